#include "app/window/bookmarks.h"

#include "app/window/commands.h"
#include "app/window/files.h"
#include "app/window/rooms.h"
#include "editor/hex_map_view.h"

#include <QAction>
#include <QFileInfo>
#include <QMainWindow>
#include <QMenu>
#include <QSettings>

namespace merlon::app
{
namespace
{

constexpr int most = 9;

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
    for (int number = 1; number <= most; ++number)
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
    hexes_ = files_.path().isEmpty() ? QStringList() : QSettings().value(keyOf(files_.path())).toStringList();
    hexes_ = hexes_.mid(0, most);
    retranslate();
}

void Bookmarks::save() const
{
    if (files_.path().isEmpty())
        return;
    if (hexes_.isEmpty())
        QSettings().remove(keyOf(files_.path()));
    else
        QSettings().setValue(keyOf(files_.path()), hexes_);
}

/// Of the current hex.
void Bookmarks::toggle()
{
    const auto hex = rooms_.view->currentHex();
    if (!hex)
        return;
    const QString name = QString::fromStdString(hex::name(files_.workspace().map().map().layout, *hex));
    if (hexes_.removeAll(name) > 0)
        emit said(tr("No bookmark any more: %1").arg(name));
    else if (hexes_.size() == most)
        return emit said(tr("There are nine bookmarks already: take one away on its hex."));
    else
    {
        hexes_ << name;
        //: a bookmark: its number, its hex
        emit said(tr("Bookmark %1: %2").arg(hexes_.size()).arg(name));
    }
    save();
    retranslate();
}

void Bookmarks::goTo(qsizetype number)
{
    if (number >= hexes_.size())
        return;
    const hex::Layout& layout = files_.workspace().map().map().layout;
    const auto hex = hex::parseHex(layout, hexes_.at(number).toStdString());
    if (!hex || !layout.contains(*hex))
        return emit said(tr("The map has no such hex any more: %1").arg(hexes_.at(number)));
    rooms_.view->setCurrentHex(*hex);
    rooms_.view->bringIntoView({*hex});
    rooms_.view->setFocus(Qt::ShortcutFocusReason);
}

void Bookmarks::retranslate() const
{
    for (qsizetype i = 0; i < actions_.size(); ++i)
    {
        const bool there = i < hexes_.size();
        actions_[i]->setText(there ? tr("Bookmark %1: %2").arg(i + 1).arg(hexes_.at(i)) : tr("Bookmark %1").arg(i + 1));
        actions_[i]->setEnabled(there);
    }
}

} // namespace merlon::app
