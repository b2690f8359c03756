#include "editor/counter_painter.h"

#include "editor/art/counter_art.h"
#include "editor/art/hex_shape.h"

#include <QPainter>

#include <algorithm>

namespace merlon::editor
{
namespace
{

QColor forceColour(const game::Game& game, int force)
{
    const auto& forces = game.setting->scenario.forces;
    const QColor colour(QString::fromStdString(forces[static_cast<std::size_t>(force)].colour));
    return colour.isValid() ? colour : QColor(0x7a7a7a);
}

CounterPicture pictureOf(const game::Game& game, const game::CounterState& state)
{
    const scenario::Counter& source = game.source(state);
    const auto& animals = game.setting->ruleset.words.animals;
    const bool animal = std::find(animals.begin(), animals.end(), source.cls) != animals.end();
    CounterPicture picture;
    picture.id = QString::fromStdString(state.id);
    picture.name = QString::fromStdString(source.name);
    picture.colour = forceColour(game, state.force);
    picture.weapon = QString::fromStdString(animal ? source.cls : source.weapon);
    picture.health = state.health;
    picture.mounted = state.mounted;
    picture.attack = source.attack;
    picture.defence = source.defence;
    picture.movement = source.movement;
    picture.hex = *state.hex;
    picture.rear = state.rear;
    return picture;
}

CounterPicture pictureOf(const game::Game& game, const game::LooseHorse& horse)
{
    CounterPicture picture;
    picture.id = QStringLiteral("horse-of-") + QString::fromStdString(horse.rider);
    const game::CounterState* rider = game.find(horse.rider);
    picture.colour = rider ? forceColour(game, rider->force) : QColor(0x7a7a7a);
    picture.weapon = QStringLiteral("horse");
    picture.health = horse.alive ? scenario::Health::Ready : scenario::Health::Dead;
    picture.hex = horse.hex;
    picture.rear = horse.rear;
    return picture;
}

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

} // namespace

std::vector<CounterPicture> pictures(const game::Game& game)
{
    std::vector<CounterPicture> result;
    for (const game::LooseHorse& horse : game.horses)
        result.push_back(pictureOf(game, horse));
    for (const game::CounterState& state : game.counters)
        if (state.hex)
            result.push_back(pictureOf(game, state));
    std::stable_partition(result.begin(), result.end(),
                          [](const CounterPicture& one) { return one.health == scenario::Health::Dead; });
    return result;
}

void paintCounters(QPainter& painter, const hex::Layout& layout, const std::vector<CounterPicture>& counters,
                   const QRectF& part, double scale, bool dark)
{
    painter.save();
    painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
    for (const CounterPicture& counter : counters)
    {
        const QPointF front = at(layout, counter.hex, scale);
        const QPointF rear = counter.rear ? at(layout, *counter.rear, scale) : front;
        const QRectF reach = QRectF(front, rear).normalized().adjusted(-scale, -scale, scale, scale);
        if (!reach.intersects(part))
            continue;
        onHex(painter, front, scale, [&] { art::drawCounter(painter, counter, (rear - front) / scale, scale, dark); });
    }
    painter.restore();
}

void paintOverlay(QPainter& painter, const hex::Layout& layout, const verdict::Overlay& overlay, double scale,
                  bool dark)
{
    const art::HexShape shape = art::hexShape(layout.orientation);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    for (const verdict::MarkedHex& marked : overlay.hexes)
        onHex(painter, at(layout, marked.hex, scale), scale,
              [&] { art::drawMark(painter, shape, marked.mark, scale, dark); });
    for (const verdict::SightLine& line : overlay.lines)
        onHex(painter, {}, scale,
              [&]
              {
                  art::drawSightLine(painter, planePoint(layout, line.from, 1), planePoint(layout, line.to, 1),
                                     overlay.legal, scale, dark);
              });
    for (const verdict::Place& stop : overlay.stops)
        onHex(painter, at(layout, stop.hex, scale), scale,
              [&] { art::drawStop(painter, shape, stop.side ? static_cast<int>(*stop.side) : -1, scale, dark); });
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
