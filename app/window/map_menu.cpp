#include "app/window/map_menu.h"

#include "app/window/commands.h"
#include "app/window/docks.h"
#include "app/window/rooms.h"
#include "editor/hex_contents.h"
#include "editor/hex_map_view.h"
#include "editor/inspector_panel.h"
#include "editor/line_menu.h"
#include "editor/structures_panel.h"

#include <QAction>
#include <QDockWidget>

namespace merlon::app
{

MapMenu::MapMenu(Rooms& rooms, const Commands& commands, const map::HexMap& map, hex::Hex hex, QWidget* parent)
    : QMenu(parent), rooms_(rooms), commands_(commands), hex_(hex)
{
    addAction(editor::hexText(map, hex))->setEnabled(false);
    addSeparator();
    addWork(map);
    addLine();
    addSelection();
    if (rooms_.view->hexModel()->workspace().laid().any())
        addAction(&commands_["edit.openPart"]);
    addSeparator();
    addLooks();
    addSeparator();
    for (const char* name : {"edit.undo", "edit.redo", "edit.properties"})
        addAction(&commands_[name]);
}

void MapMenu::addWork(const map::HexMap& map)
{
    connect(addAction(tr("Paint with this terrain")), &QAction::triggered, this,
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

/// What is done to the hexes that are selected, wherever the menu was asked for.
void MapMenu::addSelection()
{
    const int count = rooms_.view->selectedHexes().count();
    if (count == 0)
    {
        addAction(&commands_["edit.paste"]);
        return;
    }
    QMenu* menu = addMenu(tr("Selection: %n hex(es)", nullptr, count));
    menu->setObjectName(QStringLiteral("menu.selected"));
    for (const char* name : {"edit.cut", "edit.copy", "edit.paste", "edit.clear", "edit.move", "edit.turnLeft",
                             "edit.turnRight", "edit.mirror", "edit.addStamp"})
        menu->addAction(&commands_[name]);
    connect(menu->addAction(tr("Create a structure")), &QAction::triggered, rooms_.structures,
            &editor::StructuresPanel::declareSelected);
    menu->addSeparator();
    for (const char* name : {"select.grow", "select.shrink", "select.none"})
        menu->addAction(&commands_[name]);
}

void MapMenu::addLooks()
{
    editor::HexMapView* view = rooms_.view;
    const auto zoom = [this, view](double factor)
    { return [this, view, factor] { view->setScale(view->scale() * factor, view->viewPoint(hex_).toPoint()); }; };
    connect(addAction(tr("Zoom in on this hex")), &QAction::triggered, this, zoom(2));
    connect(addAction(tr("Zoom out from this hex")), &QAction::triggered, this, zoom(0.5));
    connect(addAction(tr("Centre on this hex")), &QAction::triggered, this, [this, view] { view->centreOn(hex_); });
}

} // namespace merlon::app
