// The commands of the window: each with an icon, a text, a shortcut that can be changed, and a word in the status line.

#include "app/language.h"
#include "app/window/briefing_dialog.h"
#include "app/window/docks.h"
#include "app/window/icons.h"
#include "app/window/main_window.h"
#include "app/window/players_window.h"
#include "app/window/ruler.h"
#include "app/window/rules_browser.h"
#include "app/window/shortcuts_dialog.h"
#include "app/window/theme.h"
#include "app/window/victory_dialog.h"
#include "editor/hex_map_view.h"
#include "editor/inspector_panel.h"
#include "editor/palette_panel.h"
#include "referee/journal_view.h"
#include "referee/readings_dialog.h"
#include "referee/referee_panel.h"
#include "referee/victory_text.h"
#include "translations/words.h"

#include <QActionGroup>
#include <QApplication>
#include <QDir>
#include <QDockWidget>
#include <QMenu>
#include <QMenuBar>
#include <QMessageBox>
#include <QSettings>
#include <QStatusBar>
#include <QToolBar>

namespace merlon::app
{

namespace
{

/// Where keys go to that are meant for a panel: itself, or the first of its fields that takes them.
QWidget* firstField(QWidget* panel)
{
    for (QWidget* field = panel; field == panel || panel->isAncestorOf(field); field = field->nextInFocusChain())
        if ((field->focusPolicy() & Qt::TabFocus) && field->isVisible() && field->isEnabled())
            return field;
    return panel;
}

} // namespace

QAction* MainWindow::add(const char* name, const char* iconName, const QKeySequence& keys,
                         const std::function<void()>& act)
{
    auto* action = new QAction(this);
    action->setObjectName(name);
    if (iconName)
        action->setIcon(icon(iconName));
    action->setShortcut(keys);
    connect(action, &QAction::triggered, this, act);
    addAction(action);
    return action;
}

QAction* MainWindow::action(const QString& name) const
{
    return findChild<QAction*>(name);
}

QList<QAction*> MainWindow::namedActions() const
{
    QList<QAction*> named;
    for (QAction* action : findChildren<QAction*>())
        if (!action->objectName().isEmpty() && !action->menu() && action->objectName().contains('.') &&
            !named.contains(action))
            named << action;
    return named;
}

void MainWindow::createActions()
{
    createFileActions();
    createViewActions();
    createRefereeActions();
    createGameActions();
    createReportActions();
    add("help.rules", "rule", QKeySequence::HelpContents, [this] { showRules(); });
    add("help.shortcuts", nullptr, QKeySequence("Ctrl+Shift+K"), [this] { configureShortcuts(); });
    add("help.about", "merlon", QKeySequence("Shift+F1"), [this] { showAbout(); });
    static constexpr const char* toolIcons[] = {"select", "brush", "line", "rectangle", "fill", "pick"};
    for (qsizetype i = 0; i < tools_.actions().size(); ++i)
    {
        QAction* tool = tools_.actions().at(i);
        tool->setIcon(icon(toolIcons[i]));
        tool->setShortcutContext(Qt::WidgetWithChildrenShortcut); // a letter in a list or the journal takes no brush
        view_->addAction(tool);
        palette_->addAction(tool);
    }
    for (QAction* action : tools_.radiusActions())
        addAction(action);
    createMenus();
    createToolBar();
    showWhatTheRefereeCan();
    loadShortcuts(namedActions() + tools_.actions() + tools_.radiusActions());
}

void MainWindow::createFileActions()
{
    add("file.new", "new", QKeySequence::New, [this] { newMap(); });
    add("file.open", "open", QKeySequence::Open, [this] { askOpen(); });
    add("file.save", "save", QKeySequence::Save, [this] { save(); });
    add("file.saveAs", "save", QKeySequence("Ctrl+Shift+S"), [this] { saveAs(); });
    add("file.export", "export", QKeySequence("Ctrl+E"), [this] { exportPicture(); });
    const auto problems = [this]
    { showProblems(tr("%1 is open, and this is odd about it.").arg(QDir::toNativeSeparators(path())), problems_); };
    add("file.problems", nullptr, QKeySequence("Ctrl+Shift+P"), problems)->setEnabled(false);
    add("file.quit", nullptr, QKeySequence::Quit, [this] { close(); });
    add("edit.undo", "undo", QKeySequence::Undo, [this] { document_->undo(); });
    add("edit.redo", "redo", {}, [this] { document_->redo(); })
        ->setShortcuts({QKeySequence("Ctrl+Shift+Z"), QKeySequence("Ctrl+Y")});
    add("edit.victory", nullptr, QKeySequence("Ctrl+Alt+V"), [this] { editVictory(); });
    add("edit.properties", "terrain", QKeySequence("Ctrl+M"), [this] { inspector_->editProperties(); });
}

void MainWindow::createViewActions()
{
    add("view.zoomIn", "zoom-in", QKeySequence("Ctrl++"), [this] { view_->zoomIn(); });
    add("view.zoomOut", "zoom-out", QKeySequence("Ctrl+-"), [this] { view_->zoomOut(); });
    add("view.fit", "zoom-fit", QKeySequence("Ctrl+0"), [this] { view_->zoomToFit(); });
    add("view.full", nullptr, QKeySequence("Ctrl+9"),
        [this] { view_->setScale(24, view_->viewport()->rect().center()); });
    const auto toggle = [this](const char* name, const char* keys, auto&& change)
    {
        QAction* action = add(name, nullptr, QKeySequence(keys), [] {});
        action->setCheckable(true);
        action->setChecked(true);
        connect(action, &QAction::toggled, this, change);
        const QString key = QString("shown/") + name;
        action->setChecked(QSettings().value(key, true).toBool());
        connect(action, &QAction::toggled, this, [key](bool on) { QSettings().setValue(key, on); });
    };
    QAction* ruler = add("view.ruler", "line", QKeySequence("Ctrl+Alt+M"), [] {});
    ruler->setCheckable(true);
    connect(ruler, &QAction::toggled, this,
            [this](bool on)
            {
                if (on)
                    tools_.setTool(editor::Tool::Select);
                ruler_->setLaid(on);
            });
    toggle("view.grid", "Ctrl+G", [this](bool on) { view_->setGridVisible(on); });
    toggle("view.names", "Ctrl+Shift+N", [this](bool on) { view_->setNamesVisible(on); });
    toggle("view.levels", "Ctrl+L", [this](bool on) { view_->setLevelsVisible(on); });
    toggle("view.counters", "Ctrl+Shift+C", [this](bool) { showGame(); });
    const auto go = [this](const char* name, const char* keys, QDockWidget* dock, QWidget* target)
    {
        add(name, nullptr, QKeySequence(keys),
            [dock, target]
            {
                if (dock)
                {
                    dock->show();
                    dock->raise();
                }
                firstField(target)->setFocus(Qt::ShortcutFocusReason);
            });
    };
    go("go.map", "Ctrl+1", nullptr, view_);
    go("go.palette", "Ctrl+2", docks_->palette, palette_);
    go("go.inspector", "Ctrl+3", docks_->inspector, inspector_);
    go("go.journal", "Ctrl+5", docks_->journal, journal_);
    add("view.layout", nullptr, QKeySequence("F8"),
        [this]
        {
            docks_->change();
            if (docks_->referees())
                tools_.setTool(editor::Tool::Select); // a click means a counter now
        });
}

void MainWindow::createRefereeActions()
{
    add("go.referee", "target", QKeySequence("Ctrl+4"),
        [this]
        {
            showReferee();
            referee_->ask();
        });
    add("referee.ask", "target", QKeySequence("Ctrl+K"),
        [this]
        {
            showReferee();
            referee_->askAnew();
        });
    add("referee.pick", "pick", QKeySequence("Ctrl+Shift+R"),
        [this]
        {
            if (const auto hex = view_->currentHex())
                referee_->pickHex(*hex);
        });
    add("referee.whoCould", "target", QKeySequence("Ctrl+Alt+A"),
        [this]
        {
            if (const auto hex = view_->currentHex())
                referee_->askWhoCould(*hex);
            else
                statusBar()->showMessage(tr("Click a hex first: the question is about the current hex."), 8000);
        });
    add("referee.roll", "die", QKeySequence("Ctrl+R"), [this] { session_.roll(); });
    add("referee.apply", "rule", QKeySequence("Ctrl+Return"),
        [this]
        {
            if (session_.canAccept())
                session_.accept();
        });
    add("referee.undo", "undo", QKeySequence("Ctrl+Alt+Z"), [this] { session_.undo(); });
    add("referee.redo", "redo", QKeySequence("Ctrl+Alt+Shift+Z"), [this] { session_.redo(); });
    add("referee.overrule", "overrule", QKeySequence("Ctrl+Alt+O"), [this] { referee_->overrule(); });
    QAction* whatIf = add("referee.whatIf", nullptr, QKeySequence("Ctrl+Alt+W"),
                          [this]
                          {
                              showReferee();
                              referee_->setWhatIf(!session_.whatIf());
                              showWhatTheRefereeCan();
                          });
    whatIf->setCheckable(true);
    add("referee.byHand", nullptr, QKeySequence("Ctrl+Alt+H"), [this] { referee_->ruleByHand(); });
    add("referee.release", nullptr, QKeySequence("Ctrl+Alt+L"), [this] { referee_->release(); });
    add("referee.correct", nullptr, QKeySequence("Ctrl+Alt+D"),
        [this] { journal_->correct(journal_->currentIndex().row()); });
    add("referee.step", nullptr, QKeySequence("Ctrl+Alt+X"), [this] { referee_->endStep(); });
    add("referee.end", nullptr, QKeySequence("Ctrl+Alt+E"), [this] { referee_->endPhase(); });
    add("referee.briefing", nullptr, QKeySequence("Ctrl+B"), [this] { showBriefing(); });
    add("referee.players", nullptr, QKeySequence("Ctrl+Alt+P"), [this] { openPlayers(); });
    add("referee.readings", nullptr, QKeySequence("Ctrl+Alt+U"), [this] { openReadings(); });
    connect(&session_, &referee::RefereeSession::gameChanged, this, &MainWindow::showWhatTheRefereeCan);
    connect(&session_, &referee::RefereeSession::verdictChanged, this, &MainWindow::showWhatTheRefereeCan);
}

void MainWindow::showReferee()
{
    docks_->referee->show();
    docks_->referee->raise();
    tools_.setTool(editor::Tool::Select);
}

void MainWindow::showWhatTheRefereeCan()
{
    const bool open = session_.isOpen();
    action("edit.victory")->setEnabled(scenario_ != nullptr);
    action("referee.roll")->setEnabled(session_.wantsDie());
    action("referee.apply")->setEnabled(session_.canAccept());
    action("referee.undo")->setEnabled(open && session_.canUndo());
    action("referee.redo")->setEnabled(open && session_.canRedo());
    action("referee.pick")->setEnabled(open);
    action("referee.whoCould")->setEnabled(referee_->canAskWhoCould());
    const bool keeps = open && session_.journalProblem().isEmpty();
    for (const char* name : {"referee.step", "referee.end", "referee.byHand", "referee.correct"})
        action(name)->setEnabled(keeps);
    action("referee.release")->setEnabled(keeps && referee_->canRelease());
    for (const char* name : {"game.new", "game.open", "game.saveAs", "referee.report"})
        action(name)->setEnabled(open);
    for (const char* name : {"referee.briefing", "referee.players"})
        action(name)->setEnabled(open);
    action("referee.overrule")->setEnabled(open && session_.canOverrule());
    action("referee.whatIf")->setEnabled(open);
    action("referee.whatIf")->setChecked(session_.whatIf());
}

void MainWindow::configureShortcuts()
{
    ShortcutsDialog(namedActions() + tools_.actions() + tools_.radiusActions(), this).exec();
    retranslate(); // tool tips name the keys
}

void MainWindow::showBriefing()
{
    if (!briefing_)
        briefing_ = new BriefingDialog(this);
    briefing_->show(scenario_->scenario(), QString::fromStdString(words::language()),
                    referee::conditionLines(referee::VerdictText(session_.game()), session_.setting()->scenario));
}

void MainWindow::editVictory()
{
    if (!scenario_)
        return;
    VictoryDialog dialog(play::begin(scenario_->setting()), words::language(), this);
    if (dialog.exec() == QDialog::Accepted)
        scenario_->setVictory(dialog.victory(), dialog.conditions());
}

void MainWindow::openReadings()
{
    if (!readings_)
    {
        readings_ = new referee::ReadingsDialog(this);
        readings_->setAttribute(Qt::WA_DeleteOnClose);
        connect(readings_, &referee::ReadingsDialog::chosen, this,
                [this](const play::ChosenRules& rules) { scenario_->setRules(rules); });
    }
    showReadings();
    readings_->show();
    readings_->raise();
    readings_->activateWindow();
}

void MainWindow::openPlayers()
{
    if (!players_)
    {
        players_ = new PlayersWindow(session_, this);
        players_->setAttribute(Qt::WA_DeleteOnClose);
        connect(referee_, &referee::RefereePanel::sceneChanged, players_, &PlayersWindow::showScene);
        players_->showScene(referee_->scene());
        players_->open(*this);
    }
    players_->raise();
}

/// What the scenario says of its rules now.
void MainWindow::showReadings()
{
    if (readings_)
        readings_->showRules(scenario_ ? scenario_->setting()->system : nullptr,
                             scenario_ ? scenario_->rules() : play::ChosenRules(),
                             session_.isOpen() && !session_.journal().entries.empty());
}

void MainWindow::showRules()
{
    if (!rules_)
    {
        rules_ = new RulesBrowser(this);
        rules_->setAttribute(Qt::WA_DeleteOnClose);
    }
    rules_->show();
    rules_->raise();
}

void MainWindow::showAbout()
{
    QMessageBox about(QMessageBox::NoIcon, tr("About Merlon"),
                      tr("<h3>Merlon %1</h3><p>An editor for the maps and scenarios of medieval games about castles, "
                         "with a "
                         "referee.</p><p>Free software under the GNU General Public License, version 3 or later.</p>"
                         "<p>Result tables that our sources do not print are stand-ins, and verdicts that read them "
                         "say so.</p>")
                          .arg(QApplication::applicationVersion()),
                      QMessageBox::Ok, this);
    about.setTextFormat(Qt::RichText);
    about.setIconPixmap(QApplication::windowIcon().pixmap(64));
    about.exec();
}

} // namespace merlon::app
