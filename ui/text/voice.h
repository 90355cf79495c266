// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/bilingual.h"
#include "app/base/error.h"
#include "app/base/message.h"
#include "ui/text/format.h"

#include <QString>

#include <memory>
#include <string_view>

class QTranslator;

namespace xuanka::text {

/// Makes sentences of what app says by id. A default voice follows the translator installed in the
/// application, so it changes with the window's language; a proposal or a command has a voice of
/// its own.
class Voice {
public:
    Voice() = default;
    explicit Voice(Language);

    Language language() const;

    /// The text of an id without arguments; the id itself where no text is known.
    QString word(std::string_view id) const;

    /// A sentence with its arguments put in, each as its kind is shown.
    QString sentence(const Message&) const;

    /// A text of the catalogue, which brings both languages along.
    QString say(const Bilingual&) const;

    /// One line: field, rule, nearest legal value. `field` is how the reader knows the field
    /// ("--tp", a label); empty takes the label of the field table, then the key.
    QString line(const Error&, const QString& field = {}) const;

    /// Label of a field of scenario/fields.h, its tooltip, a choice of it.
    QString fieldLabel(std::string_view key) const;
    QString fieldTip(std::string_view key) const;
    QString choice(std::string_view field, std::string_view choice) const;

private:
    QString translated(const char* source) const;
    QString argument(const MessageArgument&) const;

    std::shared_ptr<const QTranslator> m_translator;
    bool m_hasOwnTranslator = false;
};

} // namespace xuanka::text
