#pragma once

#include "core/play/scene.h"
#include "editor/chunk_cache.h"
#include "editor/counter_painter.h"
#include "editor/hex_map_model.h"
#include "editor/map_painter.h"
#include "editor/tools/stroke.h"

#include <QAbstractItemView>
#include <QElapsedTimer>
#include <QImage>
#include <QPointer>
#include <QTimer>

#include <memory>
#include <optional>
#include <vector>

namespace merlon::editor
{

/// A map on screen: shows a HexMapModel, and lets the tools of a ToolBox paint on its document.
///
/// Wheel, Ctrl and the wheel, pinch, + and - zoom about the cursor. The middle button, the space bar with the left one,
/// Shift and the wheel, two fingers and the scroll bars pan. Cursor keys, Home, End, PageUp, PageDown move the current
/// hex; Enter uses the tool there (a line or rectangle begins with one Enter and ends with another); Shift and those
/// keys paint with the brush as they go. Esc takes back a drag that is under way; whatever else interrupts one (undo,
/// save, another document, another language, the focus gone) ends it as if the button were released, see MapDocument.
class HexMapView : public QAbstractItemView
{
    Q_OBJECT

public:
    static constexpr double largestScale = 160; ///< pixels for half the width of a flat hex

    explicit HexMapView(QWidget* parent = nullptr);
    ~HexMapView() override;

    /// A HexMapModel; anything else shows an empty view.
    void setModel(QAbstractItemModel* model) override;
    HexMapModel* hexModel() const { return model_; }
    /// Null: only looking and picking.
    void setToolBox(ToolBox* tools);
    void setCounters(std::vector<play::Piece> counters);
    const std::vector<play::Piece>& counters() const { return counters_; }
    /// With the stroke that is under way, or as the game has changed it. There must be a model.
    const map::HexMap& shownMap() const;
    /// Its boards stand in the place of the document's map as long as that has no unsaved change.
    void setOverlay(play::Scene overlay);
    const play::Scene& overlay() const { return overlay_; }
    /// Whether a counter can be dragged with the Select tool, to be moved by hand.
    void setCountersMovable(bool movable) { countersMovable_ = movable; }
    /// Drawn large under the mouse, or not at all, so that the map beneath them can be read: while a key is held.
    void setCountersMagnified(bool magnified);
    void setCountersHidden(bool hidden);
    /// What is drawn. `dark` follows the palette whatever is said here.
    void setMapStyle(MapStyle style);
    const MapStyle& mapStyle() const { return style_; }

    double scale() const { return scale_; }
    /// Zooms so that the place under that point of the viewport stays under it.
    void setScale(double scale, QPointF about);
    std::optional<hex::Hex> hoveredHex() const { return hovered_; }
    std::optional<hex::Hex> currentHex() const;
    void setCurrentHex(hex::Hex hex);
    /// Scrolls so that the hex is in the middle.
    void centreOn(hex::Hex hex);
    /// Scrolls, and zooms out where there is no room for all, until they are seen.
    void bringIntoView(const std::vector<hex::Hex>& hexes);
    /// Where the middle of a hex is in the viewport.
    QPointF viewPoint(hex::Hex hex) const;
    /// The hex under a point of the viewport, on the map or off it.
    hex::Hex hexUnder(QPointF point) const;
    bool isDragging() const { return stroke_.active(); }

    /// Draws now what would be drawn over the next frames (chunks at a new scale). For pictures, tests and benches.
    void finishPainting();
    const ChunkCache& chunks() const { return chunks_; }

    QRect visualRect(const QModelIndex& index) const override;
    QModelIndex indexAt(const QPoint& point) const override;
    void scrollTo(const QModelIndex& index, ScrollHint hint = EnsureVisible) override;
    void keyboardSearch(const QString& search) override;
    void reset() override;
    QSize sizeHint() const override { return {900, 700}; }

public slots:
    void zoomIn();
    void zoomOut();
    void zoomToFit();
    void setGridVisible(bool visible);
    void setNamesVisible(bool visible);
    void setLevelsVisible(bool visible);

signals:
    void hexHovered(merlon::hex::Hex hex);
    void hoverEnded();
    /// Clicked with the Select tool, or Enter; `side` is the hexside nearest to the click.
    void hexPicked(merlon::hex::Hex hex, merlon::hex::Side side);
    void currentHexChanged(merlon::hex::Hex hex);
    /// A counter was dragged from hex to hex.
    void counterDragged(merlon::hex::Hex from, merlon::hex::Hex to);
    /// Of a hex, at that place of the screen.
    void menuWanted(merlon::hex::Hex hex, QPoint at);
    void scaleChanged(double scale);
    /// A stroke is under way: it can be undone before it is a step.
    void draggingChanged(bool dragging);

protected:
    QModelIndex moveCursor(CursorAction action, Qt::KeyboardModifiers modifiers) override;
    int horizontalOffset() const override;
    int verticalOffset() const override;
    bool isIndexHidden(const QModelIndex&) const override { return false; }
    void setSelection(const QRect& rect, QItemSelectionModel::SelectionFlags flags) override;
    QRegion visualRegionForSelection(const QItemSelection& selection) const override;
    QItemSelectionModel::SelectionFlags selectionCommand(const QModelIndex& index, const QEvent* event) const override;
    void currentChanged(const QModelIndex& current, const QModelIndex& previous) override;
    void selectionChanged(const QItemSelection& selected, const QItemSelection& deselected) override;
    void dataChanged(const QModelIndex& from, const QModelIndex& to, const QList<int>& roles) override;
    void updateGeometries() override;
    void scrollContentsBy(int dx, int dy) override;

    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    void changeEvent(QEvent* event) override;
    bool viewportEvent(QEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void keyReleaseEvent(QKeyEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;

private:
    // hex_map_view.cpp
    const MapDocument* document() const { return model_ ? &model_->document() : nullptr; }
    void showHexes(const QVector<hex::Hex>& hexes);
    void showEverything();
    void showGround();
    void renewPainter();
    void describeCurrent();

    // hex_map_view_geometry.cpp
    QRectF mapRect() const; ///< in map pixels
    QPoint pixelOrigin() const;
    QPolygonF outline(hex::Hex hex) const; ///< in map pixels
    QRect hexRect(hex::Hex hex) const;     ///< in the viewport, pens included
    QRect visibleCells(const QRect& viewRect) const;
    void moveOrigin(QPointF origin);
    double smallestScale() const;
    void settle();

    // hex_map_view_paint.cpp
    void paintChunks(QPainter& painter, const QRect& part);
    bool refreshChunks(const QRect& range);
    void paintStandIns(QPainter& painter, const QRect& part, bool olderOnly);
    void paintOverview(QPainter& painter) const;
    void paintPieces(QPainter& painter, const QRect& part) const;
    void paintSelection(QPainter& painter, const QRect& part) const;
    void paintCursors(QPainter& painter) const;
    void renewOverview();
    void renewOverview(hex::Hex hex);
    QColor paper() const;
    std::vector<hex::Hex> footprint() const;

    // hex_map_view_input.cpp
    Tool tool() const { return tools_ ? tools_->tool() : Tool::Select; }
    void hover(std::optional<hex::Hex> hex);
    void updateHover();
    std::vector<const play::Piece*> piecesAt(hex::Hex hex) const;
    void showToolTip(QPoint at, QPoint onScreen);
    void startPan(QPoint at);
    void pick(hex::Hex hex);
    void useToolAtCurrent();
    bool moveByKey(QKeyEvent* event);
    void updateCursorShape();
    hex::Hex strokeHex(QPointF point) const;

    HexMapModel* model_ = nullptr;
    QPointer<ToolBox> tools_;
    Stroke stroke_;
    MapStyle style_;
    std::unique_ptr<MapPainter> painter_;
    std::vector<play::Piece> counters_;
    play::Scene overlay_;

    double scale_ = 24;
    QPointF origin_; ///< map pixel at the viewport's top left corner; the scroll bars show it rounded
    bool syncingBars_ = false;
    bool fitWanted_ = true;
    hex::Layout layout_; ///< that was last shown

    ChunkCache chunks_;
    QImage overview_; ///< four pixels a hex, shown where nothing better is drawn yet
    QTimer settle_;   ///< after the last zoom; then chunks are drawn at the new scale
    bool painting_ = false;

    std::optional<hex::Hex> hovered_;
    std::optional<QPoint> panFrom_;
    std::optional<hex::Hex> pressed_;
    bool countersMovable_ = false;
    bool countersMagnified_ = false;
    bool countersHidden_ = false;
    bool drags_ = false; ///< a counter, from the hex that was pressed
    bool spaceDown_ = false;
    QString typed_;
    QElapsedTimer typedAt_;
};

} // namespace merlon::editor
