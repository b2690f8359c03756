#pragma once

#include "editor/named_things.h"

#include <QObject>

#include <optional>

class QWidget;

namespace merlon::app
{

class Bookmarks;
class Commands;
class Files;
class Rooms;

/// The commands that find what has a name on the map: one types it, and goes from each of its places to the next.
class Find : public QObject
{
    Q_OBJECT

public:
    Find(QWidget& window, const Rooms& rooms, const Commands& commands, const Files& files, const Bookmarks& bookmarks);

signals:
    /// Where one is now, or that there is no such thing any more.
    void said(const QString& what);

private:
    editor::NamedIn now() const;
    bool onMap() const;
    void open();
    void take(const editor::NamedThing& thing);
    void forget();
    /// To another place of what was found: 1 on, -1 back, 0 the same.
    void step(int by);
    void selectAll();
    void show(const std::vector<hex::Hex>& hexes);

    QWidget& window_;
    const Rooms& rooms_;
    const Commands& commands_;
    const Files& files_;
    const Bookmarks& bookmarks_;
    std::optional<editor::NamedThing> found_;
    int place_ = 0; ///< of what was found
    QString typed_;
};

} // namespace merlon::app
