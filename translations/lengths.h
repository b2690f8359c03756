#pragma once

#include "core/map/table_map.h"

#include <QString>

#include <optional>

/// Lengths on a measured table as people read and type them; files hold tenths of a millimetre.
namespace merlon::words
{

/// "41.2 mm", "4.1 cm", "1.65 in", with the decimal sign of the language.
QString lengthText(int tenths, map::Unit unit);
/// The same without its unit: for fields that show it apart.
QString lengthNumber(int tenths, map::Unit unit);
/// "mm", "cm", "in".
QString unitText(map::Unit unit);
/// Either sign is read as the decimal sign; a unit behind it counts in the place of the usual one: 3 in, 3", 12 cm, 5
/// mm. Nothing where it is no length.
std::optional<int> lengthFrom(const QString& text, map::Unit unit);
/// "41.2, 300": two of them. Nothing where they are none.
std::optional<map::TablePoint> pointFrom(const QString& text, map::Unit unit);
/// "41.2 | 300 | 90": a place and where it faces, in degrees. A facing that is left out is north.
std::optional<tabletop::Pose> poseFrom(const QString& text, map::Unit unit);
QString poseText(const tabletop::Pose& pose, map::Unit unit);
QString pointText(map::TablePoint point, map::Unit unit);

} // namespace merlon::words
