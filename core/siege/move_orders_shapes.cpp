#include "core/play/shape.h"
#include "core/siege/move_orders.h"

namespace merlon::play
{

template <>
inline constexpr bool isQuiet<siege::Spent> = true;

SHAPE(siege::Move, "move", "siege.1.6a", FIELD(siege::Move::counter, "counter"), FIELD(siege::Move::path, "path"),
      FIELD(siege::Move::rear, "rear"), FIELD(siege::Move::lead, "lead", {.since = 5}))
SHAPE(siege::Spent, "spent", "siege.1.6c", FIELD(siege::Spent::counter, "counter"),
      FIELD(siege::Spent::spent, "spent", {.least = 0, .most = 999}),
      FIELD(siege::Spent::together, "together", {.since = 6}))

} // namespace merlon::play
