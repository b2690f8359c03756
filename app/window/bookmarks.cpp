#include "app/window/bookmarks.h"

#include "app/window/commands.h"
#include "app/window/files.h"
#include "app/window/rooms.h"
#include "editor/hex_map_view.h"
#include "editor/workspace.h"

#include <QAction>
#include <QFileInfo>
#include <QMainWindow>
#include <QMenu>
#include <QSettings>

namespace merlon::app
{
namespace
{

constexpr int mostMarks = 9;

QString keyOf(const QString& file)
{
    return QStringLiteral("bookmarks/") + QString::fromLatin1(QFileInfo(file).absoluteFilePath().toUtf8().toHex());
}

} // namespace

Bookmarks::Bookmarks(QMainWindow& window, const Rooms& rooms, Commands& commands, const Files& files, QMenu& menu)
    : rooms_(rooms), files_(files)
{
    menu.addAction(&commands["go.bookmark"]);
    menu.addSeparator();
    for (int number = 1; number <= mostMarks; ++number)
    {
        auto* action = new QAction(&window);
        action->setObjectName(QStringLiteral("bookmark.%1").arg(number));
        action->setShortcut(QKeySequence(QStringLiteral("Alt+%1").arg(number)));
        connect(action, &QAction::triggered, this, [this, number] { goTo(number - 1); });
        actions_ << action;
    }
    window.addActions(actions_);
    menu.addActions(actions_);
    commands.adopt(actions_);
    commands.on("go.bookmark", this, [this] { toggle(); });
    connect(&files, &Files::taken, this, &Bookmarks::load);
    connect(&files, &Files::saved, this, &Bookmarks::save); // it may have its first name
    retranslate();
}

void Bookmarks::load()
{
    places_.clear();
    if (files_.workspace().ground() != play::Ground::Hexes)
        return retranslate();
    connect(&files_.workspace().map(), &editor::Document::changed, this, &Bookmarks::follow, Qt::UniqueConnection);
    const QStringList names =
        files_.path().isEmpty() ? QStringList() : QSettings().value(keyOf(files_.path())).toStringList();
    for (const QString& name : names.mid(0, mostMarks))
        if (const auto hex = hex::parseHex(grid(), name.toStdString()))
            places_.push_back(*hex - grid().first);
    retranslate();
}

/// By the names that the file has.
void Bookmarks::save() const
{
    if (files_.path().isEmpty() || files_.workspace().ground() != play::Ground::Hexes ||
        files_.workspace().renamesHexes())
        return;
    if (const QStringList names = hexes(); names.isEmpty())
        QSettings().remove(keyOf(files_.path()));
    else
        QSettings().setValue(keyOf(files_.path()), names);
}

void Bookmarks::follow(const edit::Value& before, const edit::Patch& undo)
{
    if (!undo.grid)
        return;
    for (hex::Hex& place : places_)
        place = before.grid.first + place - grid().first;
    retranslate();
}

const hex::Layout& Bookmarks::grid() const
{
    return files_.workspace().map().map().layout;
}

/// Those that are on the map.
std::vector<hex::Hex> Bookmarks::shown() const
{
    std::vector<hex::Hex> hexes;
    if (places_.empty()) // or there is no grid
        return hexes;
    for (const hex::Hex place : places_)
        if (const hex::Hex at = grid().first + place; grid().contains(at) && hexes.size() < mostMarks)
            hexes.push_back(at);
    return hexes;
}

QStringList Bookmarks::hexes() const
{
    QStringList names;
    for (const hex::Hex hex : shown())
        names << QString::fromStdString(hex::name(grid(), hex));
    return names;
}

/// Of the current hex.
void Bookmarks::toggle()
{
    const auto hex = rooms_.view->currentHex();
    if (!hex)
        return;
    const QString name = QString::fromStdString(map::printedName(files_.workspace().map().map(), *hex));
    if (std::erase(places_, *hex - grid().first) > 0)
        emit said(tr("Bookmark removed: %1").arg(name));
    else if (shown().size() == mostMarks)
        return emit said(tr("All nine bookmarks are in use: remove one on its hex first."));
    else
    {
        places_.push_back(*hex - grid().first);
        //: a bookmark: its number, its hex
        emit said(tr("Bookmark %1: %2").arg(QString::number(shown().size()), name));
    }
    save();
    retranslate();
}

void Bookmarks::goTo(qsizetype number)
{
    const auto hexes = shown();
    if (number >= static_cast<qsizetype>(hexes.size()))
        return;
    const hex::Hex hex = hexes[static_cast<std::size_t>(number)];
    rooms_.view->setCurrentHex(hex);
    rooms_.view->bringIntoView({hex});
    rooms_.view->setFocus(Qt::ShortcutFocusReason);
}

void Bookmarks::retranslate() const
{
    const QStringList names = hexes();
    for (qsizetype i = 0; i < actions_.size(); ++i)
    {
        const bool there = i < names.size();
        actions_[i]->setText(there ? tr("Bookmark %1: %2").arg(QString::number(i + 1), names.at(i))
                                   : tr("Bookmark %1").arg(i + 1));
        actions_[i]->setEnabled(there);
    }
}

} // namespace merlon::app
