#include "app/window/menus.h"

#include "app/language/language.h"
#include "app/window/commands.h"
#include "app/window/docks.h"
#include "app/window/kept_settings.h"
#include "app/window/outlook.h"
#include "app/window/rooms.h"
#include "app/window/theme.h"
#include "referee/mnemonics.h"
#include "translations/language_name.h"
#include "translations/words.h"

#include <QActionGroup>
#include <QDockWidget>
#include <QMainWindow>
#include <QMenu>
#include <QMenuBar>
#include <QToolBar>

#include <initializer_list>

namespace merlon::app
{
namespace
{

/// By names; null is a separator.
template <class Bar>
void fill(Bar& bar, const Commands& commands, std::initializer_list<const char*> names)
{
    for (const char* name : names)
        if (name != nullptr)
            bar.addAction(&commands[name]);
        else
            bar.addSeparator();
}

} // namespace

Menus::Menus(QMainWindow& window, const Commands& commands, const Rooms& rooms)
    : window_(window), commands_(commands), rooms_(rooms)
{
    file_ = addMenu("menu.file");
    fill(*file_, commands, {"file.new", "file.newTable", "file.newScenario", "file.wizard", "file.open"});
    recent_ = addMenu("menu.recent", file_);
    fill(*file_, commands,
         {"file.save", "file.saveAs", "file.share", "file.close", nullptr, "file.export", "file.print", "file.problems",
          nullptr, "file.quit"});
    edit_ = addMenu("menu.edit");
    fill(*edit_, commands,
         {"edit.undo", "edit.redo", nullptr, "edit.cut", "edit.copy", "edit.paste", "edit.clear", "edit.move",
          "edit.turnLeft", "edit.turnRight", "edit.mirror", "edit.addStamp", "table.duplicate", "table.remove",
          "table.turnLeft", "table.turnRight", "table.all", nullptr, "edit.find"});
    select_ = addMenu("menu.select", edit_);
    fill(*select_, commands,
         {"select.all", "select.none", "select.invert", nullptr, "select.grow", "select.shrink", nullptr,
          "select.terrain", "select.terrainEverywhere", "select.level", "select.structure", "select.line", nullptr,
          "select.found", "select.next", "select.previous"});
    fill(*edit_, commands,
         {nullptr, "edit.title", "edit.settings", "edit.background", "edit.briefing", "edit.victory", "edit.authors",
          "edit.balance", "edit.fairness"});
    map_ = addMenu("menu.map");
    fillMap();
    table_ = addMenu("menu.table");
    fill(*table_, commands, {"table.names", nullptr, "table.photograph", "table.properties"});
    view_ = addMenu("menu.view");
    fillView();
    referee_ = addMenu("menu.referee");
    fill(*referee_, commands,
         {"referee.briefing", "referee.readings", "referee.players", "referee.projector", "game.new", "game.open",
          "game.saveAs", "game.toCopy", "referee.report", nullptr});
    fill(*referee_, commands,
         {"referee.ask", "referee.whatIf", "referee.pick", "referee.pasteOrders", "referee.whoCould", nullptr,
          "referee.roll", "referee.apply", "referee.overrule", "referee.byHand", "referee.release", nullptr,
          "referee.step", "referee.end", "referee.undo", "referee.redo", "referee.correct"});
    film_ = addMenu("menu.film", referee_);
    fill(*film_, commands,
         {"film.watch", nullptr, "film.first", "film.back", "film.play", "film.forward", "film.last", nullptr,
          "film.playOn", "film.end"});
    help_ = addMenu("menu.help");
    fill(*help_, commands,
         {"help.manual", "help.welcome", "help.commands", "help.rules", "help.shortcuts", nullptr, "help.about"});
    createToolBar();
}

QMenu* Menus::addMenu(const char* name, QMenu* in) const
{
    QMenu* menu = in != nullptr ? in->addMenu(QString()) : window_.menuBar()->addMenu(QString());
    menu->setObjectName(name);
    menu->menuAction()->setObjectName(name);
    return menu;
}

void Menus::fillMap()
{
    tools_ = addMenu("menu.tools", map_);
    tools_->addActions(rooms_.tools.actions());
    tools_->addSeparator();
    tools_->addActions(rooms_.tools.radiusActions() + rooms_.tools.stampActions());
    fill(*tools_, commands_, {"edit.centre", "edit.line"});
    fill(*map_, commands_,
         {nullptr, "edit.forces", "edit.zones", "edit.structures", "edit.sheet", "edit.scan", nullptr,
          "edit.properties", "edit.resize", "edit.crop", "edit.join", "edit.takeMap", "edit.openPart"});
}

void Menus::fillView()
{
    fill(*view_, commands_,
         {"view.zoomIn", "view.zoomOut", "view.fit", "view.full", "view.split", "view.splitAbove", nullptr, "view.grid",
          "view.names", "view.levels", "view.counters", "view.zones", "view.ruler"});
    scan_ = addMenu("menu.scan", view_);
    fill(*scan_, commands_, {"view.scan", "view.scanFainter", "view.scanStronger"});
    fire_ = addMenu("menu.fire", view_);
    fill(*fire_, commands_, {"view.fire", "view.seen", "view.reach"});
    forces_ = addMenu("menu.forces", fire_);
    connect(forces_, &QMenu::aboutToShow, this, [this] { rooms_.outlook->fill(*forces_); });
    view_->addSeparator();
    go_ = addMenu("menu.go", view_);
    fill(*go_, commands_,
         {"go.hex", nullptr, "go.nextTab", "go.previousTab", nullptr, "go.nextBoard", "go.map", "go.palette",
          "go.inspector", "go.layers", "go.overview", "go.referee", "go.journal", "go.findings", "go.history"});
    bookmarks_ = addMenu("menu.bookmarks", view_);
    panels_ = addMenu("menu.panels", view_);
    for (const QDockWidget* dock : rooms_.docks->all())
        panels_->addAction(dock->toggleViewAction());
    fill(*view_, commands_, {"view.layout", "view.fullScreen", nullptr});
    language_ = addMenu("menu.language", view_);
    createLanguages();
    theme_ = addMenu("menu.theme", view_);
    createThemes();
}

void Menus::offerAims(bool offered) const
{
    fire_->menuAction()->setVisible(offered);
}

void Menus::offerFor(play::Ground ground) const
{
    for (const QMenu* menu : {select_, map_, scan_, bookmarks_})
        menu->menuAction()->setVisible(ground == play::Ground::Hexes);
    table_->menuAction()->setVisible(ground == play::Ground::Table);
}

void Menus::createLanguages()
{
    auto* languages = new QActionGroup(language_);
    for (const QString& one : words::languages())
    {
        QString name = words::languageName(one);
        name[0] = name.at(0).toUpper();
        QAction* action = languages->addAction(language_->addAction(name));
        action->setObjectName("language." + one);
        action->setCheckable(true);
        action->setChecked(one.toStdString() == words::language());
        connect(action, &QAction::triggered, this, [this, one] { emit languageChosen(one); });
    }
}

void Menus::createThemes()
{
    auto* themes = new QActionGroup(theme_);
    for (const QString& one : knownThemes())
    {
        QAction* action = themes->addAction(theme_->addAction(QString()));
        action->setObjectName("theme." + one);
        action->setCheckable(true);
        action->setChecked(one == keptTheme());
        connect(action, &QAction::triggered, this, [this, one] { emit themeChosen(one); });
    }
}

QList<QAction*> Menus::choices() const
{
    rooms_.outlook->fill(*forces_); // else filled when it is opened
    QList<QAction*> all = panels_->actions() + language_->actions() + theme_->actions() + forces_->actions();
    for (QAction* panel : panels_->actions())
        if (!panel->isVisible())
            all.removeOne(panel);
    for (QAction* force : forces_->actions())
        if (!fire_->menuAction()->isVisible() || !force->isEnabled()) // says that there is none
            all.removeOne(force);
    return all;
}

void Menus::createToolBar()
{
    bar_ = window_.addToolBar(QString());
    bar_->setObjectName("toolbar");
    bar_->setMovable(false);
    bar_->setIconSize({20, 20});
    bar_->setToolButtonStyle(Qt::ToolButtonTextUnderIcon);
    fill(*bar_, commands_,
         {"file.new", "file.open", "file.save", nullptr, "edit.undo", "edit.redo", nullptr, "view.zoomOut",
          "view.zoomIn", "view.fit", nullptr, "view.layout", "referee.ask", "referee.roll", "help.rules"});
}

void Menus::renameInReferee(QAction& command, const QString& text) const
{
    QString taken;
    for (const QAction* other : referee_->actions())
        if (other != &command)
            referee::takeLetter(other->text(), taken);
    command.setText(referee::withLetter(text, taken));
    command.setIconText(text);
}

void Menus::retranslate() const
{
    file_->setTitle(tr("&File"));
    recent_->setTitle(tr("Recent &files"));
    edit_->setTitle(tr("&Edit"));
    //: the menu of what selects hexes
    select_->setTitle(tr("Selection"));
    map_->setTitle(tr("&Map"));
    //: a menu: a measured table; without a letter, which the panels have all taken
    table_->setTitle(tr("Table"));
    tools_->setTitle(tr("Tools"));
    view_->setTitle(tr("&View"));
    //: the image under the grid
    scan_->setTitle(tr("Scanned map"));
    fire_->setTitle(tr("Field of fire"));
    //: a menu: to a hex, to a panel
    go_->setTitle(tr("Go to"));
    panels_->setTitle(tr("Panels"));
    //: hexes that the user wants to come back to
    bookmarks_->setTitle(tr("Bookmarks"));
    language_->setTitle(tr("&Language"));
    theme_->setTitle(tr("T&heme"));
    forces_->setTitle(tr("Field of fire by force"));
    referee_->setTitle(tr("&Referee"));
    //: a menu: a game that was played, order by order
    film_->setTitle(tr("Replay"));
    help_->setTitle(tr("&Help"));
    const QStringList themes{tr("Same as &system"), tr("&Light"), tr("&Dark")};
    for (qsizetype i = 0; i < themes.size(); ++i)
        theme_->actions().at(i)->setText(themes.at(i));
    //: title of the tool bar: commands of the program, not orders of the players
    bar_->setWindowTitle(tr("Commands"));
}

} // namespace merlon::app
