// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/model/config_view.h"

#include <string>

namespace xuanka::model {

/// Number formats that a config.json names, as ids of formats.csv.
struct StoredFormats {
    std::string weights;    ///< "bf16", "awq-int4-g128", "fp8-block128" …
    std::string cache;      ///< "fp8" where the publisher set one; else empty
    bool isAssumed = false; ///< the file says nothing: bf16
    std::string unknown;    ///< a quantisation method that has no row
};

/// From quantization_config (or compression_config) and dtype.
StoredFormats storedFormats(const ConfigView&);

} // namespace xuanka::model
