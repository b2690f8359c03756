#pragma once

#include "core/play/kind.h"
#include "core/play/one_of.h"

#include <optional>

/// What a scenario may choose of the rules of The Anarchy: the switches of the digest's rulings, by their names. Rules
/// read them by word: `options(now).riverEdge == "light"`.
namespace merlon::anarchy
{

struct Options
{
    play::Reading<"moving_side", "other_side"> defensiveShots;
    play::Reading<"none", "light"> riverEdge;
    play::Reading<"-", "0"> embankmentSign;
    play::Reading<"embankment", "shallow_water"> thirdCostCell;
    play::Reading<"any_water_hex", "target_hex"> waterEdge;
    play::Reading<"ask", "stand_in"> missingGrid;
    // The scenario's own prices where the book's are lost; none: the stand-ins.
    std::optional<int> beachCost;
    std::optional<int> shallowWaterCost;
    std::optional<int> fordCost;
};

} // namespace merlon::anarchy
