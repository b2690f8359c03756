#pragma once

#include "core/tabletop/facing.h"
#include "core/tabletop/meeting.h"
#include "core/tabletop/pose.h"
#include "core/tabletop/tolerance.h"

#include <array>
#include <cstdint>

/// Bases: the rectangles that figures are fixed on.
namespace merlon::tabletop
{

/// In millimetres, both above 0.
struct Base
{
    double front = 40;
    double depth = 20;

    friend bool operator==(const Base&, const Base&) = default;
};

/// Clockwise from the front, so that the facing of an edge is that of the base and so many quarters.
enum class Edge : std::uint8_t
{
    Front,
    Right,
    Rear,
    Left
};
inline constexpr std::array<Edge, 4> allEdges{Edge::Front, Edge::Right, Edge::Rear, Edge::Left};

/// A base where it is. Not rounded: what is computed is rounded once, at its end, when it becomes a Pose.
struct Stand
{
    Base base;
    Vec at;         ///< the middle of its front edge
    int facing = 0; ///< tenths of a degree, 0 to 3599

    friend bool operator==(const Stand&, const Stand&) = default;

    Vec ahead() const { return tabletop::ahead(facing); }
    Vec right() const { return tabletop::ahead(facing + quarterTurn); }
    /// A point so many millimetres to the right of `at` and ahead of it; below 0 is to the left and behind.
    Vec point(double toTheRight, double toTheFront) const { return at + toTheRight * right() + toTheFront * ahead(); }
    /// The same turned about: how far a point lies to the right (x) and ahead (y).
    Vec seen(Vec point) const { return {dot(right(), point - at), dot(ahead(), point - at)}; }

    Vec frontLeft() const { return point(-base.front / 2, 0); }
    Vec frontRight() const { return point(base.front / 2, 0); }
    Vec rearLeft() const { return point(-base.front / 2, -base.depth); }
    Vec rearRight() const { return point(base.front / 2, -base.depth); }
    Vec centre() const { return point(0, -base.depth / 2); }

    /// From left to right for who stands on the base and looks out over that edge.
    Segment edge(Edge edge) const;
    int facingOf(Edge edge) const { return turned(facing, quarterTurn * static_cast<int>(edge)); }
    /// Every edge drawn in by so much, or out where it is below 0.
    Convex shape(double drawnIn = 0) const;

    Stand movedBy(Vec way) const { return {base, at + way, facing}; }
    /// About its centre.
    Stand turnedTo(int newFacing) const;
};

/// Any facing will do.
Stand standAt(Base base, const Pose& pose);
/// Rounded, halves away from zero.
Pose poseOf(const Stand& stand);

/// Whether two bases are deeper in each other than a hand is forgiven.
inline bool overlap(const Stand& a, const Stand& b)
{
    return overlap(a.shape(Tolerance::in), b.shape(Tolerance::in));
}

} // namespace merlon::tabletop
