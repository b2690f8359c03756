#include "app/window/clipboard_commands.h"

#include "core/map/text_rules.h"

#include "app/window/commands.h"
#include "app/window/files.h"
#include "app/window/rooms.h"
#include "editor/hex_map_view.h"
#include "editor/palette_panel.h"
#include "editor/stamps_page.h"

#include <QInputDialog>

#include <algorithm>
#include <iterator>

namespace merlon::app
{

namespace
{

/// The one of them that is nearest to the middle of all.
hex::Hex middleOf(const std::vector<hex::Hex>& hexes)
{
    const auto count = static_cast<long long>(hexes.size());
    long long q = 0;
    long long r = 0;
    for (const hex::Hex at : hexes)
    {
        q += at.q;
        r += at.r;
    }
    const hex::Hex middle{static_cast<int>(q / count), static_cast<int>(r / count)};
    return *std::ranges::min_element(hexes, {}, [&](hex::Hex at) { return hex::distance(at, middle); });
}

} // namespace

ClipboardCommands::ClipboardCommands(Rooms& rooms, const Commands& commands, const Files& files)
    : rooms_(rooms), files_(files)
{
    const auto on = [&](const char* name, const std::function<void()>& act)
    {
        rooms_.keepToMap(commands[name]);
        commands.on(name, this, act);
    };
    on("edit.cut",
       [this]
       {
           copy();
           clear();
       });
    on("edit.copy", [this] { copy(); });
    on("edit.paste", [this] { paste(); });
    on("edit.clear", [this] { clear(); });
    on("edit.move", [this] { move(); });
    on("edit.turnLeft", [this] { carry(-1, false); });
    on("edit.turnRight", [this] { carry(1, false); });
    on("edit.mirror", [this] { mirror(); });
    on("edit.addStamp", [this] { addStamp(); });
    connect(&rooms_.palette->stamps(), &editor::StampsPage::addWanted, this, &ClipboardCommands::addStamp);
    connect(&rooms_.palette->stamps(), &editor::StampsPage::failed, this, &ClipboardCommands::said);
}

std::vector<hex::Hex> ClipboardCommands::chosen() const
{
    if (files_.workspace().ground() != play::Ground::Hexes)
        return {};
    files_.workspace().settle();
    auto hexes = rooms_.view->selectedHexes().hexes();
    if (const auto current = rooms_.view->currentHex(); hexes.empty() && current)
        hexes.push_back(*current);
    return hexes;
}

void ClipboardCommands::copy() const
{
    if (const auto hexes = chosen(); !hexes.empty())
    {
        const edit::Desk desk = files_.workspace().desk();
        editor::copyToClipboard({{}, edit::stampOf(desk, hexes), desk.palette});
    }
}

void ClipboardCommands::clear() const
{
    if (const auto hexes = chosen(); !hexes.empty())
        files_.workspace().change([&](const edit::Desk& desk) { return edit::cleared(desk, hexes); });
}

void ClipboardCommands::paste()
{
    if (files_.workspace().ground() != play::Ground::Hexes)
        return;
    auto stamp = editor::stampOnClipboard();
    if (!stamp)
        return emit said(stamp.error());
    rooms_.palette->stamps().chooseNone();
    rooms_.tools.holdStamp(std::make_shared<const edit::Stamp>(std::move(*stamp)));
    rooms_.view->setFocus(Qt::ShortcutFocusReason);
}

void ClipboardCommands::move()
{
    auto hexes = chosen();
    if (hexes.empty())
        return;
    auto stamp = std::make_shared<const edit::Stamp>(edit::stampOf(files_.workspace().desk(), hexes));
    rooms_.palette->stamps().chooseNone();
    rooms_.tools.holdStamp(std::move(stamp), std::move(hexes));
    rooms_.view->setFocus(Qt::ShortcutFocusReason);
}

void ClipboardCommands::mirror()
{
    // On pointy hexes the mirror's axis runs through corners, a sixth of a turn from that of the lattice.
    const bool pointy = files_.workspace().map().map().layout.orientation == hex::Orientation::Pointy;
    carry(pointy ? 1 : 0, true);
}

void ClipboardCommands::carry(int sixths, bool mirror)
{
    const auto hexes = chosen();
    if (hexes.empty())
        return;
    const auto current = rooms_.view->currentHex();
    const bool within = current && std::ranges::count(hexes, *current) > 0;
    const hex::Hex pivot = within ? *current : middleOf(hexes);
    const edit::Turn turn{pivot, pivot, sixths, mirror};
    if (!files_.workspace().change([&](const edit::Desk& desk) { return edit::carried(desk, hexes, turn); }))
        return;
    std::vector<hex::Hex> there;
    std::ranges::transform(hexes, std::back_inserter(there), turn);
    rooms_.view->select({files_.workspace().map().map().layout, there});
}

void ClipboardCommands::addStamp()
{
    const auto hexes = chosen();
    if (hexes.empty())
        return;
    edit::Stamp stamp = edit::stampOf(files_.workspace().desk(), hexes);
    bool wanted = false;
    const QString name = QInputDialog::getText(rooms_.view->window(), tr("Add a stamp"), tr("Name of the stamp:"),
                                               QLineEdit::Normal, {}, &wanted)
                             .trimmed()
                             .left(static_cast<int>(Longest::Title));
    if (!wanted || name.isEmpty())
        return;
    if (const auto added = rooms_.palette->stamps().add(name, std::move(stamp)); !added)
        emit said(added.error());
}

} // namespace merlon::app
