#include "core/anarchy/numbers/options.h"
#include "core/play/shape.h"

namespace merlon::play
{

SHAPE(anarchy::Options, "options", "anarchy.ruling.171",
      FIELD(anarchy::Options::defensiveShots, "defensive_shots", {.optional = true}),
      FIELD(anarchy::Options::riverEdge, "river_edge", {.optional = true}),
      FIELD(anarchy::Options::embankmentSign, "embankment_sign", {.optional = true}),
      FIELD(anarchy::Options::thirdCostCell, "third_cost_cell", {.optional = true}),
      FIELD(anarchy::Options::waterEdge, "water_edge", {.optional = true}),
      FIELD(anarchy::Options::missingGrid, "missing_grid", {.optional = true}),
      FIELD(anarchy::Options::captureDifference, "capture_difference", {.optional = true}),
      FIELD(anarchy::Options::capture, "capture", {.optional = true}),
      FIELD(anarchy::Options::escort, "escort", {.optional = true}),
      FIELD(anarchy::Options::freedValues, "freed_values", {.optional = true}),
      FIELD(anarchy::Options::adjacent, "adjacent", {.optional = true}),
      FIELD(anarchy::Options::retreatFailed, "retreat_failed", {.optional = true}),
      FIELD(anarchy::Options::workClock, "work_clock", {.optional = true}),
      FIELD(anarchy::Options::workInterruptedByAttack, "work_interrupted_by_attack", {.optional = true}),
      FIELD(anarchy::Options::closedDoor, "closed_door", {.optional = true}),
      FIELD(anarchy::Options::doorThreshold, "door_threshold", {.optional = true}),
      FIELD(anarchy::Options::churchWindowCost, "church_window_cost", {.optional = true}),
      FIELD(anarchy::Options::windowPrice, "window_price", {.optional = true}),
      FIELD(anarchy::Options::coverBySide, "cover_by_side", {.optional = true}),
      FIELD(anarchy::Options::staffSlingDiagram, "staff_sling_diagram", {.optional = true}),
      FIELD(anarchy::Options::staffSlingClearsTowers, "staff_sling_clears_towers", {.optional = true}),
      FIELD(anarchy::Options::rampartPlus, "rampart_plus", {.optional = true}),
      FIELD(anarchy::Options::bridgeFromMoat, "bridge_from_moat", {.optional = true}),
      FIELD(anarchy::Options::hoardingMinus, "hoarding_minus", {.optional = true}),
      FIELD(anarchy::Options::battlementPrice, "battlement_price", {.optional = true}),
      FIELD(anarchy::Options::behindHoarding, "behind_hoarding", {.optional = true}),
      FIELD(anarchy::Options::hoardingArc, "hoarding_arc", {.optional = true}),
      FIELD(anarchy::Options::machicolationUpDistance, "machicolation_up_distance", {.optional = true}),
      FIELD(anarchy::Options::hoardingBackCover, "hoarding_back_cover", {.optional = true}),
      FIELD(anarchy::Options::overHoarding, "over_hoarding", {.optional = true}),
      FIELD(anarchy::Options::moatFromFilled, "moat_from_filled", {.optional = true}),
      FIELD(anarchy::Options::mantletTurn, "mantlet_turn", {.optional = true}),
      FIELD(anarchy::Options::cornerCover, "corner_cover", {.optional = true}),
      FIELD(anarchy::Options::dropReach, "drop_reach", {.optional = true}),
      FIELD(anarchy::Options::stonePile, "stone_pile", {.optional = true}),
      FIELD(anarchy::Options::stoneLongbowMp, "stone_longbow_mp", {.optional = true}),
      FIELD(anarchy::Options::stoneCrossbowSteps, "stone_crossbow_steps", {.optional = true}),
      FIELD(anarchy::Options::beachCost, "beach_cost", {.optional = true, .least = 1, .most = 99}),
      FIELD(anarchy::Options::shallowWaterCost, "shallow_water_cost", {.optional = true, .least = 1, .most = 99}),
      FIELD(anarchy::Options::fordCost, "ford_cost", {.optional = true, .least = 1, .most = 99}))

} // namespace merlon::play
