#include "core/castle/field/orders.h"

#include "core/castle/field/spot_as.h"
#include "core/play/shape.h"

namespace merlon::play
{

template <>
inline constexpr bool isQuiet<castle::Tended> = true;
template <>
inline constexpr bool isQuiet<castle::Spent> = true;

SHAPE(castle::Crossed, "cross", "siege.sheet.6a", FIELD(castle::Crossed::hex, "hex"),
      FIELD(castle::Crossed::cross, "cross", {.least = 0, .most = castle::crossesOfDemolished}))
SHAPE(castle::Tended, "tends", "siege.3.51a", FIELD(castle::Tended::counter, "counter"),
      FIELD(castle::Tended::tends, "tends"))
SHAPE(castle::FallOwed, "fall", "siege.1.94d", FIELD(castle::FallOwed::counter, "counter"),
      FIELD(castle::FallOwed::hex, "hex"), FIELD(castle::FallOwed::fall, "fall"))
SHAPE(castle::AttackNamed, "named", "siege.ruling.melee-order", FIELD(castle::AttackNamed::by, "by", {.fewest = 1}),
      FIELD(castle::AttackNamed::named, "named", {.fewest = 1}))
SHAPE(castle::Spent, "spent", "siege.1.6c", FIELD(castle::Spent::counter, "counter"),
      FIELD(castle::Spent::spent, "spent", {.least = 0, .most = 999}),
      FIELD(castle::Spent::together, "together", {.since = 6}))
SHAPE(castle::Figures, "figures", "siege.0.5", FIELD(castle::Figures::attack, "attack", {.least = 0, .most = 999}),
      FIELD(castle::Figures::defence, "defence", {.least = 0, .most = 999}),
      FIELD(castle::Figures::movement, "movement", {.least = 0, .most = 999}))
SHAPE(castle::Piece, "counter", "siege.0.5", FIELD(castle::Piece::cls, "class", {.optional = true}),
      FIELD(castle::Piece::rank, "rank", {.optional = true}), FIELD(castle::Piece::weapon, "weapon"),
      FIELD(castle::Piece::attack, "attack", {.optional = true, .least = 0, .most = 999}),
      FIELD(castle::Piece::defence, "defence", {.optional = true, .least = 0, .most = 999}),
      FIELD(castle::Piece::movement, "movement", {.optional = true, .least = 0, .most = 999}),
      FIELD(castle::Piece::armour, "armour", {.optional = true}),
      FIELD(castle::Piece::skill, "skill", {.optional = true, .least = -3, .most = 3}),
      FIELD(castle::Piece::mounted, "mounted", {.optional = true}),
      FIELD(castle::Piece::state, "state", {.optional = true}), FIELD(castle::Piece::hex, "hex"),
      FIELD(castle::Piece::rear, "rear"), FIELD(castle::Piece::aloft, "aloft", {.optional = true}),
      FIELD(castle::Piece::horse, "horse"), FIELD(castle::Piece::horseRear, "horse_rear"),
      FIELD(castle::Piece::onFoot, "on_foot"), FIELD(castle::Piece::onHorse, "on_horse"),
      FIELD(castle::Piece::whenWounded, "when_wounded"), FIELD(castle::Piece::whenStunned, "when_stunned"))
SHAPE(castle::HealthChange, "state", "siege.sheet.5d", FIELD(castle::HealthChange::counter, "counter"),
      FIELD(castle::HealthChange::state, "state"))
SHAPE(castle::RetreatOwed, "retreat", "siege.sheet.3d", FIELD(castle::RetreatOwed::counter, "counter"),
      FIELD(castle::RetreatOwed::retreat, "retreat", {.least = 1, .most = 100}),
      FIELD(castle::RetreatOwed::by, "driven", {.optional = true, .since = 4}))
SHAPE(castle::Unhorsed, "unhorsed", "siege.3.35a", FIELD(castle::Unhorsed::counter, "counter"),
      FIELD(castle::Unhorsed::horse, "horse"))
SHAPE(castle::HorseHeld, "held", "siege.ruling.whose-horse", FIELD(castle::HorseHeld::rider, "counter"),
      FIELD(castle::HorseHeld::held, "held"))
SHAPE(castle::Moved, "to", "siege.1.6a", FIELD(castle::Moved::counter, "counter"), FIELD(castle::Moved::to, "to"),
      FIELD(castle::Moved::rear, "rear"), FIELD(castle::Moved::aloft, "aloft", {.since = 5}))
SHAPE(castle::DoorSideChosen, "door", "siege.1.53a", FIELD(castle::DoorSideChosen::counter, "counter"),
      FIELD(castle::DoorSideChosen::door, "door"))
SHAPE(castle::Recovered, "recovered", "siege.1.21e", FIELD(castle::Recovered::counter, "counter"))
SHAPE(castle::StepBegun, "step", "siege.1.21g", FIELD(castle::StepBegun::step, "step"))
SHAPE(castle::DoorMoved, "leaf", "siege.1.1e", FIELD(castle::DoorMoved::hex, "hex"),
      FIELD(castle::DoorMoved::side, "side"), FIELD(castle::DoorMoved::leaf, "leaf"))
SHAPE(castle::BridgeMoved, "bridge", "siege.1.1i", FIELD(castle::BridgeMoved::hex, "hex"),
      FIELD(castle::BridgeMoved::bridge, "bridge"))
SHAPE(castle::GroundLaid, "laid", "siege.1.1k", FIELD(castle::GroundLaid::hex, "hex"),
      FIELD(castle::GroundLaid::laid, "laid"), FIELD(castle::GroundLaid::outward, "outward"),
      FIELD(castle::GroundLaid::hexes, "hexes", {.optional = true, .since = 5}))
SHAPE(castle::GroundCleared, "cleared", "siege.1.1k", FIELD(castle::GroundCleared::hex, "hex"),
      FIELD(castle::GroundCleared::cleared, "cleared"))
SHAPE(castle::EquipmentMoved, "equipment", "siege.1.1k", FIELD(castle::EquipmentMoved::hex, "hex"),
      FIELD(castle::EquipmentMoved::equipment, "equipment"),
      FIELD(castle::EquipmentMoved::hexes, "hexes", {.fewest = 1, .atMost = 20}),
      FIELD(castle::EquipmentMoved::outward, "outward"))
SHAPE(castle::Seated, "seat", "siege.3.33d", FIELD(castle::Seated::counter, "counter"),
      FIELD(castle::Seated::seat, "seat"), FIELD(castle::Seated::rear, "rear"))
SHAPE(castle::Removed, "removed", "siege.1.6a", FIELD(castle::Removed::counter, "counter"))
SHAPE(castle::Released, "released", "siege.sheet.3d", FIELD(castle::Released::counter, "counter"))
SHAPE(castle::ClockSet, "turn", "siege.1.2a", FIELD(castle::ClockSet::turn, "turn", {.least = 1, .most = 999}),
      FIELD(castle::ClockSet::force, "force"))

} // namespace merlon::play
