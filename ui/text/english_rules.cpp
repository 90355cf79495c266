// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/english.h"

#include <QtGlobal>

#include <array>

namespace xuanka::text {

namespace {

// What an error says: %1 is the value given, %2 the nearest legal one.
constexpr std::array kEntries{
    Entry{"rule.at_least", QT_TRANSLATE_NOOP("messages", "must be at least %2")},
    Entry{"rule.at_most", QT_TRANSLATE_NOOP("messages", "must be at most %2")},
    Entry{"rule.number", QT_TRANSLATE_NOOP("messages", "must be a number")},
    Entry{"rule.whole_number", QT_TRANSLATE_NOOP("messages", "must be a whole number")},
    Entry{"rule.yes_or_no", QT_TRANSLATE_NOOP("messages", "must be yes or no")},
    Entry{"rule.text", QT_TRANSLATE_NOOP("messages", "must be text")},
    Entry{"rule.one_of", QT_TRANSLATE_NOOP("messages", "is not one of the choices")},
    Entry{"rule.not_understood", QT_TRANSLATE_NOOP("messages", "is not understood")},
    Entry{"rule.unknown_field", QT_TRANSLATE_NOOP("messages", "is no field")},
    Entry{"rule.unknown", QT_TRANSLATE_NOOP("messages", "is not in the catalogue")},
    Entry{"rule.ambiguous",
          QT_TRANSLATE_NOOP("messages", "could be several entries of the catalogue")},
    Entry{"rule.no_stack",
          QT_TRANSLATE_NOOP("messages", "has no software stack for this task and format")},
    Entry{"rule.groups_fill_fleet",
          QT_TRANSLATE_NOOP("messages", "must be a multiple of TP × PP × CP")},
    Entry{"rule.tp_divides_heads",
          QT_TRANSLATE_NOOP(
              "messages",
              "must divide the attention heads, and divide or be a multiple of the key heads")},
    Entry{"rule.tp_fills_nodes",
          QT_TRANSLATE_NOOP("messages", "must stay inside a node or fill whole nodes")},
    Entry{"rule.stages_have_layers",
          QT_TRANSLATE_NOOP("messages", "must not exceed the number of layers")},
    Entry{"rule.vpp_divides_layers",
          QT_TRANSLATE_NOOP("messages", "must divide the layers of each stage")},
    Entry{"rule.vpp_needs_pipeline",
          QT_TRANSLATE_NOOP("messages", "needs a pipeline of at least two stages")},
    Entry{"rule.interleaving_fills_stages",
          QT_TRANSLATE_NOOP("messages",
                            "must be a multiple of the pipeline stages when they are interleaved")},
    Entry{"rule.ep_needs_experts",
          QT_TRANSLATE_NOOP("messages", "needs a mixture-of-experts model")},
    Entry{"rule.ep_divides_experts",
          QT_TRANSLATE_NOOP("messages", "must divide the number of experts")},
    Entry{"rule.ep_fills_stage",
          QT_TRANSLATE_NOOP("messages", "must divide the cards of a pipeline stage")},
    Entry{"rule.cp_divides_sequence",
          QT_TRANSLATE_NOOP("messages", "must cut the sequence in equal early and late pieces")},
    Entry{"rule.context_limit",
          QT_TRANSLATE_NOOP("messages", "is longer than the model's context")},
    Entry{"rule.lora_rank",
          QT_TRANSLATE_NOOP("messages", "must not exceed the hidden width of the model")},
    Entry{"rule.lora_targets",
          QT_TRANSLATE_NOOP("messages", "must name at least one linear layer")},
    Entry{"rule.zero3_pipeline",
          QT_TRANSLATE_NOOP("messages", "cannot shard parameters under a pipeline")},
    Entry{"rule.hybrid_shard", QT_TRANSLATE_NOOP("messages", "needs ZeRO stage 2 or 3")},
    Entry{"rule.optimizer_in_backward",
          QT_TRANSLATE_NOOP("messages", "must be 1 when the optimizer steps in the backward pass")},
    Entry{"rule.offload_params",
          QT_TRANSLATE_NOOP("messages", "must be 3 when parameters are offloaded")},
    Entry{"rule.offload_host",
          QT_TRANSLATE_NOOP("messages", "must not be 0 when something is offloaded to the host")},
    Entry{"rule.offload_nvme",
          QT_TRANSLATE_NOOP("messages", "must not be 0 when something is offloaded to NVMe")},
    Entry{"rule.prefix_hits",
          QT_TRANSLATE_NOOP("messages", "must be on where prefix hits are counted on")},
    Entry{"rule.draft_model",
          QT_TRANSLATE_NOOP("messages", "must be another model than the one that it drafts for")},
    Entry{"rule.disaggregated",
          QT_TRANSLATE_NOOP("messages",
                            "must be enough for one group that prefills and one that decodes")},
    Entry{"rule.stack_trains", QT_TRANSLATE_NOOP("messages", "does not train")},
    Entry{"rule.stack_serves", QT_TRANSLATE_NOOP("messages", "does not serve")},
    Entry{"rule.stack_on_card", QT_TRANSLATE_NOOP("messages", "does not run on this card")},
    Entry{"rule.stack_loads_format",
          QT_TRANSLATE_NOOP("messages", "is a format that the chosen stack does not load")},
    Entry{"rule.card_computes_format",
          QT_TRANSLATE_NOOP("messages", "is a format that this card does not compute in")},
    Entry{"rule.format_trainable",
          QT_TRANSLATE_NOOP("messages", "cannot hold weights that are trained")},
    Entry{
        "rule.qlora_quantised_base",
        QT_TRANSLATE_NOOP("messages", "is no quantised format, and QLoRA needs a quantised base")},
    Entry{"rule.trains_in_float",
          QT_TRANSLATE_NOOP("messages", "is an integer format, and training needs floating point")},
    Entry{"rule.cache_format", QT_TRANSLATE_NOOP("messages", "cannot hold a KV cache")},
    Entry{"rule.link_known", QT_TRANSLATE_NOOP("messages", "is no known link")},
    Entry{"rule.card_has_link",
          QT_TRANSLATE_NOOP("messages", "is a link that this card does not have")},
    Entry{"rule.json_syntax", QT_TRANSLATE_NOOP("messages", "is not valid JSON")},
    Entry{"rule.json_object", QT_TRANSLATE_NOOP("messages", "must be a JSON object")},
    Entry{"rule.json_array", QT_TRANSLATE_NOOP("messages", "must be a JSON array")},
    Entry{"rule.json_too_large", QT_TRANSLATE_NOOP("messages", "is larger than a file may be")},
    Entry{"rule.json_depth", QT_TRANSLATE_NOOP("messages", "is nested deeper than a file may be")},
    Entry{"rule.project_version",
          QT_TRANSLATE_NOOP("messages", "was written by a newer version of the program")},
    Entry{"rule.project_empty", QT_TRANSLATE_NOOP("messages", "holds no scenario")},
    Entry{"rule.unknown_flag", QT_TRANSLATE_NOOP("messages", "is no flag of this command")},
    Entry{"rule.flag_value", QT_TRANSLATE_NOOP("messages", "needs a value")},
    Entry{"rule.unknown_verb", QT_TRANSLATE_NOOP("messages", "is no command")},
    Entry{"rule.missing_argument", QT_TRANSLATE_NOOP("messages", "is missing")},
    Entry{"rule.file_open", QT_TRANSLATE_NOOP("messages", "cannot be read")},
    Entry{"rule.file_write", QT_TRANSLATE_NOOP("messages", "cannot be written")},
    Entry{"line.error", QT_TRANSLATE_NOOP("messages", "%1 = %2: %3")},
    Entry{"line.error_without_value", QT_TRANSLATE_NOOP("messages", "%1: %2")},
    Entry{"line.nearest", QT_TRANSLATE_NOOP("messages", "%1. Nearest: %2")},
    Entry{"line.detail", QT_TRANSLATE_NOOP("messages", "%1 (%2)")},
    Entry{"error.missing_figure",
          QT_TRANSLATE_NOOP("messages",
                            "%1: the catalogue has no figure for it, so this cannot be computed")},
};

} // namespace

std::span<const Entry> englishRules() {
    return kEntries;
}

} // namespace xuanka::text
