#include "core/piccole/system.h"

#include "core/piccole/piccole.h"
#include "core/piccole/sheets.h"

#include "piccole_rules.h"

#include <algorithm>

namespace merlon::piccole
{

std::vector<RuleId> System::rules() const
{
    std::vector<RuleId> ids = rulesOfBattle();
    for (const auto& more : {rulesOfRecoil(), rulesOfMoves(), rulesOfBreaking(), rulesOfEnding(), rulesOfCampaign()})
        ids.insert(ids.end(), more.begin(), more.end());
    return ids;
}

void System::check(const yaml::Node& ruleset, yaml::Log& log) const
{
    readRuleset(ruleset, log);
}

play::Opaque System::data(const play::Scenario& scenario, const play::Boards&) const
{
    return play::Opaque::of(
        Data{play::read<Options>(scenario.options).value, play::read<Own>(scenario.own).value, &builtInRuleset()});
}

/// A fact that may be left out is told only where it holds: its first word, and
/// no, are what leaving it out means.
play::Marks System::could(const play::Game& game, const play::Record& begun, const play::Field& field) const
{
    play::Marks marks = play::System::could(game, begun, field);
    if (!field.optional || order(begun.kind) == nullptr)
        return marks;
    if (field.sort == play::Sort::Flag)
        std::erase(marks.all, play::Value(false));
    if (field.sort == play::Sort::Word && !marks.all.empty())
        marks.all.erase(marks.all.begin());
    return marks;
}

play::Clock System::clock(const play::Game& game) const
{
    play::Clock clock;
    const auto count = static_cast<int>(stateOf(game).combats.size());
    clock.says.push_back({says::piccole_combat_total_asked, {{"count", count}}});
    return clock;
}

std::vector<play::Sheet> System::sheets(const play::Game& game) const
{
    return sheetsOf(dataOf(game), stateOf(game));
}

const play::System& system()
{
    static const System piccole;
    return piccole;
}

} // namespace merlon::piccole
