// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/error.h"
#include "app/base/json.h"
#include "app/outlook/library.h"
#include "ui/text/voice.h"

#include <QString>

#include <cstdio>
#include <span>

namespace xuanka::cli {

/// How the program ends.
enum ExitCode : int {
    kAnswered = 0,   ///< also where the answer is "does not fit"
    kNoAnswer = 1,   ///< a sound question that has no answer: a figure is missing, nothing is left
    kWrongInput = 2, ///< flag, field, file or catalogue breaks a rule
    kIoFailed = 3,   ///< reading or writing failed
};

ExitCode exitCodeOf(const Error&);

/// The error about a positional argument instead of a field.
Error renamed(Error, std::string_view positional);

/// One run of the command line: language, where it writes, and whether people or programs read.
class Session {
public:
    Session(text::Language language, bool writesJson)
        : m_voice(language), m_format(language), m_writesJson(writesJson) {}

    const text::Voice& voice() const { return m_voice; }

    const text::Format& format() const { return m_format; }

    bool writesJson() const { return m_writesJson; }

    void write(const QString& text) const;
    void write(const Json&) const;

    /// A line on the error channel that is no error.
    void notify(const QString& text) const;

    /// One line an error on the error channel, with --json the same as data; the exit code of the
    /// first.
    ExitCode refuse(std::span<const Error>) const;

    ExitCode refuse(const Error& e) const { return refuse(std::span(&e, 1)); }

private:
    text::Voice m_voice;
    text::Format m_format;
    bool m_writesJson = false;
};

} // namespace xuanka::cli
