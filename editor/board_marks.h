#pragma once

#include "core/edit/edit.h"
#include "core/edit/symmetry.h"
#include "core/play/scene.h"
#include "editor/counter_labels.h"
#include "editor/map_camera.h"
#include "editor/zones_painter.h"

#include <QItemSelection>
#include <QPalette>

#include <memory>
#include <optional>
#include <vector>

class QPainter;

namespace merlon::editor
{

struct Heat;
class StillMarks;

/// What lies on the ground of a map: pieces, and what a referee marked.
struct BoardMarks
{
    std::vector<play::Piece> pieces;
    play::Scene scene;                ///< its pieces apart
    std::shared_ptr<const Heat> heat; ///< beneath them all; null: none
    std::vector<ShownZone> zones;     ///< beneath the pieces
    int zonesStrength = 100;          ///< percent; 0: none is drawn
    int piecesStrength = 100;         ///< percent
    int namePixels = usualNamePixels; ///< height of the names beside pieces
    bool piecesHidden = false;
    bool piecesMagnified = false; ///< large where the mouse is

    std::vector<const play::Piece*> piecesAt(hex::Hex hex) const;

    friend bool operator==(const BoardMarks&, const BoardMarks&) = default;
};

/// What is painted on one side of them is painted on the others.
struct BoardAxes
{
    hex::Hex centre;
    edit::Symmetry symmetry = edit::Symmetry::None;
};

/// What mouse and keys are on.
struct BoardCursors
{
    QItemSelection selection;
    std::optional<hex::Hex> hovered;
    std::vector<hex::Hex> footprint;  ///< hexes that a click would change; off the map or on it
    std::optional<hex::Edge> pointed; ///< the hexside that a click would change
    std::optional<hex::Hex> current;
    std::optional<hex::Edge> turned; ///< the hexside of the current hex that a key would change
    bool focused = false;
    std::optional<BoardAxes> axes{};
    std::vector<map::Line> lines{};       ///< with their points
    std::vector<edit::Roomless> noRoom{}; ///< what is to go
};

/// Draws both from below to above, what of them is in `part` of the viewport. The painter's coordinates are map pixels.
void paint(QPainter& painter, const BoardMarks& marks, StillMarks& still, const BoardCursors& cursors,
           const MapCamera& camera, const QRect& part, const QPalette& colours, bool dark);

} // namespace merlon::editor
