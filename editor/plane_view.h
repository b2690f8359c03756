#pragma once

#include "editor/plane_camera.h"

#include <QAbstractItemView>

#include <optional>

namespace merlon::editor
{

/// A plane with things on it, seen through a camera.
///
/// Wheel, Ctrl and the wheel, pinch, + and - zoom about the cursor. The middle button, the space bar with the left one,
/// Shift and the wheel, two fingers and the scroll bars pan. Under the mouse it hears the space bar wherever the focus
/// is, unless text is typed there.
class PlaneView : public QAbstractItemView
{
    Q_OBJECT

public:
    explicit PlaneView(QWidget* parent = nullptr);

    double scale() const { return plane().scale(); }
    /// All of it, and still so when the viewport gets another size: nobody has looked elsewhere yet.
    bool showsWhole() const { return fitWanted_; }
    /// Zooms so that the place under that point of the viewport stays under it.
    void setScale(double scale, QPointF about);
    /// What is seen, in places of the plane, and that place of it in the middle.
    QRectF seenPlane() const;
    /// The space bar is down: the left button pans.
    bool spaceDown() const { return spaceDown_; }
    void lookAt(QPointF place);

    void keyboardSearch(const QString&) override {} ///< letters are shortcuts, and it is not seen what was typed
    QSize sizeHint() const override { return {900, 700}; }

public slots:
    void zoomIn() { zoomBy(zoomStep); }
    void zoomOut() { zoomBy(1 / zoomStep); }
    void zoomToFit();

signals:
    void scaleChanged(double scale);
    /// Another part of the plane is seen.
    void viewChanged();

protected:
    /// Its own, as a camera of planes.
    virtual PlaneCamera& plane() = 0;
    const PlaneCamera& plane() const { return const_cast<PlaneView*>(this)->plane(); }
    /// Moves the camera, and tells what came of it.
    template <class Move>
    void look(const Move& move)
    {
        const QPoint origin = plane().origin();
        const double scale = plane().scale();
        move();
        looked(origin, scale);
    }
    /// The hand zooms, and may go on; before each step.
    virtual void zooming() {}
    /// The whole is wanted again: there is something else to be seen.
    void wantFit() { fitWanted_ = true; }

    /// Of the mouse, as long as it does not pan.
    virtual Qt::CursorShape restingCursor() const { return Qt::ArrowCursor; }
    void updateCursorShape();
    bool panning() const { return panFrom_.has_value(); }

    int horizontalOffset() const override { return plane().origin().x(); }
    int verticalOffset() const override { return plane().origin().y(); }
    bool isIndexHidden(const QModelIndex&) const override { return false; }
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
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    static constexpr double zoomStep = 1.25;

    void looked(QPoint origin, double scale);
    void setSpaceDown(bool down);
    void zoomBy(double factor); ///< about the cursor

    std::optional<QPoint> panFrom_;
    bool spaceDown_ = false;
    bool syncingBars_ = false;
    bool fitWanted_ = true; ///< until somebody looks elsewhere all is shown, however large the viewport is
};

} // namespace merlon::editor
