// The commands of the window: each with an icon, a text, a shortcut that can be changed, and a word in the status line.

#include "app/language.h"
#include "app/window/briefing_dialog.h"
#include "app/window/icons.h"
#include "app/window/main_window.h"
#include "app/window/rules_browser.h"
#include "app/window/shortcuts_dialog.h"
#include "app/window/theme.h"
#include "editor/hex_map_view.h"
#include "editor/inspector_panel.h"
#include "editor/palette_panel.h"
#include "referee/journal_view.h"
#include "referee/referee_panel.h"

#include <QActionGroup>
#include <QApplication>
#include <QDir>
#include <QDockWidget>
#include <QMenu>
#include <QMenuBar>
#include <QMessageBox>
#include <QSettings>
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

QAction* MainWindow::add(const char* name, const char* iconName, const QKeySequence& keys)
{
    auto* action = new QAction(this);
    action->setObjectName(name);
    if (iconName)
        action->setIcon(icon(iconName));
    action->setShortcut(keys);
    addAction(action);
    return action;
}

QMenu* MainWindow::menu(const char* name)
{
    QMenu* menu = menuBar()->addMenu(QString());
    menu->setObjectName(name);
    menu->menuAction()->setObjectName(name);
    return menu;
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
    connect(add("file.new", "new", QKeySequence::New), &QAction::triggered, this, &MainWindow::newMap);
    connect(add("file.open", "open", QKeySequence::Open), &QAction::triggered, this, &MainWindow::askOpen);
    connect(add("file.save", "save", QKeySequence::Save), &QAction::triggered, this, &MainWindow::save);
    connect(add("file.saveAs", "save", QKeySequence("Ctrl+Shift+S")), &QAction::triggered, this, &MainWindow::saveAs);
    connect(add("file.export", "export", QKeySequence("Ctrl+E")), &QAction::triggered, this,
            &MainWindow::exportPicture);
    connect(add("file.problems", nullptr, QKeySequence("Ctrl+Shift+P")), &QAction::triggered, this,
            [this] {
                showProblems(tr("%1 is open, and this is odd about it.").arg(QDir::toNativeSeparators(path())),
                             problems_);
            });
    action("file.problems")->setEnabled(false);
    connect(add("file.quit", nullptr, QKeySequence::Quit), &QAction::triggered, this, &QWidget::close);
    connect(add("edit.undo", "undo", QKeySequence::Undo), &QAction::triggered, this, [this] { document_->undo(); });
    connect(add("edit.redo", "redo", QKeySequence("Ctrl+Shift+Z")), &QAction::triggered, this,
            [this] { document_->redo(); });
    action("edit.redo")->setShortcuts({QKeySequence("Ctrl+Shift+Z"), QKeySequence("Ctrl+Y")});
    connect(add("edit.properties", "terrain", QKeySequence("Ctrl+M")), &QAction::triggered, inspector_,
            &editor::InspectorPanel::editProperties);
    connect(add("view.zoomIn", "zoom-in", QKeySequence("Ctrl++")), &QAction::triggered, view_,
            &editor::HexMapView::zoomIn);
    connect(add("view.zoomOut", "zoom-out", QKeySequence("Ctrl+-")), &QAction::triggered, view_,
            &editor::HexMapView::zoomOut);
    connect(add("view.fit", "zoom-fit", QKeySequence("Ctrl+0")), &QAction::triggered, view_,
            &editor::HexMapView::zoomToFit);
    connect(add("view.full", nullptr, QKeySequence("Ctrl+9")), &QAction::triggered, this,
            [this] { view_->setScale(24, view_->viewport()->rect().center()); });
    const auto toggle = [this](const char* name, const char* keys, auto&& change)
    {
        QAction* action = add(name, nullptr, QKeySequence(keys));
        action->setCheckable(true);
        action->setChecked(true);
        connect(action, &QAction::toggled, this, change);
        const QString key = QString("shown/") + name;
        action->setChecked(QSettings().value(key, true).toBool());
        connect(action, &QAction::toggled, this, [key](bool on) { QSettings().setValue(key, on); });
    };
    toggle("view.grid", "Ctrl+G", [this](bool on) { view_->setGridVisible(on); });
    toggle("view.names", "Ctrl+Shift+N", [this](bool on) { view_->setNamesVisible(on); });
    toggle("view.levels", "Ctrl+L", [this](bool on) { view_->setLevelsVisible(on); });
    toggle("view.counters", "Ctrl+Shift+C", [this](bool) { showGame(); });
    const auto go = [this](const char* name, const char* keys, QDockWidget* dock, QWidget* target)
    {
        connect(add(name, nullptr, QKeySequence(keys)), &QAction::triggered, this,
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
    go("go.palette", "Ctrl+2", paletteDock_, palette_);
    go("go.inspector", "Ctrl+3", inspectorDock_, inspector_);
    go("go.journal", "Ctrl+5", journalDock_, journal_);
    for (const auto& [name, keys] : {std::pair("go.referee", "Ctrl+4"), std::pair("referee.ask", "Ctrl+K")})
        connect(add(name, "target", QKeySequence(keys)), &QAction::triggered, this,
                [this]
                {
                    refereeDock_->show();
                    refereeDock_->raise();
                    tools_.setTool(editor::Tool::Select);
                    referee_->ask();
                });
    connect(add("referee.pick", "pick", QKeySequence("Ctrl+Shift+R")), &QAction::triggered, this,
            [this]
            {
                if (const auto hex = view_->currentHex())
                    referee_->pickHex(*hex);
            });
    connect(add("referee.roll", "die", QKeySequence("Ctrl+R")), &QAction::triggered, &session_,
            &referee::RefereeSession::roll);
    connect(add("referee.apply", "rule", QKeySequence("Ctrl+Return")), &QAction::triggered, this,
            [this]
            {
                if (session_.canAccept())
                    session_.accept();
            });
    connect(add("referee.undo", "undo", QKeySequence("Ctrl+Alt+Z")), &QAction::triggered, &session_,
            &referee::RefereeSession::undo);
    connect(add("referee.redo", "redo", QKeySequence("Ctrl+Alt+Shift+Z")), &QAction::triggered, &session_,
            &referee::RefereeSession::redo);
    connect(add("referee.overrule", "overrule", QKeySequence("Ctrl+Alt+O")), &QAction::triggered, referee_,
            &referee::RefereePanel::overrule);
    connect(add("referee.briefing", nullptr, QKeySequence("Ctrl+B")), &QAction::triggered, this,
            &MainWindow::showBriefing);
    connect(add("help.rules", "rule", QKeySequence::HelpContents), &QAction::triggered, this, &MainWindow::showRules);
    connect(add("help.shortcuts", nullptr, QKeySequence("Ctrl+Shift+K")), &QAction::triggered, this,
            &MainWindow::configureShortcuts);
    connect(add("help.about", "merlon", QKeySequence("Shift+F1")), &QAction::triggered, this, &MainWindow::showAbout);
    static constexpr const char* toolIcons[] = {"select", "brush", "line", "rectangle", "fill", "pick"};
    for (qsizetype i = 0; i < tools_.actions().size(); ++i)
    {
        tools_.actions().at(i)->setIcon(icon(toolIcons[i]));
        addAction(tools_.actions().at(i));
    }
    for (QAction* action : tools_.radiusActions())
        addAction(action);
    const auto syncReferee = [this]
    {
        const bool open = session_.isOpen();
        action("referee.roll")->setEnabled(session_.wantsDie());
        action("referee.apply")->setEnabled(session_.canAccept());
        action("referee.undo")->setEnabled(open && session_.canUndo());
        action("referee.redo")->setEnabled(open && session_.canRedo());
        action("referee.pick")->setEnabled(open);
        action("referee.briefing")->setEnabled(open);
        action("referee.overrule")->setEnabled(open && session_.canOverrule());
    };
    connect(&session_, &referee::RefereeSession::gameChanged, this, syncReferee);
    connect(&session_, &referee::RefereeSession::verdictChanged, this, syncReferee);
    createMenus();
    syncReferee();
    loadShortcuts(namedActions() + tools_.actions() + tools_.radiusActions());
}

void MainWindow::createMenus()
{
    const auto fill = [this](QMenu* menu, std::initializer_list<const char*> names)
    {
        for (const char* name : names)
            if (name)
                menu->addAction(action(name));
            else
                menu->addSeparator();
    };
    QMenu* file = menu("menu.file");
    fill(file, {"file.new", "file.open"});
    recent_ = file->addMenu(QString());
    recent_->setObjectName("menu.recent");
    connect(recent_, &QMenu::aboutToShow, this, &MainWindow::showRecent);
    fill(file, {"file.save", "file.saveAs", nullptr, "file.export", "file.problems", nullptr, "file.quit"});
    QMenu* edit = menu("menu.edit");
    fill(edit, {"edit.undo", "edit.redo", nullptr});
    edit->addActions(tools_.actions());
    edit->addSeparator();
    edit->addActions(tools_.radiusActions());
    fill(edit, {nullptr, "edit.properties"});
    QMenu* look = menu("menu.view");
    fill(look,
         {"view.zoomIn", "view.zoomOut", "view.fit", "view.full", nullptr, "view.grid", "view.names", "view.levels",
          "view.counters", nullptr, "go.map", "go.palette", "go.inspector", "go.referee", "go.journal", nullptr});
    for (const QDockWidget* dock : {paletteDock_, inspectorDock_, refereeDock_, journalDock_})
        look->addAction(dock->toggleViewAction());
    look->addSeparator();
    QMenu* language = look->addMenu(QString());
    language->setObjectName("menu.language");
    languages_ = new QActionGroup(this);
    for (const QString& one : knownLanguages())
    {
        QString name = QLocale(one).nativeLanguageName();
        name[0] = name.at(0).toUpper();
        QAction* action = languages_->addAction(language->addAction(one == "en" ? QString("English") : name));
        action->setCheckable(true);
        action->setData(one);
        action->setChecked(one == language_);
        connect(action, &QAction::triggered, this, [this, one] { setLanguage(one); });
    }
    QMenu* theme = look->addMenu(QString());
    theme->setObjectName("menu.theme");
    themes_ = new QActionGroup(this);
    for (const QString& one : knownThemes())
    {
        QAction* action = themes_->addAction(theme->addAction(QString()));
        action->setCheckable(true);
        action->setData(one);
        action->setChecked(one == QSettings().value("theme", "system").toString());
        connect(action, &QAction::triggered, this, [this, one] { setTheme(one); });
    }
    fill(menu("menu.referee"), {"referee.briefing", nullptr, "referee.ask", "referee.pick", nullptr, "referee.roll",
                                "referee.apply", "referee.overrule", nullptr, "referee.undo", "referee.redo"});
    fill(menu("menu.help"), {"help.rules", "help.shortcuts", nullptr, "help.about"});
    auto* bar = addToolBar(QString());
    bar->setObjectName("toolbar");
    bar->setMovable(false);
    bar->setIconSize({20, 20});
    bar->setToolButtonStyle(Qt::ToolButtonTextUnderIcon);
    for (const char* name : {"file.new", "file.open", "file.save", "", "edit.undo", "edit.redo", "", "view.zoomOut",
                             "view.zoomIn", "view.fit", "", "referee.ask", "referee.roll", "help.rules"})
        if (*name)
            bar->addAction(action(name));
        else
            bar->addSeparator();
}

/// Texts in the language of now. Tool tips are the texts with the shortcut, status tips say more.
void MainWindow::nameActions()
{
    struct Named
    {
        const char* name;
        QString text;
        QString tip;
    };
    const QList<Named> names{
        {"file.new", tr("&New map…"), tr("Begins a blank map.")},
        {"file.open", tr("&Open…"), tr("Opens a map or a scenario.")},
        {"file.save", tr("&Save"), tr("Writes the map into its file.")},
        {"file.saveAs", tr("Save &as…"), tr("Writes the map into another file.")},
        {"file.export", tr("&Export a picture…"), tr("Draws the map as PNG, SVG or PDF.")},
        {"file.problems", tr("&Problems…"), tr("What is odd about the file that is open.")},
        {"file.quit", tr("&Quit"), tr("Leaves Merlon.")},
        {"edit.undo", tr("&Undo"), tr("Takes back the last change of the map.")},
        {"edit.redo", tr("&Redo"), tr("Makes again what was taken back.")},
        {"edit.properties", tr("&Map properties…"), tr("Title, size, span and numbering of the map.")},
        {"view.zoomIn", tr("Zoom &in"), tr("Shows the map larger.")},
        {"view.zoomOut", tr("Zoom &out"), tr("Shows the map smaller.")},
        {"view.fit", tr("&Whole map"), tr("Shows the whole map.")},
        {"view.full", tr("&True size"), tr("Shows hexes 48 pixels wide.")},
        {"view.grid", tr("&Grid"), tr("Shows the lines between hexes.")},
        {"view.names", tr("Hex &names"), tr("Shows the name of each hex.")},
        {"view.levels", tr("Le&vels"), tr("Shades hexes by their level.")},
        {"view.counters", tr("&Counters"), tr("Shows the counters of the scenario.")},
        {"go.map", tr("Go to the map"), tr("The keyboard moves over the map.")},
        {"go.palette", tr("Go to the palette"), tr("The keyboard chooses terrain.")},
        {"go.inspector", tr("Go to the inspector"), tr("The keyboard edits the current hex.")},
        {"go.referee", tr("Go to the referee"), tr("The keyboard asks the referee.")},
        {"go.journal", tr("Go to the journal"), tr("The keyboard moves over the journal.")},
        {"referee.briefing", tr("Br&iefing"), tr("What the players are told, how one wins, the forces.")},
        {"referee.ask", tr("&Ask the referee"), tr("Who does what, and to whom?")},
        {"referee.pick", tr("Pick from the &map"), tr("Takes who stands on the current hex.")},
        {"referee.roll", tr("&Roll the die"), tr("Rolls the die that the verdict waits for.")},
        {"referee.apply", tr("A&pply the verdict"), tr("Keeps the order and what came of it in the journal.")},
        {"referee.undo", tr("&Take back the last order"), tr("The journal keeps that it was taken back.")},
        {"referee.redo", tr("&Bring the order back"), tr("Puts in force again what was taken back last.")},
        {"referee.overrule", tr("&Overrule…"), tr("Decides against the rules, with a note.")},
        {"help.rules", tr("&Rules"), tr("Every rule, with its text.")},
        {"help.shortcuts", tr("&Shortcuts…"), tr("Changes the keys of every command.")},
        {"help.about", tr("&About Merlon"), tr("Version and licence.")},
    };
    for (const Named& named : names)
        if (QAction* one = action(named.name))
        {
            one->setText(named.text);
            one->setIconText(QString(named.text).remove('&').remove(QChar(0x2026)));
            one->setStatusTip(named.tip);
            const QString keys = one->shortcut().toString(QKeySequence::NativeText);
            const QString plain = QString(named.text).remove('&').remove(QChar(0x2026));
            one->setToolTip(keys.isEmpty() ? plain : tr("%1 (%2)", "command, shortcut").arg(plain, keys));
        }
    const QList<std::pair<const char*, QString>> menus{
        {"menu.file", tr("&File")},       {"menu.recent", tr("Recent &files")}, {"menu.edit", tr("&Edit")},
        {"menu.view", tr("&View")},       {"menu.language", tr("&Language")},   {"menu.theme", tr("T&heme")},
        {"menu.referee", tr("&Referee")}, {"menu.help", tr("&Help")},
    };
    for (const auto& [name, text] : menus)
        if (auto* one = findChild<QMenu*>(name))
            one->setTitle(text);
    const QStringList themeNames{tr("As the &system"), tr("&Light"), tr("&Dark")};
    for (qsizetype i = 0; themes_ && i < themes_->actions().size(); ++i)
        themes_->actions().at(i)->setText(themeNames.at(i));
    if (auto* bar = findChild<QToolBar*>("toolbar"))
        bar->setWindowTitle(tr("Commands"));
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
    briefing_->show(scenario_->scenario(), language_);
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
    QMessageBox::about(
        this, tr("About Merlon"),
        tr("<h3>Merlon %1</h3><p>An editor for the maps and scenarios of medieval games about castles, with a "
           "referee.</p><p>Free software under the GNU General Public License, version 3 or later.</p>"
           "<p>Result tables that our sources do not print are stand-ins, and verdicts that read them "
           "say so.</p>")
            .arg(QApplication::applicationVersion()));
}

} // namespace merlon::app
