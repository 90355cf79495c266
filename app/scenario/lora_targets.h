// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace xuanka::scenario {

/// "all-linear", "attention", "q,v", "q_proj v_proj": the bits of plan::LoraTarget. Nothing where a
/// name is unknown or none is given.
std::optional<std::uint32_t> parseLoraTargets(std::string_view);

/// The shortest text that reads back as the same bits.
std::string formatLoraTargets(std::uint32_t);

} // namespace xuanka::scenario
