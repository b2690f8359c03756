#include "app/window/main_window.h"

#include "app/language.h"
#include "app/window/briefing_dialog.h"
#include "app/window/docks.h"
#include "app/window/plain_labels.h"
#include "app/window/ruler.h"
#include "app/window/theme.h"
#include "editor/autosave.h"
#include "editor/hex_map_model.h"
#include "editor/hex_map_view.h"
#include "editor/inspector_panel.h"
#include "editor/palette_panel.h"
#include "editor/words.h"
#include "referee/desk.h"
#include "referee/journal_view.h"
#include "referee/referee_panel.h"
#include "translations/words.h"

#include <QAction>
#include <QActionGroup>
#include <QApplication>
#include <QCloseEvent>
#include <QDockWidget>
#include <QKeyEvent>
#include <QLabel>
#include <QScreen>
#include <QSettings>
#include <QStackedWidget>
#include <QStatusBar>
#include <QTimer>

#include <algorithm>
#include <utility>

namespace merlon::app
{
MainWindow::MainWindow(QWidget* parent) : QMainWindow(parent)
{
    PlainLabels::keep();
    createRooms();
    createActions();
    joinRooms();
    retranslate();
    take(std::make_unique<editor::MapDocument>());
    const QRect room = screen()->availableGeometry();
    resize(QSize(1440, 900).boundedTo(room.size() - QSize(8, 40))); // the frame and its title are outside
    restoreGeometry(QSettings().value("window/geometry").toByteArray());
    docks_->restore();
}

MainWindow::~MainWindow()
{
    qApp->disconnect(this); // the keyboard leaves a window that is half gone
    leave();
}

void MainWindow::createRooms()
{
    view_ = new editor::HexMapView(this);
    view_->setToolBox(&tools_);
    desk_ = new referee::Desk(session_, this);
    auto* middle = new QStackedWidget(this);
    middle->addWidget(view_);
    middle->addWidget(desk_);
    setCentralWidget(middle);
    palette_ = new editor::PalettePanel(tools_, this);
    inspector_ = new editor::InspectorPanel(this);
    referee_ = new referee::RefereePanel(session_, this);
    journal_ = new referee::JournalView(session_, this);
    ruler_ = new Ruler(
        *view_, *referee_, [this]() -> const map::HexMap& { return document_->map(); }, this);
    setDockOptions(AnimatedDocks | AllowNestedDocks | AllowTabbedDocks);
    setCorner(Qt::BottomLeftCorner, Qt::LeftDockWidgetArea);
    setCorner(Qt::BottomRightCorner, Qt::RightDockWidgetArea);
    docks_ = new Docks(*this, palette_, inspector_, referee_, journal_);
    hint_ = new QLabel(this);
    where_ = new QLabel(this);
    zoom_ = new QLabel(this);
    statusBar()->addWidget(hint_, 1);
    statusBar()->addPermanentWidget(where_);
    statusBar()->addPermanentWidget(zoom_);
    where_->setContentsMargins(8, 0, 8, 0);
    zoom_->setContentsMargins(8, 0, 8, 0);
}

void MainWindow::joinRooms()
{
    connect(referee_, &referee::RefereePanel::sceneChanged, view_, &editor::HexMapView::setOverlay);
    connect(referee_, &referee::RefereePanel::sceneChanged, this, &MainWindow::bringIntoView);
    connect(view_, &editor::HexMapView::menuWanted, this, &MainWindow::showMenuAt);
    connect(view_, &editor::HexMapView::counterDragged, referee_, &referee::RefereePanel::moveByHand);
    connect(journal_, &referee::JournalView::lineChosen, this,
            [this](int index)
            {
                referee_->showLine(index);
                docks_->referee->raise();
            });
    connect(qApp, &QApplication::focusChanged, this, &MainWindow::showHint);
    connect(referee_, &referee::RefereePanel::pickWanted, this,
            [this](const QString& prompt)
            {
                prompt_ = prompt;
                showHint();
            });
    connect(view_, &editor::HexMapView::hexPicked, referee_,
            [this](hex::Hex hex, hex::Side)
            {
                if (!ruler_->isLaid())
                    referee_->pickHex(hex);
            });
    connect(ruler_, &Ruler::changed, this,
            [this]
            {
                action("view.ruler")->setChecked(ruler_->isLaid());
                showHint();
            });
    connect(view_, &editor::HexMapView::hexPicked, inspector_,
            [this](hex::Hex hex, hex::Side) { inspector_->setHex(hex); });
    connect(view_, &editor::HexMapView::currentHexChanged, inspector_, &editor::InspectorPanel::setHex);
    connect(view_, &editor::HexMapView::hexHovered, this, &MainWindow::showHover);
    connect(view_, &editor::HexMapView::hoverEnded, this, &MainWindow::showHover);
    connect(view_, &editor::HexMapView::scaleChanged, this, &MainWindow::showHover);
    connect(view_, &editor::HexMapView::draggingChanged, this, &MainWindow::showHistory);
    connect(&session_, &referee::RefereeSession::gameChanged, this, &MainWindow::showGame);
    connect(&session_, &referee::RefereeSession::gameChanged, this, &MainWindow::showSheets);
    connect(&session_, &referee::RefereeSession::gameChanged, this, &MainWindow::showTitle);
    connect(&session_, &referee::RefereeSession::gameChanged, this, &MainWindow::showReadings);
    connect(&session_, &referee::RefereeSession::failed, this,
            [this](const QString& why) { statusBar()->showMessage(why, 8000); });
    connect(&session_, &referee::RefereeSession::verdictChanged, this, &MainWindow::showHint);
    connect(&session_, &referee::RefereeSession::verdictChanged, this, &MainWindow::raiseWhatIsSaid);
    connect(&tools_, &editor::ToolBox::toolChanged, this,
            [this]
            {
                if (editor::paints(tools_.tool()))
                    ruler_->setLaid(false);
                showHint();
            });
}

/// What the window says of the document that it has just taken.
void MainWindow::showDocument()
{
    model_ = std::make_unique<editor::HexMapModel>(*document_);
    ruler_->setLaid(false);
    view_->setOverlay({});
    view_->setModel(model_.get());
    palette_->setPalette(document_->palette());
    inspector_->setDocument(document_);
    const auto zones = scenario_ ? scenario_->scenario().zones : std::vector<play::Zone>{};
    inspector_->setZones(zones);
    model_->setZones(zones);
    undo_ = document_->createUndoAction(this);
    redo_ = document_->createRedoAction(this);
    connect(undo_, &QAction::changed, this, &MainWindow::showHistory);
    connect(redo_, &QAction::changed, this, &MainWindow::showHistory);
    showHistory();
    connect(document_, &editor::MapDocument::modifiedChanged, this, &QWidget::setWindowModified);
    connect(document_, &editor::MapDocument::modifiedChanged, this, &MainWindow::showHint);
    connect(document_, &editor::MapDocument::titleChanged, this, &MainWindow::showTitle);
    connect(document_, &editor::MapDocument::pathChanged, this, &MainWindow::showTitle);
    connect(document_, &editor::MapDocument::refused, this,
            [this](const QString& why) { statusBar()->showMessage(why, 8000); });
    autosave_ = std::make_unique<editor::Autosave>(*document_);
    connect(autosave_.get(), &editor::Autosave::failed, this,
            [this](const QString& why) { statusBar()->showMessage(why, 8000); });
    if (scenario_)
        connect(scenario_.get(), &editor::ScenarioDocument::rulesChanged, this, &MainWindow::showReadings);
    judgeWhatIsSaved();
    showReadings();
    setWindowModified(document_->isModified());
    showTitle();
    showGame();
    showHint();
    const bool onMap = !scenario_ || scenario_->hasMap();
    auto* middle = static_cast<QStackedWidget*>(centralWidget());
    if (onMap)
        docks_->sheets->setWidget(desk_);
    else
        middle->addWidget(desk_);
    middle->setCurrentWidget(onMap ? static_cast<QWidget*>(view_) : desk_);
    showSheets();
    for (QDockWidget* dock : {docks_->palette, docks_->inspector}) // there is nothing to paint on or to look into
        dock->setEnabled(onMap);
    if (!onMap)
        tools_.setTool(editor::Tool::Select);
    (scenario_ ? docks_->referee : docks_->inspector)->raise();
    QTimer::singleShot(0, view_, &editor::HexMapView::zoomToFit); // once the docks have taken their room
}

/// The steps by name: "Undo Raise 5 hexes".
void MainWindow::showHistory()
{
    for (const auto& [name, step] : {std::pair("edit.undo", undo_), std::pair("edit.redo", redo_)})
    {
        QAction* shown = action(name);
        shown->setText(step->text());
        shown->setEnabled(step->isEnabled() || (step == undo_ && view_->isDragging()));
        shown->setToolTip(words::tip(tr("%1 (%2)", "command, shortcut")
                                         .arg(step->text(), shown->shortcut().toString(QKeySequence::NativeText))));
    }
}

void MainWindow::showGame()
{
    const auto scene = session_.isOpen() ? play::sceneOf(session_.game()) : std::nullopt;
    const auto counters = scene ? scene->pieces : std::vector<play::Piece>{};
    view_->setCounters(action("view.counters")->isChecked() ? counters : std::vector<play::Piece>{});
    view_->setCountersMovable(session_.isOpen() && session_.journalProblem().isEmpty());
    inspector_->setCounters(counters);
    inspector_->setGround(scene ? scene->boards : play::Boards());
    nameWhoCould();
}

void MainWindow::showSheets()
{
    docks_->showSheets(desk_->count() > 0 && docks_->sheets->widget() == desk_);
}

void MainWindow::showTitle()
{
    const std::string language = words::language();
    QString name = scenario_ ? scenario_->displayName(language) : document_->displayName(language);
    if (session_.isOpen() && !session_.gameName().isEmpty())
        name = tr("%1: %2", "scenario, name of the game").arg(name, session_.gameName());
    setWindowTitle(tr("%1[*] – Merlon", "title of the window").arg(name));
    setWindowFilePath(path());
}

void MainWindow::showHover()
{
    zoom_->setText(tr("%1 %", "zoom").arg(qRound(view_->scale() / 24 * 100)));
    const auto hex = view_->hoveredHex();
    const auto& map = document_->map();
    if (!hex || !map.layout.contains(*hex))
        return where_->clear();
    const QString printed = QString::fromStdString(map::printedName(map, *hex));
    const QString inFiles = QString::fromStdString(hex::name(map.layout, *hex));
    const QString name =
        printed == inFiles ? printed : tr("%1 (%2)", "printed name, name in files").arg(printed, inFiles);
    QString text = tr("%1 · %2 · level %3", "hex, terrain, level")
                       .arg(name, editor::word(map, "terrain", map.terrainAt(*hex)))
                       .arg(map.levelAt(*hex));
    for (const play::Piece& piece : view_->counters())
        if (!piece.name.empty() && std::ranges::count(piece.hexes, *hex) > 0)
            text = tr("%1 · %2", "what is at a hex, a counter there").arg(text, editor::pieceText(map, piece, false));
    where_->setText(text);
}

/// What a click on the map or a key does now.
QString MainWindow::hint() const
{
    if (ruler_->isLaid())
        return ruler_->says();
    if (editor::paints(tools_.tool()))
        return tr("Paint with the left button; Alt and a click takes terrain from the map.");
    if (!session_.isOpen())
        return tr("Click a hex to inspect it; B paints.");
    if (session_.wantsDie())
        //: a die that was thrown on the table at which one plays, not from it
        return session_.verdict().needs.front().sides == 10
                   ? tr("Type the die that fell on the table (0 is ten), or roll it.")
                   : tr("Type the die that fell on the table, or roll it.");
    if (session_.canAccept())
    {
        const QWidget* focus = QApplication::focusWidget();
        const bool here = focus != nullptr && referee_->isAncestorOf(focus);
        const QString keys =
            here ? tr("Enter", "a key") : action("referee.apply")->shortcut().toString(QKeySequence::NativeText);
        if (!session_.verdict().legal)
            return tr("%1 notes the refusal; %2 asks anew.", "keys")
                .arg(keys, action("referee.ask")->shortcut().toString(QKeySequence::NativeText));
        return tr("%1 keeps the order; %2 asks anew.", "keys")
            .arg(keys, action("referee.ask")->shortcut().toString(QKeySequence::NativeText));
    }
    return prompt_.isEmpty() ? tr("Click who acts, then at whom.") : prompt_;
}

/// Whom the referee speaks of, and the line between them, once: whoever scrolls away then is not pulled back.
void MainWindow::bringIntoView(const play::Scene& scene)
{
    std::vector<hex::Hex> hexes;
    for (const play::Marked& marked : scene.marks)
        if (const auto* hex = std::get_if<hex::Hex>(&marked.where);
            hex != nullptr && (marked.mark == play::Mark::Actor || marked.mark == play::Mark::Aim))
            hexes.push_back(*hex);
    if (hexes != seen_ && !hexes.empty())
        view_->bringIntoView(hexes);
    seen_ = std::move(hexes);
}

/// A die that is wanted and a verdict are seen whatever stood in front of the referee's panel.
void MainWindow::raiseWhatIsSaid()
{
    if (session_.draft() != nullptr && (session_.wantsDie() || session_.canAccept() || !session_.verdict().legal))
        docks_->referee->raise();
}

void MainWindow::showHint()
{
    QString text = hint();
    if (session_.isOpen() && document_->isModified() && !editor::paints(tools_.tool()))
        text = tr("%1 The referee judges what was last saved.", "after what a click does now").arg(text);
    hint_->setText(text);
}

/// The referee goes on with what is on disk, which the journal speaks of: the map as painted, other rules, or the
/// scenario under another name with a journal of its own.
void MainWindow::judgeWhatIsSaved()
{
    if (!scenario_)
        return;
    auto setting = scenario_->setting();
    const auto sameMaps = [&]
    {
        return std::ranges::equal(session_.setting()->boards, setting->boards,
                                  [](const auto& a, const auto& b) { return *a == *b; });
    };
    if (session_.isOpen() && sameMaps() && session_.setting()->scenario == setting->scenario &&
        judged_ == scenario_->path())
        return;
    judged_ = scenario_->path();
    session_.open(std::move(setting), judged_, rememberedGame());
}

void MainWindow::setLanguage(const QString& language)
{
    document_->endStroke(); // a drag is over before its words change
    useLanguage(language);
    QSettings().setValue("language", language);
    document_->retranslate();
    showTitle();
}

void MainWindow::setTheme(const QString& theme)
{
    useTheme(theme);
    QSettings().setValue("theme", theme);
}

void MainWindow::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    if (event->type() == QEvent::ActivationChange && !isActiveWindow()) // keys are released elsewhere then
    {
        view_->setCountersMagnified(false);
        view_->setCountersHidden(false);
    }
    QMainWindow::changeEvent(event);
}

void MainWindow::retranslate()
{
    docks_->retranslate();
    tools_.retranslate();
    ruler_->retranslate();
    nameActions();
    if (!document_)
        return;
    showTitle();
    showHistory();
    showHover();
    if (briefing_ && briefing_->isVisible() && scenario_)
        showBriefing();
    prompt_.clear(); // it was in another language
    showHint();
}

/// While F6 is held, who is under the mouse is large; while F7 is, the map beneath the counters is seen.
bool MainWindow::lookCloser(const QKeyEvent& event, bool held)
{
    if (event.isAutoRepeat() || event.modifiers() != Qt::NoModifier)
        return false;
    if (event.key() == Qt::Key_F6)
        view_->setCountersMagnified(held);
    else if (event.key() == Qt::Key_F7)
        view_->setCountersHidden(held);
    else
        return false;
    return true;
}

void MainWindow::keyPressEvent(QKeyEvent* event)
{
    if (!lookCloser(*event, true))
        QMainWindow::keyPressEvent(event);
}

void MainWindow::keyReleaseEvent(QKeyEvent* event)
{
    if (!lookCloser(*event, false))
        QMainWindow::keyReleaseEvent(event);
}

void MainWindow::closeEvent(QCloseEvent* event)
{
    if (!mayLeave())
        return event->ignore();
    QSettings().setValue("window/geometry", saveGeometry());
    docks_->save();
    autosave_.reset(); // the user has been asked
    event->accept();
}

} // namespace merlon::app
