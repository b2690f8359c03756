#pragma once

#include "editor/board_marks.h"
#include "editor/hex_map_model.h"
#include "editor/map_camera.h"
#include "editor/map_ground.h"
#include "editor/scan_loader.h"

#include <QAbstractItemView>
#include <QTimer>

#include <optional>
#include <vector>

namespace merlon::editor
{

/// A map on screen, to be looked at: shows a HexMapModel and what lies on it.
///
/// Wheel, Ctrl and the wheel, pinch, + and - zoom about the cursor. The middle button, the space bar with the left one,
/// Shift and the wheel, two fingers and the scroll bars pan. Cursor keys, Home, End, PageUp, PageDown move the current
/// hex.
class BoardView : public QAbstractItemView
{
    Q_OBJECT

public:
    static constexpr double largestScale = MapCamera::largestScale;

    explicit BoardView(QWidget* parent = nullptr);

    /// A HexMapModel; anything else shows an empty view.
    void setModel(QAbstractItemModel* model) override;
    HexMapModel* hexModel() const { return model_; }
    void setCounters(std::vector<play::Piece> counters);
    const std::vector<play::Piece>& counters() const { return marks_.pieces; }
    /// As the game has changed it. There must be a model.
    virtual const map::HexMap& shownMap() const;
    /// Its boards stand in the place of the document's map as long as that has no unsaved change.
    void setOverlay(play::Scene overlay);
    const play::Scene& overlay() const { return marks_.scene; }
    /// Shades beneath pieces and marks; null: none.
    void setHeat(std::shared_ptr<const Heat> heat);
    const Heat* heat() const { return marks_.heat.get(); }
    /// Drawn large under the mouse, or not at all, so that the map beneath them can be read: while a key is held.
    void setCountersMagnified(bool magnified);
    void setCountersHidden(bool hidden);
    void setCountersStrength(int percent);
    /// What is drawn. `dark` follows the palette whatever is said here.
    void setMapStyle(MapStyle style);
    const MapStyle& mapStyle() const { return style_; }
    /// The scanned map under the grid; read in the background.
    const ScanLoader& scan() const { return scan_; }

    double scale() const { return camera_.scale(); }
    /// Zooms so that the place under that point of the viewport stays under it.
    void setScale(double scale, QPointF about) { look(camera_.zoomed(scale, about)); }
    std::optional<hex::Hex> hoveredHex() const { return hovered_; }
    std::optional<hex::Hex> currentHex() const;
    void setCurrentHex(hex::Hex hex);
    /// Scrolls so that the hex is in the middle.
    void centreOn(hex::Hex hex) { look(camera_.centredOn(hex)); }
    /// What is seen, in units of the plane, and that place of it in the middle.
    QRectF seenPlane() const;
    void lookAt(QPointF plane);
    /// Scrolls, and zooms out where there is no room for all, until they are seen.
    void bringIntoView(const std::vector<hex::Hex>& hexes);
    /// Where the middle of a hex is in the viewport.
    QPointF viewPoint(hex::Hex hex) const { return camera_.pointOf(hex); }
    /// The hex under a point of the viewport, on the map or off it.
    hex::Hex hexUnder(QPointF point) const { return camera_.hexUnder(point); }

    /// Draws now what would be drawn over the next frames (chunks at a new scale). For pictures, tests and benches.
    void finishPainting();

    QRect visualRect(const QModelIndex& index) const override;
    QModelIndex indexAt(const QPoint& point) const override;
    void scrollTo(const QModelIndex& index, ScrollHint hint = EnsureVisible) override;
    void keyboardSearch(const QString&) override {} ///< letters are shortcuts, and it is not seen what was typed
    void reset() override;
    QSize sizeHint() const override { return {900, 700}; }

public slots:
    void zoomIn() { zoomBy(zoomStep); }
    void zoomOut() { zoomBy(1 / zoomStep); }
    void zoomToFit();

signals:
    void hexHovered(merlon::hex::Hex hex);
    void hoverEnded();
    void currentHexChanged(merlon::hex::Hex hex);
    void scaleChanged(double scale);
    /// Another part of the map is seen.
    void viewChanged();
    /// It was read, or cannot be, which is why: empty when all is well.
    void scanChanged(const QString& problem);

protected:
    const MapCamera& camera() const { return camera_; }
    const BoardMarks& marks() const { return marks_; }
    /// They look different now.
    virtual void showHexes(const QVector<hex::Hex>& hexes);
    /// What is outlined under the mouse: all within so many hexes of it at most.
    virtual std::vector<hex::Hex> footprint(hex::Hex hovered) const { return {hovered}; }
    virtual int footprintRadius() const { return 0; }
    virtual std::optional<BoardAxes> axes() const { return {}; }
    /// Those whose points are shown, or null.
    virtual const std::vector<map::Line>* shownLines() const { return nullptr; }
    void updateFootprint();
    /// The hexside that is marked under the mouse, and the one of the current hex.
    virtual std::optional<hex::Edge> pointedEdge() const { return {}; }
    virtual std::optional<hex::Edge> turnedEdge() const { return {}; }
    void updateEdge(const std::optional<hex::Edge>& edge);
    /// What a reader of the screen says: the hex that the keys are on.
    virtual QString currentText() const;
    void describeCurrent();
    /// Of the mouse, as long as it does not pan.
    virtual Qt::CursorShape restingCursor() const { return Qt::ArrowCursor; }
    void updateCursorShape();
    /// The space bar is down: the left button pans.
    bool spaceDown() const { return spaceDown_; }
    bool panning() const { return panFrom_.has_value(); }

    QModelIndex moveCursor(CursorAction action, Qt::KeyboardModifiers modifiers) override;
    int horizontalOffset() const override { return camera_.origin().x(); }
    int verticalOffset() const override { return camera_.origin().y(); }
    bool isIndexHidden(const QModelIndex&) const override { return false; }
    void setSelection(const QRect& rect, QItemSelectionModel::SelectionFlags flags) override;
    QRegion visualRegionForSelection(const QItemSelection& selection) const override;
    void currentChanged(const QModelIndex& current, const QModelIndex& previous) override;
    void selectionChanged(const QItemSelection& selected, const QItemSelection& deselected) override;
    void dataChanged(const QModelIndex& from, const QModelIndex& to, const QList<int>& roles) override;
    void updateGeometries() override;
    void scrollContentsBy(int dx, int dy) override;

    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void changeEvent(QEvent* event) override;
    bool viewportEvent(QEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void keyReleaseEvent(QKeyEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    static constexpr double zoomStep = 1.25;

    void look(const MapCamera& camera);
    void zoomBy(double factor); ///< about the cursor
    void hover(std::optional<hex::Hex> hex);
    void beginGround();
    void followScan();
    void spoilGround();
    void showToolTip(QPoint at, QPoint onScreen);
    QRect inkRect(hex::Hex hex) const;

    HexMapModel* model_ = nullptr;
    MapCamera camera_; ///< the scroll bars show it rounded
    MapStyle style_;
    MapGround ground_;
    ScanLoader scan_;
    BoardMarks marks_;
    std::optional<hex::Hex> hovered_;
    std::optional<QPoint> panFrom_;
    bool spaceDown_ = false;
    bool syncingBars_ = false;
    bool fitWanted_ = true; ///< until somebody looks elsewhere the whole map is shown, however large the viewport is
    QTimer settle_;         ///< after the last zoom; then the ground is drawn at the new scale
};

} // namespace merlon::editor
