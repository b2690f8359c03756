#include "editor/counter_labels.h"

#include "editor/art/counter_art.h"
#include "editor/map_painter.h"

#include <QFontMetricsF>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <set>

namespace merlon::editor
{
namespace
{

constexpr double scaleToBorneName = 3.2; ///< so many pixels of scale for one of a name on a counter
constexpr double largeScale = 72;        ///< pixels of half a hex's width
constexpr double gap = 10;

QFont nameFont(int pixels)
{
    QFont font(QStringLiteral("DejaVu Sans Condensed"));
    font.setStyleHint(QFont::SansSerif);
    font.setPixelSize(pixels);
    font.setBold(true);
    return font;
}

QRectF squareOf(const hex::Layout& layout, hex::Hex hex, double scale)
{
    const hex::PlanePoint centre = hex::centreOf(layout, hex);
    const double half = art::counterHalfSide * scale;
    return QRectF(centre.x * scale - half, centre.y * scale - half, 2 * half, 2 * half);
}

QString nameOf(const play::Piece& piece)
{
    return QString::fromStdString(piece.name);
}

void write(QPainter& painter, QPointF baseline, const QFont& font, const QString& text, bool dark)
{
    QPainterPath path;
    path.addText(baseline, font, text);
    painter.strokePath(path, QPen(dark ? QColor(0, 0, 0, 200) : QColor(255, 252, 240, 220), 3, Qt::SolidLine,
                                  Qt::RoundCap, Qt::RoundJoin));
    painter.fillPath(path, dark ? QColor(0xf4ead6) : QColor(0x1c1712));
}

/// Whoever is in play before those who lie there; of them nobody on whom another one stands.
std::vector<const play::Piece*> whoIsNamed(const std::vector<play::Piece>& pieces)
{
    std::vector<const play::Piece*> named;
    std::set<hex::Hex> held;
    for (const bool gone : {false, true})
        for (const play::Piece& piece : pieces)
            if (piece.gone == gone && !piece.hexes.empty() && !piece.name.empty() &&
                (!gone || !held.contains(piece.hexes.front())))
            {
                named.push_back(&piece);
                held.insert(piece.hexes.begin(), piece.hexes.end());
            }
    return named;
}

struct Written
{
    const play::Piece* piece = nullptr;
    QRectF place;
};

/// Names where there is room for them. `taken`: by counters, and by those names.
std::vector<Written> placed(const hex::Layout& layout, const std::vector<play::Piece>& pieces, double scale, int pixels,
                            std::vector<QRectF>& taken)
{
    std::vector<Written> all;
    for (const play::Piece& piece : pieces)
        for (const hex::Hex hex : piece.hexes)
            taken.push_back(squareOf(layout, hex, scale));
    if (scale >= (pixels > usualNamePixels ? scaleToBorneName * pixels : art::namedFrom)) // they bear their names
        return all;
    const QRectF room = MapPainter::bounds(layout, scale);
    const QFontMetricsF metrics(nameFont(pixels));
    for (const play::Piece* piece : whoIsNamed(pieces))
    {
        const QRectF square = squareOf(layout, piece->hexes.front(), scale);
        const QSizeF size(metrics.horizontalAdvance(nameOf(*piece)), metrics.height());
        const double left = square.center().x() - size.width() / 2;
        const QRectF places[] = {{{left, square.bottom() + 1}, size},
                                 {{left, square.top() - size.height() - 1}, size},
                                 {{square.right() + 3, square.center().y() - size.height() / 2}, size},
                                 {{square.left() - size.width() - 3, square.center().y() - size.height() / 2}, size}};
        const auto isFree = [&](const QRectF& place)
        {
            return room.contains(place) &&
                   std::ranges::none_of(taken, [&](const QRectF& one) { return one.intersects(place); });
        };
        const auto free = std::ranges::find_if(places, isFree);
        if (free == std::end(places))
            continue;
        taken.push_back(*free);
        all.push_back({piece, *free});
    }
    return all;
}

} // namespace

std::vector<QRectF> roomOfCounters(const hex::Layout& layout, const std::vector<play::Piece>& pieces, double scale)
{
    std::vector<QRectF> taken;
    (void)placed(layout, pieces, scale, usualNamePixels, taken);
    return taken;
}

void paintNames(QPainter& painter, const hex::Layout& layout, const std::vector<play::Piece>& pieces,
                const QRectF& part, double scale, bool dark, int pixels)
{
    const QFont font = nameFont(pixels);
    const QFontMetricsF metrics(font);
    std::vector<QRectF> taken;
    painter.save();
    for (const Written& one : placed(layout, pieces, scale, pixels, taken))
        if (one.place.intersects(part))
            write(painter, one.place.topLeft() + QPointF(0, metrics.ascent()), font, nameOf(*one.piece), dark);
    painter.restore();
}

void paintMagnified(QPainter& painter, const std::vector<const play::Piece*>& pieces, QPointF about, const QRectF& room,
                    bool dark)
{
    if (pieces.empty())
        return;
    const double side = 2 * art::counterHalfSide * largeScale;
    QRectF box(0, 0, static_cast<double>(pieces.size()) * (side + gap) + gap, side + 2 * gap);
    box.moveCenter({about.x(), about.y() - box.height() / 2 - 2 * gap});
    if (box.top() < room.top())
        box.moveTop(about.y() + 2 * gap);
    box.moveLeft(std::clamp(box.left(), room.left(), std::max(room.left(), room.right() - box.width())));
    painter.save();
    painter.setPen(QPen(dark ? QColor(0xefe6d2) : QColor(0x1f1811), 1));
    painter.setBrush(dark ? QColor(0x1c1b19) : QColor(0xf4eedd));
    painter.drawRoundedRect(box, 6, 6);
    QPointF at(box.left() + gap + side / 2, box.center().y());
    for (const play::Piece* piece : pieces)
    {
        painter.save();
        painter.translate(at);
        painter.scale(largeScale, largeScale);
        art::drawCounter(painter, *piece, {}, largeScale, dark);
        painter.restore();
        at.rx() += side + gap;
    }
    painter.restore();
}

} // namespace merlon::editor
