#pragma once

#include "core/map/hex_map.h"
#include "core/verdict/order.h"
#include "core/verdict/verdict.h"

#include <string>
#include <vector>

namespace merlon::io
{

/// A verdict as an item of a YAML list, as programs read it. `sentences` are the reasons in the reader's language, one
/// for each reason of the verdict (asserted); all else is the same in every language.
std::string verdictYaml(const verdict::Order& order, const verdict::Verdict& verdict,
                        const std::vector<std::string>& sentences, const map::HexMap& map);

} // namespace merlon::io
