#include "app/window/no_room.h"

#include "app/window/map_views.h"
#include "app/window/no_room_dialog.h"
#include "app/window/rooms.h"
#include "editor/hex_map_view.h"

#include <array>
#include <optional>

namespace merlon::app
{
namespace
{

/// None: it is nowhere on the map.
std::optional<hex::Hex> placeOf(const edit::Roomless& thing)
{
    if (thing.hexside)
        return thing.hexside->hex;
    return thing.hexes.empty() ? std::nullopt : std::optional(thing.hexes.front());
}

} // namespace

NoRoom::NoRoom(QWidget& window, const Rooms& rooms) : window_(window), rooms_(rooms) {}

bool NoRoom::ask(const edit::Edit& edit) const
{
    if (!window_.isVisible())
        return false;
    const auto& things = edit.noRoom;
    const auto markOnAll = [&](const std::vector<edit::Roomless>& marks)
    {
        for (editor::HexMapView* view : rooms_.views->all())
            view->markNoRoom(marks);
    };
    markOnAll(things);
    show(things.front());
    NoRoomDialog dialog(things, &window_);
    connect(&dialog, &NoRoomDialog::pointedAt, this,
            [&](int thing) { show(things.at(static_cast<std::size_t>(thing))); });
    placeBeside(dialog, things);
    const bool agreed = dialog.exec() == QDialog::Accepted;
    markOnAll({});
    return agreed;
}

/// What is seen stays where it is.
void NoRoom::show(const edit::Roomless& thing) const
{
    const auto place = placeOf(thing);
    if (!place)
        return;
    editor::HexMapView& view = rooms_.views->underHand();
    const QPointF there = view.viewPoint(*place);
    if (!view.viewport()->rect().contains(there.toPoint()))
        view.centreOn(*place);
}

/// On the screen.
QRect NoRoom::marked(const std::vector<edit::Roomless>& things) const
{
    const editor::HexMapView& view = rooms_.views->underHand();
    const int around = static_cast<int>(2 * view.scale());
    QRect all;
    for (const edit::Roomless& thing : things)
    {
        std::vector<hex::Hex> hexes = thing.hexes;
        if (const auto place = placeOf(thing))
            hexes.push_back(*place);
        for (const hex::Hex at : hexes)
        {
            const QPoint there = view.viewport()->mapToGlobal(view.viewPoint(at).toPoint());
            all |= QRect(there, QSize(1, 1)).adjusted(-around, -around, around, around);
        }
    }
    return all;
}

/// In a corner of the map where nothing is crossed out, if there is one.
void NoRoom::placeBeside(NoRoomDialog& dialog, const std::vector<edit::Roomless>& things) const
{
    constexpr int margin = 24;
    const QWidget* map = rooms_.views->underHand().viewport();
    dialog.adjustSize();
    const QRect room = QRect(map->mapToGlobal(QPoint()), map->size()).adjusted(margin, margin, -margin, -margin);
    const QRect marks = marked(things);
    QRect place(QPoint(), dialog.size());
    place.moveBottomRight(room.bottomRight());
    std::array corners{place, place, place, place};
    corners[1].moveBottomLeft(room.bottomLeft());
    corners[2].moveTopRight(room.topRight());
    corners[3].moveTopLeft(room.topLeft());
    for (const QRect& corner : corners)
        if (!corner.intersects(marks) && room.contains(corner))
            return dialog.move(corner.topLeft());
}

} // namespace merlon::app
