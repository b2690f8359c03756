#include "app/window/main_window.h"

#include "app/language/language.h"
#include "app/window/bookmarks.h"
#include "app/window/clipboard_commands.h"
#include "app/window/command_palette.h"
#include "app/window/commands.h"
#include "app/window/dialog_room.h"
#include "app/window/digit_keys.h"
#include "app/window/docks.h"
#include "app/window/elided_tips.h"
#include "app/window/exports.h"
#include "app/window/file_drop.h"
#include "app/window/file_watch.h"
#include "app/window/files.h"
#include "app/window/film_bar.h"
#include "app/window/find.h"
#include "app/window/findings.h"
#include "app/window/game_on_map.h"
#include "app/window/game_on_table.h"
#include "app/window/games.h"
#include "app/window/history.h"
#include "app/window/letters_to_referee.h"
#include "app/window/map_commands.h"
#include "app/window/map_views.h"
#include "app/window/menus.h"
#include "app/window/no_room.h"
#include "app/window/number_fields.h"
#include "app/window/open_lists.h"
#include "app/window/other_windows.h"
#include "app/window/outlook.h"
#include "app/window/plain_fields.h"
#include "app/window/plain_labels.h"
#include "app/window/quiet_wheel.h"
#include "app/window/recent_files.h"
#include "app/window/recovery.h"
#include "app/window/referee_commands.h"
#include "app/window/ruler.h"
#include "app/window/run_record.h"
#include "app/window/select_commands.h"
#include "app/window/sheet_panel.h"
#include "app/window/sights.h"
#include "app/window/status_line.h"
#include "app/window/table_commands.h"
#include "app/window/tabs.h"
#include "app/window/theme.h"
#include "app/window/view_commands.h"
#include "app/window/welcome_dialog.h"
#include "editor/hex_map_model.h"
#include "editor/hex_map_view.h"
#include "editor/inspector_panel.h"
#include "editor/palette_panel.h"
#include "editor/roster_panel.h"
#include "editor/table_model.h"
#include "referee/referee_panel.h"
#include "translations/words.h"

#include <QAction>
#include <QCloseEvent>
#include <QDockWidget>
#include <QLayout>
#include <QRegularExpression>
#include <QScreen>
#include <QSettings>
#include <QStatusBar>
#include <QTimer>

#include <utility>

namespace merlon::app
{

MainWindow::MainWindow(QWidget* parent) : QMainWindow(parent)
{
    PlainLabels::keep();
    ElidedTips::keep();
    QuietWheel::keep();
    DialogRoom::keep();
    NumberFields::keep();
    OpenLists::keep();
    DigitKeys::keep();
    PlainFields::keep();
    rooms_ = std::make_unique<Rooms>(*this, [this]() -> const map::HexMap& { return workspace().map().map(); });
    commands_ = std::make_unique<Commands>(*this);
    commands_->adopt(rooms_->palette->findChildren<QAction*>(QRegularExpression("^terrain\\.")));
    commands_->adopt(rooms_->tools.actions() + rooms_->tools.radiusActions() + rooms_->tools.stampActions());
    files_ = std::make_unique<Files>(*this, *commands_);
    tabs_ = std::make_unique<Tabs>(*this, *files_, *commands_);
    sights_ = std::make_unique<Sights>(*rooms_->view, *rooms_->tableView);
    games_ = std::make_unique<Games>(*this, rooms_->session, *commands_);
    record_ = std::make_unique<RunRecord>(files_->documents(), *sights_, *games_, *rooms_->view, *rooms_->tableView);
    recovery_ = std::make_unique<Recovery>(*this, *files_, *sights_, *games_);
    history_ = std::make_unique<History>(*commands_, *files_, *rooms_);
    menus_ = std::make_unique<Menus>(*this, *commands_, *rooms_);
    viewCommands_ = std::make_unique<ViewCommands>(*this, *rooms_, *commands_);
    mapCommands_ = std::make_unique<MapCommands>(*this, *rooms_, *commands_, *files_);
    clipboard_ = std::make_unique<ClipboardCommands>(*rooms_, *commands_, *files_);
    tableCommands_ = std::make_unique<TableCommands>(*rooms_, *commands_, *files_);
    selectCommands_ = std::make_unique<SelectCommands>(*rooms_, *commands_, *files_);
    bookmarks_ = std::make_unique<Bookmarks>(*this, *rooms_, *commands_, *files_, menus_->bookmarks());
    find_ = std::make_unique<Find>(*this, *rooms_, *commands_, *files_, *bookmarks_);
    refereeCommands_ = std::make_unique<RefereeCommands>(*rooms_, *commands_, *menus_);
    others_ = std::make_unique<OtherWindows>(*this, *rooms_, *commands_, *files_);
    exports_ = std::make_unique<Exports>(*this, *rooms_, *commands_, *files_);
    status_ = std::make_unique<StatusLine>(*statusBar(), *rooms_, *commands_, *files_);
    findings_ = std::make_unique<Findings>(*statusBar(), *rooms_, *commands_);
    gameOnMap_ = std::make_unique<GameOnMap>(*this, *rooms_, *commands_, *files_, *refereeCommands_);
    gameOnTable_ = std::make_unique<GameOnTable>(*this, *rooms_, *commands_, *files_);
    noRoom_ = std::make_unique<NoRoom>(*this, *rooms_);
    new LettersToReferee(*this, *rooms_);
    auto* film = new FilmBar(rooms_->session, *commands_, centralWidget());
    centralWidget()->layout()->addWidget(film);
    connect(film, &FilmBar::ruleWanted, rooms_->refereePanel, &referee::RefereePanel::showRule);
    joinMap();
    joinReferee();
    joinFiles();
    joinCommands();
    files_->take(std::make_unique<editor::Workspace>());
    retranslate();
    const QRect room = screen()->availableGeometry();
    const QSize whole = QSize(1440, 900).boundedTo(room.size() - QSize(8, 40)); // the frame and its title are outside
    resize(whole);
    const bool isKept = restoreGeometry(QSettings().value("window/geometry").toByteArray());
    rooms_->docks->restore();
    if (!isKept) // with all panels it may have been larger
    {
        layout()->activate();
        resize(whole);
    }
    rooms_->views->restore();
    constexpr int halfAMinute = 30'000;
    auto* keeping = new QTimer(this); // a crash asks nobody
    connect(keeping, &QTimer::timeout, this, &MainWindow::keepLayout);
    keeping->start(halfAMinute);
}

MainWindow::~MainWindow()
{
    noRoom_.reset(); // nobody is asked any more: what the hand is doing ends without taking anything off
    files_->documents().leave();
}

bool MainWindow::open(const QString& path)
{
    return files_->open(path);
}

bool MainWindow::openSample()
{
    return files_->openSample();
}

void MainWindow::offerRecovery()
{
    recovery_->offer();
}

bool MainWindow::reopen()
{
    return recovery_->reopen();
}

void MainWindow::welcome()
{
    if (WelcomeDialog::isWantedAtStart() && !isWindowModified())
        openWelcome();
}

void MainWindow::openWelcome()
{
    auto* dialog = findChild<WelcomeDialog*>();
    if (dialog == nullptr)
    {
        dialog = new WelcomeDialog(this);
        connect(dialog, &WelcomeDialog::chosen, files_.get(), &Files::open);
        connect(dialog, &WelcomeDialog::newWanted, &(*commands_)["file.new"], &QAction::trigger);
        connect(dialog, &WelcomeDialog::wizardWanted, &(*commands_)["file.wizard"], &QAction::trigger);
        connect(dialog, &WelcomeDialog::openWanted, &(*commands_)["file.open"], &QAction::trigger);
    }
    dialog->show();
    dialog->raise();
    dialog->activateWindow();
}

editor::Workspace& MainWindow::workspace()
{
    return files_->workspace();
}

QAction* MainWindow::action(const QString& name) const
{
    return commands_->find(name);
}

void MainWindow::joinMap()
{
    using editor::HexMapView;
    HexMapView* view = rooms_->view;
    connect(view, &HexMapView::hexPicked, rooms_->inspector, &editor::InspectorPanel::setHex);
    connect(view, &HexMapView::currentHexChanged, rooms_->inspector, &editor::InspectorPanel::setHex);
    connect(view, &HexMapView::scanChanged, rooms_->inspector, &editor::InspectorPanel::setScanProblem);
    connect(view, &HexMapView::scanChanged, this,
            [this](const QString& problem)
            {
                if (!problem.isEmpty())
                    statusBar()->showMessage(tr("The scanned map is not shown: %1").arg(problem), 8000);
            });
    connect(&rooms_->tools, &editor::ToolBox::toolChanged, this,
            [this]
            {
                if (rooms_->tools.tool().paints())
                    rooms_->ruler->setLaid(false);
            });
    connect(rooms_->docks, &Docks::workChanged, this,
            [this]
            {
                offerFor(rooms_->ground());
                workspace().setFixed(whyFixed());
                rooms_->paper->setPaints(!rooms_->docks->referees());
            });
    connect(&rooms_->tools, &editor::ToolBox::refused, this, [this] { statusBar()->showMessage(whyFixed(), 8000); });
}

void MainWindow::joinReferee()
{
    using referee::RefereeSession;
    const RefereeSession* session = &rooms_->session;
    connect(session, &RefereeSession::gameChanged, this,
            [this]
            {
                rooms_->showSheets();
                rooms_->showFilm();
                workspace().setFixed(whyFixed());
                showTitle();
                others_->showReadings();
            });
    const auto say = [this](const QString& what) { statusBar()->showMessage(what, 8000); };
    connect(session, &RefereeSession::failed, this, say);
    connect(rooms_->outlook, &Outlook::refused, this, say);
    connect(refereeCommands_.get(), &RefereeCommands::said, this, say);
    connect(mapCommands_.get(), &MapCommands::said, this, say);
    connect(mapCommands_.get(), &MapCommands::openWanted, files_.get(), &Files::open);
    connect(clipboard_.get(), &ClipboardCommands::said, this, say);
    connect(tableCommands_.get(), &TableCommands::said, this, say);
    connect(bookmarks_.get(), &Bookmarks::said, this, say);
    connect(rooms_->roster, &editor::RosterPanel::refused, this, say);
    connect(find_.get(), &Find::said, this, say);
    connect(history_.get(), &History::said, this, say);
    connect(gameOnMap_.get(), &GameOnMap::said, this, say);
}

void MainWindow::joinFiles()
{
    auto* recent = new RecentFiles(menus_->recent());
    connect(rooms_->refereePanel, &referee::RefereePanel::openWanted, files_.get(), &Files::open, Qt::QueuedConnection);
    connect(recent, &RecentFiles::chosen, files_.get(), &Files::open);
    connect(new FileDrop(*this), &FileDrop::dropped, files_.get(), &Files::open);
    connect(files_.get(), &Files::gameWanted, games_.get(), &Games::goTo);
    connect(files_.get(), &Files::filmWanted, games_.get(), &Games::watch);
    connect(
        games_.get(), &Games::copied, this,
        [this](const QString& copy)
        {
            const int here = files_->documents().current();
            if (files_->open(copy))
                files_->documents().show(here);
            statusBar()->showMessage(tr("The game goes on in the other tab; you can edit the scenario here."), 8000);
        },
        Qt::QueuedConnection); // after the edit that asked for the copy
    files_->setMayRename([this] { return games_->mayStayBehind(); });
    auto* watch = new FileWatch(*this, *files_);
    connect(watch, &FileWatch::reloaded, games_.get(), &Games::judge);
    connect(watch, &FileWatch::said, this, [this](const QString& what) { statusBar()->showMessage(what, 8000); });
    connect(files_.get(), &Files::leaving, this, &MainWindow::letGo);
    connect(files_.get(), &Files::taken, this, &MainWindow::showDocument);
    connect(files_.get(), &Files::begun, this,
            [this]
            {
                if (!rooms_->docks->goesToTheTable(false)) // from all panels, or from the table
                    rooms_->docks->change(false, false);
            });
    connect(files_.get(), &Files::saved, this,
            [this]
            {
                for (const editor::Workspace* one : files_->documents().all())
                    if (&one->family() == &workspace().family()) // what it has was saved too
                        games_->judge(*one);
            });
    connect(&files_->documents(), &OpenDocuments::replaced, sights_.get(), &Sights::pass);
}

void MainWindow::joinCommands()
{
    commands_->on("file.quit", this, [this] { close(); });
    commands_->on("edit.centre", this,
                  [this]
                  {
                      editor::ToolBox& tools = rooms_->tools;
                      const auto& view = rooms_->views->underHand();
                      if (const auto hex = view.hoveredHex() ? view.hoveredHex() : view.currentHex())
                          tools.setCentre(*hex);
                      if (tools.held().symmetry == edit::Symmetry::None)
                          tools.setSymmetry(edit::Symmetry::LeftRight);
                  });
    commands_->on("edit.properties", this, [this] { rooms_->inspector->editProperties(); });
    commands_->on("help.welcome", this, [this] { openWelcome(); });
    commands_->on("help.commands", this,
                  [this]
                  {
                      auto* palette = new CommandPalette(commands_->actions() + menus_->choices(), this);
                      palette->show();
                      palette->activateWindow();
                  });
    commands_->on("edit.forces", this, [this] { rooms_->docks->showRoster(); });
    commands_->on("edit.zones", this, [this] { rooms_->docks->showZones(); });
    commands_->on("edit.sheet", this, [this] { rooms_->docks->showPaper(); });
    commands_->on("edit.structures", this, [this] { rooms_->docks->showStructures(); });
    commands_->on("help.shortcuts", this,
                  [this]
                  {
                      commands_->configure();
                      retranslate(); // tool tips name the keys
                  });
    for (const QAbstractItemModel* layers :
         std::initializer_list<QAbstractItemModel*>{&rooms_->layers, &rooms_->tableLayers})
        connect(layers, &QAbstractItemModel::dataChanged, this, [this] { workspace().setLocks(rooms_->locks()); });
    connect(menus_.get(), &Menus::languageChosen, this, &MainWindow::setLanguage);
    connect(menus_.get(), &Menus::themeChosen, this, &MainWindow::setTheme);
}

void MainWindow::setLanguage(const QString& language)
{
    workspace().settle(); // a drag is over before its words change
    useLanguage(language);
    QSettings().setValue("language", language);
    for (editor::Workspace* one : files_->documents().all())
        one->retranslate();
    showTitle();
}

void MainWindow::setTheme(const QString& theme)
{
    useTheme(theme);
    QSettings().setValue("theme", theme);
}

void MainWindow::retranslate()
{
    tabs_->retranslate();
    rooms_->docks->retranslate();
    rooms_->tools.retranslate();
    rooms_->ruler->retranslate();
    rooms_->outlook->retranslate();
    commands_->retranslate();
    viewCommands_->showLayout();
    refereeCommands_->nameQuestion();
    menus_->retranslate();
    bookmarks_->retranslate();
    gameOnMap_->showZones(); // their names
    showTitle();
    history_->show();
    others_->retranslate();
    status_->retranslate();
    findings_->retranslate();
    workspace().setFixed(whyFixed());
}

void MainWindow::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QMainWindow::changeEvent(event);
}

void MainWindow::keepLayout()
{
    QSettings().setValue("window/geometry", saveGeometry());
    rooms_->docks->save();
    rooms_->views->save();
}

void MainWindow::closeEvent(QCloseEvent* event)
{
    if (!files_->mayCloseAll())
        return event->ignore();
    keepLayout();
    files_->documents().dropUnsaved();
    record_.reset();
    event->accept();
}

} // namespace merlon::app
