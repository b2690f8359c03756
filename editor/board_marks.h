#pragma once

#include "core/play/scene.h"
#include "editor/map_camera.h"

#include <QItemSelection>
#include <QPalette>

#include <optional>
#include <vector>

class QPainter;

namespace merlon::editor
{

/// What lies on the ground of a map: pieces, and what a referee marked.
struct BoardMarks
{
    std::vector<play::Piece> pieces;
    play::Scene scene; ///< its pieces apart
    bool piecesHidden = false;
    bool piecesMagnified = false; ///< large where the mouse is

    std::vector<const play::Piece*> piecesAt(hex::Hex hex) const;
};

/// What mouse and keys are on.
struct BoardCursors
{
    QItemSelection selection;
    std::optional<hex::Hex> hovered;
    std::vector<hex::Hex> footprint; ///< hexes that a click would change; off the map or on it
    std::optional<hex::Hex> current;
    bool focused = false;
};

/// Draws both from below to above, what of them is in `part` of the viewport. The painter's coordinates are map pixels.
void paint(QPainter& painter, const BoardMarks& marks, const BoardCursors& cursors, const MapCamera& camera,
           const QRect& part, const QPalette& colours, bool dark);

} // namespace merlon::editor
