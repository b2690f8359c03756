// Menus, the tool bar, and what every command is called.

#include "app/language.h"
#include "app/window/docks.h"
#include "app/window/main_window.h"
#include "app/window/theme.h"
#include "referee/aims_dialog.h"
#include "referee/letters.h"
#include "referee/referee_panel.h"
#include "translations/words.h"

#include <QActionGroup>
#include <QDockWidget>
#include <QMenu>
#include <QMenuBar>
#include <QSettings>
#include <QToolBar>

namespace merlon::app
{
namespace
{

struct Named
{
    const char* name;
    QString text;
    QString tip;
};

QList<Named> commandTexts()
{
    return {
        {"file.new", MainWindow::tr("&New map…"), MainWindow::tr("Begins a blank map.")},
        {"file.open", MainWindow::tr("&Open…"), MainWindow::tr("Opens a map or a scenario.")},
        {"file.save", MainWindow::tr("&Save"), MainWindow::tr("Writes the map into its file.")},
        {"file.saveAs", MainWindow::tr("Save &as…"), MainWindow::tr("Writes the map into another file.")},
        {"file.export", MainWindow::tr("&Export a picture…"), MainWindow::tr("Draws the map as PNG, SVG or PDF.")},
        {"file.problems", MainWindow::tr("&Problems…"), MainWindow::tr("What is odd about the file that is open.")},
        {"file.quit", MainWindow::tr("&Quit"), MainWindow::tr("Leaves Merlon.")},
        {"edit.undo", MainWindow::tr("&Undo"), MainWindow::tr("Takes back the last change of the map.")},
        {"edit.redo", MainWindow::tr("&Redo"), MainWindow::tr("Makes again what was taken back.")},
        {"edit.properties", MainWindow::tr("&Map properties…"),
         MainWindow::tr("Title, size, span and numbering of the map.")},
        {"edit.victory", MainWindow::tr("Victor&y…"),
         MainWindow::tr("How this scenario is won, in words and by conditions that Merlon watches.")},
        {"view.zoomIn", MainWindow::tr("Zoom &in"),
         //: zooms in
         MainWindow::tr("Shows the map larger.")},
        {"view.zoomOut", MainWindow::tr("Zoom &out"),
         //: zooms out
         MainWindow::tr("Shows the map smaller.")},
        {"view.fit", MainWindow::tr("&Whole map"), MainWindow::tr("Shows the whole map.")},
        {"view.full", MainWindow::tr("&True size"), MainWindow::tr("Shows hexes 48 pixels wide.")},
        {"view.grid", MainWindow::tr("&Grid"),
         //: the grid
         MainWindow::tr("Shows the lines between hexes.")},
        {"view.names", MainWindow::tr("Hex &names"), MainWindow::tr("Shows the name of each hex.")},
        {"view.levels", MainWindow::tr("Le&vels"), MainWindow::tr("Shades hexes by their level.")},
        {"view.counters", MainWindow::tr("&Counters"),
         MainWindow::tr("Shows the counters of the scenario; F7 hides them and F6 magnifies while it is held.")},
        {"view.ruler", MainWindow::tr("R&uler"),
         //: lays a ruler on the map
         MainWindow::tr("Measures the distance and the line between two hexes.")},
        {"go.map", MainWindow::tr("Go to the map"),
         //: the cursor keys go from hex to hex from now on
         MainWindow::tr("The keyboard moves over the map.")},
        {"go.palette", MainWindow::tr("Go to the palette"), MainWindow::tr("The keyboard chooses terrain.")},
        {"go.inspector", MainWindow::tr("Go to the inspector"), MainWindow::tr("The keyboard edits the current hex.")},
        {"go.referee", MainWindow::tr("Go to the referee"), MainWindow::tr("The keyboard asks the referee.")},
        {"go.journal", MainWindow::tr("Go to the journal"),
         //: the cursor keys go from line to line from now on
         MainWindow::tr("The keyboard moves over the journal.")},
        {"referee.briefing", MainWindow::tr("Br&iefing"),
         MainWindow::tr("What the players are told, how one wins, the forces.")},
        {"referee.players", MainWindow::tr("Pla&yers’ window"),
         //: what the players may see, on a second screen
         MainWindow::tr("The map and one sentence to read aloud, large, for the players; F11 fills the screen.")},
        {"referee.readings",
         //: readings of rules on which the rulebooks are silent, and editions of the rulebook
         MainWindow::tr("R&ulings, editions and tables…"),
         MainWindow::tr("By which readings, house rules and edition this scenario is played.")},
        {"referee.ask", MainWindow::tr("&Ask the referee"), MainWindow::tr("Who does what, and to whom?")},
        {"referee.pick", MainWindow::tr("Pick from the &map"), MainWindow::tr("Takes who stands on the current hex.")},
        {"referee.whoCould", MainWindow::tr("Who coul&d act there?"),
         MainWindow::tr("Who could act from afar on who stands on the current hex, or on it, and from where.")},
        {"referee.roll", MainWindow::tr("&Roll the die"), MainWindow::tr("Rolls the die that the verdict waits for.")},
        {"referee.apply", MainWindow::tr("A&pply the verdict"),
         MainWindow::tr("Keeps the order and what came of it in the journal.")},
        {"referee.step", MainWindow::tr("Ne&xt step"),
         //: over: at an end
         MainWindow::tr("Says that the step is over: the next one begins.")},
        {"referee.end", MainWindow::tr("&End of the phase"),
         //: over: at an end
         MainWindow::tr("Says that the phase, the day is over: the next one begins.")},
        {"view.layout", MainWindow::tr("Painting or &refereeing"),
         MainWindow::tr("Arranges the panels for painting, or for refereeing, as they were left.")},
        {"referee.whatIf",
         //: what would happen if somebody did it now, without doing it
         MainWindow::tr("&What if…"), MainWindow::tr("Judges any order of anybody, and applies nothing.")},
        {"referee.byHand",
         //: what the referee changes himself, without an order; not a matter of hands
         MainWindow::tr("By &hand…"), MainWindow::tr("Changes the game without an order, or only keeps a note.")},
        {"referee.release", MainWindow::tr("Re&lease from what is owed…"),
         MainWindow::tr("What is owed need not be done; the journal keeps why.")},
        {"referee.correct",
         //: a line of the journal
         MainWindow::tr("&Correct the dice of a line…"),
         //: the line of the journal whose dice are corrected
         MainWindow::tr("Of the line that is selected in the journal; what differs then is shown before it is kept.")},
        {"game.new", MainWindow::tr("&New game…"), MainWindow::tr("Begins this scenario again; this game is kept.")},
        {"game.open", MainWindow::tr("Open a &game…"), MainWindow::tr("Goes on with another game of this scenario.")},
        {"game.saveAs", MainWindow::tr("&Save the game as…"),
         MainWindow::tr("Copies this game under another name and goes on with the copy.")},
        {"referee.report", MainWindow::tr("&Battle report…"),
         MainWindow::tr("Writes what the journal tells, turn by turn, as HTML, PDF or Markdown.")},
        {"referee.undo",
         //: undo: of what a player ordered, not of a command of the program
         MainWindow::tr("&Take back the last order"), MainWindow::tr("The journal keeps that it was taken back.")},
        {"referee.redo",
         //: redo: the order that was taken back counts again
         MainWindow::tr("Bring the order bac&k"),
         //: redo
         MainWindow::tr("Puts in force again what was taken back last.")},
        {"referee.overrule", MainWindow::tr("&Overrule…"), MainWindow::tr("Decides against the rules, with a note.")},
        {"help.rules", MainWindow::tr("&Rules"), MainWindow::tr("Every rule, with its text.")},
        {"help.shortcuts", MainWindow::tr("&Shortcuts…"),
         //: commands of the menus, not orders of the players
         MainWindow::tr("Changes the keys of every command.")},
        {"help.about", MainWindow::tr("&About Merlon"), MainWindow::tr("Version and licence.")},
    };
}

} // namespace

QMenu* MainWindow::addMenu(const char* name)
{
    QMenu* menu = menuBar()->addMenu(QString());
    menu->setObjectName(name);
    menu->menuAction()->setObjectName(name);
    return menu;
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
    QMenu* file = addMenu("menu.file");
    fill(file, {"file.new", "file.open"});
    recent_ = file->addMenu(QString());
    recent_->setObjectName("menu.recent");
    connect(recent_, &QMenu::aboutToShow, this, &MainWindow::showRecent);
    fill(file, {"file.save", "file.saveAs", nullptr, "file.export", "file.problems", nullptr, "file.quit"});
    QMenu* edit = addMenu("menu.edit");
    fill(edit, {"edit.undo", "edit.redo", nullptr});
    edit->addActions(tools_.actions());
    edit->addSeparator();
    edit->addActions(tools_.radiusActions());
    fill(edit, {nullptr, "edit.properties", "edit.victory"});
    QMenu* look = addMenu("menu.view");
    fill(look, {"view.zoomIn", "view.zoomOut", "view.fit", "view.full", nullptr, "view.grid", "view.names",
                "view.levels", "view.counters", "view.ruler", nullptr, "go.map", "go.palette", "go.inspector",
                "go.referee", "go.journal", nullptr, "view.layout"});
    for (const QDockWidget* dock : docks_->all())
        look->addAction(dock->toggleViewAction());
    look->addSeparator();
    createLanguageMenu(*look);
    createThemeMenu(*look);
    fill(addMenu("menu.referee"),
         {"referee.briefing", "referee.readings", "referee.players", "game.new",       "game.open",
          "game.saveAs",      "referee.report",   nullptr,           "referee.ask",    "referee.whatIf",
          "referee.pick",     "referee.whoCould", nullptr,           "referee.roll",   "referee.apply",
          "referee.overrule", "referee.byHand",   "referee.release", nullptr,          "referee.step",
          "referee.end",      "referee.undo",     "referee.redo",    "referee.correct"});
    fill(addMenu("menu.help"), {"help.rules", "help.shortcuts", nullptr, "help.about"});
}

void MainWindow::createLanguageMenu(QMenu& look)
{
    QMenu* language = look.addMenu(QString());
    language->setObjectName("menu.language");
    languages_ = new QActionGroup(this);
    for (const QString& one : knownLanguages())
    {
        QString name = nameOfLanguage(one);
        name[0] = name.at(0).toUpper();
        QAction* action = languages_->addAction(language->addAction(name));
        action->setCheckable(true);
        action->setData(one);
        action->setChecked(one.toStdString() == words::language());
        connect(action, &QAction::triggered, this, [this, one] { setLanguage(one); });
    }
}

void MainWindow::createThemeMenu(QMenu& look)
{
    QMenu* theme = look.addMenu(QString());
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
}

void MainWindow::createToolBar()
{
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
    for (const Named& named : commandTexts())
        if (QAction* one = action(named.name))
        {
            one->setText(named.text);
            one->setIconText(QString(named.text).remove('&').remove(QChar(0x2026)));
            one->setStatusTip(named.tip);
            const QString keys = one->shortcut().toString(QKeySequence::NativeText);
            const QString plain = QString(named.text).remove('&').remove(QChar(0x2026));
            one->setToolTip(keys.isEmpty() ? plain : tr("%1 (%2)", "command, shortcut").arg(plain, keys));
        }
    nameWhoCould();
    nameMenus();
}

/// The question is the game's; its letter is one that the menu leaves free.
void MainWindow::nameWhoCould()
{
    if (!referee_->canAskWhoCould())
        return;
    QAction* question = action("referee.whoCould");
    QString taken;
    for (const QAction* one : menuBar()->findChild<QMenu*>("menu.referee")->actions())
        if (one != question)
            referee::takeLetter(one->text(), taken);
    const QString text = referee::AimsDialog::question(*session_.setting()->system);
    question->setText(referee::withLetter(text, taken));
    question->setIconText(text);
}

void MainWindow::nameMenus()
{
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
        //: title of the tool bar: commands of the program, not orders of the players
        bar->setWindowTitle(tr("Commands"));
}

} // namespace merlon::app
