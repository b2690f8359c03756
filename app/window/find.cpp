#include "app/window/find.h"

#include "app/window/bookmarks.h"
#include "app/window/commands.h"
#include "app/window/files.h"
#include "app/window/find_popup.h"
#include "app/window/rooms.h"
#include "core/hex/hex_set.h"
#include "editor/hex_map_view.h"
#include "referee/desk.h"

namespace merlon::app
{

Find::Find(QWidget& window, const Rooms& rooms, const Commands& commands, const Files& files,
           const Bookmarks& bookmarks)
    : window_(window), rooms_(rooms), commands_(commands), files_(files), bookmarks_(bookmarks)
{
    commands.on("edit.find", this, [this] { open(); });
    commands.on("select.next", this, [this] { step(1); });
    commands.on("select.previous", this, [this] { step(-1); });
    commands.on("select.found", this, [this] { selectAll(); });
    connect(&files, &Files::taken, this, &Find::forget);
}

bool Find::onMap() const
{
    return files_.workspace().ground() == play::Ground::Hexes;
}

/// As it is shown: the counters where the game has them.
editor::NamedIn Find::now() const
{
    editor::Workspace& workspace = files_.workspace();
    editor::NamedIn in{workspace.map().map(), {}, {}, {}};
    if (const auto* scenario = workspace.scenario())
        in.zones = play::zonesOn(scenario->scenario(), files_.shownBoard());
    if (const auto scene = rooms_.session.isOpen() ? play::sceneOf(rooms_.session.game()) : std::nullopt)
        in.counters = scene->pieces;
    for (const QString& name : bookmarks_.hexes())
        in.bookmarks.push_back(name.toStdString());
    return in;
}

void Find::open()
{
    if (rooms_.ground() == play::Ground::None)
        return rooms_.desk->find();
    if (!onMap())
        return;
    files_.workspace().settle();
    auto* popup = new FindPopup(now(), typed_, &window_);
    connect(popup, &FindPopup::chosen, this,
            [this](const editor::NamedThing& thing, const QString& typed)
            {
                typed_ = typed;
                take(thing);
            });
    popup->show();
    popup->activateWindow();
}

void Find::take(const editor::NamedThing& thing)
{
    found_ = thing;
    place_ = 0;
    commands_.setEnabled({"select.next", "select.previous", "select.found"}, true);
    step(0);
}

void Find::forget()
{
    found_.reset();
    commands_.setEnabled({"select.next", "select.previous", "select.found"}, false);
}

void Find::step(int by)
{
    files_.workspace().settle();
    const auto places = editor::placesOf(now(), *found_);
    if (places.empty())
        return emit said(tr("No longer on the map: %1").arg(found_->name));
    const int count = static_cast<int>(places.size());
    place_ = (place_ + by + count) % count;
    const auto& hexes = places[static_cast<std::size_t>(place_)];
    show(hexes);
    if (count > 1) //: what was found; which of its places this is, and how many there are
        emit said(tr("%1: %2 of %3").arg(found_->name, QString::number(place_ + 1), QString::number(count)));
}

void Find::selectAll()
{
    files_.workspace().settle();
    std::vector<hex::Hex> hexes;
    for (const auto& place : editor::placesOf(now(), *found_))
        hexes.insert(hexes.end(), place.begin(), place.end());
    if (hexes.empty())
        return emit said(tr("No longer on the map: %1").arg(found_->name));
    show(hexes);
}

/// Selected and seen, the keyboard on the first of them.
void Find::show(const std::vector<hex::Hex>& hexes)
{
    editor::HexMapView& view = *rooms_.view;
    view.setFocus(Qt::ShortcutFocusReason);
    view.setCurrentHex(hexes.front());
    view.select({files_.workspace().map().map().layout, hexes});
    view.bringIntoView(hexes);
}

} // namespace merlon::app
