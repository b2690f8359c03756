// What the announcement names: additions and optional rules in force, the tournament's own rules, armies, scenery.
#include "core/centuria/entry/entry.h"

#include "centuria_rules.h"

#include <array>

namespace merlon::centuria
{
namespace
{

using play::Findings;
using play::note;
using play::refusal;

Findings namesAdditions(const Data& data)
{
    const Terms& terms = data.terms;
    Findings found;
    for (const Addition& one : terms.additions)
        found.push_back(isInForce(terms, one) ? note(says::centuria_format_faq_in, {{"name", one.name}})
                                              : note(says::centuria_format_faq_out, {{"other", one.name}}));
    if (terms.officialAdditions == "all")
        found.push_back(note(says::centuria_format_faq_all, {{"day", terms.day}}));
    else if (terms.officialAdditions == "none")
        found.push_back(note(says::centuria_format_faq_none));
    else if (terms.additions.empty())
        found.push_back(refusal(says::centuria_format_faq_empty));
    return found;
}

Findings namesOptionalRules(const Data& data)
{
    Findings found;
    if (data.terms.commandPoints)
        found.push_back(note(says::centuria_format_optional_command_points));
    for (const std::string& name : data.terms.optionalRules)
        found.push_back(note(says::centuria_format_optional_named, {{"name", name}}));
    found.push_back(note(says::centuria_format_optional_others));
    return found;
}

Findings hasItsOwnRules(const Data& data)
{
    Findings found;
    for (const std::string& text : data.terms.overrides)
        found.push_back(note(says::centuria_format_overrides_own, {{"text", text}}));
    return found;
}

Findings sizesArmies(const Data& data)
{
    const Terms& terms = data.terms;
    const Defaults& printed = data.ruleset->defaults;
    const bool asPrinted =
        terms.armyPoints == printed.armyPoints && std::array{terms.unitsLeast, terms.unitsMost} == printed.units;
    return {note(asPrinted ? says::centuria_scenario_army_printed : says::centuria_scenario_army_other,
                 {{"points", terms.armyPoints}, {"least", terms.unitsLeast}, {"most", terms.unitsMost}})};
}

/// Pieces that a scenario needs on every table, and who brings them.
struct Needed
{
    Battle battle;
    const Phrase& says;
};
constexpr Needed pieces[] = {
    {Battle::Saccheggio, says::centuria_kit_scenery_scenario_camp},
    {Battle::Imboscata, says::centuria_kit_scenery_scenario_road},
    {Battle::Ponte, says::centuria_kit_scenery_scenario_river},
    {Battle::Bottino, says::centuria_kit_scenery_scenario_camps},
    {Battle::Rifornimenti, says::centuria_kit_scenery_scenario_crates},
};

Findings needsPieces(const Data& data)
{
    Findings found;
    for (std::size_t i = 0; i < data.terms.battles.size(); ++i)
        for (const Needed& one : pieces)
            if (one.battle == data.terms.battles[i])
                found.push_back(
                    note(one.says, {{"round", static_cast<int>(i) + 1}, {"scenario", play::wordValue(one.battle)}}));
    return found;
}

/// Of every table at most so many.
Findings fixesElements(const Data& data)
{
    const int most = data.ruleset->kit.fixed;
    Findings found;
    const auto add = [&](const std::vector<std::string>& all, std::optional<int> table)
    {
        if (static_cast<int>(all.size()) > most)
            found.push_back(refusal(says::centuria_kit_scenery_organiser_many,
                                    {{"count", static_cast<int>(all.size())}, {"most", most}}));
        for (const std::string& name : all)
            found.push_back(
                table ? note(says::centuria_kit_scenery_organiser_fixed_at, {{"number", *table}, {"name", name}})
                      : note(says::centuria_kit_scenery_organiser_fixed, {{"name", name}}));
    };
    add(data.terms.fixedElements, {});
    for (const TableThere& one : data.terms.tables)
        add(one.fixed, one.number);
    return found;
}

bool suppliesScenery(const Data& data)
{
    return data.terms.scenerySupplied;
}

Findings listsTablesTwice(const Data& data)
{
    const auto& all = data.terms.tables;
    Findings found;
    for (std::size_t i = 1; i < all.size(); ++i)
        if (all[i].number == all[i - 1].number)
            found.push_back(play::impossible(says::centuria_ruling_same_table_listed, {{"number", all[i].number}}));
    return found;
}

constexpr play::Rule<Data> termsRules[] = {
    {rule::centuria_format_faq, namesAdditions},
    {rule::centuria_format_optional, namesOptionalRules},
    {rule::centuria_format_overrides, hasItsOwnRules},
    {rule::centuria_scenario_army, sizesArmies},
    {rule::centuria_kit_scenery_scenario, needsPieces},
    {note, says::centuria_kit_scenery_organiser_all, suppliesScenery},
    {rule::centuria_kit_scenery_organiser, fixesElements},
    {rule::centuria_ruling_same_table, listsTablesTwice},
};

} // namespace

void weighTerms(const Data& data, play::Verdict& verdict)
{
    play::weigh(termsRules, data, verdict);
}

std::vector<RuleId> rulesOfTerms()
{
    std::vector<RuleId> ids;
    play::addIds(ids, termsRules);
    return ids;
}

} // namespace merlon::centuria
