#include "core/siege/retreat.h"
#include "core/siege/shot.h"
#include "rule_ids.h"

#include <algorithm>

namespace merlon::siege
{
namespace
{

using scenario::Health;
using verdict::Builder;
using verdict::Word;

/// What is added to the die, each with its reason (sheet.2, skill.3).
int modifierOf(Builder& verdict, const Table& table, const Shot& shot)
{
    const rules::Modifiers& modifiers = table.ruleset().modifiers;
    const int forRange = shot.band == Band::Short    ? modifiers.shortRange
                         : shot.band == Band::Medium ? modifiers.mediumRange
                                                     : modifiers.longRange;
    verdict.note(says::siege_sheet_2a_range, {{"range", shot.range}, {"band", bandWord(shot.band)}, {"add", forRange}});
    int sum = forRange;
    const bool counts = std::ranges::count(modifiers.woundedWeapons, shot.weapon->id) > 0;
    if (shot.shooter.state->health == Health::Wounded && counts)
    {
        sum += modifiers.woundedShooter;
        verdict.note(says::siege_sheet_2b_wounded,
                     {{"shooter", shot.shooter.name()}, {"add", modifiers.woundedShooter}});
    }
    else if (shot.shooter.state->health == Health::Wounded)
        verdict.ruling(says::siege_ruling_ballista_wounded_none);
    if (shot.target.counter->cls == "knight" && !shot.mounted)
    {
        sum += modifiers.knightOnFoot;
        verdict.note(says::siege_sheet_2c_knight, {{"target", shot.target.name()}, {"add", modifiers.knightOnFoot}});
    }
    if (const int skill = shot.shooter.counter->skill; skill != 0)
    {
        sum += skill;
        verdict.note(says::siege_skill_3_skill, {{"shooter", shot.shooter.name()}, {"add", skill}});
    }
    return sum;
}

const std::string& letterOf(const rules::ShotTable& table, const Shot& shot, int adjusted)
{
    static const std::string miss = "-";
    const auto column =
        std::ranges::find(table.rowOf, shot.weapon->id, &std::pair<std::string, std::array<int, 10>>::first);
    const auto cover = std::ranges::find(table.covers, shot.cover);
    if (column == table.rowOf.end() || cover == table.covers.end())
        return miss;
    const auto row = static_cast<std::size_t>(column->second[static_cast<std::size_t>(adjusted - 1)]);
    return table.results[row][static_cast<std::size_t>(cover - table.covers.begin())];
}

/// sheet.5d: stunned or wounded twice is dead.
void hurt(Builder& verdict, const Body& who, Health how)
{
    const Health now = who.state->health;
    if (how != Health::Dead && (now == Health::Stunned || now == Health::Wounded))
    {
        verdict.note(
            says::siege_sheet_5d_again,
            {{"target", who.name()}, {"state", Word{now == Health::Stunned ? "state.stunned" : "state.wounded"}}});
        how = Health::Dead;
    }
    verdict.effect(verdict::HealthChange{who.state->id, how});
}

Health healthOf(const std::string& word)
{
    return word == "stunned" ? Health::Stunned : word == "wounded" ? Health::Wounded : Health::Dead;
}

/// A rider leaves the saddle, or an animal alone is hit (3.35a, 3.35b).
void hitMounted(Builder& verdict, const Table& table, const Shot& shot, const rules::ShotResult& result)
{
    if (table.isAnimal(*shot.target.counter))
    {
        verdict.note(says::siege_3_35b_animal, {{"target", shot.target.name()}});
        if (result.horse == "killed")
            verdict.effect(verdict::HealthChange{shot.target.state->id, Health::Dead});
        return;
    }
    verdict.effect(verdict::Unhorsed{shot.target.state->id, result.horse == "killed"});
    hurt(verdict, shot.target, healthOf(result.rider));
}

void applyLetter(Builder& verdict, const Table& table, const Shot& shot, const std::string& letter)
{
    const auto& results = shot.mounted ? table.ruleset().mountedResults : table.ruleset().footResults;
    const auto found = std::ranges::find(results, letter, &rules::ShotResult::letter);
    const verdict::Arg target{"target", shot.target.name()};
    if (found == results.end())
    {
        verdict.note(says::siege_1_3d_miss, {target});
        return;
    }
    if (found->retreat > 0)
    {
        verdict.note(says::siege_sheet_3d_owes, {target, {"hexes", found->retreat}});
        owe(verdict, table, shot.target, found->retreat);
        return;
    }
    const Phrase legend = shot.mounted ? says::siege_sheet_3a_letter : says::siege_sheet_3c_letter;
    verdict.note(legend,
                 {{"letter", letter}, {"meaning", Word{(shot.mounted ? "shot.mounted." : "shot.foot.") + letter}}});
    if (shot.mounted)
        hitMounted(verdict, table, shot, *found);
    else
        hurt(verdict, shot.target, healthOf(found->target));
}

} // namespace

void resolveShot(Builder& verdict, const Table& table, const Shot& shot, const game::DiceGiven& dice)
{
    const int modifier = modifierOf(verdict, table, shot);
    const rules::ShotTable& grid = shot.mounted ? table.ruleset().shotsMounted : table.ruleset().shotsFoot;
    const std::string name = (shot.mounted ? "mounted/" : "foot/") + shot.weapon->id;
    verdict.fact("modifier", modifier);
    if (dice.empty())
    {
        verdict.fact("table", name).want({"d10", "shot"});
        return;
    }
    const verdict::DieUsed& die = dice.front();
    verdict.used(die);
    const int sum = die.value + modifier;
    const int adjusted = std::clamp(sum, 1, 10);
    if (adjusted != sum)
        verdict.ruling(says::siege_ruling_die_clamp_used, {{"sum", sum}, {"adjusted", adjusted}});
    const std::string& letter = letterOf(grid, shot, adjusted);
    verdict.fact("adjusted", adjusted).fact("table", name).fact("result", letter);
    verdict.note(says::siege_1_3d_row, {{"die", die.value},
                                        {"adjusted", adjusted},
                                        {"weapon", Word{"weapon." + shot.weapon->id}},
                                        {"cover", coverWord(shot.cover)},
                                        {"letter", letter}});
    if (grid.provenance == rules::Provenance::StandIn)
        verdict.readStandIn(grid.id);
    applyLetter(verdict, table, shot, letter);
}

} // namespace merlon::siege
