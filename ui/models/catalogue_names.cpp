// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/catalogue_names.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <span>

namespace xuanka::models {

namespace {

struct Named {
    const char* id;
    const char* text;
    const char* tip = "";
};

// In the order of the list on the page.
constexpr std::array kTables{
    Named{"accelerators", QT_TRANSLATE_NOOP("catalogue", "Accelerators"),
          QT_TRANSLATE_NOOP("catalogue", "Cards with memory, bandwidth, links, power and dates")},
    Named{"accelerator_peaks", QT_TRANSLATE_NOOP("catalogue", "Peak rates"),
          QT_TRANSLATE_NOOP("catalogue", "Dense peaks by number format and accumulate mode")},
    Named{"prices", QT_TRANSLATE_NOOP("catalogue", "Prices"),
          QT_TRANSLATE_NOOP("catalogue", "List, street and second-hand prices with their dates")},
    Named{"cloud_offers", QT_TRANSLATE_NOOP("catalogue", "Cloud offers"),
          QT_TRANSLATE_NOOP("catalogue",
                            "What an hour of a card costs to rent, by provider and region")},
    Named{"models", QT_TRANSLATE_NOOP("catalogue", "Models"),
          QT_TRANSLATE_NOOP("catalogue", "Architectures, layer by layer")},
    Named{"published_counts", QT_TRANSLATE_NOOP("catalogue", "Published counts"),
          QT_TRANSLATE_NOOP("catalogue", "Parameter counts that the architectures reproduce")},
    Named{"techniques", QT_TRANSLATE_NOOP("catalogue", "Techniques"),
          QT_TRANSLATE_NOOP("catalogue", "What each optimisation acts on and costs")},
    Named{"formats", QT_TRANSLATE_NOOP("catalogue", "Number formats"),
          QT_TRANSLATE_NOOP("catalogue", "Bits per weight, embedding and head of each format")},
    Named{"gguf_types", QT_TRANSLATE_NOOP("catalogue", "GGUF types"),
          QT_TRANSLATE_NOOP("catalogue", "Blocks of the GGUF tensor types")},
    Named{"gguf_mixes", QT_TRANSLATE_NOOP("catalogue", "GGUF mixes"),
          QT_TRANSLATE_NOOP("catalogue", "Which tensor gets which type in a mix")},
    Named{"optimizers", QT_TRANSLATE_NOOP("catalogue", "Optimizers"),
          QT_TRANSLATE_NOOP("catalogue", "Bytes of state and traffic of each optimizer")},
    Named{"software_profiles", QT_TRANSLATE_NOOP("catalogue", "Software stacks"),
          QT_TRANSLATE_NOOP("catalogue", "Training and serving stacks that the engine knows")},
    Named{"profile_coefficients", QT_TRANSLATE_NOOP("catalogue", "Stack coefficients"),
          QT_TRANSLATE_NOOP("catalogue", "Fitted coefficients of each stack with their spread")},
    Named{"kernel_classes", QT_TRANSLATE_NOOP("catalogue", "Kernel classes"),
          QT_TRANSLATE_NOOP("catalogue", "Families of cards whose kernels behave alike")},
    Named{"kernel_coefficients", QT_TRANSLATE_NOOP("catalogue", "Kernel coefficients"),
          QT_TRANSLATE_NOOP("catalogue", "Fitted kernel rates of each class with their spread")},
    Named{"cost_assumptions", QT_TRANSLATE_NOOP("catalogue", "Cost assumptions"),
          QT_TRANSLATE_NOOP("catalogue",
                            "Tariffs, rates and shares that the cost model starts from")},
    Named{"currencies", QT_TRANSLATE_NOOP("catalogue", "Exchange rates"),
          QT_TRANSLATE_NOOP("catalogue", "Units of each currency per USD, with date")},
    Named{"trees", QT_TRANSLATE_NOOP("catalogue", "Decision trees"),
          QT_TRANSLATE_NOOP("catalogue", "The trees of the advisor")},
    Named{"evidence", QT_TRANSLATE_NOOP("catalogue", "Evidence"),
          QT_TRANSLATE_NOOP("catalogue", "Where figures come from")},
};

// Columns with the unit in which their figures stand.
constexpr std::array kColumns{
    Named{"id", QT_TRANSLATE_NOOP("catalogue", "Id")},
    Named{"name", QT_TRANSLATE_NOOP("catalogue", "Name")},
    Named{"aliases", QT_TRANSLATE_NOOP("catalogue", "Other spellings")},
    Named{"vendor", QT_TRANSLATE_NOOP("catalogue", "Vendor")},
    Named{"family", QT_TRANSLATE_NOOP("catalogue", "Family")},
    Named{"kernel_class", QT_TRANSLATE_NOOP("catalogue", "Kernel class")},
    Named{"form_factor", QT_TRANSLATE_NOOP("catalogue", "Form factor")},
    Named{"segment", QT_TRANSLATE_NOOP("catalogue", "Segment")},
    Named{"released", QT_TRANSLATE_NOOP("catalogue", "Released")},
    Named{"ecosystem", QT_TRANSLATE_NOOP("catalogue", "Ecosystem")},
    Named{"compute_capability", QT_TRANSLATE_NOOP("catalogue", "Compute capability")},
    Named{"marketed_gb", QT_TRANSLATE_NOOP("catalogue", "Memory as marketed (GB)")},
    Named{"usable_mib", QT_TRANSLATE_NOOP("catalogue", "Usable memory (MiB)")},
    Named{"memory_type", QT_TRANSLATE_NOOP("catalogue", "Memory type")},
    Named{"bandwidth_gbs", QT_TRANSLATE_NOOP("catalogue", "Memory bandwidth (GB/s)")},
    Named{"ecc", QT_TRANSLATE_NOOP("catalogue", "ECC")},
    Named{"sparsity", QT_TRANSLATE_NOOP("catalogue", "2:4 sparsity")},
    Named{"mig", QT_TRANSLATE_NOOP("catalogue", "Partitions (MIG)")},
    Named{"multiprocessors", QT_TRANSLATE_NOOP("catalogue", "Multiprocessors")},
    Named{"link", QT_TRANSLATE_NOOP("catalogue", "Link between cards")},
    Named{"link_kind", QT_TRANSLATE_NOOP("catalogue", "Kind of link")},
    Named{"link_gbs", QT_TRANSLATE_NOOP("catalogue", "Link, each way (GB/s)")},
    Named{"link_domain", QT_TRANSLATE_NOOP("catalogue", "Largest link domain (cards)")},
    Named{"pcie_generation", QT_TRANSLATE_NOOP("catalogue", "PCIe generation")},
    Named{"pcie_lanes", QT_TRANSLATE_NOOP("catalogue", "PCIe lanes")},
    Named{"tdp_w", QT_TRANSLATE_NOOP("catalogue", "Board power (W)")},
    Named{"idle_w", QT_TRANSLATE_NOOP("catalogue", "Idle power (W)")},
    Named{"devices", QT_TRANSLATE_NOOP("catalogue", "Devices on a board")},
    Named{"availability", QT_TRANSLATE_NOOP("catalogue", "Availability")},
    Named{"cooling", QT_TRANSLATE_NOOP("catalogue", "Cooling")},
    Named{"china_export", QT_TRANSLATE_NOOP("catalogue", "Export to China")},
    Named{"modified", QT_TRANSLATE_NOOP("catalogue", "Modified board")},
    Named{"export_note", QT_TRANSLATE_NOOP("catalogue", "Note on export")},
    Named{"note", QT_TRANSLATE_NOOP("catalogue", "Note")},
    Named{"notes", QT_TRANSLATE_NOOP("catalogue", "Notes")},
    Named{"unconfirmed", QT_TRANSLATE_NOOP("catalogue", "Unconfirmed figures")},
    Named{"evidence", QT_TRANSLATE_NOOP("catalogue", "Evidence")},
    Named{"accelerator", QT_TRANSLATE_NOOP("catalogue", "Accelerator")},
    Named{"format", QT_TRANSLATE_NOOP("catalogue", "Number format")},
    Named{"accumulate", QT_TRANSLATE_NOOP("catalogue", "Accumulates in")},
    Named{"tflops", QT_TRANSLATE_NOOP("catalogue", "Dense peak (TFLOP/s)")},
    Named{"provider", QT_TRANSLATE_NOOP("catalogue", "Provider")},
    Named{"country", QT_TRANSLATE_NOOP("catalogue", "Country")},
    Named{"region", QT_TRANSLATE_NOOP("catalogue", "Region")},
    Named{"instance", QT_TRANSLATE_NOOP("catalogue", "Instance")},
    Named{"cards", QT_TRANSLATE_NOOP("catalogue", "Cards")},
    Named{"kind", QT_TRANSLATE_NOOP("catalogue", "Kind")},
    Named{"currency", QT_TRANSLATE_NOOP("catalogue", "Currency")},
    Named{"per_hour", QT_TRANSLATE_NOOP("catalogue", "Price per card and hour")},
    Named{"date", QT_TRANSLATE_NOOP("catalogue", "Date")},
    Named{"confirmed", QT_TRANSLATE_NOOP("catalogue", "Confirmed")},
    Named{"key", QT_TRANSLATE_NOOP("catalogue", "Assumption")},
    Named{"subject", QT_TRANSLATE_NOOP("catalogue", "Applies to")},
    Named{"low", QT_TRANSLATE_NOOP("catalogue", "Low")},
    Named{"central", QT_TRANSLATE_NOOP("catalogue", "Central")},
    Named{"high", QT_TRANSLATE_NOOP("catalogue", "High")},
    Named{"assumed", QT_TRANSLATE_NOOP("catalogue", "Assumed")},
    Named{"per_usd", QT_TRANSLATE_NOOP("catalogue", "Units per USD")},
    Named{"title", QT_TRANSLATE_NOOP("catalogue", "Title")},
    Named{"source", QT_TRANSLATE_NOOP("catalogue", "Source")},
    Named{"group", QT_TRANSLATE_NOOP("catalogue", "Group")},
    Named{"bits", QT_TRANSLATE_NOOP("catalogue", "Bits per weight")},
    Named{"embedding_bits", QT_TRANSLATE_NOOP("catalogue", "Bits, embedding")},
    Named{"head_bits", QT_TRANSLATE_NOOP("catalogue", "Bits, output head")},
    Named{"expert_bits", QT_TRANSLATE_NOOP("catalogue", "Bits, experts")},
    Named{"other_bits", QT_TRANSLATE_NOOP("catalogue", "Bits, other tensors")},
    Named{"row_bits", QT_TRANSLATE_NOOP("catalogue", "Bits a row")},
    Named{"column_bits", QT_TRANSLATE_NOOP("catalogue", "Bits a column")},
    Named{"compute", QT_TRANSLATE_NOOP("catalogue", "Computes in")},
    Named{"gguf_mix", QT_TRANSLATE_NOOP("catalogue", "GGUF mix")},
    Named{"trainable", QT_TRANSLATE_NOOP("catalogue", "Trainable")},
    Named{"cache", QT_TRANSLATE_NOOP("catalogue", "For the cache")},
    Named{"stores_tied_head", QT_TRANSLATE_NOOP("catalogue", "Stores a tied head")},
    Named{"mix", QT_TRANSLATE_NOOP("catalogue", "Mix")},
    Named{"tensor", QT_TRANSLATE_NOOP("catalogue", "Tensor")},
    Named{"when", QT_TRANSLATE_NOOP("catalogue", "When")},
    Named{"type", QT_TRANSLATE_NOOP("catalogue", "Type")},
    Named{"code", QT_TRANSLATE_NOOP("catalogue", "Code")},
    Named{"block_elements", QT_TRANSLATE_NOOP("catalogue", "Elements a block")},
    Named{"block_bytes", QT_TRANSLATE_NOOP("catalogue", "Bytes a block")},
    Named{"fallback", QT_TRANSLATE_NOOP("catalogue", "Falls back to")},
    Named{"layout", QT_TRANSLATE_NOOP("catalogue", "Layout")},
    Named{"based_on", QT_TRANSLATE_NOOP("catalogue", "Based on")},
    Named{"class", QT_TRANSLATE_NOOP("catalogue", "Kernel class")},
    Named{"kernel", QT_TRANSLATE_NOOP("catalogue", "Kernel")},
    Named{"coefficient", QT_TRANSLATE_NOOP("catalogue", "Coefficient")},
    Named{"value", QT_TRANSLATE_NOOP("catalogue", "Value")},
    Named{"unit", QT_TRANSLATE_NOOP("catalogue", "Unit")},
    Named{"spread", QT_TRANSLATE_NOOP("catalogue", "Spread")},
    Named{"publisher", QT_TRANSLATE_NOOP("catalogue", "Publisher")},
    Named{"license", QT_TRANSLATE_NOOP("catalogue", "Licence")},
    Named{"hidden", QT_TRANSLATE_NOOP("catalogue", "Hidden width")},
    Named{"vocabulary", QT_TRANSLATE_NOOP("catalogue", "Vocabulary")},
    Named{"context", QT_TRANSLATE_NOOP("catalogue", "Context (tokens)")},
    Named{"tied", QT_TRANSLATE_NOOP("catalogue", "Tied head")},
    Named{"head_bias", QT_TRANSLATE_NOOP("catalogue", "Head bias")},
    Named{"norm", QT_TRANSLATE_NOOP("catalogue", "Normalisation")},
    Named{"final_norm", QT_TRANSLATE_NOOP("catalogue", "Final norm")},
    Named{"embedding_width", QT_TRANSLATE_NOOP("catalogue", "Embedding width")},
    Named{"learned_positions", QT_TRANSLATE_NOOP("catalogue", "Learned positions")},
    Named{"extra_parameters", QT_TRANSLATE_NOOP("catalogue", "Extra parameters")},
    Named{"layers", QT_TRANSLATE_NOOP("catalogue", "Layers")},
    Named{"layer_order", QT_TRANSLATE_NOOP("catalogue", "Layer order")},
    Named{"mtp_layers", QT_TRANSLATE_NOOP("catalogue", "MTP layers")},
    Named{"mtp_modules", QT_TRANSLATE_NOOP("catalogue", "MTP modules")},
    Named{"mtp_embedding_copies", QT_TRANSLATE_NOOP("catalogue", "MTP embedding copies")},
    Named{"stated_parameters", QT_TRANSLATE_NOOP("catalogue", "Parameters as stated")},
    Named{"stated_active", QT_TRANSLATE_NOOP("catalogue", "Active parameters as stated")},
    Named{"beside_parameters", QT_TRANSLATE_NOOP("catalogue", "Parameters beside the text model")},
    Named{"recalled", QT_TRANSLATE_NOOP("catalogue", "From memory")},
    Named{"state_bytes", QT_TRANSLATE_NOOP("catalogue", "State (bytes a parameter)")},
    Named{"state_bytes_row_column",
          QT_TRANSLATE_NOOP("catalogue", "State (bytes a row and column)")},
    Named{"low_rank_share", QT_TRANSLATE_NOOP("catalogue", "Low-rank share")},
    Named{"step_bytes", QT_TRANSLATE_NOOP("catalogue", "Traffic of a step (bytes a parameter)")},
    Named{"paged", QT_TRANSLATE_NOOP("catalogue", "Paged")},
    Named{"amount", QT_TRANSLATE_NOOP("catalogue", "Amount")},
    Named{"profile", QT_TRANSLATE_NOOP("catalogue", "Software stack")},
    Named{"model", QT_TRANSLATE_NOOP("catalogue", "Model")},
    Named{"published", QT_TRANSLATE_NOOP("catalogue", "Published parameters")},
    Named{"adjust", QT_TRANSLATE_NOOP("catalogue", "Adjustment")},
    Named{"with_mtp", QT_TRANSLATE_NOOP("catalogue", "With MTP")},
    Named{"reason", QT_TRANSLATE_NOOP("catalogue", "Reason")},
    Named{"tolerance", QT_TRANSLATE_NOOP("catalogue", "Tolerance")},
    Named{"trains", QT_TRANSLATE_NOOP("catalogue", "Trains")},
    Named{"serves", QT_TRANSLATE_NOOP("catalogue", "Serves")},
    Named{"ecosystems", QT_TRANSLATE_NOOP("catalogue", "Ecosystems")},
    Named{"formats", QT_TRANSLATE_NOOP("catalogue", "Formats")},
    Named{"default_for", QT_TRANSLATE_NOOP("catalogue", "Default for")},
    Named{"master_weights", QT_TRANSLATE_NOOP("catalogue", "Master weights")},
    Named{"name_zh", QT_TRANSLATE_NOOP("catalogue", "Chinese name")},
    Named{"acts_on", QT_TRANSLATE_NOOP("catalogue", "Acts on")},
    Named{"costs", QT_TRANSLATE_NOOP("catalogue", "Costs")},
    Named{"article_claim", QT_TRANSLATE_NOOP("catalogue", "What the article says")},
    Named{"verdict", QT_TRANSLATE_NOOP("catalogue", "Verdict")},
    Named{"step", QT_TRANSLATE_NOOP("catalogue", "Step")},
    Named{"text", QT_TRANSLATE_NOOP("catalogue", "Text")},
    Named{"tree", QT_TRANSLATE_NOOP("catalogue", "Tree")},
    Named{"json", QT_TRANSLATE_NOOP("catalogue", "Content")},
    Named{"claim", QT_TRANSLATE_NOOP("catalogue", "Claim")},
    Named{"as_of", QT_TRANSLATE_NOOP("catalogue", "As of")},
    Named{"topic", QT_TRANSLATE_NOOP("catalogue", "Topic")},
    Named{"metric", QT_TRANSLATE_NOOP("catalogue", "Metric")},
};

const Named* find(std::span<const Named> list, std::string_view id) {
    const auto at = std::ranges::find_if(list, [&](const Named& n) { return id == n.id; });
    return at == list.end() ? nullptr : &*at;
}

QString shown(const char* source) {
    return QCoreApplication::translate("catalogue", source);
}

} // namespace

std::vector<std::string> tableOrder() {
    std::vector<std::string> order;
    for (const Named& n : kTables)
        order.emplace_back(n.id);
    return order;
}

QString tableTitle(std::string_view table) {
    const Named* n = find(kTables, table);
    return n ? shown(n->text) : QString::fromUtf8(table.data(), static_cast<int>(table.size()));
}

QString tableTip(std::string_view table) {
    const Named* n = find(kTables, table);
    return n ? shown(n->tip) : QString();
}

QString columnTitle(std::string_view column) {
    if (const Named* n = find(kColumns, column))
        return shown(n->text);
    QString plain = QString::fromUtf8(column.data(), static_cast<int>(column.size()));
    return plain.replace(QLatin1Char('_'), QLatin1Char(' '));
}

} // namespace xuanka::models
