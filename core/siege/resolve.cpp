// What the die makes of a shot: 1.3 and sheet.3.

#include "core/siege/retreat.h"
#include "core/siege/shot.h"
#include "siege_rules.h"

#include <algorithm>

namespace merlon::siege
{
namespace
{

using play::Verdict;

constexpr std::string_view miss = "-";

std::string_view letterOf(const ShotTable& table, const Shot& shot, int adjusted)
{
    const auto column =
        std::ranges::find(table.rowOf, shot.weapon->id, &std::pair<std::string, std::array<int, 10>>::first);
    const auto cover = std::ranges::find(table.covers, shot.cover);
    if (column == table.rowOf.end() || cover == table.covers.end())
        return miss;
    const auto row = static_cast<std::size_t>(column->second[static_cast<std::size_t>(adjusted - 1)]);
    return table.results[row][static_cast<std::size_t>(cover - table.covers.begin())];
}

/// sheet.5d: stunned or wounded twice is dead.
void hurt(Verdict& verdict, const Body& who, Health how)
{
    const Health now = who.state->health;
    if (how != Health::Dead && (now == Health::Stunned || now == Health::Wounded))
    {
        verdict.note(says::siege_sheet_5d_again, {{"target", who.name()}, {"state", wordOf(now)}});
        how = Health::Dead;
    }
    verdict.effect(HealthChange{{who.state->id}, how});
}

Health healthOf(const std::string& word)
{
    return word == "stunned" ? Health::Stunned : word == "wounded" ? Health::Wounded : Health::Dead;
}

/// A rider leaves the saddle, or an animal alone is hit (3.35a, 3.35b).
void hitMounted(Verdict& verdict, const Shot& shot, const ShotResult& result)
{
    if (shot.now.isAnimal(shot.target.piece()))
    {
        const bool killed = result.horse == "killed";
        verdict.say(killed ? play::Weight::Notes : play::Weight::Result, says::siege_3_35b_animal,
                    {{"target", shot.target.name()}});
        if (killed)
            verdict.effect(HealthChange{{shot.target.state->id}, Health::Dead});
        return;
    }
    verdict.effect(Unhorsed{{shot.target.state->id}, result.horse == "killed" ? HorseFate::Killed : HorseFate::Unhurt});
    hurt(verdict, shot.target, healthOf(result.rider));
}

void applyLetter(Verdict& verdict, const Shot& shot, std::string_view letter)
{
    const Ruleset& ruleset = shot.now.ruleset();
    const auto& results = shot.mounted ? ruleset.mountedResults : ruleset.footResults;
    const auto found = std::ranges::find(results, letter, &ShotResult::letter);
    const play::Args target{{"target", shot.target.name()}};
    if (found == results.end())
    {
        verdict.say(play::Weight::Result, says::siege_1_3d_miss, target);
        return;
    }
    if (found->retreat > 0)
    {
        verdict.note(says::siege_sheet_3d_owes, {{"target", shot.target.name()}, {"hexes", found->retreat}});
        owe(verdict, shot.now, shot.target, found->retreat);
        return;
    }
    verdict.note(
        shot.mounted ? says::siege_sheet_3a_letter : says::siege_sheet_3c_letter,
        {{"letter", std::string(letter)}, {"meaning", word(shot.mounted ? "shot.mounted" : "shot.foot", letter)}});
    if (shot.mounted)
        hitMounted(verdict, shot, *found);
    else
        hurt(verdict, shot.target, healthOf(found->target));
}

/// Said by the result, or kept in the ruleset's tables.
constexpr RuleId ofTheResult[] = {
    rule::siege_0_2,      rule::siege_1_3a,     rule::siege_1_3c,     rule::siege_1_3d,     rule::siege_sheet_1a,
    rule::siege_sheet_1b, rule::siege_sheet_1c, rule::siege_sheet_1d, rule::siege_sheet_3a, rule::siege_sheet_3c,
    rule::siege_sheet_3d, rule::siege_sheet_5d, rule::siege_3_35a,    rule::siege_3_35b,
};

} // namespace

void resolveShot(Verdict& verdict, const Shot& shot, play::Tray& tray)
{
    const int modifier = tray.held(verdict, "modifier", sayModifiers(verdict, shot));
    const ShotTable& grid = shot.mounted ? shot.now.ruleset().shotsMounted : shot.now.ruleset().shotsFoot;
    const play::Value table = word("shots", (shot.mounted ? "mounted/" : "foot/") + shot.weapon->id);
    verdict.fact("modifier", modifier, true);
    const auto die = tray.roll(verdict, {10, "shot"});
    if (!die)
    {
        verdict.fact("table", table);
        return;
    }
    const int sum = *die + modifier;
    const int adjusted = std::clamp(sum, 1, 10);
    if (adjusted != sum)
        verdict.say(play::Weight::Ruling, says::siege_ruling_die_clamp_used, {{"sum", sum}, {"adjusted", adjusted}});
    const std::string_view letter = letterOf(grid, shot, adjusted);
    verdict.fact("adjusted", adjusted).fact("table", table);
    verdict.fact("result", word(shot.mounted ? "result.mounted" : "result.foot", letter));
    verdict.note(says::siege_1_3d_row, {{"die", *die},
                                        {"adjusted", adjusted},
                                        {"weapon", word("weapon", shot.weapon->id)},
                                        {"cover", wordOf(shot.cover)},
                                        {"letter", std::string(letter)}});
    if (grid.provenance == Provenance::StandIn)
        verdict.standIns.push_back(grid.id);
    applyLetter(verdict, shot, letter);
}

std::vector<RuleId> rulesOfTheResult()
{
    return {std::begin(ofTheResult), std::end(ofTheResult)};
}

} // namespace merlon::siege
