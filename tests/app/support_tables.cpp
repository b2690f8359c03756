#include "support_tables.h"

#include "editor/table_view.h"

#include <QAction>
#include <QApplication>
#include <QMouseEvent>
#include <QStatusBar>
#include <QTest>

namespace merlon::test
{

QByteArray drawnTable()
{
    return "merlon: table/1\n"
           "id: ford\n"
           "title: The ford\n"
           "size: [600, 400]\n"
           "areas:\n"
           "  - {id: wood, kind: wood, name: Old wood, outline: [[50, 50], [150, 50], [150, 150], [50, 150]]}\n"
           "  - {id: hill, kind: hill, level: 1, outline: [[400, 250], [500, 250], [500, 350], [400, 350]]}\n"
           "courses:\n"
           "  - {id: river, kind: river, width: 20, points: [[0, 200], [300, 210], [600, 200]]}\n"
           "nodes:\n"
           "  - {id: aberwen, kind: city, at: [200, 300], name: Aberwen}\n"
           "  - {id: rock, kind: castle, at: [300, 350], name: Rock}\n"
           "ways:\n"
           "  - {id: salt-road, kind: road, from: aberwen, to: rock, bends: [[250, 300]]}\n";
}

editor::TableView& TableDraughtsman::view() const
{
    return *window_.findChild<editor::TableView*>();
}

const map::TableMap& TableDraughtsman::table() const
{
    return window_.workspace().table().table();
}

QByteArray TableDraughtsman::text() const
{
    return window_.workspace().table().text();
}

QPoint TableDraughtsman::at(map::TablePoint point) const
{
    return view().viewPoint(point).toPoint();
}

void TableDraughtsman::move(map::TablePoint to) const
{
    QMouseEvent event(QEvent::MouseMove, QPointF(at(to)), QPointF(view().viewport()->mapToGlobal(at(to))), Qt::NoButton,
                      Qt::NoButton, Qt::NoModifier);
    QApplication::sendEvent(view().viewport(), &event);
}

void TableDraughtsman::click(map::TablePoint point, Qt::KeyboardModifiers keys) const
{
    QTest::mouseClick(view().viewport(), Qt::LeftButton, keys, at(point));
}

void TableDraughtsman::key(Qt::Key key, Qt::KeyboardModifiers keys) const
{
    QTest::keyClick(&view(), key, keys);
}

void TableDraughtsman::command(const char* name) const
{
    view().setFocus();
    window_.action(name)->trigger();
}

QString TableDraughtsman::said() const
{
    return window_.statusBar()->currentMessage();
}

} // namespace merlon::test
