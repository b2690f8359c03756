#pragma once

#include "core/edit/patch.h"

/// Hexes counted from elsewhere: each lies where it lay and gets another pair of numbers.
namespace merlon::edit
{

/// What is added to every hex of one board; of a map, board 0.
struct Recount
{
    hex::Hex by;
    int board = 0;
};

void recount(Value& value, const Recount& how);
/// One that took a value to another takes the recounted one to the recounted other.
void recount(Patch& patch, const Recount& how);

} // namespace merlon::edit
