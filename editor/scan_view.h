#pragma once

#include "core/map/fit.h"
#include "editor/picture_pane.h"

namespace merlon::editor
{

class ScanPointsModel;

/// A scan, the grid as it is laid on it, and the points that lay it.
///
/// A click picks a point; the cursor keys nudge the grid by half a pixel of the scan, with Shift by five.
class ScanView : public PicturePane
{
    Q_OBJECT

public:
    /// The points must outlive it.
    ScanView(const hex::Layout& layout, const ScanPointsModel& points, QWidget* parent = nullptr);

    void setPlacement(const map::Placement& placement);

signals:
    void picked(merlon::map::Pixel pixel);
    void nudged(double x, double y);

protected:
    void paintOver(QPainter& painter) const override;
    void press(QPointF at) override { emit picked(pixelUnder(at)); }
    void nudge(double x, double y) override { emit nudged(x, y); }

private:
    void paintGrid(QPainter& painter) const;
    void paintPoints(QPainter& painter) const;

    const hex::Layout layout_;
    const ScanPointsModel& points_;
    map::Placement placement_;
};

} // namespace merlon::editor
