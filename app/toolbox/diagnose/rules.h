// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/toolbox/diagnose/clean_text.h"
#include "app/toolbox/diagnose/diagnosis.h"
#include "app/toolbox/diagnose/signatures.h"

#include <string_view>

namespace xuanka::toolbox {

/// What the rules of a family see: the text, where the message stands in it, and the diagnosis so
/// far with its facts.
struct Scene {
    const CleanText& text;
    const Signature& signature;
    std::size_t at = 0; ///< of the message in text.squeezed
    Diagnosis& diagnosis;

    bool holds(std::string_view squeezedPart) const {
        return text.squeezed.find(squeezedPart) != std::string::npos;
    }

    bool holdsAny(std::initializer_list<std::string_view> parts) const {
        for (const std::string_view p : parts)
            if (holds(p))
                return true;
        return false;
    }
};

// Each refines kind and facts and returns the reason (a row of advice_table.h).
std::string_view torchReason(Scene&);
std::string_view mpsReason(Scene&);
std::string_view summaryReason(Scene&);
std::string_view jaxReason(Scene&);
std::string_view tensorflowReason(Scene&);
std::string_view vllmReason(Scene&);
std::string_view llamaReason(Scene&);
std::string_view ncclReason(Scene&);
std::string_view xidReason(Scene&);
std::string_view hostReason(Scene&);
std::string_view otherReason(Scene&);

/// Growth of the memory in a log of steps: fills first_allocated, allocated and samples.
bool findLeak(const CleanText&, Facts&);

/// The reason, findings and facts of a listing without a message.
std::string_view listingReason(Diagnosis&, const CleanText&);

} // namespace xuanka::toolbox
