#include "core/siege/field/orders.h"

#include "core/play/shape.h"

namespace merlon::play
{

template <>
inline constexpr bool isQuiet<siege::Tended> = true;
template <>
inline constexpr bool isQuiet<siege::Spent> = true;

SHAPE(siege::Crossed, "cross", "siege.sheet.6a", FIELD(siege::Crossed::hex, "hex"),
      FIELD(siege::Crossed::cross, "cross", {.least = 0, .most = castle::crossesOfDemolished}))
SHAPE(siege::Tended, "tends", "siege.3.51a", FIELD(siege::Tended::counter, "counter"),
      FIELD(siege::Tended::tends, "tends"))
SHAPE(siege::FallOwed, "fall", "siege.1.94d", FIELD(siege::FallOwed::counter, "counter"),
      FIELD(siege::FallOwed::hex, "hex"), FIELD(siege::FallOwed::fall, "fall"))
SHAPE(siege::AttackNamed, "named", "siege.ruling.melee-order", FIELD(siege::AttackNamed::by, "by"),
      FIELD(siege::AttackNamed::named, "named"))
SHAPE(siege::Spent, "spent", "siege.1.6c", FIELD(siege::Spent::counter, "counter"),
      FIELD(siege::Spent::spent, "spent", {.least = 0, .most = 999}),
      FIELD(siege::Spent::together, "together", {.since = 6}))
SHAPE(siege::Decreed, "facts", "siege.1.5a", FIELD(siege::Decreed::cover, "cover"),
      FIELD(siege::Decreed::modifier, "modifier", {.least = -20, .most = 20}),
      FIELD(siege::Decreed::points, "points", {.least = 1, .most = 99}))
SHAPE(siege::Piece, "counter", "siege.0.5", FIELD(siege::Piece::cls, "class", {.optional = true}),
      FIELD(siege::Piece::rank, "rank", {.optional = true}), FIELD(siege::Piece::weapon, "weapon"),
      FIELD(siege::Piece::attack, "attack", {.optional = true, .least = 0, .most = 999}),
      FIELD(siege::Piece::defence, "defence", {.optional = true, .least = 0, .most = 999}),
      FIELD(siege::Piece::movement, "movement", {.optional = true, .least = 0, .most = 999}),
      FIELD(siege::Piece::armour, "armour", {.optional = true}),
      FIELD(siege::Piece::skill, "skill", {.optional = true, .least = -3, .most = 3}),
      FIELD(siege::Piece::mounted, "mounted", {.optional = true}),
      FIELD(siege::Piece::state, "state", {.optional = true}), FIELD(siege::Piece::hex, "hex"),
      FIELD(siege::Piece::rear, "rear"), FIELD(siege::Piece::aloft, "aloft", {.optional = true}),
      FIELD(siege::Piece::horse, "horse"), FIELD(siege::Piece::horseRear, "horse_rear"))
SHAPE(siege::HealthChange, "state", "siege.sheet.5d", FIELD(siege::HealthChange::counter, "counter"),
      FIELD(siege::HealthChange::state, "state"))
SHAPE(siege::RetreatOwed, "retreat", "siege.sheet.3d", FIELD(siege::RetreatOwed::counter, "counter"),
      FIELD(siege::RetreatOwed::retreat, "retreat", {.least = 1, .most = 100}),
      FIELD(siege::RetreatOwed::by, "driven", {.optional = true, .since = 4}))
SHAPE(siege::Unhorsed, "unhorsed", "siege.3.35a", FIELD(siege::Unhorsed::counter, "counter"),
      FIELD(siege::Unhorsed::horse, "horse"))
SHAPE(siege::HorseHeld, "held", "siege.ruling.whose-horse", FIELD(siege::HorseHeld::rider, "counter"),
      FIELD(siege::HorseHeld::held, "held"))
SHAPE(siege::Moved, "to", "siege.1.6a", FIELD(siege::Moved::counter, "counter"), FIELD(siege::Moved::to, "to"),
      FIELD(siege::Moved::rear, "rear"), FIELD(siege::Moved::aloft, "aloft", {.since = 5}))
SHAPE(siege::DoorSideChosen, "door", "siege.1.53a", FIELD(siege::DoorSideChosen::counter, "counter"),
      FIELD(siege::DoorSideChosen::door, "door"))
SHAPE(siege::Recovered, "recovered", "siege.1.21e", FIELD(siege::Recovered::counter, "counter"))
SHAPE(siege::StepBegun, "step", "siege.1.21g", FIELD(siege::StepBegun::step, "step"))
SHAPE(siege::DoorMoved, "leaf", "siege.1.1e", FIELD(siege::DoorMoved::hex, "hex"),
      FIELD(siege::DoorMoved::side, "side"), FIELD(siege::DoorMoved::leaf, "leaf"))
SHAPE(siege::BridgeMoved, "bridge", "siege.1.1i", FIELD(siege::BridgeMoved::hex, "hex"),
      FIELD(siege::BridgeMoved::bridge, "bridge"))
SHAPE(siege::GroundLaid, "laid", "siege.1.1k", FIELD(siege::GroundLaid::hex, "hex"),
      FIELD(siege::GroundLaid::laid, "laid"), FIELD(siege::GroundLaid::outward, "outward"),
      FIELD(siege::GroundLaid::hexes, "hexes", {.optional = true, .since = 5}))
SHAPE(siege::GroundCleared, "cleared", "siege.1.1k", FIELD(siege::GroundCleared::hex, "hex"),
      FIELD(siege::GroundCleared::cleared, "cleared"))
SHAPE(siege::EquipmentMoved, "equipment", "siege.1.1k", FIELD(siege::EquipmentMoved::hex, "hex"),
      FIELD(siege::EquipmentMoved::equipment, "equipment"),
      FIELD(siege::EquipmentMoved::hexes, "hexes", {.fewest = 1, .atMost = 20}),
      FIELD(siege::EquipmentMoved::outward, "outward"))
SHAPE(siege::Seated, "seat", "siege.3.33d", FIELD(siege::Seated::counter, "counter"),
      FIELD(siege::Seated::seat, "seat"), FIELD(siege::Seated::rear, "rear"))
SHAPE(siege::Removed, "removed", "siege.1.6a", FIELD(siege::Removed::counter, "counter"))
SHAPE(siege::Released, "released", "siege.sheet.3d", FIELD(siege::Released::counter, "counter"))
SHAPE(siege::ClockSet, "turn", "siege.1.2a", FIELD(siege::ClockSet::turn, "turn", {.least = 1, .most = 999}),
      FIELD(siege::ClockSet::force, "force"))

} // namespace merlon::play
