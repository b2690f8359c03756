#include "core/siege/panic/panic.h"

#include "core/castle/moves/moves.h"
#include "core/siege/field/nerve.h"

#include <algorithm>
#include <deque>
#include <map>
#include <set>
#include <tuple>

namespace merlon::siege
{

using namespace castle;

namespace
{

constexpr Escape::Grade grades[] = {Escape::Grade::Away, Escape::Grade::Level, Escape::Grade::Any};
constexpr int nowhere = -1;

/// A breach that opens inwards only, or a ladder that stands in the yard, leads nobody out.
bool isWayOut(const Ground& ground, Hex hex)
{
    const HexGround& here = ground.at(hex);
    const auto opens = [&](Side side) {
        return ground.at(hex::neighbour(hex, side)).zone == Zone::Outside &&
               !castle::isWalled(ground.barrier(hex, side));
    };
    const bool climbed = here.highestStorey() > 0 && here.zone == Zone::Outside;
    return here.has(thing::bridge) || climbed || (here.demolished && std::ranges::any_of(hex::allSides, opens));
}

/// Of the straight line between the centres, squared.
int straight(Hex a, Hex b)
{
    const Hex d = a - b;
    return d.q * d.q + d.q * d.r + d.r * d.r;
}

} // namespace

Escape::Escape(const Position& now, const Body& who) : now_(now), who_(who), occupants_(now, who)
{
    if (!isDefender(now, who) && isInside(now, who))
        findWaysOut();
    if (rout() || !who.onMap())
        return;
    for (const Grade grade : grades)
    {
        grade_ = grade;
        tries_ = mostTried;
        if (!(grade == Grade::Away && options(now).panicPath == "not-nearer") && leadsOn(start(), grade))
            return;
    }
}

/// From them, step by step, over every side that he could cross towards them.
void Escape::findWaysOut()
{
    const Ground& ground = now_.ground();
    out_.assign(ground.interests().size(), nowhere);
    std::deque<Hex> open;
    const hex::Layout& layout = ground.layout();
    for (int index = 0; index < layout.columns * layout.rows; ++index)
        if (const Hex hex = layout.hexOf(index); isWayOut(ground, hex))
        {
            out_[ground.slotOf(hex)] = 0;
            open.push_back(hex);
        }
    for (; !open.empty(); open.pop_front())
        for (const Side side : hex::allSides)
        {
            const Hex from = hex::neighbour(open.front(), side);
            const int highest = ground.at(from).highestStorey();
            const auto leaves = [&](int storey) {
                return couldEnter(now_, who_.state->mounted, {from, storey}, hex::opposite(side), true);
            };
            const auto leavesBelow = [&]
            {
                int storey = ground.at(from).tall() != nullptr ? highest - 1 : -1;
                while (storey >= 0 && !leaves(storey))
                    --storey;
                return storey >= 0;
            };
            // From a ladder, onto which he climbed; from any storey of a siege tower.
            if (!ground.contains(from) || wayOut(from) != nowhere || acrossABase(now_, open.front(), side) ||
                !(leaves(highest) || leavesBelow()))
                continue;
            out_[ground.slotOf(from)] = wayOut(open.front()) + 1;
            open.push_back(from);
        }
}

int Escape::wayOut(Hex hex) const
{
    const std::size_t slot = now_.ground().slotOf(hex);
    return slot < out_.size() ? out_[slot] : nowhere;
}

bool Escape::headsOut(Hex from) const
{
    return now_.ground().at(from).zone != Zone::Outside && wayOut(from) > 0;
}

Escape::Way Escape::start() const
{
    return {{*who_.state->hex}, rout() ? who_.movement() : ruleset(now_).panic.retreat};
}

Escape::Way Escape::after(const Way& way, Hex to) const
{
    Way next = way;
    const int hexes = isClimb(way, to) ? 0 : 1;
    next.left = std::max(0, way.left - (rout() ? costOf(way, to) : hexes));
    next.path.push_back(to);
    return next;
}

bool Escape::visited(const Way& way, Hex to) const
{
    return std::ranges::count(way.path, to) > (isClimb(way, to) && hasLevels(to) ? 1 : 0);
}

bool Escape::hasLevels(Hex hex) const
{
    return !who_.state->rear && onMap(hex) && now_.ground().at(hex).tall() != nullptr;
}

bool Escape::mayClimb(const Way& way) const
{
    return hasLevels(way.path.back()) && !visited(way, way.path.back());
}

bool Escape::isAcrossABase(const Way& way, Hex to) const
{
    const Hex from = way.path.back();
    return !isClimb(way, to) && acrossABase(now_, from, hex::sideTowards(from, to));
}

Spot Escape::end(const Way& way, Hex to) const
{
    return isClimb(way, to) ? Spot{to, climbed(spot(way).storey)} : strideTo(way, to).end();
}

Stride Escape::strideTo(const Way& way, Hex to) const
{
    const Hex from = way.path.back();
    return strideOf(now_, who_, occupants_, spot(way), hex::sideTowards(from, to));
}

bool Escape::isClosed(const Way& way, Hex to) const
{
    return !isClimb(way, to) &&
           (isAcrossABase(way, to) || !isOpen(strideTo(way, to)) || !mayLead({now_, who_, way.path, to, true}));
}

bool Escape::isHeld(const Way& way, Hex to) const
{
    return occupants_.barred(end(way, to));
}

bool Escape::isTaken(Spot spot) const
{
    return occupants_.taken(spot) || mayNotStop(now_, who_, spot.hex);
}

bool Escape::couldAttack(const Counter& enemy, Spot spot) const
{
    const Hex hex = spot.hex;
    const Body body = now_.body(enemy);
    if (enemy.health == Health::Stunned || now_.isAnimal(body.piece()) ||
        (options(now_).panicActs != "free" && inPanic(now_, body)))
        return false;
    return std::ranges::any_of(Footprint(enemy),
                               [&](Hex from)
                               {
                                   return hex::distance(from, hex) == 1 &&
                                          barBetween(now_, enemy, from, hex::sideTowards(from, hex), spot.storey) ==
                                              Bar::None;
                               });
}

std::vector<const Counter*> Escape::enemiesBeside(Hex hex) const
{
    std::vector<const Counter*> found;
    forEachEnemy(now_, who_.state->force,
                 [&](const Counter& one)
                 {
                     if (std::ranges::any_of(Footprint(one), [&](Hex from) { return hex::distance(from, hex) == 1; }))
                         found.push_back(&one);
                 });
    return found;
}

bool Escape::isThreatened(Spot spot) const
{
    return std::ranges::any_of(enemiesBeside(spot.hex), [&](const Counter* one)
                               { return options(now_).panicThreat == "adjacent" || couldAttack(*one, spot); });
}

const Counter* Escape::idlerBeside(Spot spot) const
{
    const auto enemies = enemiesBeside(spot.hex);
    const bool idle = std::ranges::none_of(enemies, [&](const Counter* one) { return couldAttack(*one, spot); });
    return idle && !enemies.empty() ? enemies.front() : nullptr;
}

int Escape::costOf(const Way& way, Hex to) const
{
    if (isClimb(way, to))
        return priceOfClimb(now_, spot(way), climbed(spot(way).storey)).value_or(Price{}).whole();
    return onMap(to) ? priceOf(strideTo(way, to)).whole() : 1;
}

int Escape::gain(Hex from, Hex to) const
{
    const auto sign = [](int number) { return (number > 0) - (number < 0); };
    if (headsOut(from))
        return wayOut(to) == nowhere ? -1 : sign(wayOut(from) - wayOut(to));
    const int force = who_.state->force;
    return sign(nearestEnemy(now_, force, to) - nearestEnemy(now_, force, from));
}

bool Escape::mayStep(const Way& way, Hex to) const
{
    if (way.left <= 0 || visited(way, to) || (rout() && costOf(way, to) > way.left))
        return false;
    return !onMap(to) || (!isClosed(way, to) && !isHeld(way, to) && !isThreatened(end(way, to)));
}

std::vector<Hex> Escape::stepsOf(const Way& way, Grade grade) const
{
    std::vector<Hex> steps;
    if (!onMap(way.path.back()))
        return steps;
    if (mayClimb(way) && mayStep(way, way.path.back()) && !stepsOf(after(way, way.path.back()), grade).empty())
        steps.push_back(way.path.back());
    for (const Side side : hex::allSides)
    {
        const Hex to = hex::neighbour(way.path.back(), side);
        const int worth = gain(way.path.back(), to);
        if ((grade == Grade::Any || worth > 0 || (grade == Grade::Level && worth == 0)) && mayStep(way, to) &&
            leadsOn(after(way, to), grade))
            steps.push_back(to);
    }
    keepFarthest(way, grade, steps);
    return steps;
}

/// Of the edition that wants as far as possible with each hex: by the straight line to the nearest enemy. A climb is
/// worth the step that it leads to.
void Escape::keepFarthest(const Way& way, Grade grade, std::vector<Hex>& hexes) const
{
    const Hex from = way.path.back();
    if (played(now_).panicAway != "farthest" || headsOut(from) || hexes.empty())
        return;
    const auto away = [&](Hex hex)
    {
        int least = 1'000'000;
        forEachEnemy(now_, who_.state->force,
                     [&](const Counter& one)
                     {
                         for (const Hex theirs : Footprint(one))
                             least = std::min(least, straight(theirs, hex));
                     });
        return least;
    };
    const auto leadsTo = [&](Hex hex)
    {
        if (hex != from)
            return away(hex);
        int most = 0;
        for (const Hex next : stepsOf(after(way, from), grade))
            most = std::max(most, away(next));
        return most;
    };
    const int most = leadsTo(*std::ranges::max_element(hexes, {}, leadsTo));
    std::erase_if(hexes, [&](Hex hex) { return leadsTo(hex) < most; });
}

bool Escape::isFree(const Way& way) const
{
    if (!onMap(way.path.back()))
        return true;
    if (isTaken(spot(way)))
        return false;
    const auto rear = rearEndOf(who_, way.path);
    return !rear || (onMap(*rear) && !isTaken({*rear}) &&
                     (!backs(who_, way.path) || (!isClosed(way, *rear) && !isThreatened({*rear}))));
}

/// Whether an end is reached from there.
bool Escape::leadsOn(const Way& way, Grade grade) const
{
    if (tries_-- <= 0)
        return false;
    const bool begun = way.path.back() != way.path.front();
    if (!onMap(way.path.back()) || (begun && (rout() || way.left == 0) && isFree(way)))
        return true;
    return way.left > 0 && !stepsOf(way, grade).empty();
}

std::vector<Hex> Escape::onward(const Way& way) const
{
    tries_ = mostTried;
    if (!rout())
        return stepsOf(way, grade_);
    // Hex by hex away, if possible; once on his way he does not turn round.
    for (const Grade grade : grades)
    {
        if ((grade == Grade::Away && options(now_).panicPath == "not-nearer") ||
            (grade == Grade::Any && way.path.back() != way.path.front() && isFree(way)))
            continue;
        // Each grade afresh: what was found from the hex before is found from here.
        tries_ = mostTried;
        if (auto steps = stepsOf(way, grade); !steps.empty())
            return steps;
    }
    return {};
}

bool Escape::mayEnd(const Way& way) const
{
    if (!onMap(way.path.back()))
        return true;
    return way.path.back() != way.path.front() && isFree(way) && (rout() ? onward(way).empty() : way.left == 0);
}

std::vector<Destination> Escape::flights() const
{
    std::map<Hex, std::vector<Hex>> ends;
    // Where he comes from and is, on which level, with how much left: one with more left must go on farther, and does
    // not speak for him.
    std::set<std::tuple<Hex, Hex, int, int>> known;
    std::vector<Way> ways;
    if (who_.onMap() && who_.state->health != Health::Stunned)
        ways.push_back(start());
    for (std::size_t at = 0; at < ways.size(); ++at)
    {
        const Way way = ways[at];
        if (mayEnd(way))
            ends.try_emplace(way.path.back(), way.path.begin() + 1, way.path.end());
        for (const Hex to : onward(way))
        {
            Way next = after(way, to);
            if (!onMap(to))
            {
                // Straight from where he stands there is no way to tell; that of a climb there is told.
                if (way.path.size() > 1)
                    ends.try_emplace(way.path.back(), way.path.begin() + 1, way.path.end());
                continue;
            }
            if (known.insert({way.path.back(), to, end(way, to).storey, next.left}).second)
                ways.push_back(std::move(next));
        }
    }
    std::vector<Destination> flights;
    for (auto& [hex, path] : ends)
        flights.push_back({hex, std::move(path)});
    return flights;
}

} // namespace merlon::siege
