// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/quantity.h"
#include "app/base/row_reader.h"
#include "app/base/text.h"
#include "app/toolbox/diagnose/advice_table.h"
#include "app/toolbox/diagnose/pattern.h"
#include "app/toolbox/diagnose/rules.h"

#include <algorithm>
#include <array>

namespace xuanka::toolbox {

namespace {

struct XidClass {
    int first;
    int last;
    std::string_view reason;
    int weight; ///< the gravest of several decides
};

// After the vendor's list of Xid errors: what each number is about.
constexpr std::array kXids{
    XidClass{79, 79, "gpu_lost", 9},        XidClass{64, 64, "xid_remap_failed", 8},
    XidClass{48, 48, "xid_memory", 7},      XidClass{63, 63, "xid_memory", 6},
    XidClass{92, 92, "xid_memory", 5},      XidClass{94, 95, "xid_memory", 7},
    XidClass{140, 140, "xid_memory", 7},    XidClass{171, 172, "xid_memory", 7},
    XidClass{74, 74, "xid_link", 6},        XidClass{121, 121, "xid_link", 5},
    XidClass{144, 150, "xid_link", 6},      XidClass{119, 120, "xid_firmware", 6},
    XidClass{61, 62, "xid_firmware", 5},    XidClass{13, 13, "xid_application", 2},
    XidClass{31, 31, "xid_application", 2}, XidClass{43, 43, "xid_application", 1},
    XidClass{45, 45, "xid_application", 1}, XidClass{68, 69, "xid_application", 2},
};

struct Reading {
    double first = 0.0;
    double last = 0.0;
    int count = 0;
    int rises = 0;
};

bool mentionsStep(std::string_view line) {
    for (const std::string_view w : {"step", "iter", "epoch", "batch"})
        if (line.find(w) != std::string_view::npos)
            return true;
    return false;
}

bool mentionsMemory(std::string_view line) {
    for (const std::string_view w : {"mem", "alloc", "vram"})
        if (line.find(w) != std::string_view::npos)
            return true;
    return false;
}

/// The first amount after a word about memory.
std::optional<double> memoryOf(const std::string& line) {
    for (const std::string_view w : {"alloc", "mem", "vram"}) {
        const std::size_t at = line.find(w);
        if (at == std::string::npos)
            continue;
        for (std::size_t i = at; i < std::min(line.size(), at + 60); ++i)
            if (line[i] >= '0' && line[i] <= '9') {
                const auto amount = readAmount(line, i, 0.0);
                if (amount)
                    return amount->bytes;
                while (i < line.size() && line[i] >= '0' && line[i] <= '9')
                    ++i;
            }
    }
    return std::nullopt;
}

} // namespace

bool findLeak(const CleanText& text, Facts& facts) {
    Reading r;
    for (const std::string& raw : text.lines) {
        if (raw.size() > 400)
            continue;
        const std::string line = squeezed(raw);
        if (!mentionsStep(line) || !mentionsMemory(line) || line.find("triedto") != line.npos)
            continue;
        const auto bytes = memoryOf(line);
        if (!bytes)
            continue;
        if (r.count == 0)
            r.first = *bytes;
        else if (*bytes > 1.002 * r.last)
            ++r.rises;
        r.last = *bytes;
        ++r.count;
    }
    const bool grows = r.count >= 4 && r.rises >= (r.count - 1) * 3 / 4 && r.last > 1.15 * r.first;
    if (!grows)
        return false;
    facts.add("first_allocated", r.first);
    facts.replace("allocated", r.last);
    facts.add("samples", r.count, UnitKind::Count);
    return true;
}

std::string_view ncclReason(Scene& s) {
    Facts& f = s.diagnosis.facts;
    // "node07:88210:88571 [6] include/alloc.h:178 NCCL WARN": the local device stands in brackets.
    for (const std::string& line : s.text.lines) {
        const std::size_t warn = line.find("NCCL WARN");
        const std::size_t close = line.substr(0, std::min(warn, line.size())).find(']');
        if (warn == std::string::npos || close == std::string::npos)
            continue;
        const std::size_t open = line.rfind('[', close);
        if (open == std::string::npos)
            continue;
        if (const auto n = numberOf(line.substr(open + 1, close - open - 1))) {
            f.add("local_gpu", *n, UnitKind::Count);
            break;
        }
    }
    return s.signature.reason;
}

std::string_view xidReason(Scene& s) {
    Diagnosis& d = s.diagnosis;
    std::string numbers;
    const XidClass* gravest = nullptr;
    double first = 0.0;
    auto p = findPattern("xid (pci:{bus:t}): {xid:n}", s.text.squeezed);
    for (int i = 0; p && i < 256; ++i) {
        const double xid = p->captures[1].value;
        const std::string text = std::to_string(static_cast<int>(std::min(xid, 9999.0)));
        if (i == 0)
            first = xid;
        if (("," + numbers + ",").find("," + text + ",") == std::string::npos &&
            numbers.size() < 80)
            numbers += (numbers.empty() ? "" : ",") + text;
        const auto it = std::ranges::find_if(
            kXids, [&](const XidClass& x) { return xid >= x.first && xid <= x.last; });
        if (it != kXids.end() && (gravest == nullptr || it->weight > gravest->weight))
            gravest = &*it;
        p = findPattern("xid (pci:{bus:t}): {xid:n}", s.text.squeezed, p->end);
    }
    if (!numbers.empty()) {
        d.facts.addName("xids", numbers);
        d.facts.add("xid", first, UnitKind::Count);
    }
    if (s.holds("resetgputoactivate") || ("," + numbers + ",").find(",63,") != std::string::npos)
        d.findings.push_back({"found.pending_remap", {}});
    return gravest != nullptr ? gravest->reason : s.signature.reason;
}

std::string_view hostReason(Scene& s) {
    Facts& f = s.diagnosis.facts;
    if (s.holds("constraint_memcg") && s.diagnosis.kind == "message/kernel-oom")
        return "host_cgroup";
    if (s.signature.reason == "host_killed" && f.has("resident"))
        return "host_killed_known";
    // "exits with return code = -9" of a launcher and the kernel's own line tell the same.
    if (s.diagnosis.kind == "message/killed")
        f.add("exit_code", s.holds("-9") ? -9.0 : 137.0, UnitKind::Count);
    return s.signature.reason;
}

std::string_view otherReason(Scene& s) {
    Facts& f = s.diagnosis.facts;
    const std::string_view reason = s.signature.reason;
    if (f.has("needed") && f.has("available"))
        f.add("short", std::max(0.0, f.valueOr("needed", 0.0) - f.valueOr("available", 0.0)));
    if (s.diagnosis.kind == "message/xpu-error")
        return "torch_no_numbers";
    return reason;
}

} // namespace xuanka::toolbox
