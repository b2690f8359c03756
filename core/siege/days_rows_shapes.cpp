#include "core/play/shape.h"
#include "core/siege/days_rows.h"

namespace merlon::play
{

SHAPE(siege::WallRow, "walls", "siege.4.12", FIELD(siege::WallRow::hex, "hex"),
      FIELD(siege::WallRow::structure, "structure"), FIELD(siege::WallRow::crosses, "crosses"),
      FIELD(siege::WallRow::stage, "stage"))
SHAPE(siege::CalendarRow, "calendar", "siege.sheet.6b", FIELD(siege::CalendarRow::day, "day"),
      FIELD(siege::CalendarRow::is, "is"), FIELD(siege::CalendarRow::back, "back"))
SHAPE(siege::EngineRow, "engines", "siege.4.23a", FIELD(siege::EngineRow::engine, "engine"),
      FIELD(siege::EngineRow::points, "points"), FIELD(siege::EngineRow::out, "out"), FIELD(siege::EngineRow::is, "is"))
SHAPE(siege::BallistaRow, "ballistas", "siege.3.41a", FIELD(siege::BallistaRow::hex, "hex"),
      FIELD(siege::BallistaRow::cycle, "cycle"), FIELD(siege::BallistaRow::next, "next"))
SHAPE(siege::WoundedRow, "wounded", "siege.5.4a", FIELD(siege::WoundedRow::counter, "counter"),
      FIELD(siege::WoundedRow::since, "since"), FIELD(siege::WoundedRow::is, "is"),
      FIELD(siege::WoundedRow::back, "back"))

} // namespace merlon::play
