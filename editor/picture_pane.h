#pragma once

#include "core/map/placement.h"
#include "editor/scan.h"

#include <QWidget>

#include <optional>

namespace merlon::editor
{

/// A picture that something is placed on.
///
/// The wheel, + and - zoom, the middle button or the space bar with the left one pan, 0 shows all. What the left button
/// and the cursor keys do, the derived one says.
class PicturePane : public QWidget
{
    Q_OBJECT

public:
    explicit PicturePane(QWidget* parent = nullptr);

    void setScan(std::shared_ptr<const Scan> scan);
    /// In the place of a picture that there is not; empty: that one is to be chosen.
    void setSaid(const QString& said);
    const QString& said() const { return said_; }
    /// Nothing is placed any more: the left button pans.
    void setLocked(bool locked);
    /// Of the widget.
    QPointF pointOf(map::Pixel pixel) const;
    map::Pixel pixelUnder(QPointF point) const;
    void showAll();

    QSize sizeHint() const override { return {720, 560}; }

protected:
    virtual void paintOver(QPainter& painter) const = 0;
    /// The left button; only where there is a picture and nothing is locked.
    virtual void press(QPointF at) = 0;
    virtual void drag(QPointF) {}
    /// By so many pixels of the picture.
    virtual void nudge(double x, double y) = 0;
    /// Another key; false: it is none of its keys.
    virtual bool take(const QKeyEvent&) { return false; }

    QTransform toWidget() const;
    double zoom() const { return zoom_; }
    bool hasScan() const { return scan_ != nullptr; }
    QSizeF scanSize() const { return scan_ ? scan_->size() : QSizeF(); }
    bool isLocked() const { return locked_; }

    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void keyReleaseEvent(QKeyEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    void zoomBy(double factor, QPointF about);
    void nudgeBy(int key, double by);
    void showCursor();

    std::shared_ptr<const Scan> scan_;
    QString said_;
    double zoom_ = 1; ///< pixels of the widget for one of the picture
    QPointF corner_;  ///< the picture's top left, in the widget
    bool fitted_ = true;
    bool locked_ = false;
    bool spaceDown_ = false;
    bool pressed_ = false;
    std::optional<QPointF> panFrom_;
};

/// Dark on light and light on dark: whatever the picture shows.
void strokeOver(QPainter& painter, const QPainterPath& path, const QColor& colour, double width);

} // namespace merlon::editor
