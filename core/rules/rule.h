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

    friend bool operator==(const Phrase&, const Phrase&) = default;
};

} // namespace merlon
