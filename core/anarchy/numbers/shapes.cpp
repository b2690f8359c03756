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
      FIELD(anarchy::Options::beachCost, "beach_cost", {.optional = true, .least = 1, .most = 99}),
      FIELD(anarchy::Options::shallowWaterCost, "shallow_water_cost", {.optional = true, .least = 1, .most = 99}),
      FIELD(anarchy::Options::fordCost, "ford_cost", {.optional = true, .least = 1, .most = 99}))

} // namespace merlon::play
