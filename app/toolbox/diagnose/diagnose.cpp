// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/toolbox/diagnose/diagnose.h"

#include "app/base/text.h"
#include "app/toolbox/diagnose/advice_table.h"
#include "app/toolbox/diagnose/listing.h"
#include "app/toolbox/diagnose/pattern.h"
#include "app/toolbox/diagnose/rules.h"

#include <algorithm>
#include <array>

namespace xuanka::toolbox {

namespace {

struct Hit {
    const Signature* signature = nullptr;
    Found found;
    bool isInWhole = false; ///< found only with the heads of the lines kept
};

bool occurs(const CleanText& text, std::string_view part) {
    const std::string what = squeezed(part);
    return text.squeezedWhole.find(what) != std::string::npos ||
           text.squeezed.find(what) != std::string::npos;
}

std::optional<Hit> hitOf(const Signature& s, const CleanText& text) {
    Hit hit;
    hit.signature = &s;
    auto found = findPattern(s.pattern, text.squeezed);
    if (!found) {
        found = findPattern(s.pattern, text.squeezedWhole);
        hit.isInWhole = true;
    }
    if (!found || (!s.also.empty() && !occurs(text, s.also)) ||
        (!s.without.empty() && occurs(text, s.without)))
        return std::nullopt;
    hit.found = std::move(*found);
    return hit;
}

/// The signature nearest to the root; of equals the first in the tables, which go from the special
/// to the general.
std::optional<Hit> bestHit(const CleanText& text) {
    std::optional<Hit> best;
    for (const auto table :
         {torchSignatures(), engineSignatures(), xlaSignatures(), systemSignatures()})
        for (const Signature& s : table)
            if (!best || s.rank > best->signature->rank)
                if (auto hit = hitOf(s, text))
                    best = std::move(hit);
    return best;
}

/// Names that are counts, shares or tokens; all others without a unit are counts too.
UnitKind unitOf(const Capture& c) {
    if (c.isBytes)
        return UnitKind::Bytes;
    if (c.name == "fraction")
        return UnitKind::Share;
    return c.name.ends_with("tokens") ? UnitKind::Tokens : UnitKind::Count;
}

void addCapture(Facts& facts, const Capture& c) {
    if (!c.text.empty())
        facts.addName(c.name, c.text);
    else
        facts.add(c.name, c.value, unitOf(c));
}

/// PyTorch's figures stand in the message itself, those of the others around it.
void addFacts(Diagnosis& d, const CleanText& text, const Hit& hit) {
    for (const Capture& c : hit.found.captures)
        addCapture(d.facts, c);
    const Family family = hit.signature->family;
    constexpr std::size_t kNear = 3'000;
    const std::string_view whole = hit.isInWhole ? text.squeezedWhole : text.squeezed;
    const bool isNear = family == Family::Torch;
    const std::string_view where = isNear ? whole.substr(hit.found.at, kNear) : whole;
    for (const FactPattern& p : factPatterns())
        if (p.family == family)
            if (const auto found = findPattern(p.pattern, where))
                for (const Capture& c : found->captures)
                    addCapture(d.facts, c);
}

std::string_view refined(Scene& s) {
    switch (s.signature.family) {
    case Family::Torch:
        return torchReason(s);
    case Family::Mps:
        return mpsReason(s);
    case Family::Summary:
        return summaryReason(s);
    case Family::Jax:
        return jaxReason(s);
    case Family::Tensorflow:
        return tensorflowReason(s);
    case Family::Vllm:
        return vllmReason(s);
    case Family::Llama:
        return llamaReason(s);
    case Family::Nccl:
        return ncclReason(s);
    case Family::Xid:
        return xidReason(s);
    case Family::Host:
        return hostReason(s);
    case Family::Sglang:
    case Family::Ollama:
    case Family::Other:
        return otherReason(s);
    }
    return s.signature.reason;
}

/// "[rank5]:" and "rank 5" before the message.
void addRank(Facts& facts, const CleanText& text) {
    for (const std::string_view pattern : {"[rank{rank:n}]", "[rank {rank:n}]"})
        if (const auto found = findPattern(pattern, text.squeezedWhole))
            addCapture(facts, found->captures.front());
}

void readMessage(Diagnosis& d, const CleanText& text, const Hit& hit) {
    d.kind = hit.signature->kind;
    addFacts(d, text, hit);
    Scene scene{text, *hit.signature, hit.isInWhole ? 0 : hit.found.at, d};
    const std::string_view reason = refined(scene);
    addRank(d.facts, text);
    if (!d.listing.devices.empty())
        d.findings.push_back({"found.another_listing", {}});
    applyReason(d, reason);
}

void addAvoid(Diagnosis& d, const char* id) {
    Message m{std::string("avoid.") + id, {}};
    if (std::ranges::find(d.avoid, m) == d.avoid.end())
        d.avoid.push_back(std::move(m));
}

/// "table/nvidia-smi 550": what the table looks like goes by the driver.
std::string kindOf(const Listing& listing) {
    const std::size_t dot = listing.driver.find('.');
    const bool isNvidia =
        listing.kind == "table/nvidia-smi" || listing.kind == "query/nvidia-smi -q";
    return isNvidia && dot != std::string::npos ? listing.kind + " " + listing.driver.substr(0, dot)
                                                : listing.kind;
}

void readListingAlone(Diagnosis& d, const CleanText& text) {
    d.kind = kindOf(d.listing);
    applyReason(d, listingReason(d, text));
    if (d.listing.kind == "table/rocm-smi")
        addAvoid(d, "percent_is_mib");
    if (d.listing.kind == "query/rocm-smi")
        addAvoid(d, "used_is_total");
    if (text.squeezed.find("kmdversion") != std::string::npos)
        addAvoid(d, "old_header");
    if (text.squeezed.find("[n/a]") != std::string::npos)
        addAvoid(d, "empty_is_zero");
}

/// "Killed" alone on its line, as a shell says it.
bool saysKilled(const CleanText& text) {
    return std::ranges::any_of(text.lines, [](const std::string& line) {
        const std::string_view t = trimmed(line);
        return t == "Killed" || t == "Killed." || t == "已杀死" || t == "zsh: killed" ||
               (t.ends_with(" Killed") && t.size() < 200) ||
               (t.find(" Killed   ") != std::string_view::npos && t.size() < 400);
    });
}

} // namespace

Listing readDevices(std::string_view text) {
    auto listing = readListing(cleanText(text));
    return listing ? std::move(*listing) : Listing{};
}

Diagnosis diagnose(std::string_view raw) {
    const CleanText text = cleanText(raw);
    Diagnosis d;
    d.isCut = text.isCut;
    if (auto listing = readListing(text))
        d.listing = std::move(*listing);
    const auto hit = bestHit(text);
    // The kernel's and the driver's words about a lost device stand in listings too.
    const bool listingFirst = hit && !d.listing.devices.empty() &&
                              hit->signature->reason == "gpu_lost" && hit->signature->rank < 80;
    if (hit && !listingFirst)
        readMessage(d, text, *hit);
    else if (!d.listing.devices.empty())
        readListingAlone(d, text);
    else if (saysKilled(text)) {
        d.kind = "message/killed";
        applyReason(d, "killed_137");
    } else if (findLeak(text, d.facts)) {
        d.kind = "log/steps";
        applyReason(d, "torch_leak");
    }
    if (d.isCut)
        d.findings.push_back({"found.text_cut", {}});
    return d;
}

} // namespace xuanka::toolbox
