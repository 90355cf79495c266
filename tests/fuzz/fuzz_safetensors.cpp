// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/model/read_safetensors.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace xuanka::model;
    constexpr std::uint64_t kMuchData = std::uint64_t{1} << 42U;
    const auto bytes = std::as_bytes(std::span(data, size));
    for (const std::uint64_t fileBytes : {std::uint64_t{size}, kMuchData})
        if (const auto tensors = readSafetensors({bytes, fileBytes}))
            (void)summarise(*tensors);
    (void)readSafetensorsIndex({reinterpret_cast<const char*>(data), size});
    return 0;
}
