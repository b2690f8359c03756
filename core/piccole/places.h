#pragma once

#include "core/piccole/moves/deploy.h"
#include "core/play/system.h"

/// What a hand may mean on a table, and what comes next in a battle that is followed turn by turn.
namespace merlon::piccole
{

/// Places to snap to: in contact with an enemy, in line or in column with a friend, straight back out of contact.
play::Marks placesFor(const Data& data, const State& state, const play::Record& begun);
std::vector<play::Owed> owedInOrder(const Data& data, const State& state);

} // namespace merlon::piccole
