#pragma once

#include "core/tabletop/vec.h"

#include <array>
#include <cassert>
#include <initializer_list>
#include <span>

/// Convex shapes.
namespace merlon::tabletop
{

/// A convex polygon, its corners anticlockwise. Two corners are a segment, one is a point, none is nothing. Kept in
/// place: bases, lanes and zones have a few corners, and thousands are made for one question.
class Convex
{
public:
    /// One more is our own mistake (asserted).
    static constexpr std::size_t mostCorners = 16;

    Convex() = default;
    Convex(std::initializer_list<Vec> corners)
    {
        for (const Vec corner : corners)
            add(corner);
    }
    void add(Vec corner)
    {
        assert(size_ < mostCorners);
        corners_[size_++] = corner;
    }

    std::size_t size() const { return size_; }
    bool empty() const { return size_ == 0; }
    Vec operator[](std::size_t i) const { return corners_[i]; }
    /// From that corner to the next; from the last to the first.
    Segment side(std::size_t i) const { return {corners_[i], corners_[i + 1 == size_ ? 0 : i + 1]}; }
    const Vec* begin() const { return corners_.data(); }
    const Vec* end() const { return corners_.data() + size_; }

private:
    std::array<Vec, mostCorners> corners_{};
    std::size_t size_ = 0;
};

/// The smallest that holds all of them, without corners on its straight sides. Up to 32 points (asserted).
Convex hullOf(std::span<const Vec> points);
Convex hullOf(const Convex& a, const Convex& b);

/// What of it lies where dot(normal, point) <= most, the border included; `normal` has length 1.
Convex clipped(const Convex& shape, Vec normal, double most);

/// Every side moved inwards by `by` mm, not below 0. Nothing is left of what has no inside, or is too narrow.
Convex drawnIn(const Convex& shape, double by);

/// Whether a point lies in it or on its border; for shapes of three corners or more.
bool holds(const Convex& shape, Vec point);

} // namespace merlon::tabletop
