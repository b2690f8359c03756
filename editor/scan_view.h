#pragma once

#include "core/map/fit.h"
#include "editor/scan.h"

#include <QWidget>

#include <optional>

namespace merlon::editor
{

class ScanPointsModel;

/// A scan, the grid as it is laid on it, and the points that lay it.
///
/// A click picks a point; the wheel, + and - zoom, the middle button or the space bar with the left one pan, 0 shows
/// all. The cursor keys nudge the grid by half a pixel of the scan, with Shift by five.
class ScanView : public QWidget
{
    Q_OBJECT

public:
    /// The points must outlive it.
    ScanView(const hex::Layout& layout, const ScanPointsModel& points, QWidget* parent = nullptr);

    void setScan(std::shared_ptr<const Scan> scan);
    /// In the place of a scan that there is not; empty: that one is to be chosen.
    void setSaid(const QString& said);
    const QString& said() const { return said_; }
    void setPlacement(const map::Placement& placement);
    /// Neither picks nor nudges.
    void setLocked(bool locked);
    /// Of the widget.
    QPointF pointOf(map::Pixel pixel) const;
    map::Pixel pixelUnder(QPointF point) const;
    void showAll();

    QSize sizeHint() const override { return {720, 560}; }

signals:
    void picked(merlon::map::Pixel pixel);
    void nudged(double x, double y);

protected:
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
    QTransform toWidget() const;
    void zoom(double factor, QPointF about);
    void paintGrid(QPainter& painter) const;
    void paintPoints(QPainter& painter) const;
    void nudge(int key, double by);
    void showCursor();

    const hex::Layout layout_;
    const ScanPointsModel& points_;
    std::shared_ptr<const Scan> scan_;
    QString said_;
    map::Placement placement_;
    double zoom_ = 1; ///< pixels of the widget for one of the scan
    QPointF corner_;  ///< the scan's top left, in the widget
    bool fitted_ = true;
    bool locked_ = false;
    bool spaceDown_ = false;
    std::optional<QPointF> panFrom_;
};

} // namespace merlon::editor
