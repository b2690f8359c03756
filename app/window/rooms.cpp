#include "app/window/rooms.h"

#include "app/window/docks.h"
#include "app/window/icons.h"
#include "app/window/map_views.h"
#include "app/window/outlook.h"
#include "app/window/ruler.h"
#include "editor/findings_panel.h"
#include "editor/hex_map_view.h"
#include "editor/history_panel.h"
#include "editor/inspector_panel.h"
#include "editor/layers_panel.h"
#include "editor/minimap.h"
#include "editor/palette_panel.h"
#include "editor/structures_panel.h"
#include "referee/desk.h"
#include "referee/journal_view.h"
#include "referee/referee_panel.h"

#include <QAction>
#include <QApplication>
#include <QDockWidget>
#include <QMainWindow>
#include <QStackedWidget>
#include <QStatusBar>

#include <utility>

namespace merlon::app
{

Rooms::Rooms(QMainWindow& window, std::function<const map::HexMap&()> map)
    : views(new MapViews(tools, &window)),
      view(&views->first()),
      desk(new referee::Desk(session, &window)),
      palette(new editor::PalettePanel(tools, &window)),
      inspector(new editor::InspectorPanel(&window)),
      minimap(new editor::Minimap(*view, &window)),
      findings(new editor::FindingsPanel(&window)),
      structures(new editor::StructuresPanel(*view, &window)),
      history(new editor::HistoryPanel(&window)),
      layersPanel(new editor::LayersPanel(layers, &window)),
      refereePanel(new referee::RefereePanel(session, &window)),
      journal(new referee::JournalView(session, &window)),
      ruler(new Ruler(*views, *refereePanel, std::move(map), &window)),
      outlook(new Outlook(*views, tools, session, *window.statusBar(), &window)),
      middle_(new QStackedWidget(&window))
{
    middle_->addWidget(views);
    middle_->addWidget(desk);
    window.setCentralWidget(middle_);
    window.setDockOptions(QMainWindow::AnimatedDocks | QMainWindow::AllowNestedDocks | QMainWindow::AllowTabbedDocks);
    window.setCorner(Qt::BottomLeftCorner, Qt::LeftDockWidgetArea);
    window.setCorner(Qt::BottomRightCorner, Qt::RightDockWidgetArea);
    docks = new Docks(window,
                      {palette, inspector, structures, layersPanel, minimap, refereePanel, journal, findings, history});
    prepareTools(window);
    QObject::connect(views, &MapViews::activeChanged, &tools, // which end with the rooms, before the widgets
                     [this]
                     {
                         view = &views->active();
                         minimap->setView(*view);
                         structures->setView(*view);
                     });
}

void Rooms::prepareTools(QMainWindow& window) const
{
    for (QAction* tool : tools.actions() + tools.stampActions())
    {
        tool->setIcon(icon(tool->objectName().remove("tool.").replace('.', '-')));
        tool->setShortcutContext(Qt::WidgetWithChildrenShortcut); // a letter in a list or the journal takes no brush
        for (QWidget* where : std::initializer_list<QWidget*>{views, palette, inspector, layersPanel, minimap})
            where->addAction(tool);
        QObject::connect(tool, &QAction::triggered, views,
                         [this] // from a panel: what it does is done on the map
                         {
                             QWidget* there = QApplication::focusWidget();
                             if (!views->isAncestorOf(there) && !palette->isAncestorOf(there))
                                 view->setFocus(Qt::ShortcutFocusReason);
                         });
    }
    const QList<QAction*> digits = palette->view().actions(); // of terrains
    for (QWidget* where : std::initializer_list<QWidget*>{views, palette})
        where->addActions(digits);
    QObject::connect(docks->palette->toggleViewAction(), &QAction::toggled, palette,
                     [digits](bool shown) // whoever referees means the dice
                     {
                         for (QAction* digit : digits)
                             digit->setEnabled(shown);
                     });
    for (QAction* digit : digits)
        digit->setEnabled(docks->palette->toggleViewAction()->isChecked());
    window.addActions(tools.radiusActions());
}

void Rooms::keepToMap(QAction& command) const
{
    command.setShortcutContext(Qt::WidgetWithChildrenShortcut);
    views->window()->removeAction(&command);
    views->addAction(&command);
}

void Rooms::setOnMap(bool onMap)
{
    if (onMap)
        docks->sheets->setWidget(desk);
    else
        middle_->addWidget(desk);
    middle_->setCurrentWidget(onMap ? static_cast<QWidget*>(views) : desk);
    showSheets();
    for (QDockWidget* dock : {docks->palette, docks->inspector, docks->structures, docks->overview})
        dock->setEnabled(onMap);
    if (!onMap)
    {
        tools.use(QLatin1String("select"));
        docks->referee->show(); // there is nothing else to do
    }
}

void Rooms::showSheets() const
{
    docks->showSheets(desk->count() > 0 && docks->sheets->widget() == desk);
}

} // namespace merlon::app
