#pragma once

#include "core/play/system.h"
#include "core/siege/position.h"

/// What must be done before anything else, as orders begun; and the advance that may be made first.
namespace merlon::siege
{

std::vector<play::Owed> owedIn(const Position& now);

/// What a hand may pick for a field of an order of melee.
play::Marks couldInMelee(const Position& now, const play::Record& begun, const play::Field& field);

} // namespace merlon::siege
