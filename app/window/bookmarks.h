#pragma once

#include "core/edit/patch.h"

#include <QList>
#include <QObject>
#include <QStringList>

#include <vector>

class QAction;
class QMainWindow;
class QMenu;

namespace merlon::app
{

class Commands;
class Files;
class Rooms;

/// Hexes of the document that the user wants to come back to: up to nine, in the settings, not in the file. They stay
/// where they are when the map grows or shrinks at its edges; one that falls off the map is back when that is undone.
class Bookmarks : public QObject
{
    Q_OBJECT

public:
    /// Fills the menu.
    Bookmarks(QMainWindow& window, const Rooms& rooms, Commands& commands, const Files& files, QMenu& menu);

    /// By their names.
    QStringList hexes() const;
    void retranslate() const;

signals:
    /// Why nothing was done.
    void said(const QString& what);

private:
    void load();
    void save() const;
    void toggle();
    void goTo(qsizetype number);
    void follow(const edit::Value& before, const edit::Patch& undo);
    const hex::Layout& grid() const;
    std::vector<hex::Hex> shown() const;

    const Rooms& rooms_;
    const Files& files_;
    QList<QAction*> actions_;      ///< one for each that there may be
    std::vector<hex::Hex> places_; ///< from the hex at the top left: so they stay when a save counts hexes anew
};

} // namespace merlon::app
