#pragma once

#include <string_view>

/// Rules as the code cites them. The constants (`merlon::rule::siege_1_42a`, `merlon::says::siege_1_42a_blocked`) are
/// generated from resources/rules/<system>.yaml into "<system>_rules.h": a rule that is not catalogued cannot be cited.
namespace merlon
{

struct RuleId
{
    std::string_view id; ///< "siege.1.42a"

    friend bool operator==(const RuleId&, const RuleId&) = default;
};

/// One sentence that a verdict may say when it cites a rule; `key` names it among the sentences of that rule.
struct Phrase
{
    RuleId rule;
    std::string_view key;
    RuleId ruling{};            ///< by which the rule is read where it says this, cited beside it; most have none
    std::string_view edition{}; ///< only in which the ruling is needed; none: in all

    /// The same sentence where a ruling decided what it says.
    constexpr Phrase by(RuleId decisive, std::string_view only = {}) const { return {rule, key, decisive, only}; }
    /// As it is said in that edition.
    constexpr Phrase in(std::string_view its) const
    {
        return edition.empty() || edition == its ? Phrase{rule, key, ruling} : Phrase{rule, key};
    }

    friend bool operator==(const Phrase&, const Phrase&) = default;
};

} // namespace merlon
