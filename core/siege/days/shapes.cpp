#include "core/siege/days/days.h"

#include "core/play/shape.h"

namespace merlon::play
{

template <>
inline constexpr bool isQuiet<siege::StonesThrown> = true;

SHAPE(siege::PlaceBallista, "place_ballista", "siege.3.43a", FIELD(siege::PlaceBallista::hex, "hex"),
      FIELD(siege::PlaceBallista::to, "to"))
SHAPE(siege::Bombard, "bombard", "siege.4.21d", FIELD(siege::Bombard::hex, "hex"),
      FIELD(siege::Bombard::engines, "engines", {.fewest = 1}))
SHAPE(siege::ThrowStones, "stones", "siege.4.21d", FIELD(siege::ThrowStones::hex, "hex"))
SHAPE(siege::BreakDown, "break", "siege.4.23a", FIELD(siege::BreakDown::engine, "engine"),
      FIELD(siege::BreakDown::points, "points", {.least = 1, .most = 99}))
SHAPE(siege::Repair, "repair", "siege.4.23b", FIELD(siege::Repair::engine, "engine"))
SHAPE(siege::PrepareAssault, "prepare", "siege.4.11b")
SHAPE(siege::LayWorks, "lay", "siege.2.2a", FIELD(siege::LayWorks::works, "works"), FIELD(siege::LayWorks::hex, "hex"))
SHAPE(siege::Deploy, "deploy", "siege.0.5", FIELD(siege::Deploy::counter, "counter"), FIELD(siege::Deploy::hex, "hex"),
      FIELD(siege::Deploy::rear, "rear"))
SHAPE(siege::DeployEngine, "deploy_engine", "siege.4.22", FIELD(siege::DeployEngine::engine, "engine"),
      FIELD(siege::DeployEngine::hex, "hex"))
SHAPE(siege::BeginAssault, "assault", "siege.4.11b")
SHAPE(siege::EndAssault, "end_assault", "siege.4.11b")
SHAPE(siege::RollHealing, "treat", "siege.5.4a", FIELD(siege::RollHealing::counter, "counter"))
SHAPE(siege::Heal, "heal", "siege.5.4b", FIELD(siege::Heal::counter, "counter"))
SHAPE(siege::EndDay, "end_day", "siege.sheet.6b")
SHAPE(siege::PartBegun, "part", "siege.4.11b", FIELD(siege::PartBegun::part, "part"))
SHAPE(siege::BombardmentDeclared, "bombarded", "siege.4.21d", FIELD(siege::BombardmentDeclared::hex, "hex"),
      FIELD(siege::BombardmentDeclared::engines, "engines", {.fewest = 1}))
SHAPE(siege::StonesThrown, "thrown", "siege.4.21d", FIELD(siege::StonesThrown::hex, "hex"))
SHAPE(siege::OutOfOrder, "out", "siege.4.23a", FIELD(siege::OutOfOrder::engine, "engine"),
      FIELD(siege::OutOfOrder::out, "out", {.least = 1, .most = 99}))
SHAPE(siege::LossOwed, "loss", "siege.4.23a", FIELD(siege::LossOwed::loss, "loss", {.least = 1, .most = 99}),
      FIELD(siege::LossOwed::engines, "engines", {.fewest = 1}))
SHAPE(siege::Rests, "rests", "siege.4.23b", FIELD(siege::Rests::engine, "engine"))
SHAPE(siege::Mended, "mended", "siege.4.23b", FIELD(siege::Mended::engine, "engine"))
SHAPE(siege::EngineBurnt, "burnt", "siege.4.23d", FIELD(siege::EngineBurnt::engine, "engine"))
SHAPE(siege::EnginePlaced, "stands", "siege.4.22", FIELD(siege::EnginePlaced::engine, "engine"),
      FIELD(siege::EnginePlaced::stands, "stands"))
SHAPE(siege::ReturnDated, "back", "siege.sheet.6c", FIELD(siege::ReturnDated::counter, "counter"),
      FIELD(siege::ReturnDated::back, "back", {.least = 1, .most = 9999}),
      FIELD(siege::ReturnDated::ends, "ends", {.least = 1, .most = 9999}))
SHAPE(siege::ReturnLost, "months", "siege.sheet.6c", FIELD(siege::ReturnLost::counter, "counter"))
SHAPE(siege::Healed, "healed", "siege.5.4b", FIELD(siege::Healed::counter, "counter"))
SHAPE(siege::DayTicked, "day", "siege.sheet.6b", FIELD(siege::DayTicked::day, "day", {.least = 1, .most = 9999}))
SHAPE(siege::WallRow, "walls", "siege.4.12", FIELD(siege::WallRow::hex, "hex"),
      FIELD(siege::WallRow::structure, "structure"), FIELD(siege::WallRow::crosses, "crosses"),
      FIELD(siege::WallRow::stage, "stage"))
SHAPE(siege::CalendarRow, "calendar", "siege.sheet.6b", FIELD(siege::CalendarRow::day, "day"),
      FIELD(siege::CalendarRow::is, "is"), FIELD(siege::CalendarRow::back, "back"))
SHAPE(siege::EngineRow, "engines", "siege.4.23a", FIELD(siege::EngineRow::engine, "engine"),
      FIELD(siege::EngineRow::points, "points"), FIELD(siege::EngineRow::out, "out"), FIELD(siege::EngineRow::is, "is"))
SHAPE(siege::EquipmentRow, "equipment", "siege.4.11b", FIELD(siege::EquipmentRow::what, "what"),
      FIELD(siege::EquipmentRow::stock, "stock"), FIELD(siege::EquipmentRow::onMap, "on-map"))
SHAPE(siege::BallistaRow, "ballistas", "siege.3.41a", FIELD(siege::BallistaRow::hex, "hex"),
      FIELD(siege::BallistaRow::cycle, "cycle"), FIELD(siege::BallistaRow::next, "next"))
SHAPE(siege::WoundedRow, "wounded", "siege.5.4a", FIELD(siege::WoundedRow::counter, "counter"),
      FIELD(siege::WoundedRow::since, "since"), FIELD(siege::WoundedRow::is, "is"),
      FIELD(siege::WoundedRow::back, "back"))

} // namespace merlon::play
