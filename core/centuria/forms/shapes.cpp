#include "core/centuria/forms/forms.h"
#include "core/play/shape.h"

namespace merlon::play
{

SHAPE(centuria::Form, "form", "centuria.vp.when", FIELD(centuria::Form::table, "table"),
      FIELD(centuria::Form::ending, "ending"), FIELD(centuria::Form::attacker, "attacker"),
      FIELD(centuria::Form::firstReach, "first_reach"), FIELD(centuria::Form::secondReach, "second_reach"),
      FIELD(centuria::Form::vanguardLost, "vanguard_lost"),
      FIELD(centuria::Form::camp, "camp_losses", {.least = 0, .most = 99}),
      FIELD(centuria::Form::firstCamp, "first_camp", {.least = 0, .most = 99}),
      FIELD(centuria::Form::secondCamp, "second_camp", {.least = 0, .most = 99}),
      FIELD(centuria::Form::baggage, "baggage", {.least = 0, .most = 99}), FIELD(centuria::Form::left, "left"),
      FIELD(centuria::Form::firstSides, "first_sides", {.least = 0, .most = 2}),
      FIELD(centuria::Form::secondSides, "second_sides", {.least = 0, .most = 2}),
      FIELD(centuria::Form::firstBridge, "first_bridge"), FIELD(centuria::Form::secondBridge, "second_bridge"),
      FIELD(centuria::Form::firstAdjacent, "first_adjacent"), FIELD(centuria::Form::secondAdjacent, "second_adjacent"),
      FIELD(centuria::Form::firstHome, "first_home", {.least = 0, .most = 9}),
      FIELD(centuria::Form::firstOutside, "first_outside", {.least = 0, .most = 9}),
      FIELD(centuria::Form::secondHome, "second_home", {.least = 0, .most = 9}),
      FIELD(centuria::Form::secondOutside, "second_outside", {.least = 0, .most = 9}),
      FIELD(centuria::Form::firstFresh, "first_fresh", {.least = 0, .most = 99}),
      FIELD(centuria::Form::firstTired, "first_tired", {.least = 0, .most = 99}),
      FIELD(centuria::Form::secondFresh, "second_fresh", {.least = 0, .most = 99}),
      FIELD(centuria::Form::secondTired, "second_tired", {.least = 0, .most = 99}),
      FIELD(centuria::Form::firstCommander, "first_commander"),
      FIELD(centuria::Form::secondCommander, "second_commander"),
      FIELD(centuria::Form::firstGenerals, "first_generals", {.least = 0, .most = 99}),
      FIELD(centuria::Form::secondGenerals, "second_generals", {.least = 0, .most = 99}),
      FIELD(centuria::Form::firstEliminated, "first_eliminated",
            {.optional = true, .least = 0, .most = 9999, .atMost = 99}),
      FIELD(centuria::Form::firstExhausted, "first_exhausted",
            {.optional = true, .least = 0, .most = 9999, .atMost = 99}),
      FIELD(centuria::Form::secondEliminated, "second_eliminated",
            {.optional = true, .least = 0, .most = 9999, .atMost = 99}),
      FIELD(centuria::Form::secondExhausted, "second_exhausted",
            {.optional = true, .least = 0, .most = 9999, .atMost = 99}),
      FIELD(centuria::Form::firstLeaders, "first_leaders", {.optional = true, .least = 0, .most = 9999, .atMost = 99}),
      FIELD(centuria::Form::secondLeaders, "second_leaders",
            {.optional = true, .least = 0, .most = 9999, .atMost = 99}),
      FIELD(centuria::Form::firstCommand, "first_command", {.least = 0, .most = 99}),
      FIELD(centuria::Form::secondCommand, "second_command", {.least = 0, .most = 99}))

} // namespace merlon::play
