#pragma once

#include <cmath>

/// Measured tables: millimetres, x to the east, y to the north. Corners go anticlockwise, facings clockwise, as a
/// compass does (facing.h).
namespace merlon::tabletop
{

/// In millimetres. What files hold lies on a grid of 0.1 mm, so exact ties are everyday: edges that touch, bases that
/// are just as deep in each other as is allowed. Doubles are off by some 1e-12 here; every comparison is moved by this
/// much to the side on which a tie belongs, so that a tie falls there on every machine.
inline constexpr double hair = 1e-9;

/// A point of the plane or a way in it, not rounded.
struct Vec
{
    double x = 0;
    double y = 0;

    friend bool operator==(Vec, Vec) = default;
    friend Vec operator+(Vec a, Vec b) { return {a.x + b.x, a.y + b.y}; }
    friend Vec operator-(Vec a, Vec b) { return {a.x - b.x, a.y - b.y}; }
    friend Vec operator-(Vec a) { return {-a.x, -a.y}; }
    friend Vec operator*(double factor, Vec a) { return {factor * a.x, factor * a.y}; }
};

inline double dot(Vec a, Vec b)
{
    return a.x * b.x + a.y * b.y;
}
/// Above 0 when b points to the left of a.
inline double cross(Vec a, Vec b)
{
    return a.x * b.y - a.y * b.x;
}
inline double length(Vec a)
{
    return std::hypot(a.x, a.y);
}
/// Of length 1; not for a way of length 0.
inline Vec unit(Vec a)
{
    return (1 / length(a)) * a;
}

struct Segment
{
    Vec from;
    Vec to;
};
/// To the nearest point of the segment, which may have length 0.
double distance(Vec point, const Segment& segment);

} // namespace merlon::tabletop
