#pragma once

#include "core/map/hex_map.h"
#include "core/verdict/verdict.h"
#include "core/yaml/mapping.h"

#include <optional>
#include <string>
#include <vector>

/// Effects of a verdict or of an overruling in files:
/// `{counter: gwyn, state: wounded}`, `{counter: gwyn, retreat: 2}`, `{counter: gwyn, unhorsed: true, horse: killed}`,
/// `{counter: gwyn, to: D7, rear: D8}`, `{counter: gwyn, door: outer}`, `{phase: ended}`. Only core/io includes this.
namespace merlon::io
{

std::string effectText(const verdict::Effect& effect, const map::HexMap& map);
/// `[{...}, {...}]`
std::string effectsText(const std::vector<verdict::Effect>& effects, const map::HexMap& map);
std::optional<verdict::Effect> readEffect(const yaml::Node& node, yaml::Log& log, const map::HexMap& map);
std::vector<verdict::Effect> readEffects(const yaml::Node& node, yaml::Log& log, const map::HexMap& map);

/// `{die: d10, value: 7, source: typed}`
std::string dieText(const verdict::DieUsed& die);
std::optional<verdict::DieUsed> readDie(const yaml::Node& node, yaml::Log& log);

} // namespace merlon::io
