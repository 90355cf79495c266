// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/english.h"

#include <QtGlobal>

#include <array>

namespace xuanka::text {

namespace {

// What the command line says.
constexpr std::array kEntries{
    Entry{"cli.usage",
          QT_TRANSLATE_NOOP(
              "messages",
              "Xuanka plans capacity for large language models.\nUsage: xuanka [COMMAND] [FLAGS]   "
              "  without a command the window opens; a file opens in it")},
    Entry{"cli.usage_end",
          QT_TRANSLATE_NOOP("messages",
                            "xuanka COMMAND --help lists the flags of a command. Every command has "
                            "--json and --lang en|zh.\nExit codes: 0 answered, 1 no answer, 2 "
                            "wrong input, 3 reading or writing failed.")},
    Entry{"cli.verb.estimate",
          QT_TRANSLATE_NOOP("messages", "Memory, speed and binding limit of one plan")},
    Entry{"cli.verb.validate",
          QT_TRANSLATE_NOOP("messages", "Predict measured values and report the errors")},
    Entry{"cli.verb.catalog",
          QT_TRANSLATE_NOOP("messages",
                            "The catalogue: list KIND, show KIND ID (gpus, models, formats, "
                            "optimizers, stacks), export TABLE, import TABLE FILE")},
    Entry{"cli.verb.model", QT_TRANSLATE_NOOP("messages", "Parameters and cache of a model")},
    Entry{"cli.verb.machine",
          QT_TRANSLATE_NOOP("messages", "The GPUs of this machine, by its driver's own tool")},
    Entry{"cli.machine_none",
          QT_TRANSLATE_NOOP("messages",
                            "No GPU was found: nvidia-smi, rocm-smi and npu-smi list none here.")},
    Entry{"cli.machine_index", QT_TRANSLATE_NOOP("messages", "GPU no.")},
    Entry{"cli.machine_used", QT_TRANSLATE_NOOP("messages", "In use now")},
    Entry{"cli.machine_unknown",
          QT_TRANSLATE_NOOP("messages", "%1 is not in the catalogue: add it to plan with it.")},
    Entry{"cli.flag.help", QT_TRANSLATE_NOOP("messages", "Show this help")},
    Entry{"cli.flag.json", QT_TRANSLATE_NOOP("messages", "Answer as JSON")},
    Entry{"cli.flag.lang", QT_TRANSLATE_NOOP("messages", "Language of the answer [en|zh]")},
    Entry{"cli.flag.scenario",
          QT_TRANSLATE_NOOP("messages", "Start from the scenario in this project file")},
    Entry{"rule.tree_answer", QT_TRANSLATE_NOOP("messages", "is no answer of this tree")},
    Entry{"cli.verb.advise",
          QT_TRANSLATE_NOOP("messages",
                            "Walk the decision tree and check every card with the engine")},
    Entry{"cli.flag.tree", QT_TRANSLATE_NOOP("messages", "Decision tree to walk [xuanka|article]")},
    Entry{"cli.flag.answers",
          QT_TRANSLATE_NOOP("messages", "Answers to its questions: node=answer,node=answer")},
    Entry{"cli.flag.currency",
          QT_TRANSLATE_NOOP("messages", "Currency of the prices, such as CNY or USD")},
    Entry{"cli.from_scenario", QT_TRANSLATE_NOOP("messages", "from the scenario")},
    Entry{"cli.from_user", QT_TRANSLATE_NOOP("messages", "your answer")},
    Entry{"cli.from_fallback", QT_TRANSLATE_NOOP("messages", "assumed")},
    Entry{"cli.memory", QT_TRANSLATE_NOOP("messages", "Memory per card")},
    Entry{"cli.speed", QT_TRANSLATE_NOOP("messages", "Throughput")},
    Entry{"cli.cards_cost", QT_TRANSLATE_NOOP("messages", "Price of the cards")},
    Entry{"cli.price_date", QT_TRANSLATE_NOOP("messages", "Priced")},
    Entry{"cli.equals_best", QT_TRANSLATE_NOOP("messages", "as good as the best")},
    Entry{"cli.nothing_in_play", QT_TRANSLATE_NOOP("messages", "No card does the job.")},
    Entry{"cli.conflicts",
          QT_TRANSLATE_NOOP("messages", "The tree would take these, and the engine refuses them:")},
    Entry{"cli.rejected", QT_TRANSLATE_NOOP("messages", "Cards that left, with their reason:")},
    Entry{"cli.channel.rent", QT_TRANSLATE_NOOP("messages", "Way of buying: rent")},
    Entry{"cli.channel.reserve", QT_TRANSLATE_NOOP("messages", "Way of buying: reserve")},
    Entry{"cli.channel.buy", QT_TRANSLATE_NOOP("messages", "Way of buying: buy")},
    Entry{"cli.channel.hybrid",
          QT_TRANSLATE_NOOP("messages", "Way of buying: own the base, rent the peak")},
    Entry{"cli.channel.wait", QT_TRANSLATE_NOOP("messages", "Way of buying: wait")},
    Entry{"cli.flag.out", QT_TRANSLATE_NOOP("messages", "Write to this file")},
    Entry{"cli.flag.dry_run",
          QT_TRANSLATE_NOOP("messages", "Say what an import would do, and write nothing")},
    Entry{"cli.imported",
          QT_TRANSLATE_NOOP("messages", "Imported: %1 rows added, %2 changed, %3 as they were")},
    Entry{"cli.would_import",
          QT_TRANSLATE_NOOP("messages", "Would import: %1 rows added, %2 changed, %3 as they are")},
    Entry{"cli.flag.rows", QT_TRANSLATE_NOOP("messages", "Also give the prediction of each row")},
    Entry{"cli.group.spellings", QT_TRANSLATE_NOOP("messages", "Other spellings")},
    Entry{"cli.fits",
          QT_TRANSLATE_NOOP(
              "messages", "FITS: %1 of %2 on the fullest card (80 % interval %3, probability %4)")},
    Entry{"cli.does_not_fit", QT_TRANSLATE_NOOP("messages",
                                                "DOES NOT FIT: %1 of %2 on the fullest card (80 % "
                                                "interval %3, probability of fitting %4)")},
    Entry{"cli.throughput", QT_TRANSLATE_NOOP("messages", "%1 (80 % interval %2), %3 per card")},
    Entry{"cli.finish", QT_TRANSLATE_NOOP("messages", "%1 (80 % interval %2) for %3")},
    Entry{"cli.overloaded",
          QT_TRANSLATE_NOOP("messages", "Overloaded: the highest rate within the targets is %1")},
    Entry{"cli.latency",
          QT_TRANSLATE_NOOP("messages", "First token after %1 (p99 %2), then %3 a token (p99 %4)")},
    Entry{"cli.capacity",
          QT_TRANSLATE_NOOP(
              "messages",
              "The cache holds %1 requests, or a context of %2 tokens at this concurrency")},
    Entry{"cli.limit", QT_TRANSLATE_NOOP("messages", "Limited by: %1; next: %2. Ground: %3")},
    Entry{"cli.amount", QT_TRANSLATE_NOOP("messages", "Amount")},
    Entry{"cli.memory_parts", QT_TRANSLATE_NOOP("messages", "Memory of the fullest card")},
    Entry{"cli.time_parts", QT_TRANSLATE_NOOP("messages", "Time of one optimizer step")},
    Entry{"cli.time_parts_serving", QT_TRANSLATE_NOOP("messages", "Time of one decode step")},
    Entry{"cli.metric", QT_TRANSLATE_NOOP("messages", "Metric")},
    Entry{"cli.source", QT_TRANSLATE_NOOP("messages", "Source")},
    Entry{"cli.rows", QT_TRANSLATE_NOOP("messages", "Rows")},
    Entry{"cli.median_error", QT_TRANSLATE_NOOP("messages", "Median error")},
    Entry{"cli.p90_error", QT_TRANSLATE_NOOP("messages", "90th percentile")},
    Entry{"cli.bias", QT_TRANSLATE_NOOP("messages", "Bias")},
    Entry{"cli.verb.report",
          QT_TRANSLATE_NOOP("messages", "Write the procurement proposal of a plan as PDF")},
    Entry{"cli.flag.output", QT_TRANSLATE_NOOP("messages", "File to write")},
    Entry{"cli.flag.sample",
          QT_TRANSLATE_NOOP("messages", "The sample proposal: LoRA on Qwen2.5-7B")},
    Entry{"cli.flag.organisation", QT_TRANSLATE_NOOP("messages", "Organisation on the cover")},
    Entry{"cli.flag.date",
          QT_TRANSLATE_NOOP("messages", "Date printed on each page; today unless given")},
    Entry{
        "cli.flag.region",
        QT_TRANSLATE_NOOP("messages", "Where tariffs, taxes and wages are taken from: CN, US, EU")},
    Entry{"rule.has_estimate", QT_TRANSLATE_NOOP("messages", "the plan cannot be estimated: %1")},
    Entry{"cli.coverage", QT_TRANSLATE_NOOP("messages", "Inside the 80 % interval")},
    Entry{"cli.refusal", QT_TRANSLATE_NOOP("messages", "Not predicted: %1 rows, first %3: %2")},
    Entry{"cli.id", QT_TRANSLATE_NOOP("messages", "Id")},
    Entry{"cli.name", QT_TRANSLATE_NOOP("messages", "Name")},
    Entry{"cli.usable_memory", QT_TRANSLATE_NOOP("messages", "Usable memory")},
    Entry{"cli.bandwidth", QT_TRANSLATE_NOOP("messages", "Bandwidth")},
    Entry{"cli.power", QT_TRANSLATE_NOOP("messages", "Power")},
    Entry{"cli.released", QT_TRANSLATE_NOOP("messages", "Released")},
    Entry{"cli.parameters", QT_TRANSLATE_NOOP("messages", "Parameters")},
    Entry{"cli.active", QT_TRANSLATE_NOOP("messages", "Active")},
    Entry{"cli.context", QT_TRANSLATE_NOOP("messages", "Context")},
    Entry{"cli.group", QT_TRANSLATE_NOOP("messages", "Group")},
    Entry{"cli.bits", QT_TRANSLATE_NOOP("messages", "Bits per weight")},
    Entry{"cli.state_bytes", QT_TRANSLATE_NOOP("messages", "State bytes per parameter")},
    Entry{"cli.does", QT_TRANSLATE_NOOP("messages", "For")},
    Entry{"cli.ecosystems", QT_TRANSLATE_NOOP("messages", "Runs on")},
    Entry{"cli.model_parameters",
          QT_TRANSLATE_NOOP("messages", "Parameters: %1, of which %2 active per token")},
    Entry{"cli.model_cache", QT_TRANSLATE_NOOP("messages", "KV cache per token in 16 bits: %1")},
    Entry{"cli.model_layers", QT_TRANSLATE_NOOP("messages", "Layers: %1")},
    Entry{"cli.model_context", QT_TRANSLATE_NOOP("messages", "Longest context: %1 tokens")},
};

} // namespace

std::span<const Entry> englishCli() {
    return kEntries;
}

} // namespace xuanka::text
