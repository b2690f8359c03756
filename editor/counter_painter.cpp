#include "editor/counter_painter.h"

#include "editor/art/counter_art.h"
#include "editor/art/hex_shape.h"

#include <QPainter>

#include <algorithm>
#include <map>

namespace merlon::editor
{
namespace
{

QPointF at(const hex::Layout& layout, hex::Hex hex, double scale)
{
    const hex::PlanePoint point = hex::centreOf(layout, hex);
    return QPointF(point.x, point.y) * scale;
}

/// Draws with the hex's centre as origin and its corners at distance 1.
template <class Draw>
void onHex(QPainter& painter, QPointF centre, double scale, const Draw& draw)
{
    painter.save();
    painter.translate(centre);
    painter.scale(scale, scale);
    draw();
    painter.restore();
}

/// Of a mark on the first board.
std::optional<play::Place> placeOf(const play::Value& where)
{
    if (const auto* hex = std::get_if<hex::Hex>(&where))
        return play::Place{0, *hex, 0, {}};
    const auto* place = std::get_if<play::Place>(&where);
    return place != nullptr && place->board == 0 ? std::optional(*place) : std::nullopt;
}

} // namespace

void paintCounters(QPainter& painter, const hex::Layout& layout, const std::vector<play::Piece>& pieces,
                   const QRectF& part, double scale, bool dark)
{
    painter.save();
    painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
    std::map<hex::Hex, int> fallen;
    for (const play::Piece& piece : pieces)
    {
        if (piece.hexes.empty())
            continue;
        if (piece.gone)
            ++fallen[piece.hexes.front()];
        const QPointF front = at(layout, piece.hexes.front(), scale);
        const QPointF rear = at(layout, piece.hexes.back(), scale);
        const QRectF reach = QRectF(front, rear).normalized().adjusted(-scale, -scale, scale, scale);
        if (!reach.intersects(part))
            continue;
        onHex(painter, front, scale, [&] { art::drawCounter(painter, piece, (rear - front) / scale, scale, dark); });
    }
    for (const auto& [hex, count] : fallen)
        if (const QPointF centre = at(layout, hex, scale);
            count > 1 && scale >= 7 && part.adjusted(-scale, -scale, scale, scale).contains(centre))
            onHex(painter, centre, scale,
                  [n = count, scale, dark, &painter] { art::drawFallen(painter, n, scale, dark); });
    painter.restore();
}

void paintOverlay(QPainter& painter, const hex::Layout& layout, const play::Scene& scene, double scale, bool dark)
{
    const art::HexShape shape = art::hexShape(layout.orientation);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    for (const play::Marked& marked : scene.marks)
        if (const auto place = placeOf(marked.where); place && !place->side && marked.mark != play::Mark::Stop)
            onHex(painter, at(layout, place->hex, scale), scale,
                  [&] { art::drawMark(painter, shape, marked.mark, scale, dark); });
    for (const play::Line& line : scene.lines)
        onHex(painter, {}, scale,
              [&]
              {
                  art::drawSightLine(painter, planePoint(layout, line.from, 1), planePoint(layout, line.to, 1),
                                     scene.legal, scale, dark);
              });
    for (const play::Marked& marked : scene.marks)
        if (const auto stop = placeOf(marked.where); stop && marked.mark == play::Mark::Stop)
            onHex(painter, at(layout, stop->hex, scale), scale,
                  [&] { art::drawStop(painter, shape, stop->side ? static_cast<int>(*stop->side) : -1, scale, dark); });
    painter.restore();
}

QPointF planePoint(const hex::Layout& layout, hex::Point point, double scale)
{
    const hex::PlanePoint origin = hex::centreOf(layout, {0, 0});
    const hex::PlanePoint right = hex::centreOf(layout, {1, 0});
    const hex::PlanePoint down = hex::centreOf(layout, {0, 1});
    const double q = point.q / 6.0;
    const double r = point.r / 6.0;
    return QPointF(origin.x + q * (right.x - origin.x) + r * (down.x - origin.x),
                   origin.y + q * (right.y - origin.y) + r * (down.y - origin.y)) *
           scale;
}

} // namespace merlon::editor
