#include "core/castle/retreats/retreats.h"

#include "core/castle/field/hurt.h"
#include "core/castle/field/named_counter.h"
#include "core/castle/field/walls.h"
#include "core/castle/moves/moves.h"
#include "core/map/hex_map.h"
#include "siege_rules/1_8.h"
#include "siege_rules/1_94.h"
#include "siege_rules/ruling.h"

namespace merlon::castle
{
namespace
{

using play::Findings;
using play::note;
using play::ruling;
using play::Verdict;

bool isOpenMoat(const Position& now, Hex hex)
{
    return now.ground().contains(hex) && now.ground().at(hex).moat >= 0;
}

bool isOfTheBridge(const Position& now, Hex hex)
{
    const map::Covering* bridge = bridgeOf(now);
    return bridge != nullptr && std::ranges::count(bridge->hexes, hex) > 0;
}

/// Moat hexes so far from the bridge, free ones or all of them.
std::vector<Hex> moatAt(const Position& now, Hex from, int radius, bool free)
{
    const map::Covering* bridge = bridgeOf(now);
    std::vector<Hex> found;
    for (const Hex centre : bridge != nullptr ? bridge->hexes : std::vector{from})
        for (const Hex hex : hex::ring(centre, radius))
            if (isOpenMoat(now, hex) && !isOfTheBridge(now, hex) && std::ranges::count(found, hex) == 0 &&
                (!free || !now.whoStandsAt({hex})))
                found.push_back(hex);
    return found;
}

std::vector<Hex> fromTheBridge(const Position& now, Hex from)
{
    const hex::Layout& layout = now.ground().layout();
    const bool stacks = now.rules().fallsStack && moatAt(now, from, 1, true).empty();
    for (int radius = 1; radius <= layout.columns + layout.rows; ++radius)
        if (auto hexes = moatAt(now, from, radius, !stacks); !hexes.empty())
            return hexes;
    return {from};
}

bool isOnFoot(const Position& now, const Counter& one)
{
    return !one.mounted && !now.isAnimal(now.body(one).piece());
}

/// The living one that a faller lands on; null: nobody.
const Counter* livesAt(const Position& now, Hex hex, std::string_view except)
{
    for (const Counter& one : now.state().counters)
        if (one.id != except && one.health != Health::Dead && now.isAt(one, {hex}))
            return &one;
    return nullptr;
}

bool isBesideTheLadder(const Position& now, Hex from, Side side, std::string_view who)
{
    const Hex to = hex::neighbour(from, side);
    const HexGround& there = now.ground().at(to);
    if (there.sight == Sight::Rampart || there.leaning() != nullptr || !couldEnter(now, false, {from}, side))
        return false;
    const Counter* other = livesAt(now, to, who);
    return other != nullptr ? isOnFoot(now, *other) : !now.whoStandsAt({to});
}

std::vector<Hex> fromTheLadder(const Position& now, const FallDue& due)
{
    std::vector<Hex> hexes;
    for (const Side side : hex::allSides)
        if (isBesideTheLadder(now, due.from, side, due.counter))
            hexes.push_back(hex::neighbour(due.from, side));
    return hexes.empty() ? std::vector{due.from} : hexes;
}

struct Landing
{
    const Position& now;
    const Body& who;
    const FallDue& due;
    Hex hex;

    bool bridge() const { return due.drop == Drop::Bridge; }
    bool dies() const { return who.state->health == Health::Stunned || who.state->health == Health::Wounded; }
    const Counter* beneath() const { return livesAt(now, hex, who.state->id); }
    Findings say(bool holds, const Phrase& phrase) const
    {
        return holds ? Findings{note(phrase, {{"name", who.name()}})} : Findings{};
    }
};

play::Args nameHexOfLanding(const Landing& landing)
{
    return {{"name", landing.who.name()}, {"hex", landing.hex}};
}

Findings findsNoMoatFree(const Landing& landing)
{
    if (!landing.bridge() || !moatAt(landing.now, landing.due.from, 1, true).empty())
        return {};
    if (landing.beneath() != nullptr)
        return {ruling(says::siege_ruling_bridge_full_stack, {{"name", landing.who.name()}})};
    return {ruling(says::siege_ruling_bridge_full_nearest)};
}

Findings isStunnedByIt(const Landing& landing)
{
    return landing.say(landing.bridge() && !landing.dies(), says::siege_1_8c_stunned);
}

Findings isKilledByIt(const Landing& landing)
{
    return landing.say(landing.bridge() && landing.dies(), says::siege_1_8d_killed);
}

Findings isWoundedByTheFall(const Landing& landing)
{
    return landing.say(!landing.bridge() && !landing.dies(), says::siege_1_94e_wounded);
}

Findings isKilledByTheFall(const Landing& landing)
{
    return landing.say(!landing.bridge() && landing.dies(), says::siege_1_94e_killed);
}

constexpr play::Rule<Landing> landingRules[] = {
    {play::refusal, says::siege_1_8c_elsewhere,
     [](const Landing& landing)
     { return landing.bridge() && std::ranges::count(fallsOf(landing.now, landing.due), landing.hex) == 0; },
     nameHexOfLanding, atHex},
    {play::refusal, says::siege_1_94d_elsewhere,
     [](const Landing& landing)
     { return !landing.bridge() && std::ranges::count(fallsOf(landing.now, landing.due), landing.hex) == 0; },
     nameHexOfLanding, atHex},
    {rule::siege_ruling_bridge_full, findsNoMoatFree},
    {rule::siege_1_8c, isStunnedByIt},
    {rule::siege_1_8d, isKilledByIt},
    {rule::siege_1_94e, isWoundedByTheFall},
    {rule::siege_1_94e, isKilledByTheFall},
    {note, says::siege_1_94f_beneath,
     [](const Landing& landing) { return !landing.bridge() && landing.beneath() != nullptr; },
     [](const Landing& landing)
     { return play::args("name", landing.who.name(), "other", counterRef(landing.beneath()->id)); }},
};

} // namespace

std::vector<Hex> fallsOf(const Position& now, const FallDue& due)
{
    return due.drop == Drop::Bridge ? fromTheBridge(now, due.from) : fromTheLadder(now, due);
}

Verdict judge(const Position& now, const play::Begun<Fall>& order, play::Tray& tray)
{
    Verdict verdict = tray.begin();
    const Body who = named<&Fall::counter>(verdict, now, order);
    if (!who)
        return verdict;
    const auto* due = now.debtOf<FallDue>(order->counter.id);
    if (due == nullptr)
        return verdict.forbid(says::siege_1_94d_not_owed, {{"name", who.name()}});
    if (order.wants<&Fall::hex>(verdict))
        return verdict;
    const Landing landing{now, who, *due, order->hex};
    play::weigh(landingRules, landing, verdict);
    if (!verdict.legal)
        return verdict;
    verdict.effect(movedTo(order->counter, {order->hex}));
    const Health hurt = landing.bridge() ? Health::Stunned : Health::Wounded;
    verdict.effect(HealthChange{order->counter, landing.dies() ? Health::Dead : hurt});
    if (const Counter* beneath = landing.bridge() ? nullptr : landing.beneath())
        castle::hurt(verdict, now, now.body(*beneath), {Health::Stunned, {}});
    return verdict;
}

std::vector<RuleId> rulesOfFalls()
{
    std::vector<RuleId> ids;
    play::addIds(ids, landingRules);
    return ids;
}

} // namespace merlon::castle
