// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/hardware/accelerator_row.h"

#include "app/base/row_reader.h"

#include <algorithm>
#include <array>

namespace xuanka::hardware {
namespace {

constexpr std::array<std::string_view, 7> kLinkKinds{"none", "nvswitch", "bridge", "point-to-point",
                                                     "mesh", "ethernet", "pcie"};
constexpr std::array<std::string_view, static_cast<std::size_t>(ComputeKind::Count)> kFormats{
    "fp64", "fp32", "tf32", "fp16", "bf16", "fp8", "int8", "int4", "fp4"};
constexpr std::array<std::string_view, 4> kAccumulates{"fp32", "fp16", "fp64", "int32"};
constexpr std::array<std::string_view, 5> kAvailabilities{"sold", "announced", "discontinued",
                                                          "cloud", "planned"};
constexpr std::array<std::string_view, 5> kExports{"", "barred", "licence", "variant",
                                                   "variant-barred"};
constexpr std::array<std::string_view, 5> kPriceKinds{"street", "launch", "list", "article",
                                                      "user"};

ScaleUpLink readLink(RowReader& r) {
    ScaleUpLink link;
    link.name = r.text("link");
    link.kind = static_cast<LinkKind>(r.word("link_kind", kLinkKinds));
    link.perDirection = r.scaled<BytesPerSecond>("link_gbs", kGiga);
    link.largestDomain = r.count("link_domain", 1);
    return link;
}

void readNames(RowReader& r, Accelerator& a) {
    a.id = r.required("id");
    a.name = r.required("name");
    a.aliases = r.list("aliases");
    a.vendor = r.required("vendor");
    a.family = r.text("family");
    a.kernelClass = r.required("kernel_class");
    a.formFactor = r.text("form_factor");
    a.segment = r.text("segment");
    a.released = r.date("released");
    a.ecosystem = r.required("ecosystem");
    a.computeCapability = r.text("compute_capability");
}

void readMarket(RowReader& r, Accelerator& a) {
    a.availability = kAvailabilities[r.word("availability", kAvailabilities)];
    a.cooling = r.text("cooling");
    a.chinaExport = kExports[r.word("china_export", kExports)];
    a.isModified = r.flag("modified");
    a.exportNote = r.text("export_note");
    a.note = r.text("note");
    a.unconfirmed = r.text("unconfirmed");
    a.evidence = r.required("evidence");
}

bool isCurrency(std::string_view code) {
    return code.size() == 3 &&
           std::ranges::all_of(code, [](char c) { return c >= 'A' && c <= 'Z'; });
}

} // namespace

Result<Accelerator> acceleratorFromRow(const Row& row) {
    RowReader r(row);
    Accelerator a;
    readNames(r, a);
    a.marketedGb = r.number("marketed_gb", 0.0);
    a.usableMib = r.figure("usable_mib", 1.0);
    a.memoryType = r.text("memory_type");
    a.bandwidth = r.scaled<BytesPerSecond>("bandwidth_gbs", kGiga);
    a.hasEcc = r.flag("ecc");
    a.hasSparsity = r.flag("sparsity");
    a.hasMig = r.flag("mig");
    a.multiprocessors = r.count("multiprocessors", 0);
    a.link = readLink(r);
    a.pcieGeneration = r.number("pcie_generation", 0.0);
    a.pcieLanes = r.count("pcie_lanes", 0);
    a.tdp = r.scaled<Watts>("tdp_w", 1.0);
    a.idle = r.scaled<Watts>("idle_w", 1.0);
    a.devicesPerCard = r.count("devices", 1);
    readMarket(r, a);
    return std::move(r).finish(std::move(a));
}

Result<PeakRow> peakFromRow(const Row& row) {
    RowReader r(row);
    PeakRow p;
    p.accelerator = r.required("accelerator");
    r.required("format");
    p.kind = static_cast<ComputeKind>(r.word("format", kFormats));
    p.isFastAccumulate = kAccumulates[r.word("accumulate", kAccumulates)] == "fp16";
    r.required("tflops");
    p.rate = FlopPerSecond(r.number("tflops", 0.0) * kTera);
    p.evidence = r.required("evidence");
    return std::move(r).finish(std::move(p));
}

Result<PriceRow> priceFromRow(const Row& row) {
    RowReader r(row);
    PriceRow p;
    p.subject = r.required("subject");
    p.price.kind = kPriceKinds[r.word("kind", kPriceKinds)];
    r.required("amount");
    p.price.amount = r.number("amount", 0.0);
    p.price.currency = r.required("currency");
    if (!isCurrency(p.price.currency))
        r.refuse("currency", "rule.currency_code", "USD");
    r.required("date");
    p.price.date = r.date("date");
    p.price.isConfirmed = r.flag("confirmed");
    p.price.evidence = r.required("evidence");
    p.price.note = r.text("note");
    return std::move(r).finish(std::move(p));
}

} // namespace xuanka::hardware
