// Fronts on edges, where there is room for them, support and threats. Sections 0, 5, 10 and 11.
#include "core/piccole/field/standing.h"

#include <algorithm>

namespace merlon::piccole
{
namespace
{

using tabletop::Convex;
using tabletop::Meeting;
using tabletop::Segment;
using tabletop::Span;
using tabletop::Tolerance;
using tabletop::Vec;
constexpr double farAlong = 200; ///< mm: longer than two fronts

/// Where on a straight way something is in the way of a base.
class Blocked
{
public:
    Blocked(const Stand& from, Vec along)
        : bases_(from.shape(Tolerance::in)), ground_(from.shape(Tolerance::inGround)), along_(along)
    {
    }

    void addBase(const Stand& other) { add(bases_, other.shape(Tolerance::in)); }
    void addLine(Vec from, Vec to) { add(ground_, Convex{from, to}); }
    /// The stretch in which a place lies, if it is blocked.
    std::optional<Span> at(double place) const
    {
        for (const Span& span : tabletop::joined(spans_))
            if (span.from < place - tabletop::hair && place + tabletop::hair < span.to)
                return span;
        return {};
    }

private:
    void add(const Convex& moving, const Convex& still)
    {
        if (const auto span = Meeting(moving, still).along(along_, 2 * farAlong))
            spans_.push_back(*span);
    }

    Convex bases_;
    Convex ground_;
    Vec along_;
    std::vector<Span> spans_;
};

void addGround(Blocked& blocked, const Terrain& terrain)
{
    const auto addOutline = [&](const auto& outline)
    {
        for (std::size_t i = 0; i < outline.size(); ++i)
            blocked.addLine(outline[i], outline[(i + 1) % outline.size()]);
    };
    const auto& [width, depth] = terrain.size;
    addOutline(std::array<Vec, 4>{Vec{0, 0}, Vec{width, 0}, Vec{width, depth}, Vec{0, depth}});
    for (const Patch& patch : terrain.patches)
        if (patch.is.impassable)
            addOutline(patch.outline);
}

bool hasFrontOnEnemyFront(const Standing& standing, const Element& one)
{
    return std::ranges::any_of(frontsOf(standing, one),
                               [](const Front& front) { return front.contact.edge == tabletop::Edge::Front; });
}

/// On the line of his front, facing the other way, front corner on front corner.
bool isBesideInLine(const Element& one, const Element& enemy)
{
    const Stand x = one.stand();
    const Stand y = enemy.stand();
    const auto meet = [](Vec a, Vec b) { return tabletop::tolerated(length(a - b)); };
    return tabletop::sameFacing(x.facing, tabletop::opposite(y.facing)) &&
           tabletop::tolerated(dot(y.ahead(), x.at - y.at)) &&
           (meet(x.frontRight(), y.frontRight()) || meet(x.frontLeft(), y.frontLeft()));
}

} // namespace

std::vector<Front> frontsOf(const Standing& standing, const Element& one)
{
    std::vector<Front> out;
    for (const Element* enemy : standing.enemies(one))
        if (const auto contact = tabletop::contact(one.stand(), enemy->stand()))
            out.push_back({enemy, *contact});
    return out;
}

std::vector<Front> frontsOn(const Standing& standing, const Element& one)
{
    std::vector<Front> out;
    for (const Element* enemy : standing.enemies(one))
        if (const auto contact = tabletop::contact(enemy->stand(), one.stand()))
            out.push_back({enemy, *contact});
    return out;
}

bool isInContact(const Standing& standing, const Element& one)
{
    const Stand stand = one.stand();
    return std::ranges::any_of(
        standing.enemies(one), [&](const Element* enemy)
        { return tabletop::contact(stand, enemy->stand()) || tabletop::contact(enemy->stand(), stand); });
}

std::vector<Stand> placesOn(const Standing& standing, const Element& mover, const Element& enemy, tabletop::Edge edge)
{
    const Stand there = enemy.stand();
    const Segment line = there.edge(edge);
    const Vec along = tabletop::unit(line.to - line.from);
    const Stand first = tabletop::alignedOn(there, edge, mover.base).movedBy(-farAlong * along);
    Blocked blocked(first, along);
    for (const Element* other : standing.others(mover))
        if (other->id != enemy.id)
            blocked.addBase(other->stand());
    addGround(blocked, standing.terrain());
    std::vector<double> places{farAlong};
    if (const auto span = blocked.at(farAlong))
        places = {span->from, span->to};
    std::ranges::sort(places, {}, [](double at) { return std::abs(at - farAlong); });
    std::vector<Stand> out;
    std::optional<double> least;
    for (const double at : places)
    {
        const Stand stand = first.movedBy(at * along);
        const double shift = std::abs(at - farAlong);
        if (!tabletop::contact(stand, there) || !standing.hasGround(stand) ||
            (least && !tabletop::tolerated(shift - *least)))
            continue;
        least = shift;
        out.push_back(stand);
    }
    return out;
}

const Element* behindOf(const Standing& standing, const Element& one)
{
    const Stand stand = one.stand();
    for (const Element* other : standing.others(one))
        if (other->side == one.side)
            if (const auto contact = tabletop::contact(other->stand(), stand);
                contact && contact->edge == tabletop::Edge::Rear && contact->aligned)
                return other;
    return nullptr;
}

int supportersOf(const Standing& standing, const Element& one)
{
    int count = 0;
    for (const Element* at = behindOf(standing, one); at != nullptr && at->troop == Troop::FtP && count < 12;
         at = behindOf(standing, *at))
        ++count;
    return count;
}

Threat threatOf(const Standing& standing, const Element& one, const Element& enemy)
{
    const Stand x = one.stand();
    const Stand y = enemy.stand();
    if (one.side == enemy.side || !tabletop::sameFacing(x.facing, tabletop::opposite(y.facing)))
        return Threat::No;
    for (const tabletop::Edge side : {tabletop::Edge::Right, tabletop::Edge::Left})
        if (tabletop::touches(x, side, y, tabletop::Touch::Edges))
            return Threat::Side;
    return isBesideInLine(one, enemy) && !hasFrontOnEnemyFront(standing, one) ? Threat::Line : Threat::No;
}

bool isEngagedBeside(const Standing& standing, const Element& one, const Element& enemy)
{
    return threatOf(standing, one, enemy) == Threat::No && one.side != enemy.side && isBesideInLine(one, enemy) &&
           hasFrontOnEnemyFront(standing, one);
}

} // namespace merlon::piccole
