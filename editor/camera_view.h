#pragma once

#include "editor/hex_map_model.h"
#include "editor/map_camera.h"

#include <QAbstractItemView>

#include <optional>
#include <vector>

namespace merlon::editor
{

/// The cells of a HexMapModel as hexes, seen through a camera: where they are, and what of them is seen.
///
/// Wheel, Ctrl and the wheel, pinch, + and - zoom about the cursor. The middle button, the space bar with the left one,
/// Shift and the wheel, two fingers and the scroll bars pan. Cursor keys, Home, End, PageUp, PageDown move the current
/// hex.
class CameraView : public QAbstractItemView
{
    Q_OBJECT

public:
    static constexpr double largestScale = MapCamera::largestScale;

    explicit CameraView(QWidget* parent = nullptr);

    /// A HexMapModel; anything else shows an empty view.
    void setModel(QAbstractItemModel* model) override;
    HexMapModel* hexModel() const { return model_; }

    double scale() const { return camera_.scale(); }
    /// All of the map, and still so when the viewport gets another size: nobody has looked elsewhere yet.
    bool showsWhole() const { return fitWanted_; }
    /// Zooms so that the place under that point of the viewport stays under it.
    void setScale(double scale, QPointF about) { look(camera_.zoomed(scale, about)); }
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
    void scaleChanged(double scale);
    /// Another part of the map is seen.
    void viewChanged();

protected:
    const MapCamera& camera() const { return camera_; }
    /// Of a hex with the pens that are drawn around it.
    QRect inkRect(hex::Hex hex) const;
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
    void updateGeometries() override;
    void scrollContentsBy(int dx, int dy) override;

    void resizeEvent(QResizeEvent* event) override;
    void showEvent(QShowEvent* event) override;
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

    HexMapModel* model_ = nullptr;
    MapCamera camera_; ///< the scroll bars show it rounded
    std::optional<QPoint> panFrom_;
    bool spaceDown_ = false;
    bool syncingBars_ = false;
    bool fitWanted_ = true; ///< until somebody looks elsewhere the whole map is shown, however large the viewport is
};

} // namespace merlon::editor
