#include "app/window/rooms.h"

#include "app/window/docks.h"
#include "app/window/icons.h"
#include "app/window/ruler.h"
#include "editor/hex_map_view.h"
#include "editor/inspector_panel.h"
#include "editor/palette_panel.h"
#include "referee/desk.h"
#include "referee/journal_view.h"
#include "referee/referee_panel.h"

#include <QAction>
#include <QDockWidget>
#include <QMainWindow>
#include <QStackedWidget>

#include <utility>

namespace merlon::app
{

Rooms::Rooms(QMainWindow& window, std::function<const map::HexMap&()> map)
    : view(new editor::HexMapView(&window)),
      desk(new referee::Desk(session, &window)),
      palette(new editor::PalettePanel(tools, &window)),
      inspector(new editor::InspectorPanel(&window)),
      refereePanel(new referee::RefereePanel(session, &window)),
      journal(new referee::JournalView(session, &window)),
      ruler(new Ruler(*view, *refereePanel, std::move(map), &window)),
      middle_(new QStackedWidget(&window))
{
    view->setToolBox(&tools);
    middle_->addWidget(view);
    middle_->addWidget(desk);
    window.setCentralWidget(middle_);
    window.setDockOptions(QMainWindow::AnimatedDocks | QMainWindow::AllowNestedDocks | QMainWindow::AllowTabbedDocks);
    window.setCorner(Qt::BottomLeftCorner, Qt::LeftDockWidgetArea);
    window.setCorner(Qt::BottomRightCorner, Qt::RightDockWidgetArea);
    docks = new Docks(window, palette, inspector, refereePanel, journal);
    prepareTools(window);
}

void Rooms::prepareTools(QMainWindow& window) const
{
    static constexpr const char* icons[] = {"select", "brush", "line", "rectangle", "fill", "pick"};
    for (qsizetype i = 0; i < tools.actions().size(); ++i)
    {
        QAction* tool = tools.actions().at(i);
        tool->setIcon(icon(icons[i]));
        tool->setShortcutContext(Qt::WidgetWithChildrenShortcut); // a letter in a list or the journal takes no brush
        view->addAction(tool);
        palette->addAction(tool);
    }
    view->addActions(palette->view().actions()); // the digits of terrains
    window.addActions(tools.radiusActions());
}

void Rooms::setOnMap(bool onMap)
{
    if (onMap)
        docks->sheets->setWidget(desk);
    else
        middle_->addWidget(desk);
    middle_->setCurrentWidget(onMap ? static_cast<QWidget*>(view) : desk);
    showSheets();
    for (QDockWidget* dock : {docks->palette, docks->inspector})
        dock->setEnabled(onMap);
    if (!onMap)
        tools.use(QLatin1String("select"));
}

void Rooms::showSheets() const
{
    docks->showSheets(desk->count() > 0 && docks->sheets->widget() == desk);
}

} // namespace merlon::app
