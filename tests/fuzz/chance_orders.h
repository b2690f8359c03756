#pragma once

#include "core/io/support_random.h"
#include "core/play/system.h"

namespace merlon::fuzz
{

/// An order that the game owes or allows, filled in with what is offered, or one of its kind with anything at all.
play::Record someOrder(const play::Game& game, test::Draw& draw);
/// Of any kind, with anything that its Shape takes.
play::Record someEffect(const play::Game& game, test::Draw& draw);

} // namespace merlon::fuzz
