#pragma once

#include "core/edit/edit.h"
#include "core/play/scenario.h"

/// What is done to the sheet that a scenario keeps beside its board. Parts are given as they are seen: laid out by the
/// author, or as the system has them until somebody changes them.
namespace merlon::edit
{

enum class SheetStep : std::uint8_t
{
    Add,
    Remove,
    Move,
    Rename,
    Change
};

/// Empty where it is laid out so already.
Edit laidOut(const Desk& desk, play::SheetParts parts, SheetStep step);
/// As the system has it again.
Edit notLaidOut(const Desk& desk);

/// With one of them in that column, before another one, or at the end.
play::SheetParts moved(play::SheetParts parts, std::size_t from, std::size_t before, play::SheetColumn column);
/// For another row: that, numbered on where one has it.
std::string freeRowId(const play::SheetParts& parts, std::string wish);

} // namespace merlon::edit
