#include "core/centuria/questions/questions.h"
#include "core/play/shape.h"

namespace merlon::play
{

SHAPE(centuria::AskBaggage, "ask_baggage", "centuria.scenario.imboscata.baggage-base",
      FIELD(centuria::AskBaggage::table, "table"), FIELD(centuria::AskBaggage::about, "about"),
      FIELD(centuria::AskBaggage::width, "width", {.least = 1, .most = 999}),
      FIELD(centuria::AskBaggage::depth, "depth", {.least = 1, .most = 999}),
      FIELD(centuria::AskBaggage::given, "given"), FIELD(centuria::AskBaggage::contact, "contact"),
      FIELD(centuria::AskBaggage::losses, "losses", {.least = 0, .most = 99}),
      FIELD(centuria::AskBaggage::touches, "touches"))
SHAPE(centuria::AskCrate, "ask_crate", "centuria.scenario.rifornimenti.pick-up",
      FIELD(centuria::AskCrate::table, "table"), FIELD(centuria::AskCrate::about, "about"),
      FIELD(centuria::AskCrate::width, "width", {.least = 1, .most = 999}),
      FIELD(centuria::AskCrate::depth, "depth", {.least = 1, .most = 999}), FIELD(centuria::AskCrate::given, "given"),
      FIELD(centuria::AskCrate::touches, "touches"),
      FIELD(centuria::AskCrate::crates, "crates", {.least = 1, .most = 3}),
      FIELD(centuria::AskCrate::givenUp, "given_up", {.least = 0, .most = 99}),
      FIELD(centuria::AskCrate::carried, "carried", {.least = 0, .most = 3}), FIELD(centuria::AskCrate::fate, "fate"))
SHAPE(centuria::AskBridge, "ask_bridge", "centuria.scenario.ponte.control", FIELD(centuria::AskBridge::table, "table"),
      FIELD(centuria::AskBridge::sides, "sides", {.least = 0, .most = 2}),
      FIELD(centuria::AskBridge::units, "units", {.least = 1, .most = 99}),
      FIELD(centuria::AskBridge::enemyOn, "enemy_on"), FIELD(centuria::AskBridge::enemyHolder, "enemy_holder"),
      FIELD(centuria::AskBridge::enemyLanding, "enemy_landing"))
SHAPE(centuria::AskFlank, "ask_flank", "centuria.scenario.imboscata.flank-march",
      FIELD(centuria::AskFlank::table, "table"), FIELD(centuria::AskFlank::scenario, "scenario"),
      FIELD(centuria::AskFlank::edge, "edge"))
SHAPE(centuria::AskInfiltrated, "ask_infiltrated", "centuria.scenario.infiltrated",
      FIELD(centuria::AskInfiltrated::table, "table"), FIELD(centuria::AskInfiltrated::to, "to"),
      FIELD(centuria::AskInfiltrated::distance, "distance", {.least = 0}))
SHAPE(centuria::AskVanguard, "ask_vanguard", "centuria.scenario.avanguardie.choice",
      FIELD(centuria::AskVanguard::table, "table"), FIELD(centuria::AskVanguard::about, "about"),
      FIELD(centuria::AskVanguard::skirmisher, "skirmisher"), FIELD(centuria::AskVanguard::begun, "begun"),
      FIELD(centuria::AskVanguard::edge, "from_edge", {.least = 0}), FIELD(centuria::AskVanguard::second, "second"),
      FIELD(centuria::AskVanguard::enemy, "from_enemy", {.least = 0}))
SHAPE(centuria::AskObjective, "ask_objective", "centuria.format.scenarios",
      FIELD(centuria::AskObjective::table, "table"), FIELD(centuria::AskObjective::scenario, "scenario"),
      FIELD(centuria::AskObjective::role, "role"), FIELD(centuria::AskObjective::vanguardThere, "vanguard_there"),
      FIELD(centuria::AskObjective::losses, "losses", {.least = 0, .most = 99}),
      FIELD(centuria::AskObjective::left, "left"),
      FIELD(centuria::AskObjective::sides, "sides", {.least = 0, .most = 2}),
      FIELD(centuria::AskObjective::crates, "crates", {.least = 0, .most = 3}),
      FIELD(centuria::AskObjective::unitsThere, "units_there", {.least = 0, .most = 99}),
      FIELD(centuria::AskObjective::enemyUnits, "enemy_units", {.least = 0, .most = 99}))

} // namespace merlon::play
