#pragma once

#include "core/play/board.h"

#include <QObject>
#include <QString>

class QAction;
class QMainWindow;
class QMenu;
class QToolBar;

namespace merlon::app
{

class Commands;
class Rooms;

/// The menu bar and the tool bar: where each command is found.
class Menus : public QObject
{
    Q_OBJECT

public:
    Menus(QMainWindow& window, const Commands& commands, const Rooms& rooms);

    /// Empty; who knows the files fills them.
    QMenu& recent() const { return *recent_; }
    QMenu& bookmarks() const { return *bookmarks_; }
    /// Gives a command of the referee's menu another text, with a letter that the others leave free.
    void renameInReferee(QAction& command, const QString& text) const;
    /// Panels, languages, themes, fields of fire of forces: they have no keys, and are found as commands are.
    QList<QAction*> choices() const;
    /// The menu of those who could act from afar.
    void offerAims(bool offered) const;
    /// What is about the hexes of a map.
    void offerFor(play::Ground ground) const;
    void retranslate() const;

signals:
    void languageChosen(const QString& language);
    void themeChosen(const QString& theme);

private:
    QMenu* addMenu(const char* name, QMenu* in = nullptr) const;
    void fillMap();
    void fillView();
    void createLanguages();
    void createThemes();
    void createToolBar();

    QMainWindow& window_;
    const Commands& commands_;
    const Rooms& rooms_;
    QMenu* file_;
    QMenu* recent_;
    QMenu* edit_;
    QMenu* select_;
    QMenu* table_ = nullptr;
    QMenu* map_;
    QMenu* tools_;
    QMenu* view_;
    QMenu* scan_;
    QMenu* fire_;
    QMenu* go_;
    QMenu* panels_;
    QMenu* bookmarks_;
    QMenu* language_;
    QMenu* theme_;
    QMenu* forces_; ///< whose field of fire is shown
    QMenu* referee_;
    QMenu* film_;
    QMenu* help_;
    QToolBar* bar_;
};

} // namespace merlon::app
