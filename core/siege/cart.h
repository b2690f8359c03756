#pragma once

#include "core/play/rule_row.h"
#include "core/play/system.h"
#include "core/siege/cart_state.h"
#include "core/siege/position.h"

/// Harnessing animals to carts: SIEGE 5.11.
namespace merlon::siege
{

play::Verdict judge(const Position& now, const play::Begun<Harness>& order, play::Tray& tray);
play::Verdict judge(const Position& now, const play::Begun<Unharness>& order, play::Tray& tray);

/// What a hand may pick; nothing for an order of another kind.
std::optional<play::Marks> couldWithCarts(const Position& now, const play::Record& begun, const play::Field& field);

std::vector<RuleId> rulesOfCarts();

} // namespace merlon::siege
