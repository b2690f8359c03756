#include "core/edit/sheet_edits.h"

#include "core/edit/free_id.h"
#include "core/edit/scenario_edits.h"
#include "tell.h"

#include <algorithm>

namespace merlon::edit
{
namespace
{

yaml::Message sentenceOf(SheetStep step)
{
    switch (step)
    {
    case SheetStep::Add:
        return tell::edit_sheet_add{};
    case SheetStep::Remove:
        return tell::edit_sheet_remove{};
    case SheetStep::Move:
        return tell::edit_sheet_move{};
    case SheetStep::Rename:
        return tell::edit_sheet_rename{};
    case SheetStep::Change:
        break;
    }
    return tell::edit_sheet_change{};
}

} // namespace

Edit laidOut(const Desk& desk, play::SheetParts parts, SheetStep step)
{
    return withSheet(desk, std::move(parts), sentenceOf(step));
}

Edit notLaidOut(const Desk& desk)
{
    return withSheet(desk, {}, tell::edit_sheet_reset{});
}

play::SheetParts moved(play::SheetParts parts, std::size_t from, std::size_t before, play::SheetColumn column)
{
    play::SheetPart part = std::move(parts[from]);
    part.column = column;
    parts.erase(parts.begin() + static_cast<std::ptrdiff_t>(from));
    const std::size_t to = std::min(before - (before > from ? 1 : 0), parts.size());
    parts.insert(parts.begin() + static_cast<std::ptrdiff_t>(to), std::move(part));
    return parts;
}

std::string freeRowId(const play::SheetParts& parts, std::string wish)
{
    std::set<std::string> taken;
    for (const play::SheetPart& part : parts)
        for (const play::SheetRow& row : part.rows)
            taken.insert(row.id);
    return freeId(wish.empty() ? std::string("row") : std::move(wish), taken);
}

} // namespace merlon::edit
