#pragma once

#include "core/game/dice.h"
#include "core/map/hex_map.h"
#include "core/verdict/order.h"
#include "core/yaml/log.h"

#include <optional>

namespace merlon::io
{

/// The order in a mapping that has one of the keys shoot, retreat, place, end_phase; other keys are the caller's.
std::optional<verdict::Order> readOrder(const yaml::Node& node, yaml::Log& log, const map::HexMap& map);
/// `[7, 0]`: faces as typed; 0 is ten.
game::DiceGiven readDice(const yaml::Node& node, yaml::Log& log);

} // namespace merlon::io
