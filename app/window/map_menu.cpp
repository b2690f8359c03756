#include "app/window/map_menu.h"

#include "app/window/commands.h"
#include "app/window/docks.h"
#include "app/window/rooms.h"
#include "editor/hex_contents.h"
#include "editor/hex_map_view.h"
#include "editor/inspector_panel.h"
#include "editor/line_menu.h"

#include <QAction>
#include <QDockWidget>

namespace merlon::app
{

MapMenu::MapMenu(Rooms& rooms, const Commands& commands, const map::HexMap& map, hex::Hex hex, QWidget* parent)
    : QMenu(parent), rooms_(rooms), hex_(hex)
{
    addAction(editor::hexText(map, hex))->setEnabled(false);
    addSeparator();
    addWork(map);
    addLine();
    if (rooms_.view->hexModel()->workspace().laid().any())
        addAction(&commands["edit.openPart"]);
    addSeparator();
    addLooks();
    addSeparator();
    for (const char* name : {"edit.undo", "edit.redo", "edit.properties"})
        addAction(&commands[name]);
}

void MapMenu::addWork(const map::HexMap& map)
{
    connect(addAction(tr("Take this terrain to paint with")), &QAction::triggered, this,
            [this, &map]
            {
                rooms_.tools.pickFrom(map, {hex_});
                rooms_.tools.useSomeBrush();
            });
    connect(addAction(tr("Inspect this hex")), &QAction::triggered, this,
            [this]
            {
                rooms_.inspector->setHex(hex_);
                rooms_.docks->inspector->show();
                rooms_.docks->inspector->raise();
            });
}

/// Of the line that runs over the hex, if one does.
void MapMenu::addLine()
{
    auto* menu = new editor::LineMenu(rooms_.view->hexModel()->workspace(), hex_, this);
    if (menu->isEmpty())
        return menu->deleteLater();
    addMenu(menu);
    connect(menu, &editor::LineMenu::selectWanted, rooms_.view, &editor::HexMapView::selectThese);
}

void MapMenu::addLooks()
{
    editor::HexMapView* view = rooms_.view;
    const auto zoom = [this, view](double factor)
    { return [this, view, factor] { view->setScale(view->scale() * factor, view->viewPoint(hex_).toPoint()); }; };
    //: zooms in
    connect(addAction(tr("Larger, around this hex")), &QAction::triggered, this, zoom(2));
    //: zooms out
    connect(addAction(tr("Smaller, around this hex")), &QAction::triggered, this, zoom(0.5));
    connect(addAction(tr("This hex in the middle")), &QAction::triggered, this, [this, view] { view->centreOn(hex_); });
}

} // namespace merlon::app
