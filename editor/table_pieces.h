#pragma once

#include "core/play/scene.h"
#include "editor/table_plane.h"
#include "editor/zones_painter.h"

#include <QTransform>

#include <functional>

class QPainter;

/// A game on a measured table: its pieces, and what a referee marks. Coordinates are those of TablePlane.
namespace merlon::editor
{

/// What a label says, in the reader's language and unit.
using Says = std::function<QString(const play::Reason&)>;

/// How a game is drawn.
struct TableGame
{
    play::Scene scene;
    std::vector<play::Piece> pieces;
    std::vector<ShownZone> zones; ///< of a scenario whose forces have not set up yet
    Says says;
};

/// Beneath the pieces: zones, outlines, ways. On top of them: marks, strokes and labels.
void paintTableGame(QPainter& painter, const TablePlane& plane, const TableGame& game, bool dark);

/// The corners of a piece on its table, its front left one first.
QPolygonF cornersOf(const play::Footprint& piece, const TablePlane& plane);
/// Who lies there, the topmost first; the lost last.
std::vector<const play::Piece*> piecesAt(const TableGame& game, map::TablePoint at);

} // namespace merlon::editor
