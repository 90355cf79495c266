// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

namespace xuanka {

/// What kind of thing went wrong; decides the exit code of the command line and the icon in the
/// window.
enum class ErrorCode {
    InvalidValue,  ///< a field is out of its rule
    UnknownId,     ///< no such model, card, stack, format …
    NotSupported,  ///< legal, but this card or stack cannot do it
    MissingFigure, ///< a catalogue figure is empty, so the result cannot be computed
    Malformed,     ///< a file or text does not follow its format
    TooLarge,      ///< input past the reader's limits
    NewerVersion,  ///< written by a newer program
    Io,            ///< reading or writing failed (db, ui)
    Cancelled,
};

/// An error as a value. `rule` is a message id of ui/text ("rule.divides_heads"); `given` and
/// `nearest` are literal values for the sentence; `detail` is a technical addition (a position, a
/// file name).
struct Error {
    ErrorCode code = ErrorCode::InvalidValue;
    std::string field;   ///< key of scenario/fields.h, a flag, a file or a JSON path
    std::string rule;    ///< message id of the broken rule
    std::string given;   ///< the offending value
    std::string nearest; ///< the nearest legal value, empty where there is none
    std::string detail;

    friend bool operator==(const Error&, const Error&) = default;
};

} // namespace xuanka
