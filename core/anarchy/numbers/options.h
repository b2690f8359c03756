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
    play::Reading<"plain", "shifted"> captureDifference;
    play::Reading<"optional", "automatic"> capture;
    play::Reading<"fighters", "men_at_arms_class"> escort;
    play::Reading<"at_once", "after_arming"> freedValues;
    play::Reading<"reach", "hexes"> adjacent;
    play::Reading<"wounded_in_place", "killed"> retreatFailed;
    play::Reading<"next_phase", "arrival"> workClock;
    play::Reading<"false", "true"> workInterruptedByAttack;
    play::Reading<"outer_side", "whole_hex"> closedDoor;
    play::Reading<"door_hex", "inner_hex"> doorThreshold;
    play::Reading<"4", "1"> churchWindowCost;
    play::Reading<"hex", "surcharge"> windowPrice;
    play::Reading<"true", "false"> coverBySide;
    play::Reading<"ballista", "mangonel"> staffSlingDiagram;
    play::Reading<"false", "true"> staffSlingClearsTowers;
    play::Reading<"true", "false"> rampartPlus;
    play::Reading<"4", "1"> bridgeFromMoat;
    play::Reading<"both", "attacking"> hoardingMinus;
    play::Reading<"plus", "instead"> battlementPrice;
    play::Reading<"line_crosses", "always"> behindHoarding;
    play::Reading<"three_sides", "all_outer_sides"> hoardingArc;
    play::Reading<"0-1", "1"> machicolationUpDistance;
    play::Reading<"medium", "none"> hoardingBackCover;
    play::Reading<"distance_rule", "free"> overHoarding;
    play::Reading<"4", "1"> moatFromFilled;
    play::Reading<"free", "with_move_only"> mantletTurn;
    play::Reading<"covered", "open"> cornerCover;
    play::Reading<"own", "adjacent"> dropReach;
    play::Reading<"2", "1"> stonePile;
    play::Reading<"4", "half"> stoneLongbowMp;
    play::Reading<"offensive", "either"> stoneCrossbowSteps;
    // The scenario's own prices where the book's are lost; none: the stand-ins.
    std::optional<int> beachCost;
    std::optional<int> shallowWaterCost;
    std::optional<int> fordCost;
};

} // namespace merlon::anarchy
