#pragma once

#include "core/castle/terrain.h"
#include "core/siege/melee_table.h"
#include "core/siege/orders.h"

/// What the editions of SIEGE print differently and the rules ask.
namespace merlon::siege
{

/// siege.1.42b: who stands in the way of a line.
enum class LineBlocker : std::uint8_t
{
    Living,
    Standing
};

/// siege.1.73a: after what one may advance.
enum class AdvanceTrigger : std::uint8_t
{
    RetreatOrDeath,
    RetreatStunOrDeath
};
/// siege.1.73c: where an advance begins.
enum class AdvanceFirstHex : std::uint8_t
{
    VacatedOrDead,
    VacatedDeadOrStunned
};
/// siege.1.73b: how far it goes.
enum class AdvanceDistance : std::uint8_t
{
    HalfMovement,
    Hexes
};
/// siege.4.21h: what may be bombarded.
enum class BombardList : std::uint8_t
{
    Listed,
    Sheet
};
/// siege.5.4b: what becomes of the healed.
enum class HealingMorning : std::uint8_t
{
    Returns,
    MayReturn
};
/// siege.2.2c: when filled moats are taken off.
enum class FascineRenewal : std::uint8_t
{
    Evening,
    BeforeAssault
};
/// siege.2.31b: where rubble is put, by the text.
enum class RubblePlacing : std::uint8_t
{
    Demolished,
    Damaged
};
/// siege.4.34a: when an interrupted ram strikes again.
enum class RamDelay : std::uint8_t
{
    OneTurnLate,
    NextTurn
};

/// siege.3.41b: when a ballista has a crew.
enum class BallistaCrew : std::uint8_t
{
    ThreeTurns,
    WhenShooting
};
/// siege.3.51a: what may be set alight by hand.
enum class LightWhat : std::uint8_t
{
    EngineOrTent,
    TowerOrTent
};
/// siege.5.32a: where oil may be poured.
enum class OilLower : std::uint8_t
{
    Lower,
    Adjacent
};
/// siege.5.32c: who leaves the top of a tower.
enum class OilTop : std::uint8_t
{
    Hex,
    Tower
};
/// siege.5.11a: what may draw a cart.
enum class CartAnimal : std::uint8_t
{
    Draught,
    AnyHorse
};
/// siege.panic.2a: which way one flees.
enum class PanicAway : std::uint8_t
{
    Away,
    Farthest
};
/// siege.panic.1d: what its owner may let happen to more than the die asks for.
enum class PanicExtra : std::uint8_t
{
    Panic,
    PanicOrRout
};

/// siege.3.33c: who may mount a captured horse.
enum class CapturedHorse : std::uint8_t
{
    Knights,
    Riders
};
/// siege.3.33e: whether a wounded rider may dismount.
enum class WoundedDismount : std::uint8_t
{
    May,
    MayNot
};

/// By the keys of the catalogue's differences. The ruleset has a value of each for every edition, a scenario may take
/// one from another edition as a house rule, and rules read what is played. One more is a field here, told to the
/// Shape, and its value in the ruleset.
struct Differences
{
    LineBlocker lineBlocker = LineBlocker::Living;
    castle::Cover overCover = castle::Cover::Light; ///< siege.1.42c: most cover of a target shot at over others
    bool stunnedPassable = false;                   ///< siege.1.61a: a stunned enemy's hex may be passed through
    Influence embankment = Influence::Worse;        ///< siege.3.1d, in melee
    AdvanceTrigger advanceTrigger = AdvanceTrigger::RetreatOrDeath;
    AdvanceFirstHex advanceFirstHex = AdvanceFirstHex::VacatedOrDead;
    AdvanceDistance advanceDistance = AdvanceDistance::HalfMovement;
    BombardList bombardList = BombardList::Listed;
    HealingMorning healingMorning = HealingMorning::Returns;
    FascineRenewal fascineRenewal = FascineRenewal::Evening;
    RubblePlacing rubblePlacing = RubblePlacing::Demolished;
    RamDelay ramDelay = RamDelay::OneTurnLate;
    CapturedHorse capturedHorse = CapturedHorse::Knights;
    WoundedDismount woundedDismount = WoundedDismount::May;
    BallistaCrew ballistaCrew = BallistaCrew::ThreeTurns;
    LightWhat lightWhat = LightWhat::EngineOrTent;
    OilLower oilLower = OilLower::Lower;
    OilTop oilTop = OilTop::Hex;
    CartAnimal cartAnimal = CartAnimal::Draught;
    PanicAway panicAway = PanicAway::Away;
    PanicExtra panicExtra = PanicExtra::Panic;
    int panicEnd = 6; ///< siege.panic.2h: least distance of the nearest enemy
};

struct Edition
{
    std::string id; ///< french, spanish
    Differences says;
    std::vector<int> errorTwice{}; ///< faces that its error table gives twice (siege.ruling.es-error-seven)
};
using EditionName = play::Term<Edition>;

} // namespace merlon::siege

namespace merlon::play
{

template <>
inline constexpr std::string_view setOf<siege::Edition> = "edition";
template <>
inline constexpr auto wordsOf<siege::LineBlocker> = words("line-blocker", "living", "standing");
template <>
inline constexpr auto wordsOf<siege::Influence> = words("influence", "-", "0", "+");
template <>
inline constexpr auto wordsOf<siege::AdvanceTrigger> = words("advance-trigger", "retreat-or-death",
                                                             "retreat-stun-or-death");
template <>
inline constexpr auto wordsOf<siege::AdvanceFirstHex> = words("advance-first-hex", "vacated-or-dead",
                                                              "vacated-dead-or-stunned");
template <>
inline constexpr auto wordsOf<siege::AdvanceDistance> = words("advance-distance", "half-movement", "hexes");
template <>
inline constexpr auto wordsOf<siege::BombardList> = words("bombard-list", "listed", "sheet");
template <>
inline constexpr auto wordsOf<siege::HealingMorning> = words("healing-morning", "returns", "may-return");
template <>
inline constexpr auto wordsOf<siege::FascineRenewal> = words("fascine-renewal", "evening", "before-assault");
template <>
inline constexpr auto wordsOf<siege::RubblePlacing> = words("rubble-placing", "demolished", "damaged");
template <>
inline constexpr auto wordsOf<siege::RamDelay> = words("ram-delay", "one-turn-late", "next-turn");
template <>
inline constexpr auto wordsOf<siege::CapturedHorse> = words("captured-horse", "knights", "riders");
template <>
inline constexpr auto wordsOf<siege::WoundedDismount> = words("wounded-dismount", "may", "may-not");
template <>
inline constexpr auto wordsOf<siege::BallistaCrew> = words("ballista-crew", "three-turns", "when-shooting");
template <>
inline constexpr auto wordsOf<siege::LightWhat> = words("light-what", "engine-or-tent", "tower-or-tent");
template <>
inline constexpr auto wordsOf<siege::OilLower> = words("oil-lower", "lower", "adjacent");
template <>
inline constexpr auto wordsOf<siege::OilTop> = words("oil-top", "hex", "tower");
template <>
inline constexpr auto wordsOf<siege::CartAnimal> = words("cart-animal", "draught", "any-horse");
template <>
inline constexpr auto wordsOf<siege::PanicAway> = words("panic-away", "away", "farthest");
template <>
inline constexpr auto wordsOf<siege::PanicExtra> = words("panic-extra", "panic", "panic-or-rout");

SHAPE(siege::Differences, "differences", "play.house", FIELD(siege::Differences::lineBlocker, "line-blocker"),
      FIELD(siege::Differences::overCover, "over-cover"),
      FIELD(siege::Differences::stunnedPassable, "stunned-passable"),
      FIELD(siege::Differences::embankment, "embankment-influence"),
      FIELD(siege::Differences::advanceTrigger, "advance-trigger"),
      FIELD(siege::Differences::advanceFirstHex, "advance-first-hex"),
      FIELD(siege::Differences::advanceDistance, "advance-distance"),
      FIELD(siege::Differences::bombardList, "bombard-list"),
      FIELD(siege::Differences::healingMorning, "healing-morning"),
      FIELD(siege::Differences::fascineRenewal, "fascine-renewal"),
      FIELD(siege::Differences::rubblePlacing, "rubble-placing"), FIELD(siege::Differences::ramDelay, "ram-delay"),
      FIELD(siege::Differences::capturedHorse, "captured-horse"),
      FIELD(siege::Differences::woundedDismount, "wounded-dismount"),
      FIELD(siege::Differences::ballistaCrew, "ballista-crew"), FIELD(siege::Differences::lightWhat, "light-what"),
      FIELD(siege::Differences::oilLower, "oil-lower"), FIELD(siege::Differences::oilTop, "oil-top"),
      FIELD(siege::Differences::cartAnimal, "cart-animal"), FIELD(siege::Differences::panicAway, "panic-away"),
      FIELD(siege::Differences::panicExtra, "panic-extra"), FIELD(siege::Differences::panicEnd, "panic-end"))

} // namespace merlon::play
