#pragma once

#include "editor/chunk_cache.h"
#include "editor/plane_camera.h"
#include "editor/table_painter.h"

#include <optional>

namespace merlon::editor
{

/// A measured table as it was last drawn: only what looks different is drawn anew. Coordinates are those of TablePlane.
class TableGround
{
public:
    TableGround();

    /// What is shown from now on, and by whom it is drawn.
    void show(map::TableMap table, const TablePainter& painter);
    /// While somebody zooms what was drawn at another scale is shown, stretched; then each frame draws for a while what
    /// is not there yet. False when more is to be drawn: paint it again.
    bool paint(QPainter& painter, const PlaneCamera& camera, const QRect& part, double ratio, bool zooms);
    /// The next frame draws all that is not there, however long it takes.
    void finish() { stretched_ = false; }
    /// Pieces that were drawn, for tests.
    int drawCount() const { return chunks_.drawCount(); }

private:
    bool refresh(const QRect& chunks);
    void paintStretched(QPainter& painter, const QRect& part, double scale);
    void drawOverview();

    std::optional<TablePainter> painter_; ///< none: nothing was shown yet
    map::TableMap table_;
    ChunkCache chunks_;
    QPixmap overview_;       ///< all of the table, small, for what was never drawn; null: not made for this zoom
    bool stretched_ = false; ///< the last frame showed what was drawn at another scale
};

} // namespace merlon::editor
