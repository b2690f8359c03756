#include "app/window/rooms.h"

#include "app/window/board_tabs.h"
#include "app/window/docks.h"
#include "app/window/icons.h"
#include "app/window/map_views.h"
#include "app/window/outlook.h"
#include "app/window/ruler.h"
#include "app/window/sheet_panel.h"
#include "app/window/table_ruler.h"
#include "editor/findings_panel.h"
#include "editor/hex_map_view.h"
#include "editor/history_panel.h"
#include "editor/inspector_panel.h"
#include "editor/layers_panel.h"
#include "editor/minimap.h"
#include "editor/palette_panel.h"
#include "editor/roster_panel.h"
#include "editor/stamps_page.h"
#include "editor/structures_panel.h"
#include "editor/table_inspector.h"
#include "editor/table_palette.h"
#include "editor/table_view.h"
#include "editor/zones_panel.h"
#include "referee/desk.h"
#include "referee/journal_view.h"
#include "referee/referee_panel.h"

#include <QAction>
#include <QApplication>
#include <QDockWidget>
#include <QListView>
#include <QMainWindow>
#include <QMenu>
#include <QStackedWidget>
#include <QStatusBar>
#include <QVBoxLayout>

#include <utility>

namespace merlon::app
{

namespace
{

constexpr int roomForJournal = 850; ///< pixels of the window

} // namespace

Rooms::Rooms(QMainWindow& window, std::function<const map::HexMap&()> map)
    : boards(new BoardTabs(&window)),
      views(new MapViews(tools, &window)),
      view(&views->first()),
      tableView(new editor::TableView(&window)),
      desk(new referee::Desk(session, &window)),
      palette(new editor::PalettePanel(tools, &window)),
      inspector(new editor::InspectorPanel(&window)),
      tablePalette(new editor::TablePalette(*tableView, &window)),
      tableInspector(new editor::TableInspector(*tableView, &window)),
      minimap(new editor::Minimap(*view, &window)),
      findings(new editor::FindingsPanel(&window)),
      structures(new editor::StructuresPanel(*view, &window)),
      roster(new editor::RosterPanel(*view, &window)),
      zones(new editor::ZonesPanel(*view, tools, &window)),
      paper(new SheetPanel(session, &window)),
      history(new editor::HistoryPanel(&window)),
      layersPanel(new editor::LayersPanel(layers, &window)),
      tableLayersPanel(new editor::LayersPanel(tableLayers, &window, QStringLiteral("table.layers"))),
      refereePanel(new referee::RefereePanel(session, &window)),
      journal(new referee::JournalView(session, &window)),
      ruler(new Ruler(*views, *refereePanel, std::move(map), &window)),
      tableRuler(new TableRuler(*tableView, &window)),
      outlook(new Outlook(*views, tools, session, *window.statusBar(), &window)),
      middle_(new QStackedWidget(&window)),
      palettes_(new QStackedWidget(&window)),
      inspectors_(new QStackedWidget(&window)),
      layerPanels_(new QStackedWidget(&window))
{
    middle_->addWidget(views);
    middle_->addWidget(tableView);
    palettes_->addWidget(palette);
    palettes_->addWidget(tablePalette);
    inspectors_->addWidget(inspector);
    inspectors_->addWidget(tableInspector);
    layerPanels_->addWidget(layersPanel);
    layerPanels_->addWidget(tableLayersPanel);
    middle_->addWidget(desk);
    auto* middle = new QWidget(&window);
    auto* column = new QVBoxLayout(middle);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(boards);
    column->addWidget(middle_, 1);
    window.setCentralWidget(middle);
    window.setDockOptions(QMainWindow::AnimatedDocks | QMainWindow::AllowNestedDocks | QMainWindow::AllowTabbedDocks);
    window.setCorner(Qt::BottomLeftCorner, Qt::LeftDockWidgetArea);
    window.setCorner(Qt::BottomRightCorner, Qt::RightDockWidgetArea);
    docks = new Docks(window, {palettes_, inspectors_, structures, layerPanels_, minimap, refereePanel, journal,
                               findings, history, roster, zones, paper});
    joinDesk();
    prepareTools(window);
    keepFocusOnMap();
    QObject::connect(views, &MapViews::activeChanged, &tools, // which end with the rooms, before the widgets
                     [this]
                     {
                         view = &views->active();
                         if (ground_ == play::Ground::Hexes)
                             minimap->setView(*view);
                         structures->setView(*view);
                         roster->setView(*view);
                         zones->setView(*view);
                     });
}

/// What is clicked there is asked in the referee's panel.
void Rooms::joinDesk() const
{
    QObject::connect(desk, &referee::Desk::picked, refereePanel, &referee::RefereePanel::pickThing);
    QObject::connect(desk, &referee::Desk::ordered, refereePanel,
                     [this](const play::Record& begun)
                     {
                         docks->showReferee();
                         refereePanel->beginOrder(begun);
                     });
    QObject::connect(desk, &referee::Desk::menuWanted, refereePanel,
                     [this](const play::List& things, const QPoint& at)
                     {
                         QMenu* menu = refereePanel->menuOf(things);
                         if (menu == nullptr)
                             return;
                         docks->showReferee();
                         menu->setAttribute(Qt::WA_DeleteOnClose);
                         menu->popup(at);
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

/// What is chosen with the mouse is used on the map, and so are the keys; a panel that is gone has none.
void Rooms::keepFocusOnMap() const
{
    const auto goBack = [this]
    { (ground_ == play::Ground::None ? desk : static_cast<QWidget*>(&plane()))->setFocus(); };
    QList<QListView*> lists = palette->findChildren<QListView*>() << &tablePalette->list();
    lists.removeOne(palette->stamps().findChild<QListView*>()); // F2 and Del there are for the stamp
    for (const QListView* list : lists)
        QObject::connect(list, &QListView::clicked, views, goBack);
    QObject::connect(docks, &Docks::closed, views, goBack);
}

void Rooms::keepToMap(QAction& command) const
{
    command.setShortcutContext(Qt::WidgetWithChildrenShortcut);
    views->window()->removeAction(&command);
    views->addAction(&command);
    tableView->addAction(&command);
}

editor::PlaneView& Rooms::plane() const
{
    if (ground_ == play::Ground::Table)
        return *tableView;
    return *view;
}

void Rooms::setGround(play::Ground ground)
{
    using play::Ground;
    ground_ = ground;
    if (ground == Ground::None)
    {
        middle_->addWidget(desk);
        desk->setEnabled(true); // a panel behind another tab takes no keys, and it was in one
    }
    else
        docks->sheets->setWidget(desk);
    middle_->setCurrentWidget(ground == Ground::Hexes   ? static_cast<QWidget*>(views)
                              : ground == Ground::Table ? static_cast<QWidget*>(tableView)
                                                        : desk);
    palettes_->setCurrentIndex(ground == Ground::Table ? 1 : 0);
    inspectors_->setCurrentIndex(ground == Ground::Table ? 1 : 0);
    layerPanels_->setCurrentIndex(ground == Ground::Table ? 1 : 0);
    showSheets();
    const bool film = session.film() != nullptr;
    docks->offer({docks->palette, docks->inspector, docks->overview, docks->layers}, ground != Ground::None && !film);
    docks->offer({docks->structures, docks->zones}, ground == Ground::Hexes && !film);
    docks->offer({docks->roster}, !film);
    docks->offer({docks->findings, docks->history}, !film);
    docks->offer({docks->journal}, hasRoomBelow());
    if (ground != Ground::Hexes)
        tools.use(QLatin1String("select"));
    if (ground == Ground::None)
        docks->referee->show(); // there is nothing else to do
}

/// On a low screen a film's map has that room.
bool Rooms::hasRoomBelow() const
{
    return session.film() == nullptr || views->window()->height() >= roomForJournal;
}

void Rooms::showFilm()
{
    const bool film = session.film() != nullptr;
    if (film == refereeHidden_.has_value())
        return;
    if (film)
        refereeHidden_ = docks->referee->isHidden();
    setGround(ground_);
    docks->referee->setVisible(film || !*refereeHidden_);
    if (!film)
        refereeHidden_.reset();
    docks->referee->raise();
}

void Rooms::showSheets() const
{
    docks->showSheets(hasRoomBelow() && desk->count() > 0 && docks->sheets->widget() == desk);
}

} // namespace merlon::app
