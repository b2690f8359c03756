#pragma once

#include "editor/picture_pane.h"

#include <array>

namespace merlon::editor
{

/// A photograph of a measured table, and on it a handle for each corner of the table: south-west, south-east,
/// north-east, north-west.
///
/// The nearest handle is taken and dragged, a press elsewhere puts it there; the digits 1 to 4 choose one for the
/// cursor keys, which move it by half a pixel, with Shift by five.
class PhotographView : public PicturePane
{
    Q_OBJECT

public:
    using Corners = std::array<map::Pixel, 4>;

    using PicturePane::PicturePane;

    /// `faulty`: they are no corners of a table.
    void setCorners(const Corners& corners, bool faulty);
    int chosen() const { return chosen_; }
    void choose(int corner);
    /// "SW", as it stands beside its handle.
    static QString shortName(int corner);

signals:
    void moved(int corner, merlon::map::Pixel to);

protected:
    void paintOver(QPainter& painter) const override;
    void press(QPointF at) override;
    void drag(QPointF at) override;
    void nudge(double x, double y) override;
    bool take(const QKeyEvent& key) override;

private:
    void move(map::Pixel to);

    Corners corners_{};
    bool faulty_ = false;
    int chosen_ = 0;
    QPointF grip_; ///< from the mouse to the corner that it drags
};

} // namespace merlon::editor
