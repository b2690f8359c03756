// What the die makes of a shot: 1.3 and sheet.3.

#include "core/castle/shots/shots.h"

#include "core/castle/field/common_rows.h"
#include "core/castle/field/hurt.h"
#include "core/castle/retreats/retreats.h"
#include "core/play/as.h"
#include "siege_rules/0_2.h"
#include "siege_rules/1_3.h"
#include "siege_rules/3_35.h"
#include "siege_rules/5_12.h"
#include "siege_rules/ruling.h"
#include "siege_rules/sheet.h"

#include <algorithm>

namespace merlon::castle
{
namespace
{

using play::Findings;
using play::note;
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

/// A shot whose die has fallen.
struct Hit
{
    const Shot& shot;
    int die = 0;
    int sum = 0;      ///< with what is added
    int adjusted = 0; ///< 1 to 10
    std::string_view letter;
    const ShotResult* result = nullptr; ///< null: a miss
    int reach = 0;                      ///< so many hexes of a retreat are possible
    bool flees = false;                 ///< he retreats

    bool animal() const { return shot.now.isAnimal(shot.target.piece()); }
    Health health() const { return shot.target.state->health; }
    /// An animal alone stays where it is, or a horse retreats all the same (siege.ruling.riderless-retreat).
    int retreat() const
    {
        return result != nullptr && (!animal() || retreatsAlone(shot.now, shot.target)) ? result->retreat : 0;
    }
    /// Hit in the body: no miss, and no retreat.
    bool struck() const { return result != nullptr && result->retreat == 0; }
    /// A rider who is wounded because he cannot retreat: from his horse, which is unhurt.
    bool falls() const { return stays() && (again() || kills() || !shot.now.rules().woundedStayInTheSaddle); }
    bool stays() const { return cannotRetreat() && shot.target.state->mounted; }
    bool cannotRetreat() const { return retreat() > 0 && !animal() && health() != Health::Stunned && !flees; }
    /// By the reading in which one who cannot retreat dies.
    bool kills() const { return cannotRetreat() && shot.now.rules().killsWhoCannotRetreat != nullptr; }
    /// What happens to the target itself, if it was well until now.
    std::optional<Health> blow() const
    {
        if (retreat() > 0 && animal())
            return {};
        if (retreat() > 0)
            return health() == Health::Stunned ? std::optional(Health::Dead)
                   : flees                     ? std::nullopt
                   : kills()                   ? std::optional(Health::Dead)
                                               : std::optional(Health::Wounded);
        if (result == nullptr || (shot.mounted && animal()))
            return {};
        return healthOf(shot.mounted ? result->rider : result->target);
    }
    bool again() const
    {
        const auto how = blow();
        return how && how != Health::Dead && (health() == Health::Stunned || health() == Health::Wounded);
    }
    Findings ofAnAnimal(bool draught, const Phrase& phrase) const
    {
        if (!struck() || !shot.mounted || !animal() || shot.now.isDraught(shot.target.piece()) != draught)
            return {};
        return {{result->horse == "killed" ? play::Weight::Notes : play::Weight::Result, phrase, target()}};
    }
    play::Args target() const { return {{"target", shot.target.name()}}; }
};

Findings misses(const Hit& hit)
{
    if (hit.result != nullptr)
        return {};
    return {{play::Weight::Result, says::siege_1_3d_miss, hit.target()}};
}

Findings staysAlone(const Hit& hit)
{
    if (!hit.animal() || hit.result == nullptr || hit.result->retreat == 0)
        return {};
    if (hit.retreat() == 0)
        return {{play::Weight::Result, says::siege_ruling_riderless_retreat_stays, hit.target()}};
    return {hit.flees
                ? play::ruling(says::siege_ruling_riderless_retreat_retreats, hit.target())
                : play::Finding{play::Weight::Result, says::siege_ruling_riderless_retreat_nowhere, hit.target()}};
}

Findings diesForWantOfRoom(const Hit& hit)
{
    if (!hit.kills())
        return {};
    return {play::ruling(*hit.shot.now.rules().killsWhoCannotRetreat, {{"name", hit.shot.target.name()}})};
}

Findings fallsFromTheSaddle(const Hit& hit)
{
    if (!hit.stays())
        return {};
    return {play::ruling(hit.falls() ? says::siege_ruling_saddle_wound_falls : says::siege_ruling_saddle_wound_stays,
                         {{"name", hit.shot.target.name()}})};
}

Findings hitsAnAnimalAlone(const Hit& hit)
{
    return hit.ofAnAnimal(false, says::siege_3_35b_animal);
}

Findings hitsADraughtAnimal(const Hit& hit)
{
    return hit.ofAnAnimal(true, says::siege_5_12a_animal);
}

play::Args rowOfTheTable(const Hit& hit)
{
    return {{"die", hit.die},
            {"adjusted", hit.adjusted},
            {"weapon", word("weapon", hit.shot.weapon->id)},
            {"cover", wordOf(hit.shot.cover)},
            {"letter", word("letter", hit.letter)}};
}

/// Of a die that the table was asked for.
constexpr play::Rule<Hit> dieRules[] = {
    {rule::siege_ruling_die_clamp, beyondTheDie},
    {note, says::siege_1_3d_row, play::always, rowOfTheTable},
};

constexpr play::Rule<Hit> hitRules[] = {
    {rule::siege_1_3d, misses},
    {note, says::siege_sheet_3d_owes, [](const Hit& hit) { return hit.retreat() != 0 && (!hit.animal() || hit.flees); },
     [](const Hit& hit) { return play::args("target", hit.shot.target.name(), "hexes", hit.retreat()); }},
    {rule::siege_ruling_riderless_retreat, staysAlone},
    {note, says::siege_sheet_3a_letter, [](const Hit& hit) { return hit.struck() && hit.shot.mounted; },
     [](const Hit& hit)
     { return play::args("letter", std::string(hit.letter), "meaning", word("shot.mounted", hit.letter)); }},
    {note, says::siege_sheet_3c_letter, [](const Hit& hit) { return hit.struck() && !hit.shot.mounted; },
     [](const Hit& hit)
     { return play::args("letter", std::string(hit.letter), "meaning", word("shot.foot", hit.letter)); }},
    {rule::siege_3_35b, hitsAnAnimalAlone},
    {rule::siege_5_12a, hitsADraughtAnimal},
    {play::ruling, says::siege_ruling_stunned_retreat_dies,
     [](const Hit& hit) { return hit.retreat() != 0 && hit.health() == Health::Stunned; },
     [](const Hit& hit) { return play::args("name", hit.shot.target.name()); }},
    {note, says::siege_sheet_3d_cannot, [](const Hit& hit) { return hit.cannotRetreat(); },
     [](const Hit& hit) { return play::args("name", hit.shot.target.name(), "hexes", hit.retreat()); }},

    // As far as he could, he might have gone.
    {play::ruling, says::siege_ruling_failed_retreat_in_place,
     [](const Hit& hit) { return hit.cannotRetreat() && hit.reach != 0 && !hit.kills(); },
     [](const Hit& hit) { return play::args("name", hit.shot.target.name(), "hex", *hit.shot.target.state->hex); }},
    {play::several, diesForWantOfRoom},
    {rule::siege_ruling_saddle_wound, fallsFromTheSaddle},
    {note, says::siege_sheet_5d_again, [](const Hit& hit) { return hit.again(); },
     [](const Hit& hit) { return play::args("target", hit.shot.target.name(), "state", wordOf(hit.health())); }},
};

/// What the rows have said, done.
void carryOut(Verdict& verdict, const Hit& hit)
{
    const CounterId id{hit.shot.target.state->id};
    if (hit.retreat() > 0 && !hit.blow() && (hit.flees || !hit.animal()))
        verdict.effect(RetreatOwed{id, hit.retreat()});
    if (hit.struck() && hit.shot.mounted)
    {
        const bool killed = hit.result->horse == "killed";
        if (!hit.animal())
            verdict.effect(Unhorsed{id, killed ? HorseFate::Killed : HorseFate::Unhurt});
        else if (killed)
            verdict.effect(HealthChange{id, Health::Dead});
    }
    if (hit.falls())
        verdict.effect(Unhorsed{id, HorseFate::Unhurt});
    if (const auto blow = hit.blow())
        verdict.effect(HealthChange{id, hit.again() ? Health::Dead : *blow});
}

Hit hitBy(const Shot& shot, std::string_view letter)
{
    const Numbers& numbers = shot.now.numbers();
    const auto& results = shot.mounted ? numbers.mountedResults : numbers.footResults;
    const auto found = std::ranges::find(results, letter, &ShotResult::letter);
    Hit hit{shot, 0, 0, 0, letter, found == results.end() ? nullptr : &*found};
    if (hit.retreat() > 0)
        hit.reach = farthestOf(shot.now, shot.target, hit.retreat());
    hit.flees = hit.reach > 0 && (hit.reach == hit.retreat() || shot.now.rules().retreatsPartway);
    return hit;
}

/// `modifier` was added to its die, but for what is the target's.
void solve(Verdict& verdict, const Hit& hit, int modifier, play::Tray& tray)
{
    play::weigh(hitRules, hit, verdict);
    carryOut(verdict, hit);
    if (hit.result == nullptr && hit.shot.now.policies().missed != nullptr)
        hit.shot.now.policies().missed(verdict, hit.shot, modifier, tray);
}

/// How a shot is thrown and read, without a sentence: one die of ten sides (Need), a table for riders and one for men
/// on foot (the ruleset's).
constexpr RuleId ofTheTables[] = {rule::siege_0_2, rule::siege_1_3a, rule::siege_1_3c};

} // namespace

void resolveShot(Verdict& verdict, const Shot& shot, play::Tray& tray)
{
    const int modifier = tray.held(verdict, "modifier", sayModifiers(verdict, shot));
    const ShotTable& grid = shot.mounted ? shot.now.numbers().shotsMounted : shot.now.numbers().shotsFoot;
    const play::Value table = word("shots", (shot.mounted ? "mounted/" : "foot/") + shot.weapon->id);
    verdict.fact("modifier", modifier, true);
    const auto ask = shot.now.policies().ask;
    if (ask != nullptr && ask(verdict, shot))
        return void(verdict.fact("table", table));
    const auto die = tray.roll(verdict, {10, "shot"});
    if (!die)
    {
        verdict.fact("table", table);
        return;
    }
    const int sum = *die + modifier;
    const int adjusted = std::clamp(sum, 1, 10);
    const std::string_view letter = letterOf(grid, shot, adjusted);
    verdict.fact("adjusted", adjusted).fact("table", table);
    verdict.fact("result", word(shot.mounted ? "result.mounted" : "result.foot", letter));
    if (grid.provenance == Provenance::StandIn)
        verdict.standIns.push_back(grid.id);
    Hit hit = hitBy(shot, letter);
    hit.die = *die;
    hit.sum = sum;
    hit.adjusted = adjusted;
    play::weigh(dieRules, hit, verdict);
    solve(verdict, hit, modifier - addsForAKnight(shot), tray);
}

void tellShot(Verdict& verdict, const Shot& shot, std::string_view letter, play::Tray& tray)
{
    verdict.fact("result", word(shot.mounted ? "result.mounted" : "result.foot", letter));
    solve(verdict, hitBy(shot, letter), 0, tray);
}

std::vector<RuleId> rulesOfTheResult()
{
    std::vector<RuleId> ids(std::begin(ofTheTables), std::end(ofTheTables));
    play::addIds(ids, dieRules);
    play::addIds(ids, hitRules);
    return ids;
}

} // namespace merlon::castle
