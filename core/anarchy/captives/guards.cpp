// Who stands beside a captive, who guards him, and by what he may flee.

#include "core/anarchy/captives/captives.h"

#include "anarchy_rules/1_4.h"

#include <algorithm>

namespace merlon::anarchy
{

using namespace castle;

namespace
{

using play::Findings;

bool touch(const Body& one, const Body& other)
{
    const Footprint theirs(*other.state);
    return std::ranges::any_of(
        Footprint(*one.state),
        [&](Hex hex) { return std::ranges::any_of(theirs, [&](Hex his) { return hex::distance(hex, his) == 1; }); });
}

/// Of those who guarded him last, one whom a shot or a melee has put out of it.
Body lostGuard(const Position& now, const Captive& captive)
{
    for (const std::string& id : captive.guards)
        if (const Body guard = now.find(id); guard && !mayGuard(now, guard))
            return guard;
    return {};
}

} // namespace

const Captive* captiveOf(const Position& now, std::string_view counter)
{
    const auto& captives = now.own<State>().captives;
    const auto found = std::ranges::find(captives, counter, &Captive::counter);
    return found == captives.end() || found->freed || found->gone ? nullptr : &*found;
}

bool areBeside(const Position& now, const Body& one, const Body& other)
{
    if (!one.onMap() || !other.onMap() || !touch(one, other))
        return false;
    return options(now).adjacent == "hexes" || contactOf(now, one, other).bar == Bar::None ||
           contactOf(now, other, one).bar == Bar::None;
}

bool mayGuard(const Position& now, const Body& who)
{
    const CaptureNumbers& numbers = ruleset(now).capture;
    const std::string& cls = who.piece().cls.id;
    if (!who.onMap() || !who.alive() || who.state->health == Health::Stunned || now.isAnimal(who.piece()) ||
        captiveOf(now, who.state->id) != nullptr)
        return false;
    return options(now).escort == "men_at_arms_class" ? std::ranges::count(numbers.menAtArms, cls) > 0
                                                      : std::ranges::count(numbers.noGuards, cls) == 0;
}

std::vector<Body> guardsOf(const Position& now, const Captive& captive)
{
    std::vector<Body> guards;
    const Body who = now.find(captive.counter);
    for (const Counter& one : now.state().counters)
        if (const Body body = now.body(one);
            who && one.force == captive.captors && mayGuard(now, body) && areBeside(now, body, who))
            guards.push_back(body);
    return guards;
}

Findings mayFlee(const Position& now, const Body& who)
{
    const Captive* captive = captiveOf(now, who.state->id);
    if (captive == nullptr)
        return {};
    const std::vector<Body> guards = guardsOf(now, *captive);
    Findings found;
    if (static_cast<int>(guards.size()) < ruleset(now).capture.guards)
    {
        const Body lost = lostGuard(now, *captive);
        if (guards.size() == 1 && lost)
            found.push_back(play::note(says::anarchy_1_4g_one_left, {{"name", who.name()}, {"lost", lost.name()}}));
        else
            found.push_back(play::note(says::anarchy_1_4e_missing, {{"name", who.name()}}));
    }
    if (captive->chance)
        found.push_back(play::note(says::anarchy_1_4f_chance, {{"name", who.name()}}));
    return found;
}

} // namespace merlon::anarchy
