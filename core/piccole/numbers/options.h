#pragma once

#include "core/piccole/numbers/troop.h"
#include "core/play/one_of.h"
#include "core/play/value.h"

#include <vector>

/// How a table reads what the book leaves open, and what only a setting of this
/// system has. Rules read a switch by its word: `options.difficult ==
/// "either"`.
namespace merlon::piccole
{

/// A field for each ruling that may be read another way: piccole.ruling.<key>.
/// The first word is the default.
struct Options
{
    play::Reading<"true", "false"> supportWhenShotAt;
    play::Reading<"false", "true"> generalWhenShooting;
    play::Reading<"once", "both"> heightAndBank;
    play::Reading<"all", "shooters"> besetCap;
    play::Reading<"own", "either"> difficult;
    play::Reading<"destroyed", "turn_first"> rearLoss;
    play::Reading<"after_results", "before_results"> turn;
    play::Reading<"each_combat", "one_each"> dice;
    play::Reading<"mutual", "owner"> firstShooter;
    play::Reading<"false", "true"> shootAtContact;
    play::Reading<"tolerance", "exact"> limits;
    play::Reading<"recoiler", "all"> failedPush;
    play::Reading<"true", "false"> recoilPass;
    play::Reading<"true", "false"> pushEngaged;
    play::Reading<"destroys", "harmless"> recoilTouch;
    play::Reading<"ground", "easy"> capacity;
    play::Reading<"any_touch", "fronts_only"> flankTouch;
    play::Reading<"any", "full"> breakDistance;
    play::Reading<"sum", "higher_die"> pips;
    play::Reading<"ends", "crossed"> ground;
    play::Reading<"2", "1"> generalOffTable;
    play::Reading<"all", "army_only"> third;
    play::Reading<"true", "false"> giveUp;
    play::Reading<"down", "up"> siegeHalf;
    play::Reading<"5_or_more", "5_or_6_only"> falls;
    play::Reading<"0", "1"> siegeFirstBonus;
    play::Reading<"besieger", "besieged"> siegeLoss;
    play::Reading<"destroyed", "stays_out"> fallNoWay;
    play::Reading<"any_overlap", "centre"> inDifficult;
    play::Reading<"centre", "front_corner"> measure;
    play::Reading<"enter", "cross"> zone;
    play::Reading<"true", "false"> zoneTurn;
    play::Reading<"true", "false"> zonesShared;
    play::Reading<"whole_move", "last_leg"> withdraw;
    play::Reading<"corner", "anywhere"> flank;
    play::Reading<"centre", "any_part"> height;
    play::Reading<"any_part", "front_only"> target;
    play::Reading<"facing_edge", "whole"> lane;
    play::Reading<"fights", "none"> unaligned;
    play::Reading<"centre", "touch"> camp;
};

/// What a file of such a scenario has besides.
struct Own
{
    std::vector<Troop> shooters;    ///< whose elements shoot: the book does not say which
    std::optional<bool> inOrder;    ///< a whole battle is followed turn by turn; else only what is asked is judged
    std::vector<std::string> camps; ///< forces that have one
    std::optional<play::Length> deployment; ///< how deep the ground to deploy on is; none: the stand-in
};

} // namespace merlon::piccole
