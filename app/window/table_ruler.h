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

/// A ruler laid on a measured table from point to point, by clicks: how far it is straight and along them, and in which
/// direction. A double click or Enter ends the line, the next click begins another one; Backspace takes the last point
/// back, Esc puts it away. Until then the left button is the ruler's.
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
    /// What was clicked, and where the mouse is.
    std::vector<map::TablePoint> line() const;
    map::TablePoint pointOf(const QMouseEvent& event) const;
    bool mouse(QEvent::Type type, const QMouseEvent& event);
    bool key(const QKeyEvent& event);
    void paint(QPainter& painter, const editor::TablePlane& plane) const;
    void renew();

    editor::TableView& view_;
    bool laid_ = false;
    bool ended_ = false;
    std::vector<map::TablePoint> points_;
    std::optional<map::TablePoint> mouse_;
};

/// Clockwise from north, 0 to 360 degrees.
double bearing(map::TablePoint from, map::TablePoint to);

} // namespace merlon::app
