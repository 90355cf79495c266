// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/scenario/fields.h"

#include "app/scenario/lora_targets.h"

#include <algorithm>
#include <array>
#include <type_traits>

namespace xuanka::scenario {

namespace {

using plan::Fleet;
using plan::Layout;
using plan::PlanChoice;
using plan::Techniques;
using plan::Workload;
using Names = std::span<const std::string_view>;

// Names of enum values, in the order of the enum.
constexpr std::array<std::string_view, 3> kRecompute{"none", "selective", "full"};
constexpr std::array<std::string_view, 2> kAttention{"eager", "flash"};
constexpr std::array<std::string_view, 2> kLoss{"full", "chunked"};
constexpr std::array<std::string_view, 3> kOffload{"none", "host", "nvme"};
constexpr std::array<std::string_view, 4> kMasterWeights{"none", "optimizer", "parameters",
                                                         "stack"};

constexpr auto kWorkload = &PlanChoice::workload;
constexpr auto kTechniques = &PlanChoice::techniques;
constexpr auto kFleet = &PlanChoice::fleet;
constexpr auto kLayout = &PlanChoice::layout;

template <auto Part, auto Member> auto& member(Scenario& s) {
    return s.choice.*Part.*Member;
}

template <auto Part, auto Member> const auto& member(const Scenario& s) {
    return s.choice.*Part.*Member;
}

template <auto Part, auto Member> FieldValue readMember(const Scenario& s) {
    return FieldValue(member<Part, Member>(s));
}

template <auto Part, auto Member> void writeMember(Scenario& s, const FieldValue& v) {
    auto& target = member<Part, Member>(s);
    target = std::get<std::decay_t<decltype(target)>>(v);
}

template <auto Part, auto Member, const auto& EnumNames> FieldValue readEnum(const Scenario& s) {
    return std::string(EnumNames[static_cast<std::size_t>(member<Part, Member>(s))]);
}

template <auto Part, auto Member, const auto& EnumNames>
void writeEnum(Scenario& s, const FieldValue& v) {
    auto& target = member<Part, Member>(s);
    const auto at = std::find(EnumNames.begin(), EnumNames.end(), std::get<std::string>(v));
    target = static_cast<std::decay_t<decltype(target)>>(at - EnumNames.begin());
}

/// Where a number lives and how it is shown.
struct Range {
    double least = 0.0;
    double most = 0.0;
    UnitKind unit = UnitKind::Count;
    Scale scale = Scale::Linear;
};

constexpr Range counts(double least, double most) {
    return {least, most, UnitKind::Count, Scale::PowersOfTwo};
}

constexpr Range tokens(double least, double most) {
    return {least, most, UnitKind::Tokens, Scale::PowersOfTwo};
}

constexpr Range share(double least = 0.0, double most = 1.0) {
    return {least, most, UnitKind::Share, Scale::Linear};
}

template <auto Part, auto Member>
constexpr Field number(std::string_view key, std::string_view group, Range r) {
    using Value = std::decay_t<decltype(std::declval<Scenario>().choice.*Part.*Member)>;
    constexpr auto kind = std::is_same_v<Value, double> ? FieldKind::Real : FieldKind::Count;
    return {key,
            group,
            kind,
            r.unit,
            r.scale,
            r.least,
            r.most,
            {},
            readMember<Part, Member>,
            writeMember<Part, Member>,
            nullptr};
}

template <auto Part, auto Member>
constexpr Field toggle(std::string_view key, std::string_view group) {
    Field f;
    f.key = key;
    f.group = group;
    f.kind = FieldKind::Switch;
    f.read = readMember<Part, Member>;
    f.write = writeMember<Part, Member>;
    return f;
}

template <auto Part, auto Member> constexpr Field id(std::string_view key, std::string_view group) {
    Field f = toggle<Part, Member>(key, group);
    f.kind = FieldKind::Id;
    return f;
}

template <auto Part, auto Member, const auto& EnumNames>
constexpr Field choice(std::string_view key, std::string_view group) {
    Field f;
    f.key = key;
    f.group = group;
    f.kind = FieldKind::Choice;
    f.choices = Names(EnumNames);
    f.read = readEnum<Part, Member, EnumNames>;
    f.write = writeEnum<Part, Member, EnumNames>;
    return f;
}

constexpr Field custom(std::string_view key,
                       std::string_view group,
                       FieldKind kind,
                       FieldValue (*read)(const Scenario&),
                       void (*write)(Scenario&, const FieldValue&)) {
    Field f;
    f.key = key;
    f.group = group;
    f.kind = kind;
    f.read = read;
    f.write = write;
    return f;
}

FieldValue readMasterWeights(const Scenario& s) {
    const Techniques& t = s.choice.techniques;
    const auto at = t.masterWeightsFromStack ? kMasterWeights.size() - 1
                                             : static_cast<std::size_t>(t.masterWeights);
    return std::string(kMasterWeights[at]);
}

void writeMasterWeights(Scenario& s, const FieldValue& v) {
    Techniques& t = s.choice.techniques;
    const auto at = static_cast<std::size_t>(
        std::find(kMasterWeights.begin(), kMasterWeights.end(), std::get<std::string>(v)) -
        kMasterWeights.begin());
    t.masterWeightsFromStack = at + 1 >= kMasterWeights.size();
    // Back to the default of the struct, so that "from the stack" is one value and not three.
    t.masterWeights = t.masterWeightsFromStack ? Techniques{}.masterWeights
                                               : static_cast<plan::MasterWeights>(at);
}

FieldValue readLoraTargets(const Scenario& s) {
    return formatLoraTargets(s.choice.techniques.loraTargets);
}

void writeLoraTargets(Scenario& s, const FieldValue& v) {
    s.choice.techniques.loraTargets =
        parseLoraTargets(std::get<std::string>(v)).value_or(plan::kLoraAllLinear);
}

bool acceptsLoraTargets(std::string_view text) {
    return parseLoraTargets(text).has_value();
}

FieldValue readCandidates(const Scenario& s) {
    std::string joined;
    for (const std::string& c : s.candidates)
        joined += joined.empty() ? c : "," + c;
    return joined;
}

void writeCandidates(Scenario& s, const FieldValue& v) {
    s.candidates.clear();
    const std::string& text = std::get<std::string>(v);
    for (std::size_t from = 0; from < text.size();) {
        const std::size_t comma = std::min(text.find(',', from), text.size());
        if (comma > from)
            s.candidates.push_back(text.substr(from, comma - from));
        from = comma + 1;
    }
}

constexpr Field masterWeights() {
    Field f = custom("master-weights", "techniques", FieldKind::Choice, readMasterWeights,
                     writeMasterWeights);
    f.choices = Names(kMasterWeights);
    return f;
}

constexpr Field loraTargets() {
    Field f =
        custom("lora-targets", "techniques", FieldKind::Text, readLoraTargets, writeLoraTargets);
    f.accepts = acceptsLoraTargets;
    return f;
}

constexpr Range kBillions{0.0, 1e5, UnitKind::None, Scale::Logarithmic};
constexpr Range kSeconds{0.0, 3600.0, UnitKind::Seconds, Scale::Logarithmic};
constexpr Range kHours{0.0, 87600.0, UnitKind::None, Scale::Logarithmic};
constexpr Range kRate{0.0, 1e6, UnitKind::RequestsPerSecond, Scale::Logarithmic};
constexpr Range kJobTokens{0.0, 1e15, UnitKind::Tokens, Scale::Logarithmic};
constexpr Range kGbps{0.0, 12800.0, UnitKind::GigabitsPerSecond, Scale::Logarithmic};
constexpr Range kHostGib{0.0, 65536.0, UnitKind::None, Scale::PowersOfTwo};
constexpr Range kNvme{0.0, 1000.0, UnitKind::None, Scale::Logarithmic};
constexpr Range kZero{0.0, 3.0, UnitKind::Count, Scale::Linear};

const std::array kFields{
    // what must run
    choice<kWorkload, &Workload::task, plan::kTaskNames>("task", "workload"),
    id<kWorkload, &Workload::modelId>("model", "workload"),
    number<kWorkload, &Workload::sizeBillions>("size", "workload", kBillions),
    number<kWorkload, &Workload::sequenceTokens>("seq", "training", tokens(1, 1 << 24)),
    number<kWorkload, &Workload::microBatch>("micro-batch", "training", counts(1, 1 << 16)),
    number<kWorkload, &Workload::accumulation>("accumulation", "training", counts(1, 1 << 20)),
    number<kWorkload, &Workload::paddingShare>("padding", "training", share(0.0, 0.99)),
    number<kWorkload, &Workload::tokensToProcess>("tokens", "training", kJobTokens),
    number<kWorkload, &Workload::promptTokens>("prompt", "inference", tokens(1, 1 << 24)),
    number<kWorkload, &Workload::outputTokens>("output", "inference", tokens(1, 1 << 24)),
    number<kWorkload, &Workload::concurrency>("concurrency", "inference", counts(1, 1 << 20)),
    number<kWorkload, &Workload::requestsPerSecond>("request-rate", "inference", kRate),
    number<kWorkload, &Workload::prefixHitShare>("prefix-hit", "inference", share()),
    number<kWorkload, &Workload::ttftTargetSeconds>("ttft-target", "inference", kSeconds),
    number<kWorkload, &Workload::tpotTargetSeconds>("tpot-target", "inference", kSeconds),
    number<kWorkload, &Workload::deadlineHours>("deadline", "workload", kHours),
    // how it is made to fit and to fly
    id<kTechniques, &Techniques::weightFormat>("weights", "techniques"),
    id<kTechniques, &Techniques::computeFormat>("compute", "techniques"),
    id<kTechniques, &Techniques::gradientFormat>("gradients", "techniques"),
    id<kTechniques, &Techniques::cacheFormat>("kv", "techniques"),
    id<kTechniques, &Techniques::optimizer>("optimizer", "techniques"),
    masterWeights(),
    toggle<kTechniques, &Techniques::optimizerInBackward>("optimizer-in-backward", "techniques"),
    choice<kTechniques, &Techniques::recompute, kRecompute>("recompute", "techniques"),
    choice<kTechniques, &Techniques::attention, kAttention>("attention", "techniques"),
    choice<kTechniques, &Techniques::loss, kLoss>("loss", "techniques"),
    number<kTechniques, &Techniques::zeroStage>("zero", "techniques", kZero),
    toggle<kTechniques, &Techniques::reshardAfterForward>("reshard", "techniques"),
    toggle<kTechniques, &Techniques::hybridShard>("hybrid-shard", "techniques"),
    toggle<kTechniques, &Techniques::sequenceParallel>("sequence-parallel", "techniques"),
    choice<kTechniques, &Techniques::offloadOptimizer, kOffload>("offload-optimizer", "techniques"),
    choice<kTechniques, &Techniques::offloadParameters, kOffload>("offload-params", "techniques"),
    choice<kTechniques, &Techniques::offloadActivations, kOffload>("offload-activations",
                                                                   "techniques"),
    number<kTechniques, &Techniques::loraRank>("lora-rank", "techniques", counts(1, 1 << 16)),
    loraTargets(),
    toggle<kTechniques, &Techniques::dora>("dora", "techniques"),
    toggle<kTechniques, &Techniques::cudaGraphs>("cuda-graphs", "techniques"),
    toggle<kTechniques, &Techniques::prefixCache>("prefix-cache", "techniques"),
    number<kTechniques, &Techniques::chunkedPrefillTokens>(
        "chunked-prefill", "techniques", tokens(0, 1 << 24)),
    number<kTechniques, &Techniques::memoryFraction>("memory-fraction", "techniques", share()),
    id<kTechniques, &Techniques::draftModelId>("draft-model", "techniques"),
    number<kTechniques, &Techniques::draftAcceptance>("draft-acceptance", "techniques", share()),
    number<kTechniques, &Techniques::draftTokens>("draft-tokens", "techniques", counts(1, 64)),
    toggle<kTechniques, &Techniques::disaggregated>("disaggregated", "techniques"),
    // on what
    id<kFleet, &Fleet::acceleratorId>("gpu", "fleet"),
    number<kFleet, &Fleet::gpus>("gpus", "fleet", counts(1, 1 << 20)),
    number<kFleet, &Fleet::gpusPerNode>("gpus-per-node", "fleet", counts(1, 1024)),
    id<kFleet, &Fleet::intraLink>("intra-link", "fleet"),
    number<kFleet, &Fleet::interGbpsPerGpu>("inter-gbps", "fleet", kGbps),
    number<kFleet, &Fleet::hostMemoryGib>("host-memory", "fleet", kHostGib),
    number<kFleet, &Fleet::nvmeGbPerSecond>("nvme", "fleet", kNvme),
    // split how, run by what
    number<kLayout, &Layout::tp>("tp", "layout", counts(1, 4096)),
    number<kLayout, &Layout::pp>("pp", "layout", counts(1, 4096)),
    number<kLayout, &Layout::virtualStages>("vpp", "layout", counts(1, 1024)),
    number<kLayout, &Layout::ep>("ep", "layout", counts(1, 4096)),
    number<kLayout, &Layout::cp>("cp", "layout", counts(1, 4096)),
    toggle<kLayout, &Layout::attentionDataParallel>("attention-dp", "layout"),
    custom(
        "stack",
        "layout",
        FieldKind::Id,
        [](const Scenario& s) -> FieldValue { return s.choice.profileId; },
        [](Scenario& s, const FieldValue& v) { s.choice.profileId = std::get<std::string>(v); }),
    // the scenario itself
    custom(
        "name",
        "scenario",
        FieldKind::Text,
        [](const Scenario& s) -> FieldValue { return s.name; },
        [](Scenario& s, const FieldValue& v) { s.name = std::get<std::string>(v); }),
    custom(
        "notes",
        "scenario",
        FieldKind::Text,
        [](const Scenario& s) -> FieldValue { return s.notes; },
        [](Scenario& s, const FieldValue& v) { s.notes = std::get<std::string>(v); }),
    custom("candidates", "scenario", FieldKind::Text, readCandidates, writeCandidates),
};

constexpr std::array kSpellings{
    FieldSpelling{"count", "gpus"},         FieldSpelling{"method", "task"},
    FieldSpelling{"precision", "weights"},  FieldSpelling{"batch", "micro-batch"},
    FieldSpelling{"accum", "accumulation"}, FieldSpelling{"profile", "stack"},
    FieldSpelling{"rank", "lora-rank"},     FieldSpelling{"accelerator", "gpu"},
};

} // namespace

std::span<const Field> fields() {
    return kFields;
}

std::span<const FieldSpelling> fieldSpellings() {
    return kSpellings;
}

const Field* findField(std::string_view keyOrSpelling) {
    const auto spelling = std::ranges::find(kSpellings, keyOrSpelling, &FieldSpelling::spelling);
    const std::string_view key = spelling == kSpellings.end() ? keyOrSpelling : spelling->key;
    const auto it = std::ranges::find(kFields, key, &Field::key);
    return it == kFields.end() ? nullptr : &*it;
}

} // namespace xuanka::scenario
