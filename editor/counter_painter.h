#pragma once

#include "core/game/game.h"
#include "core/verdict/overlay.h"

#include <QColor>
#include <QRectF>
#include <QString>

#include <vector>

class QPainter;

namespace merlon::editor
{

/// A counter as it is drawn: name, weapon, state and numbers on a square of its force's colour.
struct CounterPicture
{
    QString id;
    QString name;
    QColor colour;
    QString weapon; ///< weapon id, or class for animals; empty: close combat
    scenario::Health health = scenario::Health::Ready;
    bool mounted = false;
    int attack = 0;
    int defence = 0;
    int movement = 0;
    hex::Hex hex;
    std::optional<hex::Hex> rear;

    friend bool operator==(const CounterPicture&, const CounterPicture&) = default;
};

/// Everything that stands on the map in this state of a game, the dead and loose horses included (drawn first).
std::vector<CounterPicture> pictures(const game::Game& game);

/// Draws those that touch `part`; coordinates as in MapPainter.
void paintCounters(QPainter& painter, const hex::Layout& layout, const std::vector<CounterPicture>& counters,
                   const QRectF& part, double scale, bool dark);

/// Draws what a referee marked: shapes as well as colours, so that nothing is told by colour alone.
void paintOverlay(QPainter& painter, const hex::Layout& layout, const verdict::Overlay& overlay, double scale,
                  bool dark);

/// Where a point of the fine lattice lies at that scale.
QPointF planePoint(const hex::Layout& layout, hex::Point point, double scale);

} // namespace merlon::editor
