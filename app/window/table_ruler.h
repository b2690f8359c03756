#pragma once

#include "core/map/table_map.h"

#include <QEvent>
#include <QObject>
#include <QString>

#include <optional>
#include <vector>

class QKeyEvent;
class QMouseEvent;
class QPainter;

namespace merlon::editor
{
class TableView;
struct TablePlane;
} // namespace merlon::editor

namespace merlon::app
{

/// A ruler laid on a measured table from point to point, by clicks or by the cursor keys and Enter: how far it is
/// straight and along them, and in which direction. A double click, or Enter where the last point lies, ends the line,
/// and the next point begins another one; Backspace takes the last point back, Esc puts it away. Until then the left
/// button and those keys are the ruler's.
class TableRuler : public QObject
{
    Q_OBJECT

public:
    /// The view outlives it.
    explicit TableRuler(editor::TableView& view, QObject* parent = nullptr);

    bool isLaid() const { return laid_; }
    void setLaid(bool laid);
    /// "312.5 mm, bearing 45°", with the length along the clicks where there are several; or what to do.
    QString says() const;

signals:
    void changed();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    /// What was put down, and where the hand is.
    std::vector<map::TablePoint> line() const;
    map::TablePoint pointOf(const QMouseEvent& event) const;
    bool mouse(QEvent::Type type, const QMouseEvent& event);
    bool key(const QKeyEvent& event);
    bool move(const QKeyEvent& event);
    void enter();
    void put(map::TablePoint point);
    void paint(QPainter& painter, const editor::TablePlane& plane) const;
    void renew();

    editor::TableView& view_;
    bool laid_ = false;
    bool ended_ = false;
    std::vector<map::TablePoint> points_;
    std::optional<map::TablePoint> hand_; ///< where the mouse is, or the cursor keys have gone
    bool byKeys_ = false;                 ///< they moved it last
};

/// Clockwise from north, 0 to 360 degrees.
double bearing(map::TablePoint from, map::TablePoint to);

} // namespace merlon::app
