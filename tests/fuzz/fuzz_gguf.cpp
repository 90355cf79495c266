// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/model/read_gguf.h"

#include <fstream>
#include <iterator>

namespace {

std::string readAll(const char* path) {
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
}

const xuanka::model::GgufRules& rules() {
    using namespace xuanka;
    static const auto kRules =
        model::ggufRulesFromTables(
            readCsv(readAll(XUANKA_SOURCE_DIR "/resources/catalogue/gguf_types.csv")).value(),
            readCsv(readAll(XUANKA_SOURCE_DIR "/resources/catalogue/gguf_mixes.csv")).value())
            .value();
    return kRules;
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace xuanka::model;
    constexpr std::uint64_t kMuchData = std::uint64_t{1} << 42U;
    const auto bytes = std::as_bytes(std::span(data, size));
    for (const std::uint64_t fileBytes : {std::uint64_t{size}, kMuchData}) {
        const auto file = readGguf({bytes, fileBytes}, rules());
        if (!file)
            continue;
        (void)summarise(file->tensors);
        (void)modelFromGguf(*file);
        (void)joinGguf({*file});
    }
    return 0;
}
