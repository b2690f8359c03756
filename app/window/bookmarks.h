#pragma once

#include <QList>
#include <QObject>
#include <QStringList>

class QAction;
class QMainWindow;
class QMenu;

namespace merlon::app
{

class Commands;
class Files;
class Rooms;

/// Hexes of the document that the user wants to come back to, by their names: up to nine, in the settings, not in the
/// file.
class Bookmarks : public QObject
{
    Q_OBJECT

public:
    /// Fills the menu.
    Bookmarks(QMainWindow& window, const Rooms& rooms, Commands& commands, const Files& files, QMenu& menu);

    const QStringList& hexes() const { return hexes_; }
    void retranslate() const;

signals:
    /// Why nothing was done.
    void said(const QString& what);

private:
    void load();
    void save() const;
    void toggle();
    void goTo(qsizetype number);

    const Rooms& rooms_;
    const Files& files_;
    QList<QAction*> actions_; ///< one for each that there may be
    QStringList hexes_;
};

} // namespace merlon::app
