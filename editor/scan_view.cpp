#include "editor/scan_view.h"

#include "editor/art/hex_shape.h"
#include "editor/art/scene.h"
#include "editor/scan_points_model.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>

namespace merlon::editor
{
namespace
{

constexpr double smallestHex = 8; ///< pixels of the widget; below it only the map's outline is drawn
constexpr double cross = 7;

} // namespace

ScanView::ScanView(const hex::Layout& layout, const ScanPointsModel& points, QWidget* parent)
    : PicturePane(parent), layout_(layout), points_(points)
{
    connect(&points_, &QAbstractItemModel::dataChanged, this, QOverload<>::of(&QWidget::update));
    connect(&points_, &ScanPointsModel::pointsChanged, this, QOverload<>::of(&QWidget::update));
}

void ScanView::setPlacement(const map::Placement& placement)
{
    placement_ = placement;
    update();
}

void ScanView::paintOver(QPainter& painter) const
{
    paintGrid(painter);
    paintPoints(painter);
}

void ScanView::paintGrid(QPainter& painter) const
{
    const QTransform place = transformOf(placement_) * toWidget();
    if (!place.isInvertible())
        return;
    const QRectF seen = place.inverted().mapRect(QRectF(rect()));
    const art::Window all{0, layout_.columns - 1, 0, layout_.rows - 1};
    const bool close = std::min(placement_.across, placement_.down) * zoom() * 2 >= smallestHex;
    const art::Window window = close ? art::windowOf(layout_, seen, 1) : all;
    const art::HexShape shape = art::hexShape(layout_.orientation);
    QPainterPath lines;
    for (int row = window.firstRow; row <= window.lastRow; ++row)
        for (int column = window.firstColumn; column <= window.lastColumn; ++column)
        {
            const bool edge = row == 0 || column == 0 || row == layout_.rows - 1 || column == layout_.columns - 1;
            if (!close && !edge)
                continue;
            const hex::Hex hex = layout_.hexAt({column, row});
            const hex::PlanePoint at = hex::centreOf(layout_, hex);
            for (int side = 0; side < 6; ++side)
            {
                const bool outer =
                    !layout_.contains(hex::neighbour(hex, hex::allSides[static_cast<std::size_t>(side)]));
                if (!outer && (!close || side >= 3))
                    continue;
                lines.moveTo(place.map(shape.start(side) + QPointF(at.x, at.y)));
                lines.lineTo(place.map(shape.end(side) + QPointF(at.x, at.y)));
            }
        }
    strokeOver(painter, lines, QColor(0xb0, 0x20, 0x20), 1);
}

void ScanView::paintPoints(QPainter& painter) const
{
    for (const map::Sighting& point : points_.points())
    {
        const QPointF at = pointOf(point.at);
        QPainterPath path;
        path.moveTo(at - QPointF(cross, 0));
        path.lineTo(at + QPointF(cross, 0));
        path.moveTo(at - QPointF(0, cross));
        path.lineTo(at + QPointF(0, cross));
        strokeOver(painter, path, Qt::black, 2);
        QPainterPath name;
        name.addText(at + QPointF(cross, -cross), font(), points_.nameOf(point.hex));
        painter.strokePath(name, QPen(Qt::white, 3));
        painter.fillPath(name, Qt::black);
    }
}

} // namespace merlon::editor
