#pragma once

#include "core/castle/numbers/melee_table.h"
#include "core/castle/numbers/numbers.h"
#include "core/play/grid.h"

/// The tables of shots and of melee, for the owner of a game to type in, and what may be wrong with what was typed.
namespace merlon::castle
{

/// From 1.
std::vector<play::Value> numbered(std::size_t count);
play::Grid gridOf(const ShotTable& table, const std::vector<ShotResult>& results);
play::Grid gridOf(const MeleeTable& table, const std::vector<MeleeResult>& results);
std::vector<play::CellFault> faultsIn(const play::Grid& grid, const play::Cells& cells);

// Of cells without faults: it is printed from now on.

void take(ShotTable& table, const play::Cells& cells);
void take(MeleeTable& table, const play::Cells& cells);

} // namespace merlon::castle
