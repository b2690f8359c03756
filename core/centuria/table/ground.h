#pragma once

#include "core/map/table_map.h"
#include "core/tabletop/base.h"
#include "core/tabletop/outline.h"

#include <span>

/// Shapes of a table and what lies between them, in millimetres.
namespace merlon::centuria::setup
{

using tabletop::Convex;
using tabletop::Outline;
using tabletop::Stand;
using tabletop::TablePoint;
using tabletop::Vec;

/// Ground of any shape, as convex parts.
using Parts = std::vector<Convex>;

Outline outlineOf(std::span<const TablePoint> points);
std::vector<TablePoint> pointsOf(const Outline& outline);
Outline outlineOf(const Convex& shape);
Outline rectangle(double fromX, double fromY, double toX, double toY);
/// The middle of its area.
Vec centreOf(const Outline& outline);
Parts partsOf(const Outline& outline);
/// A road or a river, stretch by stretch.
Parts partsOf(const map::Course& course);
Parts partsOf(std::span<const Stand> stands);
Parts moved(Parts parts, Vec way);

double distance(const Parts& a, const Parts& b);
/// Deeper than a hand is forgiven.
bool overlap(const Parts& a, const Parts& b);
/// Whether all of a base lies in it, touching the border included.
bool holdsAll(const Outline& outline, const Stand& stand);

/// Lengths compare with what a hand is forgiven.
bool isMore(double length, double than);
inline bool isLess(double length, double than)
{
    return isMore(than, length);
}

} // namespace merlon::centuria::setup
