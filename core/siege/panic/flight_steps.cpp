// How a flight is judged, hex by hex: panic and rout, an optional rule of SIEGE.

#include "core/siege/panic/panic.h"

#include "core/castle/field/hurt.h"
#include "core/castle/field/named_counter.h"
#include "core/castle/retreats/retreats.h"
#include "siege_rules/5_24.h"
#include "siege_rules/exit.h"
#include "siege_rules/panic.h"
#include "siege_rules/ruling.h"

#include <algorithm>

namespace merlon::siege
{

using namespace castle;

namespace
{

using play::Findings;
using play::refusal;
using play::Verdict;
using Way = Escape::Way;

/// A step that is on no way.
struct Astray
{
    const Escape& escape;
    const Way& way;
    Hex to;

    Hex from() const { return way.path.back(); }
    bool onMap() const { return escape.onMap(to); }
    bool back() const { return escape.visited(way, to); }
    bool across() const { return onMap() && !back() && escape.isAcrossABase(way, to); }
    bool closed() const { return onMap() && !back() && !across() && escape.isClosed(way, to); }
    bool held() const { return onMap() && escape.isHeld(way, to); }
    bool threatened() const { return onMap() && !held() && escape.isThreatened(escape.end(way, to)); }
    bool costly() const { return escape.rout() && !across() && !closed() && escape.costOf(way, to) > way.left; }
    bool tooMany() const { return !escape.rout() && way.left <= 0; }
    bool passable() const
    {
        return !back() && !across() && !closed() && !held() && !threatened() && !costly() && !tooMany();
    }
    Findings says(const Phrase& phrase) const { return {refusal(phrase, {{"hex", to}}, placeOf(to))}; }
};

Findings goesBack(const Astray& step)
{
    return step.back() ? step.says(says::siege_panic_2a_back) : Findings();
}

Findings crossesTheBaseOfAMantlet(const Astray& step)
{
    return step.across() ? step.says(says::siege_5_24b_across) : Findings();
}

Findings cannotBeEntered(const Astray& step)
{
    return step.closed() ? step.says(says::siege_panic_2a_closed) : Findings();
}

Findings isHeld(const Astray& step)
{
    return step.held() ? step.says(says::siege_panic_2a_held) : Findings();
}

Findings comesBesideAnEnemy(const Astray& step)
{
    return step.threatened() ? step.says(says::siege_panic_2c_threat) : Findings();
}

/// By the reading in which it need not be able to attack.
Findings comesBesideAnIdleEnemy(const Astray& step)
{
    const Counter* other = step.threatened() ? step.escape.idlerBeside(step.escape.end(step.way, step.to)) : nullptr;
    if (other == nullptr)
        return {};
    return {
        play::ruling(says::siege_ruling_panic_threat_adjacent, {{"other", counterRef(other->id)}, {"hex", step.to}})};
}

Findings goesTooFar(const Astray& step)
{
    if (!step.tooMany())
        return {};
    const int hexes = static_cast<int>(step.way.path.size()) - 1;
    return {refusal(says::siege_panic_2a_length,
                    {{"name", step.escape.who().name()}, {"hexes", hexes}, {"given", hexes + 1}}, placeOf(step.to))};
}

Findings takesTooManyPoints(const Astray& step)
{
    return step.costly() ? step.says(says::siege_panic_3a_points) : Findings();
}

Findings leadsElsewhere(const Astray& step)
{
    return step.passable() && step.escape.headsOut(step.from()) ? step.says(says::siege_panic_2b_way_out) : Findings();
}

Findings anotherLeadsAway(const Astray& step)
{
    if (!step.passable() || step.escape.headsOut(step.from()))
        return {};
    if (step.escape.onward(step.way).empty())
        return step.says(says::siege_panic_2a_stuck);
    const bool farthest = played(step.escape.now()).panicAway == "farthest";
    return step.says(farthest ? says::siege_panic_2a_farthest : says::siege_panic_2a_nearer);
}

constexpr play::Rule<Astray> astrayRules[] = {
    {rule::siege_panic_2a, goesBack},           {rule::siege_5_24b, crossesTheBaseOfAMantlet},
    {rule::siege_panic_2a, cannotBeEntered},    {rule::siege_panic_2a, isHeld},
    {rule::siege_panic_2c, comesBesideAnEnemy}, {rule::siege_ruling_panic_threat, comesBesideAnIdleEnemy},
    {rule::siege_panic_2a, goesTooFar},         {rule::siege_panic_3a, takesTooManyPoints},
    {rule::siege_panic_2b, leadsElsewhere},     {rule::siege_panic_2a, anotherLeadsAway},
};

/// A step on one of the ways that there are.
struct Onward
{
    const Escape& escape;
    const Way& way;
    Hex to;

    Hex from() const { return way.path.back(); }
    bool onMap() const { return escape.onMap(to); }
    bool climbs() const { return escape.isClimb(way, to); }
    play::Args hexes() const { return {{"from", from()}, {"hex", to}}; }
};

Findings leadsNoFarther(const Onward& step)
{
    if (!step.onMap() || step.climbs() || step.escape.headsOut(step.from()))
        return {};
    const int gain = step.escape.gain(step.from(), step.to);
    if (gain < 0)
        return {play::ruling(says::siege_ruling_panic_path_nearer, step.hexes())};
    if (gain > 0)
        return {};
    return {options(step.escape.now()).panicPath == "not-nearer"
                ? play::ruling(says::siege_ruling_panic_path_not_nearer, {{"hex", step.to}})
                : play::ruling(says::siege_ruling_panic_path_level, step.hexes())};
}

Findings leavesTheMap(const Onward& step)
{
    return step.onMap() ? Findings() : Findings{play::ruling(says::siege_ruling_panic_path_off_map)};
}

Findings passesAnIdleEnemy(const Onward& step)
{
    const Counter* other = step.onMap() ? step.escape.idlerBeside(step.escape.end(step.way, step.to)) : nullptr;
    if (other == nullptr)
        return {};
    return {play::ruling(says::siege_ruling_panic_threat_idle, {{"other", counterRef(other->id)}, {"hex", step.to}})};
}

constexpr play::Rule<Onward> onwardRules[] = {
    {play::ruling, says::siege_ruling_retreat_hexes_climb, [](const Onward& step) { return step.climbs(); },
     [](const Onward& step) { return play::args("hex", step.to, "name", step.escape.who().name()); }},
    {rule::siege_ruling_panic_path, leadsNoFarther},
    {rule::siege_ruling_panic_path, leavesTheMap},
    {rule::siege_ruling_panic_threat, passesAnIdleEnemy},
};

bool judgeStep(Verdict& verdict, const Escape& escape, Way& way, Hex to)
{
    if (escape.isClimb(way, to) && !escape.hasLevels(to))
    {
        verdict.forbid(says::siege_ruling_retreat_hexes_no_level, {{"hex", to}}, placeOf(to));
        return false;
    }
    if (!escape.isClimb(way, to) && hex::distance(way.path.back(), to) != 1)
    {
        verdict.forbid(says::siege_panic_2a_jump, {{"from", way.path.back()}, {"to", to}}, placeOf(to));
        return false;
    }
    const auto steps = escape.onward(way);
    if (std::ranges::count(steps, to) == 0)
        play::weigh(astrayRules, Astray{escape, way, to}, verdict);
    else
        play::weigh(onwardRules, Onward{escape, way, to}, verdict);
    way = escape.after(way, to);
    return verdict.legal;
}

void judgeEnd(Verdict& verdict, const Escape& escape, const Way& way)
{
    if (escape.mayEnd(way))
        return;
    const Hex end = way.path.back();
    const int hexes = ruleset(escape.now()).panic.retreat;
    if (!escape.rout() && way.left > 0)
        verdict.refuse(says::siege_panic_2a_length,
                       {{"name", escape.who().name()}, {"hexes", hexes}, {"given", hexes - way.left}});
    else if (!escape.onward(way).empty())
        verdict.refuse(says::siege_panic_3a_on, {{"name", escape.who().name()}});
    else
        verdict.refuse(says::siege_panic_2a_held, {{"hex", end}}, placeOf(end));
}

/// Wounded where he stands; a rider falls from the saddle, as the ruling is read.
void standFast(Verdict& verdict, const Position& now, const Body& who)
{
    verdict.note(says::siege_panic_2d_wounded, {{"name", who.name()}});
    hurtInTheSaddle(verdict, now, who);
}

void leave(Verdict& verdict, const Escape& escape, Way& way, Side over)
{
    const Body& who = escape.who();
    const Hex to = hex::neighbour(way.path.back(), over);
    if (escape.onMap(to))
    {
        verdict.forbid(says::siege_panic_2a_edge, {{"hex", way.path.back()}}, placeOf(way.path.back(), over));
        return;
    }
    if (!judgeStep(verdict, escape, way, to))
        return;
    verdict.note(who.state->health == Health::Wounded ? says::siege_exit_1_lost : says::siege_exit_1_not_lost,
                 {{"name", who.name()}});
    verdict.effect(LeftMap{{who.state->id}});
}

bool mayLeave(const Escape& escape, const Way& way)
{
    return std::ranges::any_of(escape.onward(way), [&](Hex to) { return !escape.onMap(to); });
}

/// The way is still to be told, or that he leaves the map; false: so it stands.
bool asksOn(Verdict& verdict, const play::Begun<Flee>& order, const Escape& escape, const Way& way, bool begun)
{
    if (!order.lacks<&Flee::over>())
        return false;
    const bool leaves = mayLeave(escape, way);
    const bool ends = escape.mayEnd(way);
    const bool stays = std::ranges::any_of(escape.onward(way), [&](Hex to) { return escape.onMap(to); });
    if (!begun)
        order.wants<&Flee::path>(verdict, stays);
    if (leaves)
        order.wants<&Flee::over>(verdict, !ends && (begun || !stays));
    return verdict.waits();
}

/// Of a flight: its points are of no movement (2e), and of a rout the classes that end it.
constexpr RuleId ofTheFlight[] = {rule::siege_panic_2d, rule::siege_panic_2e, rule::siege_exit_1};

Verdict judgeWay(Verdict& verdict, const play::Begun<Flee>& order, const Escape& escape)
{
    const Body& who = escape.who();
    Way way = escape.start();
    if (order->path.empty() && asksOn(verdict, order, escape, way, false))
        return verdict;
    for (const Hex to : order->path)
        if (!judgeStep(verdict, escape, way, to))
            return verdict;
    if (!order.lacks<&Flee::over>())
    {
        leave(verdict, escape, way, *order->over);
        return verdict;
    }
    if (asksOn(verdict, order, escape, way, true))
        return verdict;
    judgeEnd(verdict, escape, way);
    if (!verdict.legal)
        return verdict;
    if (escape.rout())
        verdict.note(says::siege_panic_3a_flees, {{"name", who.name()}});
    else
        verdict.note(says::siege_panic_2a_away,
                     {{"name", who.name()}, {"hexes", ruleset(escape.now()).panic.retreat - way.left}});
    return verdict.effect(movedTo({who.state->id}, escape.spot(way), rearEndOf(who, way.path)));
}

bool owesAFlight(const Position& now, const std::string& counter)
{
    return std::ranges::any_of(now.state().owed,
                               [&](const Debt& debt)
                               {
                                   const auto* due = otherDue<FlightDue>(debt);
                                   return due != nullptr && due->counter == counter;
                               });
}

/// The sides over which he leaves the map there.
std::vector<Side> sidesOut(const Escape& escape, const Way& way)
{
    std::vector<Side> sides;
    for (const Hex to : escape.onward(way))
        if (!escape.onMap(to))
            sides.push_back(hex::sideTowards(way.path.back(), to));
    return sides;
}

Way followed(const Escape& escape, const std::vector<Hex>& path)
{
    Way way = escape.start();
    for (const Hex to : path)
        if (hex::distance(way.path.back(), to) <= 1)
            way = escape.after(way, to);
    return way;
}

/// Hexes, and off the map across a side of one.
std::vector<play::Value> endsOf(const Escape& escape)
{
    std::vector<play::Value> ends;
    const auto leave = [&](const Way& way)
    {
        for (const Side side : sidesOut(escape, way))
            ends.emplace_back(placeOf(way.path.back(), side));
    };
    leave(escape.start());
    for (const Destination& one : escape.flights())
    {
        ends.emplace_back(one.end);
        leave(followed(escape, one.path));
    }
    return ends;
}

} // namespace

Verdict judge(const Position& now, const play::Begun<Flee>& order, play::Tray& tray)
{
    Verdict verdict = tray.begin();
    const Body who = named<&Flee::counter>(verdict, now, order);
    if (!who)
        return verdict;
    if (!owesAFlight(now, order->counter.id) || !who.onMap())
        return verdict.forbid(says::siege_panic_2a_not_owed, {{"name", who.name()}});
    const Escape escape(now, who);
    const bool stuck = who.state->health == Health::Stunned || escape.onward(escape.start()).empty();
    if (stuck && order->path.empty() && order.lacks<&Flee::over>())
    {
        standFast(verdict, now, who);
        return verdict;
    }
    return judgeWay(verdict, order, escape);
}

play::Marks couldInFlight(const Position& now, const play::Record& begun, const play::Field& field)
{
    play::Marks marks{{}, true, field.key != "over"};
    const Flee order = play::read<Flee>(begun.fields).value;
    const Body who = now.find(order.counter.id);
    if (field.key == "counter")
        for (const Debt& debt : now.state().owed)
            if (const auto* due = otherDue<FlightDue>(debt))
                marks.all.push_back(counterRef(due->counter));
    if (!who || !who.onMap())
        return marks;
    const Escape escape(now, who);
    if (field.key == "path")
        marks.all = endsOf(escape);
    if (field.key == "over")
        for (const Side side : sidesOut(escape, followed(escape, order.path)))
            marks.all.emplace_back(side);
    return marks;
}

std::vector<RuleId> rulesOfFlight()
{
    std::vector<RuleId> ids(std::begin(ofTheFlight), std::end(ofTheFlight));
    play::addIds(ids, astrayRules);
    play::addIds(ids, onwardRules);
    return ids;
}

} // namespace merlon::siege
