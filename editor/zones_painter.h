#pragma once

#include "core/hex/layout.h"
#include "core/play/scenario.h"
#include "editor/table_plane.h"

#include <QColor>
#include <QRectF>
#include <QString>

#include <vector>

class QPainter;

namespace merlon::editor
{

/// Where a force may set up, as it is drawn: by its force's colour and hatching, with its name.
struct ShownZone
{
    QString name;
    QColor colour;
    int force = 0; ///< which of the forces: each has a hatching and a kind of outline of its own
    std::vector<hex::Hex> hexes;
    std::vector<map::TablePoint> outline{}; ///< on a measured table, in place of hexes

    friend bool operator==(const ShownZone&, const ShownZone&) = default;
};

/// All of a scenario, named in the language of now.
std::vector<ShownZone> shownZones(const play::Scenario& scenario, int board);

/// Draws what of them is in `part`; coordinates are those of MapPainter. A name is written where its zone has room that
/// is not taken.
void paintZones(QPainter& painter, const hex::Layout& layout, const std::vector<ShownZone>& zones, const QRectF& part,
                double scale, int percent, bool dark, const std::vector<QRectF>& taken = {});
/// The same on a measured table; `pixel`: how thick a thin line is.
void paintZones(QPainter& painter, const TablePlane& plane, const std::vector<ShownZone>& zones, double pixel,
                bool dark);

} // namespace merlon::editor
