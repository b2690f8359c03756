#pragma once

#include "editor/board_marks.h"

#include <QPixmap>

namespace merlon::editor
{

/// What of the marks stays as it is while the mouse and a referee's marks move over it: zones, and pieces with their
/// names. Drawn a second time from the same place they are kept as pictures of the viewport, for they take half of a
/// frame; who pans looks from another place each time, and none is made.
class StillMarks
{
public:
    /// Other marks are drawn from now on.
    void forget() { seen_.reset(); }
    /// Before each frame.
    void look(const MapCamera& camera, double ratio, bool dark);

    // What of them is in `part`; the painter's coordinates are map pixels.
    void paintZones(QPainter& painter, const BoardMarks& marks, const QRect& part);
    void paintPieces(QPainter& painter, const BoardMarks& marks, const QRect& part);

private:
    struct Look
    {
        MapCamera camera;
        double ratio = 1;
        bool dark = false;

        friend bool operator==(const Look&, const Look&) = default;
    };
    using Draw = void (*)(QPainter& painter, const BoardMarks& marks, const Look& look, const QRect& part);

    void paint(QPainter& painter, const BoardMarks& marks, const QRect& part, QPixmap& picture, Draw draw) const;

    std::optional<Look> seen_;
    bool again_ = false; ///< the last frame showed the same
    QPixmap zones_;
    QPixmap pieces_;
};

/// What stays as it is is the same in both.
bool sameStill(const BoardMarks& a, const BoardMarks& b);

} // namespace merlon::editor
