// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/error.h"

#include <tl/expected.hpp>

#include <utility>

namespace xuanka {

/// A value or an Error. One alias, so that std::expected can take over when the compiler has it.
template <class T> using Result = tl::expected<T, Error>;

using Failure = tl::unexpected<Error>;

[[nodiscard]] inline Failure fail(Error e) {
    return Failure(std::move(e));
}

/// The most common failure: a field breaks a rule, and this is the nearest value that does not.
[[nodiscard]] inline Failure
failField(std::string field, std::string rule, std::string given, std::string nearest = {}) {
    return Failure(Error{ErrorCode::InvalidValue,
                         std::move(field),
                         std::move(rule),
                         std::move(given),
                         std::move(nearest),
                         {}});
}

} // namespace xuanka
