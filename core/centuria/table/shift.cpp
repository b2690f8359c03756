#include "core/centuria/table/orders.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numbers>

namespace merlon::centuria::setup
{
namespace
{

/// What an element that is moved keeps away from.
struct Obstacle
{
    Parts parts;
    double least = 0; ///< 0: it may touch
};

std::vector<Obstacle> obstaclesOf(const Data& data, const State& state, const Stand& camp, const Element& moving)
{
    std::vector<Obstacle> all{{{camp.shape()}, double(data.numbers->camp.fromScenery)}};
    for (const Camp& other : state.camps)
        all.push_back({{other.stand().shape()}, double(data.numbers->camp.fromScenery)});
    for (const Element& other : state.elements)
        if (other.id != moving.id)
            all.push_back({other.parts(), 0});
    for (const Piece& piece : data.pieces)
        if (piece.kind != "crate")
            all.push_back({piece.parts, double(data.numbers->clear)});
    return all;
}

bool isTooNear(const Parts& parts, const Obstacle& one)
{
    return one.least > 0 ? isLess(distance(parts, one.parts), one.least) : overlap(parts, one.parts);
}

bool isOnTable(const Data& data, const Parts& parts)
{
    const tabletop::TableSize table{double(data.numbers->width), double(data.numbers->depth)};
    return std::ranges::all_of(parts, [&](const Convex& part) { return table.holds(part); });
}

/// The stretch of a way on which two convex shapes are nearer than `least`: their distance is convex along it.
tabletop::Span tooNear(const Convex& moving, const Convex& still, double least, Vec direction, double way)
{
    const auto at = [&](double r) { return tabletop::distance(moved({moving}, r * direction).front(), still); };
    double low = 0;
    double high = way;
    for (int i = 0; i < 40; ++i) // towards the nearest place
    {
        const double a = low + (high - low) / 3;
        const double b = high - (high - low) / 3;
        (at(a) <= at(b) ? high : low) = at(a) <= at(b) ? b : a;
    }
    const double nearest = low;
    if (at(nearest) >= least)
        return {0, 0};
    const auto border = [&](double in, double out)
    {
        for (int i = 0; i < 40; ++i)
            (at((in + out) / 2) < least ? in : out) = (in + out) / 2;
        return out;
    };
    return {at(0) < least ? 0 : border(nearest, 0), at(way) < least ? way : border(nearest, way)};
}

/// How far along that direction the first place lies where nothing is too near; infinite: nowhere on the table.
double firstFree(const Data& data, const Parts& parts, const std::vector<Obstacle>& obstacles, Vec direction)
{
    const double way = std::hypot(data.numbers->width, data.numbers->depth);
    std::vector<tabletop::Span> taken;
    for (const Convex& part : parts)
        for (const Obstacle& one : obstacles)
            for (const Convex& other : one.parts)
                if (one.least > 0)
                    taken.push_back(tooNear(part, other, one.least, direction, way));
                else if (const auto span = tabletop::Meeting(part, other).along(direction, way))
                    taken.push_back(*span);
    double first = 0;
    for (const tabletop::Span& span : tabletop::joined(std::move(taken)))
        if (span.from <= first + tabletop::hair && span.to > first)
            first = span.to;
    return isOnTable(data, moved(parts, first * direction)) ? first : std::numeric_limits<double>::infinity();
}

} // namespace

bool isInTheWay(const Data& data, const Stand& camp, const Element& element)
{
    if (data.options.campMoves == "overlapping_only")
        return overlap({camp.shape()}, element.parts());
    return isLess(distance({camp.shape()}, element.parts()), data.numbers->camp.fromScenery);
}

bool fits(const Data& data, const State& state, const Stand& camp, const Element& element, Vec by)
{
    const Parts there = moved(element.parts(), by);
    return isOnTable(data, there) && std::ranges::none_of(obstaclesOf(data, state, camp, element),
                                                          [&](const Obstacle& one) { return isTooNear(there, one); });
}

/// All directions are tried, then those beside the best more and more finely.
std::optional<Vec> shortestShift(const Data& data, const State& state, const Stand& camp, const Element& element)
{
    constexpr int coarse = 180;
    const Parts parts = element.parts();
    const auto obstacles = obstaclesOf(data, state, camp, element);
    const auto unitAt = [](double turn) { return Vec{std::cos(turn), std::sin(turn)}; };
    double best = 0;
    double least = std::numeric_limits<double>::infinity();
    const auto look = [&](double turn)
    {
        if (const double way = firstFree(data, parts, obstacles, unitAt(turn)); way < least)
        {
            least = way;
            best = turn;
        }
    };
    double step = 2 * std::numbers::pi / coarse;
    for (int i = 0; i < coarse; ++i)
        look(i * step);
    if (!std::isfinite(least))
        return {};
    for (; step > 1e-5; step /= 2)
        for (const double side : {-step, step})
            look(best + side);
    return least * unitAt(best);
}

} // namespace merlon::centuria::setup
