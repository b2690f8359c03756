#include "core/play/shape.h"
#include "core/siege/numbers/options.h"

namespace merlon::play
{

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

template <std::size_t Difference>
constexpr Field houseRule()
{
    using Is = As<std::optional<siege::EditionName>>;
    Field made;
    Is::tell(made);
    made.key = Shape<siege::Differences>::members[Difference].key;
    made.put = [](const void* whole) { return Is::put(static_cast<const siege::Options*>(whole)->house[Difference]); };
    made.get = [](void* whole, const Value& value, int version)
    { return Is::get(static_cast<siege::Options*>(whole)->house[Difference], value, version); };
    return made;
}

template <>
struct Shape<siege::Options>
{
    static constexpr std::string_view key = "options";
    static constexpr Phrase says{{"siege.ruling.edge-line"}, key};
    static constexpr auto members = []<std::size_t... House>(std::index_sequence<House...>)
    {
        auto all = std::array{
            FIELD(siege::Options::edgeLine, "edge-line"),
            FIELD(siege::Options::cornerLine, "corner-line"),
            FIELD(siege::Options::radius, "radius"),
            FIELD(siege::Options::friendAdjacent, "friend-adjacent"),
            FIELD(siege::Options::oneShot, "one-shot"),
            FIELD(siege::Options::moatOut, "moat-out"),
            FIELD(siege::Options::moveOrder, "move-order"),
            FIELD(siege::Options::moatFrom, "moat-from"),
            FIELD(siege::Options::horseHex, "horse-hex"),
            FIELD(siege::Options::rampartInside, "rampart-inside"),
            FIELD(siege::Options::twoHex, "two-hex"),
            FIELD(siege::Options::ladderDown, "ladder-down"),
            FIELD(siege::Options::rubbleWalls, "rubble-walls"),
            FIELD(siege::Options::previousTurn, "previous-turn"),
            FIELD(siege::Options::belowOne, "below-one"),
            FIELD(siege::Options::jointBelowOne, "joint-below-one"),
            FIELD(siege::Options::mixedTargets, "mixed-targets"),
            FIELD(siege::Options::defendersTerrain, "defenders-terrain"),
            FIELD(siege::Options::advanceHorse, "advance-horse"),
            FIELD(siege::Options::mountedE, "mounted-E"),
            FIELD(siege::Options::riderlessRetreat, "riderless-retreat"),
            FIELD(siege::Options::cartHex, "cart-hex"),
            FIELD(siege::Options::cartMove, "cart-move"),
            FIELD(siege::Options::harness, "harness"),
            FIELD(siege::Options::saddleWound, "saddle-wound"),
            FIELD(siege::Options::mountTurn, "mount-turn"),
            FIELD(siege::Options::whoseHorse, "whose-horse"),
            FIELD(siege::Options::dismountPlace, "dismount-place"),
            FIELD(siege::Options::wholeTurn, "whole-turn"),
            FIELD(siege::Options::winch, "winch"),
            FIELD(siege::Options::gateClosed, "gate-closed"),
            FIELD(siege::Options::bridgeFull, "bridge-full"),
            FIELD(siege::Options::ladderRaise, "ladder-raise"),
            FIELD(siege::Options::ladderCarry, "ladder-carry"),
            FIELD(siege::Options::ladderWhere, "ladder-where"),
            FIELD(siege::Options::fallStack, "fall-stack"),
            FIELD(siege::Options::bombardDeclare, "bombard-declare"),
            FIELD(siege::Options::stoneCap, "stone-cap"),
            FIELD(siege::Options::repairDay, "repair-day"),
            FIELD(siege::Options::rubbleWhen, "rubble-when"),
            FIELD(siege::Options::rubbleChoice, "rubble-choice"),
            FIELD(siege::Options::dayOrder, "day-order"),
            FIELD(siege::Options::outerWall, "outer-wall"),
            FIELD(siege::Options::healingDate, "healing-date"),
            FIELD(siege::Options::healingNine, "healing-nine"),
            FIELD(siege::Options::towerCrew, "tower-crew"),
            FIELD(siege::Options::towerPath, "tower-path"),
            FIELD(siege::Options::towerDown, "tower-down"),
            FIELD(siege::Options::ownTower, "own-tower"),
            FIELD(siege::Options::towerMoat, "tower-moat"),
            FIELD(siege::Options::ramFirst, "ram-first"),
            FIELD(siege::Options::ramHex, "ram-hex"),
            FIELD(siege::Options::ramStep4, "ram-step4"),
            FIELD(siege::Options::burningEngine, "burning-engine"),
            FIELD(siege::Options::ballistaServe, "ballista-serve"),
            FIELD(siege::Options::ballistaHex, "ballista-hex"),
            FIELD(siege::Options::mantletCost, "mantlet-cost"),
            FIELD(siege::Options::mantletSide, "mantlet-side"),
            FIELD(siege::Options::fireOrder, "fire-order"),
            FIELD(siege::Options::fireTwo, "fire-two"),
            FIELD(siege::Options::fireStay, "fire-stay"),
            FIELD(siege::Options::fireRetreat, "fire-retreat"),
            FIELD(siege::Options::fireWounded, "fire-wounded"),
            FIELD(siege::Options::fireReach, "fire-reach"),
            FIELD(siege::Options::fireArrow, "fire-arrow"),
            FIELD(siege::Options::burntOut, "burnt-out"),
            FIELD(siege::Options::firesNight, "fires-night"),
            FIELD(siege::Options::barrel, "barrel"),
            FIELD(siege::Options::errorPool, "error-pool"),
            FIELD(siege::Options::adjacency, "adjacency"),
            FIELD(siege::Options::meleeOrder, "melee-order"),
            FIELD(siege::Options::failedRetreat, "failed-retreat"),
            FIELD(siege::Options::retreatHexes, "retreat-hexes"),
            FIELD(siege::Options::embankmentCrest, "embankment-crest"),
            FIELD(siege::Options::embankmentLower, "embankment-lower"),
            FIELD(siege::Options::panicOrder, "panic-order"),
            FIELD(siege::Options::panicPath, "panic-path"),
            FIELD(siege::Options::panicThreat, "panic-threat"),
            FIELD(siege::Options::panicStunned, "panic-stunned"),
            FIELD(siege::Options::panicActs, "panic-acts"),
            FIELD(siege::Options::panicJoint, "panic-joint"),
            FIELD(siege::Options::rallyWho, "rally-who"),
            FIELD(siege::Options::panic, "panic"),
            FIELD(siege::Options::errors, "errors"),
            FIELD(siege::Options::skill, "skill"),
            FIELD(siege::Options::days, "days", {.least = 1, .most = 999}),
            FIELD(siege::Options::besieger, "besieger"),
            FIELD(siege::Options::rubble, "rubble", {.least = 0, .most = 99}),
            FIELD(siege::Options::fascines, "fascines", {.least = 0, .most = 99}),
            FIELD(siege::Options::siegeTowers, "siege-towers", {.least = 0, .most = 9}),
            FIELD(siege::Options::rams, "rams", {.least = 0, .most = 9}),
            houseRule<House>()...,
        };
        for (Field& one : all)
            one.optional = true;
        return all;
    }
    (std::make_index_sequence<Shape<siege::Differences>::members.size()>());
};

template <>
const Kind& kindOf<siege::Options>()
{
    return kindIs<siege::Options>;
}
static_assert(Shape<siege::Differences>::members.size() == siege::numberOfDifferences);

} // namespace merlon::play

namespace merlon::siege
{

std::span<const play::Field> differences()
{
    return play::Shape<Differences>::members;
}

} // namespace merlon::siege
