#include "core/piccole/numbers/options.h"
#include "core/play/shape.h"

namespace merlon::play
{

template <>
struct Shape<piccole::Options>
{
    static constexpr std::string_view key = "options";
    static constexpr Phrase says{{"piccole.combat.total"}, key};
    static constexpr auto members = []
    {
        auto all = std::array{
            FIELD(piccole::Options::supportWhenShotAt, "support_when_shot_at"),
            FIELD(piccole::Options::generalWhenShooting, "general_when_shooting"),
            FIELD(piccole::Options::heightAndBank, "height_and_bank"),
            FIELD(piccole::Options::besetCap, "beset_cap"),
            FIELD(piccole::Options::difficult, "difficult"),
            FIELD(piccole::Options::rearLoss, "rear_loss"),
            FIELD(piccole::Options::turn, "turn"),
            FIELD(piccole::Options::dice, "dice"),
            FIELD(piccole::Options::firstShooter, "first_shooter"),
            FIELD(piccole::Options::shootAtContact, "shoot_at_contact"),
            FIELD(piccole::Options::limits, "limits"),
            FIELD(piccole::Options::failedPush, "failed_push"),
            FIELD(piccole::Options::recoilPass, "recoil_pass"),
            FIELD(piccole::Options::pushEngaged, "push_engaged"),
            FIELD(piccole::Options::recoilTouch, "recoil_touch"),
            FIELD(piccole::Options::capacity, "capacity"),
            FIELD(piccole::Options::flankTouch, "flank_touch"),
            FIELD(piccole::Options::breakDistance, "break_distance"),
            FIELD(piccole::Options::pips, "pips"),
            FIELD(piccole::Options::ground, "ground"),
            FIELD(piccole::Options::generalOffTable, "general_off_table"),
            FIELD(piccole::Options::third, "third"),
            FIELD(piccole::Options::giveUp, "give_up"),
            FIELD(piccole::Options::siegeHalf, "siege_half"),
            FIELD(piccole::Options::falls, "falls"),
            FIELD(piccole::Options::siegeFirstBonus, "siege_first_bonus"),
            FIELD(piccole::Options::siegeLoss, "siege_loss"),
            FIELD(piccole::Options::fallNoWay, "fall_no_way"),
            FIELD(piccole::Options::inDifficult, "in_difficult"),
            FIELD(piccole::Options::measure, "measure"),
            FIELD(piccole::Options::zone, "zone"),
            FIELD(piccole::Options::zoneTurn, "zone_turn"),
            FIELD(piccole::Options::zonesShared, "zones_shared"),
            FIELD(piccole::Options::withdraw, "withdraw"),
            FIELD(piccole::Options::flank, "flank"),
            FIELD(piccole::Options::height, "height"),
            FIELD(piccole::Options::target, "target"),
            FIELD(piccole::Options::lane, "lane"),
            FIELD(piccole::Options::unaligned, "unaligned"),
            FIELD(piccole::Options::camp, "camp"),
        };
        for (Field& one : all)
            one.optional = true;
        return all;
    }();
};
template <>
const Kind& kindOf<piccole::Options>()
{
    return kindIs<piccole::Options>;
}

SHAPE(piccole::Own, "own", "piccole.shooting.who",
      FIELD(piccole::Own::shooters, "shooters", {.optional = true, .atMost = 5}),
      FIELD(piccole::Own::inOrder, "in_order"), FIELD(piccole::Own::camps, "camps", {.optional = true, .atMost = 2}),
      FIELD(piccole::Own::deployment, "deployment", {.least = 100, .most = 6000}))

} // namespace merlon::play
