#pragma once

#include "editor/table_plane.h"

#include <QString>

#include <vector>

/// How far what is drawn of the things of a measured table reaches: at least as far as the pen goes. Units are those of
/// the painter.
namespace merlon::editor
{

inline constexpr double wayMm = 1.6;        ///< how thick a way is drawn
inline constexpr double placeMm = 9;        ///< how large a place
inline constexpr double nameMm = 4.2;       ///< how high names are written
inline constexpr double leastName = 10;     ///< units of the painter, as long as there is room for it
inline constexpr double leastLegible = 2.5; ///< of what it should be; where it would be less, none is written
inline constexpr double leastPlace = 16;

/// What is written with its middle somewhere in `within`.
QRectF nameInk(const QString& name, const QRectF& within, double scale);
/// Its ground and its edge, without its name.
QRectF inkOf(const map::Area& area, const TablePlane& plane);
QRectF inkOf(const map::Course& course, const TablePlane& plane);
QRectF inkOf(const map::Node& node, const TablePlane& plane);
/// The line from place to place; none when one of them is not there.
QPolygonF lineOf(const map::TableMap& table, const map::Way& way, const TablePlane& plane);
QRectF inkOf(const QPolygonF& way, const TablePlane& plane);

/// What looks different on the later one, names in that language. Both have the same size.
std::vector<QRectF> changedInk(const map::TableMap& before, const map::TableMap& now, const std::string& language,
                               double scale);

} // namespace merlon::editor
