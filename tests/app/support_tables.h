#pragma once

#include "core/map/table_map.h"
#include "support_window.h"

namespace merlon::editor
{
class TableView;
} // namespace merlon::editor

/// A hand on the measured table of a window.
namespace merlon::test
{

/// 600 by 400 mm: a wood with a name, a hill, a river, two places and a way between them.
QByteArray drawnTable();

class TableDraughtsman
{
public:
    explicit TableDraughtsman(app::MainWindow& window) : window_(window) {}

    editor::TableView& view() const;
    const map::TableMap& table() const;
    QByteArray text() const;
    QPoint at(map::TablePoint point) const;
    void move(map::TablePoint to) const;
    void click(map::TablePoint point, Qt::KeyboardModifiers keys = {}) const;
    void key(Qt::Key key, Qt::KeyboardModifiers keys = {}) const;
    /// Puts the keyboard on the table first.
    void command(const char* name) const;
    QString said() const;

private:
    app::MainWindow& window_;
};

} // namespace merlon::test
