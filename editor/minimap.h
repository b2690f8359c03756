#pragma once

#include "editor/drawing.h"
#include "editor/map_painter.h"

#include <QImage>
#include <QPointer>
#include <QVector>
#include <QWidget>

namespace merlon::editor
{

class BoardDocument;
class MapDocument;
class PlaneView;
class TableDocument;

/// The whole board, small, and in it a frame around what a view shows. An edit of a map redraws only its hexes.
///
/// A click and a drag move the view there, the wheel and + and - zoom it, the cursor keys move the frame.
class Minimap : public QWidget
{
    Q_OBJECT

public:
    /// The view must outlive it.
    explicit Minimap(PlaneView& view, QWidget* parent = nullptr);
    /// Another one, which must outlive it too.
    void setView(PlaneView& view);

    /// Null: nothing is shown.
    void setDocument(const BoardDocument* document);
    /// Around what is seen, in pixels of this widget.
    QRectF frame() const;
    QPointF pointOf(hex::Hex hex) const;
    /// Pixels of the screen drawn since the beginning, for tests.
    qint64 drawnPixels() const { return drawn_; }
    QSize sizeHint() const override { return {220, 160}; }

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void renew();
    void spoil(const QVector<hex::Hex>& hexes);
    void draw();
    Drawing mapDrawing() const;
    Drawing tableDrawing() const;
    bool isDark() const;
    const MapDocument* map() const;
    const TableDocument* table() const;
    void drawPart(const QRect& pixels);
    QPointF planeUnder(QPointF point) const;
    QPointF pointAt(QPointF plane) const;
    void retranslate();

    PlaneView* view_;
    QPointer<const BoardDocument> document_;
    std::unique_ptr<MapPainter> painter_; ///< of a map
    QImage image_;                        ///< null: to be drawn anew
    double scale_ = 1;                    ///< pixels of the screen for a unit of the plane
    QPoint origin_;                       ///< of the image among the scaled coordinates of the map
    QPointF grip_;                        ///< from the mouse to the middle of the frame that it drags
    qint64 drawn_ = 0;
};

} // namespace merlon::editor
