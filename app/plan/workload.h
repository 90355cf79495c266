// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

namespace xuanka::plan {

enum class Task : std::uint8_t {
    Pretrain,
    FullFinetune,
    Lora,
    Qlora,
    Preference,       ///< DPO: a frozen reference model beside the policy
    Reinforcement,    ///< RLHF/GRPO: policy, reference, reward, critic, rollout
    Serving,          ///< online, requests arrive one by one
    OfflineInference, ///< as many requests as fit
};

/// Names of the tasks, in the order of the enum: in flags, projects and catalogue rows.
inline constexpr std::array<std::string_view, 8> kTaskNames{
    "pretrain", "full", "lora", "qlora", "preference", "reinforcement", "serve", "offline"};

constexpr std::string_view taskName(Task t) {
    return kTaskNames[static_cast<std::size_t>(t)];
}

constexpr bool isTraining(Task t) {
    return t != Task::Serving && t != Task::OfflineInference;
}

/// What must run and how much of it. Only the fields of the task's kind are read.
struct Workload {
    std::string modelId = "qwen2.5-7b";
    double sizeBillions =
        0.0; ///< > 0: a member of the model's family of this size instead of the model itself
    Task task = Task::Lora;
    // training
    std::int64_t sequenceTokens = 4096;
    std::int64_t microBatch = 1;
    std::int64_t accumulation = 1;
    double paddingShare = 0.0; ///< share of tokens that are padding (0 = packed)
    double tokensToProcess = 150e6;
    // inference
    std::int64_t promptTokens = 1024;
    std::int64_t outputTokens = 256;
    std::int64_t concurrency = 8;   ///< requests in flight over all replicas
    double requestsPerSecond = 0.0; ///< 0 = closed loop at the concurrency
    double prefixHitShare = 0.0;
    double ttftTargetSeconds = 0.0; ///< 0 = no target
    double tpotTargetSeconds = 0.0;
    double deadlineHours = 0.0; ///< 0 = no deadline

    friend bool operator==(const Workload&, const Workload&) = default;
};

} // namespace xuanka::plan
