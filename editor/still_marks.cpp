#include "editor/still_marks.h"

#include "editor/counter_labels.h"
#include "editor/counter_painter.h"

#include <QPainter>

#include <algorithm>

namespace merlon::editor
{

bool sameStill(const BoardMarks& a, const BoardMarks& b)
{
    return a.pieces == b.pieces && a.zones == b.zones && a.zonesStrength == b.zonesStrength &&
           a.piecesStrength == b.piecesStrength && a.namePixels == b.namePixels && a.piecesHidden == b.piecesHidden;
}

void StillMarks::look(const MapCamera& camera, double ratio, bool dark)
{
    const Look now{camera, ratio, dark};
    const bool otherMarks = !seen_; // on the same view, most often
    again_ = otherMarks || *seen_ == now;
    if (again_ && !otherMarks)
        return;
    seen_ = now;
    zones_ = pieces_ = QPixmap();
}

void StillMarks::paint(QPainter& painter, const BoardMarks& marks, const QRect& part, QPixmap& picture, Draw draw) const
{
    const MapCamera& camera = seen_->camera;
    if (!again_)
        return draw(painter, marks, *seen_, part);
    if (picture.isNull())
    {
        picture = QPixmap(camera.viewport() * seen_->ratio);
        picture.setDevicePixelRatio(seen_->ratio);
        picture.fill(Qt::transparent);
        QPainter once(&picture);
        once.setRenderHint(QPainter::Antialiasing);
        once.translate(-camera.origin());
        draw(once, marks, *seen_, camera.seen());
    }
    painter.drawPixmap(camera.origin(), picture);
}

void StillMarks::paintZones(QPainter& painter, const BoardMarks& marks, const QRect& part)
{
    if (marks.zones.empty() || marks.zonesStrength <= 0)
        return;
    paint(painter, marks, part, zones_,
          [](QPainter& onto, const BoardMarks& all, const Look& look, const QRect& shown)
          {
              const double scale = look.camera.scale();
              const hex::Layout& layout = look.camera.layout();
              editor::paintZones(onto, layout, all.zones, shown, scale, all.zonesStrength, look.dark,
                                 all.piecesHidden ? std::vector<QRectF>() : roomOfCounters(layout, all.pieces, scale));
          });
}

void StillMarks::paintPieces(QPainter& painter, const BoardMarks& marks, const QRect& part)
{
    if (marks.pieces.empty() || marks.piecesHidden)
        return;
    paint(painter, marks, part, pieces_,
          [](QPainter& onto, const BoardMarks& all, const Look& look, const QRect& shown)
          {
              const hex::Layout& layout = look.camera.layout();
              std::vector<play::Piece> pieces =
                  all.pieces; // those of a game, whose map may be larger than what is drawn
              const auto isOff = [&](hex::Hex hex) { return !layout.contains(hex); };
              std::erase_if(pieces, [&](const play::Piece& piece) { return std::ranges::all_of(piece.hexes, isOff); });
              onto.setOpacity(all.piecesStrength / 100.0);
              paintCounters(onto, layout, pieces, shown, look.camera.scale(), look.dark);
              paintNames(onto, layout, pieces, shown, look.camera.scale(), look.dark, all.namePixels);
              onto.setOpacity(1);
          });
}

} // namespace merlon::editor
