// 4.32, 4.34: the ram strikes the wall.

#include "core/map/hex_map.h"
#include "core/siege/engines/machines.h"

#include "core/castle/field/common_rows.h"
#include "core/castle/field/damage.h"
#include "core/castle/field/first.h"
#include "core/castle/field/walls.h"
#include "core/play/as.h"
#include "core/play/rule_row.h"
#include "core/siege/field/nerve.h"
#include "siege_rules/1_21.h"
#include "siege_rules/2_41.h"
#include "siege_rules/4_32.h"
#include "siege_rules/4_34.h"
#include "siege_rules/ruling.h"
#include "siege_rules/sheet.h"

#include <algorithm>

namespace merlon::siege
{

using namespace castle;

namespace
{

using play::Findings;
using play::note;
using play::refusal;
using play::Verdict;

struct Ram
{
    const Position& now;
    Hex hex; ///< one of its own
    const map::Covering& machine;

    const EngineLog* log() const { return now.state().engineLog(hex); }
    int turn() const { return now.state().turn; }
    bool first() const { return log() == nullptr || !log()->struck; }
    bool interrupted() const { return log() != nullptr && !log()->interruptions.empty(); }
    bool interruptedNow() const { return interrupted() && log()->interruptions.back() == now.state().now(); }
    /// The turn in which its next die may fall (siege.ruling.ram-first, ram-delay).
    int due() const;
};

play::Args turnOfRam(const Ram& ram)
{
    return {{"turn", ram.due()}};
}

int Ram::due() const
{
    int due =
        (log() != nullptr && log()->arrived ? log()->arrived->turn : 1) + (options(now).ramFirst == "later" ? 1 : 0);
    if (!first())
        due = std::max(log()->arrived && log()->arrived->turn > log()->struck->turn ? due : 0,
                       log()->struck->turn + now.numbers().machines.ramTurns);
    if (!interrupted())
        return due;
    if (played(now).ramDelay == "one-turn-late")
        due += static_cast<int>(log()->interruptions.size());
    return std::max(due, log()->interruptions.back().turn + 1);
}

Findings isShortOfHands(const Ram& ram)
{
    Findings found;
    const auto inside = insideOf(ram.now, ram.machine.hexes);
    for (std::size_t i = 0; i < inside.size(); ++i)
        if (inside[i] ? inside[i].state->health == Health::Stunned
                      : !ram.now.ground().at(ram.machine.hexes[i]).has(thing::fire))
            found.push_back(
                refusal(says::siege_4_34c_nobody, {{"hex", ram.machine.hexes[i]}}, placeOf(ram.machine.hexes[i])));
    return found;
}

Findings isInEnemyHands(const Ram& ram)
{
    for (const Body& one : insideOf(ram.now, ram.machine.hexes))
        if (one && one.state->force != ram.now.state().phase)
            return {refusal(says::siege_2_41a_enemy, {{"name", one.name()}})};
    return {};
}

Findings isInterrupted(const Ram& ram)
{
    if (!ram.interruptedNow())
        return {};
    return {refusal(ram.log()->fought == ram.now.state().now() ? says::siege_4_34a_fought : says::siege_4_34a_put_out)};
}

bool waits(const Ram& ram)
{
    return ram.turn() < ram.due() && !ram.interruptedNow();
}

Findings oneIsInPanic(const Ram& ram)
{
    for (const Body& one : insideOf(ram.now, ram.machine.hexes))
        if (one && inPanic(ram.now, one))
            return actsInPanic(ram.now, one, says::siege_ruling_panic_acts_acts);
    return {};
}

Findings strikesThoughOnFire(const Ram& ram)
{
    return worksThoughOnFire(ram.now, ram.hex, ram.machine, says::siege_ruling_burning_engine_rams);
}

constexpr play::Rule<Ram> ramRules[] = {
    {play::impossible, says::siege_2_41b_facing, [](const Ram& ram) { return !ram.machine.outward; }, hexOf},
    {rule::siege_1_21g, inAnotherStep<Step::Melee>},
    {rule::siege_ruling_burning_engine, strikesThoughOnFire},
    {rule::siege_ruling_panic_acts, oneIsInPanic},
    {rule::siege_4_34c, isShortOfHands},
    {rule::siege_2_41a, isInEnemyHands},
    {rule::siege_4_34a, isInterrupted},
    {refusal, says::siege_ruling_ram_delay_late, [](const Ram& ram) { return waits(ram) && ram.interrupted(); },
     turnOfRam},
    {refusal, says::siege_ruling_ram_first_later,
     [](const Ram& ram) { return waits(ram) && !ram.interrupted() && ram.first(); }, turnOfRam},
    {refusal, says::siege_4_32c_soon, [](const Ram& ram) { return waits(ram) && !ram.interrupted() && !ram.first(); },
     turnOfRam},
};

/// Its foremost hexes, one or two.
std::vector<Hex> foremost(const map::Covering& machine)
{
    const Hex ahead = hex::step(*machine.outward);
    const auto along = [&](Hex hex)
    { return 2 * hex.q * ahead.q + 2 * hex.r * ahead.r + hex.q * ahead.r + hex.r * ahead.q; };
    std::vector<Hex> first = machine.hexes;
    const int most = along(std::ranges::max(first, {}, along));
    std::erase_if(first, [&](Hex hex) { return along(hex) < most; });
    return first;
}

/// A wall hex that it is to strike.
struct Hit
{
    const Ram& ram;
    Hex at;

    const Position& now() const { return ram.now; }
    WallKind wall() const { return wallAt(now(), at); }
    Stage stage() const { return now().state().sheet.stage(at); }
    bool down() const { return stage() == Stage::Demolished || now().ground().at(at).has(thing::rubble); }
    bool ahead() const
    {
        return std::ranges::any_of(foremost(ram.machine),
                                   [&](Hex hex) { return hex::neighbour(hex, *ram.machine.outward) == at; });
    }
    bool beside() const
    {
        return std::ranges::any_of(foremost(ram.machine), [&](Hex hex) { return hex::distance(hex, at) == 1; });
    }
};

play::Args hexOfHit(const Hit& hit)
{
    return {{"hex", hit.at}};
}

Findings isNotBeforeIt(const Hit& hit)
{
    const bool any = options(hit.now()).ramHex == "any";
    if (hit.ahead())
        return any ? Findings{} : Findings{play::ruling(says::siege_ruling_ram_hex_ahead, {{"hex", hit.at}})};
    return any ? play::refuseIf(!hit.beside(), says::siege_ruling_ram_hex_apart, {{"hex", hit.at}}, placeOf(hit.at))
               : Findings(play::refusal(says::siege_ruling_ram_hex_other, {{"hex", hit.at}}, placeOf(hit.at)));
}

Findings isOfATower(const Hit& hit)
{
    if (hit.wall() != WallKind::Tower)
        return {};
    auto finding = note(says::siege_4_32e_tower, {{"hex", hit.at}});
    finding.add = ruleset(hit.now()).bombardment.tower;
    return {finding};
}

constexpr play::Rule<Hit> hitRules[] = {
    {refusal, says::siege_4_32a_no_wall, [](const Hit& hit) { return hit.wall() == WallKind::None; }, hexOfHit,
     [](const Hit& hit) { return placeOf(hit.at); }},
    {rule::siege_ruling_ram_hex, isNotBeforeIt},
    {refusal, says::siege_4_32f_keep, [](const Hit& hit) { return hit.wall() == WallKind::Keep; }, hexOfHit,
     [](const Hit& hit) { return placeOf(hit.at); }},
    {refusal, says::siege_4_32d_demolished, [](const Hit& hit) { return hit.down(); }, hexOfHit,
     [](const Hit& hit) { return placeOf(hit.at); }},
    {note, says::siege_4_32d_damaged, [](const Hit& hit) { return !hit.down() && hit.stage() != Stage::Whole; },
     hexOfHit},
    {note, says::siege_4_32b_points, play::always,
     [](const Hit& hit) { return play::args("points", hit.now().numbers().machines.ramPoints); }},
    {rule::siege_4_32e, isOfATower},
    {note, says::siege_4_32g_flank, [](const Hit& hit) { return hit.wall() == WallKind::GateFlank; }, hexOfHit},
};

/// The die has fallen.
struct Battered
{
    const Hit& hit;
    int sum = 0;
    int adjusted = 0;
    std::string cell;
    Bombarded result;
};

constexpr play::Rule<Battered> batteredRules[] = {
    {rule::siege_ruling_die_clamp, beyondTheDie},
    {note, says::siege_sheet_6f_spared, [](const Battered& fallen) { return fallen.result.broken != 0; },
     [](const Battered& fallen) { return play::args("result", fallen.cell); }},
};

Verdict& strike(Verdict& verdict, const Hit& hit, int add, play::Tray& tray)
{
    const auto& table = ruleset(hit.now()).bombardment.table;
    const auto column = table.column(hit.now().numbers().machines.ramPoints);
    verdict.fact("column", table.columns[column.value_or(0)]).fact("modifier", add, true);
    const auto die = tray.roll(verdict, {10, "ram"});
    if (!die)
        return verdict;
    const int adjusted = std::clamp(*die + add, 1, 10);
    const std::string& cell = table.cells[static_cast<std::size_t>(adjusted - 1)][column.value_or(0)];
    const Battered fallen{hit, *die + add, adjusted, cell, castle::readCell(cell).value_or(Bombarded{})};
    verdict.fact("adjusted", adjusted).fact("result", word("result.stones", cell));
    play::weigh(batteredRules, fallen, verdict);
    verdict.effect(Struck{hit.ram.hex, hit.at});
    if (fallen.result.damage)
        damage(verdict, {hit.now(), hit.at, true});
    return verdict;
}

} // namespace

std::vector<Hex> wallsBefore(const Position& now, Hex ram)
{
    std::vector<Hex> walls;
    const map::Covering* machine = castle::equipmentAt(*now.state().site, ram, "ram");
    if (machine == nullptr || !machine->outward)
        return walls;
    for (const Hex hex : foremost(*machine))
        for (const Side side : hex::allSides)
            if (side == *machine->outward || options(now).ramHex == "any")
                if (const Hex at = hex::neighbour(hex, side);
                    wallAt(now, at) != WallKind::None && std::ranges::count(walls, at) == 0)
                    walls.push_back(at);
    return walls;
}

Verdict judge(const Position& now, const play::Begun<StrikeWall>& order, play::Tray& tray)
{
    Verdict verdict = tray.begin();
    if (order.wants<&StrikeWall::hex>(verdict) || !refuseWhileOwed(verdict, now))
        return verdict;
    const map::Covering* machine = castle::equipmentAt(*now.state().site, order->hex, "ram");
    if (machine == nullptr)
        return verdict.forbid(says::siege_4_32a_none, {{"hex", order->hex}}, placeOf(order->hex));
    const Ram ram{now, order->hex, *machine};
    play::weigh(ramRules, ram, verdict);
    if (!verdict.legal || !machine->outward)
        return verdict;
    const auto walls = wallsBefore(now, order->hex);
    if (order.wants<&StrikeWall::at>(verdict, walls.size() > 1) && walls.size() > 1)
        return verdict;
    const Hex ahead = hex::neighbour(foremost(*machine).front(), *machine->outward);
    const Hit hit{ram, order->at.value_or(walls.empty() ? ahead : walls.front())};
    const int add = tray.held(verdict, "modifier", play::weigh(hitRules, hit, verdict));
    return verdict.legal ? strike(verdict, hit, add, tray) : verdict;
}

std::vector<RuleId> rulesOfTheRam()
{
    std::vector<RuleId> ids;
    play::addIds(ids, ramRules);
    play::addIds(ids, hitRules);
    play::addIds(ids, batteredRules);
    return ids;
}

} // namespace merlon::siege
