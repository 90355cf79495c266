// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/message.h"
#include "app/base/result.h"
#include "app/model/config_view.h"
#include "app/model/family_defaults.h"
#include "app/model/layer_plan.h"

#include <vector>

namespace xuanka::model {

/// What the readers of the parts of a config.json share.
struct ConfigContext {
    const ConfigView& view;
    const FamilyDefaults& defaults;
    std::int64_t hidden = 0;
    std::int64_t vocabulary = 0;
    std::vector<Message>& messages;

    /// The value of a key, or a default of the family; an error names the key where neither is.
    Result<std::int64_t> need(Key key, std::int64_t usual = 0) const;

    /// As a note for the user: the file is silent, this was taken.
    void assume(std::string_view key, std::int64_t value) const;
};

/// Attention of any kind for a layer that attends.
Result<Mixer> readAttention(const ConfigContext&, const PlannedLayer&, std::int64_t layer);

/// Fixed-state mixer of a layer.
Result<Mixer> readState(const ConfigContext&);

Result<DenseFfn> readDense(const ConfigContext&);
Result<MoeFfn> readMoe(const ConfigContext&);

/// Parameters of the vision tower and projector, from vision_config; 0 where there is none or its
/// keys are not known.
std::int64_t visionParameters(const ConfigView&, std::int64_t hidden);

} // namespace xuanka::model
