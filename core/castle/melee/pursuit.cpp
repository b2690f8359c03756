#include "core/castle/melee/melee.h"

#include "core/castle/field/common_rows.h"
#include "core/castle/field/occupants.h"
#include "core/castle/moves/moves.h"
#include "siege_rules/1_73.h"
#include "siege_rules/3_32.h"
#include "siege_rules/ruling.h"

#include <algorithm>
#include <map>

namespace merlon::castle
{
namespace
{

using play::Findings;
using play::refusal;
using play::Verdict;

/// Of the enemies in the hexes around him, whom the advance has not defeated.
std::vector<Neighbour> enemiesBeside(const Position& now, const Body& who)
{
    std::vector<Neighbour> found;
    for (const Hex hex : Footprint(*who.state))
        for (const Neighbour& one : neighboursAt(now, who, {hex, who.state->storey}))
            if (!isVictim(now, *one.enemy))
                found.push_back(one);
    return found;
}

/// siege.ruling.adjacency
bool standsBesideEnemy(const Position& now, const Body& who)
{
    const bool reach = now.rules().adjacentByReach;
    return std::ranges::any_of(enemiesBeside(now, who), [&](const Neighbour& one) { return one.reached || !reach; });
}

bool countsHexes(const Position& now)
{
    return now.rules().advancesByHexes;
}

/// Points, or hexes where the edition counts hexes.
int reachOf(const Position& now, const Body& who)
{
    const MeleeNumbers& numbers = now.numbers().melee;
    if (!countsHexes(now))
        return who.movement() / 2;
    return who.state->mounted ? numbers.advanceMounted : numbers.advanceFoot;
}

/// What the whole advance is judged by.
struct Pursuit
{
    const Position& now;
    const Body& who;
    std::vector<Hex> openings;
    int reach = 0;
    bool oneHex = false; ///< an enemy stands beside him before he moves (1.73d)

    explicit Pursuit(const Position& theNow, const Body& theWho)
        : now(theNow),
          who(theWho),
          openings(openingsOf(theNow)),
          reach(reachOf(theNow, theWho)),
          oneHex(standsBesideEnemy(theNow, theWho))
    {
    }
};

/// A step of it, after those before.
struct Pace
{
    const Pursuit& pursuit;
    const std::vector<Hex>& visited;
    Hex to;
    int left = 0; ///< points, or hexes, before it

    const Position& now() const { return pursuit.now; }
    const Body& who() const { return pursuit.who; }
    Hex from() const { return visited.back(); }
    Side side() const { return hex::sideTowards(from(), to); }
    bool first() const { return visited.size() == 1; }
    bool mounted() const { return who().state->mounted; }
    Gait gait() const { return mounted() ? Gait(true) : Gait::afoot(who()); }
    Spot spot() const { return endOf(now(), who(), visited); }
    bool passable() const { return now().ground().contains(to) && couldEnter(now(), gait(), spot(), side()); }
    /// Nothing is known of the price of a step that only the advance allows: it takes all that there is.
    int cost() const
    {
        if (countsHexes(now()))
            return 1;
        return costOfStep(now(), gait(), spot(), side()).value_or(std::max(1, left));
    }
    int leftAfter() const { return std::max(0, left - cost()); }
    bool heldByAnEnemy() const
    {
        const State& state = now().state();
        const Spot end{to, storeyBeyond(now(), spot(), side())};
        const auto holds = [&](const Counter& one)
        { return bars(now(), one, who().state->force) && now().isAt(one, end) && !(first() && isVictim(now(), one)); };
        const auto horseHolds = [&](const LooseHorse& horse)
        { return (horse.hex == to || horse.rear == to) && bars(now(), horse, who().state->force); };
        return std::ranges::any_of(state.counters, holds) || std::ranges::any_of(state.horses, horseHolds);
    }
};

Findings beginsElsewhere(const Pace& pace)
{
    if (!pace.first() || std::ranges::count(pace.pursuit.openings, pace.to) > 0)
        return {};
    return {
        refusal(overAHorse(pace.now(), pace.to, says::siege_1_73c_elsewhere), {{"hex", pace.to}}, placeOf(pace.to))};
}

Findings isAdjacentOrNot(const Pace& pace)
{
    if (pace.first() || pace.visited.size() > 2)
        return {};
    return byAdjacency(pace.now(), pace.visited.front(), enemiesBeside(pace.now(), pace.who()));
}

/// Of the step that only goes on because the one beside him is no enemy beside him.
Findings goesOnBesideTheStunned(const Pace& pace)
{
    if (pace.visited.size() != 2 || pace.pursuit.oneHex)
        return {};
    for (const Counter& one : pace.now().state().counters)
        for (const Hex own : Footprint(*pace.who().state))
            if (isVictim(pace.now(), one) &&
                std::ranges::any_of(Footprint(one), [&](Hex hex) { return hex::distance(hex, own) == 1; }))
                return {play::ruling(says::siege_ruling_advance_stunned_not_beside,
                                     {{"other", counterRef(one.id)}, {"name", pace.who().name()}})};
    return {};
}

Findings leads(const Pace& pace)
{
    return leadsSo({pace.now(), pace.who(), pace.visited, pace.to});
}

constexpr play::Rule<Pace> paceRules[] = {
    {rule::siege_1_73c, beginsElsewhere},
    {refusal, says::siege_1_73f_back, [](const Pace& pace) { return std::ranges::count(pace.visited, pace.to) != 0; },
     hexEntered, atHexEntered},
    {rule::siege_ruling_two_hex, leads},
    {refusal, says::siege_1_73f_closed, [](const Pace& pace) { return !pace.passable(); }, hexEntered, atHexEntered},
    {refusal, says::siege_1_73f_enemy, [](const Pace& pace) { return pace.heldByAnEnemy(); }, hexEntered, atHexEntered},
    {rule::siege_ruling_adjacency, isAdjacentOrNot},
    {refusal, says::siege_1_73d_one, [](const Pace& pace) { return !pace.first() && pace.pursuit.oneHex; },
     [](const Pace& pace) { return play::args("name", pace.who().name()); }, atHexEntered},
    {rule::siege_ruling_advance_stunned, goesOnBesideTheStunned},
    {play::ruling, says::siege_ruling_half_movement_first,
     [](const Pace& pace)
     { return pace.first() && !countsHexes(pace.now()) && pace.passable() && pace.cost() > pace.left; },
     [](const Pace& pace) { return play::args("hex", pace.to, "left", pace.left); }},
    {refusal, says::siege_1_73b_far,
     [](const Pace& pace)
     {
         return pace.passable() && (!pace.first() || (pace.left <= 0 && countsHexes(pace.now()))) &&
                pace.cost() > pace.left;
     },
     [](const Pace& pace) { return play::args("name", pace.who().name(), "hex", pace.to, "left", pace.left); },
     atHexEntered},
};

/// A hex that he would be on at the end.
struct Halt
{
    const Pursuit& pursuit;
    Hex hex;
    int storey = 0;

    bool taken() const { return pursuit.now.isFull({hex, storey}, pursuit.who.state->id); }
};

constexpr play::Rule<Halt> haltRules[] = {
    {refusal, says::siege_1_73f_occupied, [](const Halt& halt) { return halt.taken(); }, hexOf, atHex},
    {refusal, says::siege_3_32b_stop,
     [](const Halt& halt) { return !halt.taken() && mayNotStop(halt.pursuit.now, halt.pursuit.who, halt.hex); }, hexOf,
     atHex},
};

std::vector<Hex> endsOf(const Body& who, const std::vector<Hex>& path)
{
    std::vector<Hex> ends{path.back()};
    if (const auto rear = rearEndOf(who, path))
        ends.push_back(*rear);
    return ends;
}

bool mayEnd(const Pursuit& pursuit, const std::vector<Hex>& path)
{
    const int storey = endOf(pursuit.now, pursuit.who, path).storey;
    return std::ranges::all_of(endsOf(pursuit.who, path),
                               [&](Hex hex) {
                                   return allows(haltRules, Halt{pursuit, hex, storey});
                               });
}

/// False when two hexes do not touch.
bool judgePaces(Verdict& verdict, const Pursuit& pursuit, const std::vector<Hex>& path, std::vector<Hex>& visited)
{
    int left = pursuit.reach;
    for (const Hex to : path)
    {
        if (hex::distance(visited.back(), to) != 1)
        {
            verdict.forbid(says::siege_1_73f_jump, {{"from", visited.back()}, {"to", to}}, placeOf(to));
            return false;
        }
        const Pace pace{pursuit, visited, to, left};
        play::weigh(paceRules, pace, verdict);
        left = pace.passable() ? pace.leftAfter() : 0;
        visited.push_back(to);
    }
    return true;
}

} // namespace

Phrase overAHorse(const Position& now, Hex hex, const Phrase& says)
{
    const auto fallen = killedHorsesOf(now);
    return std::ranges::count(fallen, hex) > 0 ? says.by(rule::siege_ruling_advance_horse) : says;
}

std::vector<Destination> pursuitsOf(const Position& now, const Body& who, bool all)
{
    std::vector<Destination> found;
    const Pursuit pursuit(now, who);
    struct Way
    {
        std::vector<Hex> path;
        int left = 0;
    };
    std::map<std::pair<Hex, Hex>, int> best; // by where it ends, and from where: a horse's rear half stands there
    std::map<Hex, std::vector<Hex>> ends;
    std::vector<Way> ways{{{*who.state->hex}, pursuit.reach}};
    for (std::size_t at = 0; at < ways.size() && (all || ends.empty()); ++at)
        for (const Side side : hex::allSides)
        {
            const Way way = ways[at];
            const Hex to = hex::neighbour(way.path.back(), side);
            const Pace pace{pursuit, way.path, to, way.left};
            if (!allows(paceRules, pace))
                continue;
            const auto [known, fresh] = best.try_emplace({way.path.back(), to}, pace.leftAfter());
            if (!fresh && known->second >= pace.leftAfter())
                continue;
            known->second = pace.leftAfter();
            Way further{way.path, pace.leftAfter()};
            further.path.push_back(to);
            if (mayEnd(pursuit, further.path))
                ends.try_emplace(to, further.path.begin() + 1, further.path.end());
            ways.push_back(std::move(further));
        }
    for (auto& [hex, way] : ends)
        found.push_back({hex, std::move(way)});
    return found;
}

bool judgePursuit(Verdict& verdict, const Position& now, const Body& who, const std::vector<Hex>& path,
                  std::vector<Hex>& visited)
{
    const Pursuit pursuit(now, who);
    if (!judgePaces(verdict, pursuit, path, visited) || !verdict.legal)
        return false;
    for (const Hex hex : endsOf(who, visited))
        play::weigh(haltRules, Halt{pursuit, hex, endOf(now, who, visited).storey}, verdict);
    return verdict.legal;
}

std::vector<RuleId> rulesOfPursuit()
{
    std::vector<RuleId> ids;
    play::addIds(ids, paceRules);
    play::addIds(ids, haltRules);
    return ids;
}

} // namespace merlon::castle
