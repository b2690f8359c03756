// What the window shows of one document: it comes, is followed, and goes.

#include "app/window/main_window.h"

#include "app/window/board_tabs.h"
#include "app/window/commands.h"
#include "app/window/docks.h"
#include "app/window/files.h"
#include "app/window/game_on_map.h"
#include "app/window/game_on_table.h"
#include "app/window/games.h"
#include "app/window/history.h"
#include "app/window/menus.h"
#include "app/window/no_room.h"
#include "app/window/other_windows.h"
#include "app/window/outlook.h"
#include "app/window/ruler.h"
#include "app/window/sheet_panel.h"
#include "app/window/sights.h"
#include "app/window/status_line.h"
#include "app/window/table_ruler.h"
#include "core/play/paper.h"
#include "editor/findings_panel.h"
#include "editor/hex_map_model.h"
#include "editor/hex_map_view.h"
#include "editor/history_panel.h"
#include "editor/inspector_panel.h"
#include "editor/minimap.h"
#include "editor/palette_panel.h"
#include "editor/roster_panel.h"
#include "editor/structures_panel.h"
#include "editor/table_inspector.h"
#include "editor/table_palette.h"
#include "editor/table_view.h"
#include "editor/zones_panel.h"
#include "translations/words.h"

#include <QDockWidget>
#include <QFileInfo>
#include <QPointer>
#include <QStatusBar>

namespace merlon::app
{

/// Lets go of the document that is shown.
void MainWindow::letGo()
{
    followed_.reset();
    sights_->leave(workspace());
    games_->leave();
    rooms_->inspector->setWorkspace(nullptr);
    rooms_->minimap->setDocument(nullptr);
    rooms_->findings->setWorkspace(nullptr);
    rooms_->structures->setWorkspace(nullptr);
    rooms_->roster->setWorkspace(nullptr);
    rooms_->zones->setWorkspace(nullptr);
    rooms_->paper->setWorkspace(nullptr);
    rooms_->history->setWorkspace(nullptr);
    rooms_->outlook->setWorkspace(nullptr);
    rooms_->view->setModel(nullptr);
    gameOnMap_->setModel(nullptr);
    rooms_->tableView->setModel(nullptr);
    rooms_->boards->setWorkspace(nullptr);
    model_.reset();
    table_.reset();
    history_->end();
    others_->leave();
    status_->forgetPrompt();
}

/// What the window says of the document that it shows from now on.
void MainWindow::showDocument()
{
    editor::Workspace& document = workspace();
    document.setLocks(rooms_->locks());
    document.setConsent([asked = QPointer(noRoom_.get())](const edit::Edit& edit)
                        { return asked && asked->ask(edit); });
    document.setPlayed([window = QPointer(this)] { return window && window->frees(); });
    const play::Ground ground = document.ground();
    rooms_->ruler->setLaid(false);
    rooms_->ruler->setBoard(document.shownBoard());
    rooms_->tableRuler->setLaid(false);
    rooms_->view->setOverlay({});
    if (ground == play::Ground::Hexes)
        showMap(document);
    else if (ground == play::Ground::Table)
        showTable(document);
    rooms_->findings->setWorkspace(&document);
    rooms_->history->setWorkspace(&document);
    rooms_->roster->setWorkspace(&document);
    const bool first = document.shownBoard() == 0; // whose hexes zones are
    rooms_->zones->setWorkspace(ground == play::Ground::Hexes && first ? &document : nullptr);
    rooms_->paper->setWorkspace(&document);
    rooms_->outlook->setWorkspace(ground == play::Ground::Hexes ? &document : nullptr);
    gameOnMap_->showZones();
    history_->begin();
    followDocument();
    games_->come(document);
    others_->showReadings();
    others_->showBoard();
    commands_->setEnabled({"edit.title", "edit.victory", "edit.fairness", "edit.forces", "edit.zones",
                           "edit.background", "edit.briefing", "edit.authors", "edit.balance", "file.share"},
                          document.scenario() != nullptr);
    offerFor(ground);
    commands_->offer({"edit.settings"}, document.system() != nullptr && document.system()->own() != nullptr);
    const bool aims =
        ground == play::Ground::Hexes && document.system() != nullptr && document.system()->aims() != nullptr;
    commands_->offer({"view.fire", "view.seen", "view.reach", "edit.fairness", "referee.whoCould"}, aims);
    menus_->offerAims(aims);
    offerSheet(document);
    setWindowModified(document.isModified());
    showTitle();
    gameOnMap_->show();
    document.setFixed(whyFixed());
    rooms_->setGround(ground);
    rooms_->boards->setWorkspace(&document);
    commands_->offer({"go.nextBoard"}, document.boardCount() > 1);
    gameOnTable_->show();
    status_->showHint();
    if (ground != play::Ground::None)
        rooms_->plane().setFocus(Qt::OtherFocusReason); // its keys are those of the tools
    if (!sights_->come(document))
        (document.scenario() != nullptr && !rooms_->docks->paints() ? rooms_->docks->referee : rooms_->docks->inspector)
            ->raise();
}

void MainWindow::showMap(editor::Workspace& document)
{
    model_ = std::make_unique<editor::HexMapModel>(document);
    rooms_->view->setModel(model_.get());
    gameOnMap_->setModel(model_.get());
    rooms_->palette->setPalette(document.map().palette());
    rooms_->inspector->setWorkspace(&document);
    rooms_->minimap->setView(*rooms_->view);
    rooms_->minimap->setDocument(&document.map());
    rooms_->inspector->setSelection(rooms_->view->selectionModel());
    rooms_->structures->setWorkspace(&document);
}

void MainWindow::showTable(editor::Workspace& document)
{
    table_ = std::make_unique<editor::TableModel>(document);
    rooms_->tableView->setModel(table_.get());
    rooms_->minimap->setView(*rooms_->tableView);
    rooms_->minimap->setDocument(&document.table());
    rooms_->tablePalette->renew();
    rooms_->tableInspector->renew();
}

/// What a ground does not have is in no menu, has no key and is not found.
void MainWindow::offerFor(play::Ground ground)
{
    const bool hexes = ground == play::Ground::Hexes;
    const bool paints = !rooms_->docks->referees();
    rooms_->tools.setMayPaint(paints);
    commands_->offerAll({"select.", "bookmark."}, hexes);
    commands_->offerAll({"tool.", "brush.", "stamp.", "terrain."}, hexes && paints);
    commands_->offer({"tool.select", "tool.lasso"}, hexes);
    commands_->offer({"edit.clear",       "edit.move",         "edit.turnLeft",   "edit.turnRight",  "edit.mirror",
                      "edit.addStamp",    "edit.line",         "edit.centre",     "edit.structures", "edit.properties",
                      "edit.resize",      "edit.crop",         "edit.join",       "edit.takeMap",    "edit.openPart",
                      "edit.scan",        "view.split",        "view.splitAbove", "view.levels",     "view.scan",
                      "view.scanFainter", "view.scanStronger", "go.hex",          "go.bookmark",     "referee.pick"},
                     hexes);
    commands_->offer({"file.print"}, !hexes);
    commands_->offerAll({"table."}, ground == play::Ground::Table);
    commands_->offer({"view.counters", "view.zones"},
                     hexes || (ground == play::Ground::Table && workspace().scenario() != nullptr));
    commands_->offer({"edit.cut", "edit.copy", "edit.paste", "view.ruler", "go.layers", "go.overview", "view.zoomIn",
                      "view.zoomOut", "view.fit", "view.full", "view.grid", "view.names", "go.map", "go.palette",
                      "go.inspector", "file.export"},
                     ground != play::Ground::None);
    menus_->offerFor(ground);
}

/// Where the rules keep one, or the author has made one.
void MainWindow::offerSheet(const editor::Workspace& document)
{
    const play::System* system = document.system();
    const play::Scenario scenario = document.scenario() != nullptr ? document.scenario()->scenario() : play::Scenario();
    const bool keeps = system != nullptr && play::keepsSheet(scenario, *system);
    commands_->offer({"edit.sheet"}, keeps);
    rooms_->docks->offer({rooms_->docks->paper}, keeps);
}

/// Nothing paints while one referees, and what a game is played on stays as it is.
QString MainWindow::whyFixed() const
{
    if (rooms_->session.film() != nullptr)
        return tr("A replay is running: end it to make changes.");
    if (rooms_->docks->referees())
        return tr("You are refereeing: press %1 to paint.", "keys").arg(commands_->keys("view.layout"));
    return {};
}

/// A game that has begun keeps its ground: before the first edit it goes on with a copy.
bool MainWindow::frees()
{
    if (!games_->haveBegun())
        return true;
    if (isVisible() && games_->moveToCopy(tr("A game is under way, so what it is played on stays as it is.")))
        return true;
    statusBar()->showMessage(tr("A game is under way: press %1 to move it to a copy, then make your change.")
                                 .arg(commands_->keys("game.toCopy")),
                             8000);
    return false;
}

void MainWindow::followDocument()
{
    using editor::Workspace;
    followed_ = std::make_unique<QObject>();
    const QObject* now = followed_.get();
    connect(&workspace(), &Workspace::modifiedChanged, now, [this](bool modified) { setWindowModified(modified); });
    connect(&workspace(), &Workspace::titleChanged, now, [this] { showTitle(); });
    connect(&workspace(), &Workspace::pathChanged, now, [this] { showTitle(); });
    connect(&workspace(), &Workspace::recounted, now, [this](hex::Hex by) { rooms_->tools.recount(by); });
    const editor::ScenarioDocument* scenario = workspace().scenario();
    if (scenario == nullptr)
        return;
    connect(scenario, &editor::ScenarioDocument::zonesChanged, now,
            [this]
            {
                gameOnMap_->showZones();
                gameOnTable_->show();
            });
    connect(scenario, &editor::Document::changed, now,
            [this]
            {
                gameOnMap_->show();
                others_->showReadings(); // of its rules, and of its forces by name
            });
}

void MainWindow::showTitle()
{
    QString name = workspace().displayName(words::language());
    if (rooms_->session.film() != nullptr) // its file may be called anything
        name = tr("%1: replay", "title of a scenario").arg(name);
    else if (const QString game = rooms_->session.isOpen() ? rooms_->session.gameName() : QString(); !game.isEmpty())
        name = tr("%1: %2", "scenario, name of the game").arg(name, game);
    if (const QString file = QFileInfo(files_->path()).fileName(); !file.isEmpty() && file != name)
        name = tr("%1 – %2", "title of a map or scenario, its file").arg(name, file);
    setWindowTitle(tr("%1[*] – Merlon", "title of the window").arg(name));
    setWindowFilePath(files_->path());
}

} // namespace merlon::app
