// SPDX-License-Identifier: GPL-3.0-or-later
// The only place that meets CLI11.
#include "ui/cli/arguments.h"

#include "app/base/text.h"

#include <CLI/CLI.hpp>

#include <algorithm>

namespace xuanka::cli {

namespace {

bool isNegativeNumber(std::string_view text) {
    return text.size() > 1 && text[0] == '-' &&
           (text[1] == '.' || (text[1] >= '0' && text[1] <= '9'));
}

bool isFlag(std::string_view text) {
    return text.starts_with("--") && text.size() > 2;
}

/// "--seq -5" means the value -5, which the library would take for a flag of its own.
std::vector<std::string> withNegativesJoined(std::span<const std::string> arguments) {
    std::vector<std::string> joined;
    for (const std::string& a : arguments) {
        const bool joins = isNegativeNumber(a) && !joined.empty() && isFlag(joined.back()) &&
                           joined.back().find('=') == std::string::npos;
        if (joins)
            joined.back() += "=" + a;
        else
            joined.push_back(a);
    }
    return joined;
}

Error unknownFlag(const Grammar& grammar, const std::string& given) {
    if (!given.starts_with("-"))
        return {ErrorCode::InvalidValue, given, "rule.unexpected_argument", {}, {}, {}};
    std::vector<std::string_view> names;
    for (const Flag& f : grammar.flags)
        names.push_back(f.name);
    const std::string_view bare = std::string_view(given).substr(isFlag(given) ? 2 : 0);
    const std::string_view nearest = nearestOf(bare.substr(0, bare.find('=')), names);
    return {ErrorCode::InvalidValue,
            given,
            "rule.unknown_flag",
            {},
            nearest.empty() ? std::string("--help") : "--" + std::string(nearest),
            {}};
}

/// The library names the option first: "--seq: 1 required TEXT missing".
Error withoutValue(const std::string& what) {
    return {ErrorCode::InvalidValue, what.substr(0, what.find(':')), "rule.flag_value", {}, {}, {}};
}

class Parser {
public:
    explicit Parser(const Grammar& grammar)
        : m_grammar(grammar), m_app(grammar.summary, "xuanka " + grammar.verb) {
        m_app.allow_extras();
        m_app.set_help_flag("-h,--help", grammar.helpOfHelp);
        m_app.get_formatter()->column_width(28);
        for (const Flag& f : grammar.flags)
            add(f);
        if (!grammar.positional.empty())
            m_app.add_option(grammar.positional, m_arguments.positionals);
    }

    Result<Arguments> run(std::span<const std::string> given) {
        std::vector<std::string> reversed = withNegativesJoined(given);
        std::ranges::reverse(reversed);
        try {
            m_app.parse(std::move(reversed));
        } catch (const CLI::CallForHelp&) {
            m_arguments.helpText = m_app.help();
            return m_arguments;
        } catch (const CLI::ParseError& e) {
            return fail(withoutValue(e.what()));
        }
        if (const auto extras = m_app.remaining(); !extras.empty())
            return fail(unknownFlag(m_grammar, extras.front()));
        if (m_grammar.positionalIsRequired && m_arguments.positionals.empty())
            return fail({ErrorCode::InvalidValue,
                         m_grammar.positional,
                         "rule.missing_argument",
                         {},
                         {},
                         {}});
        collect();
        return m_arguments;
    }

private:
    void add(const Flag& f) {
        CLI::Option* option = nullptr;
        if (f.takes == Takes::Nothing)
            option = m_app.add_flag("--" + f.name)->description(f.help);
        else
            option = m_app.add_option("--" + f.name)->description(f.help)->type_name("");
        if (f.takes == Takes::SwitchValue)
            option->expected(0, 1);
        option->multi_option_policy(CLI::MultiOptionPolicy::TakeLast);
        if (!f.group.empty())
            option->group(f.group);
        m_options.push_back(option);
    }

    void collect() {
        for (std::size_t i = 0; i < m_options.size(); ++i) {
            if (m_options[i]->count() == 0)
                continue;
            const auto& values = m_options[i]->results();
            const bool isBare =
                m_grammar.flags[i].takes == Takes::Nothing || values.empty() ||
                (m_grammar.flags[i].takes == Takes::SwitchValue && values.back().empty());
            m_arguments.flags[m_grammar.flags[i].name] = isBare ? "yes" : values.back();
        }
    }

    const Grammar& m_grammar;
    CLI::App m_app;
    Arguments m_arguments;
    std::vector<CLI::Option*> m_options;
};

} // namespace

std::string Arguments::value(std::string_view flag) const {
    const auto it = flags.find(flag);
    return it == flags.end() ? std::string() : it->second;
}

Result<Arguments> parseArguments(const Grammar& grammar, std::span<const std::string> arguments) {
    return Parser(grammar).run(arguments);
}

} // namespace xuanka::cli
