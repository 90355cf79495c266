// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/toolbox/diagnose/diagnose.h"

#include <cmath>
#include <cstdlib>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace xuanka::toolbox;
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    const Diagnosis d = diagnose(text);
    // What is recognised has a kind and a cause, and every figure is finite.
    if (d.isRecognised && d.kind.empty())
        std::abort();
    for (const Fact& f : d.facts.all())
        if (!std::isfinite(f.value))
            std::abort();
    if (diagnose(text).facts.all() != d.facts.all())
        std::abort();
    return 0;
}
