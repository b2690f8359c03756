#include "core/piccole/battle/ending.h"
#include "core/piccole/battle/results.h"
#include "core/play/shape.h"

namespace merlon::play
{

/// Which may be left out: then it is nothing.
inline constexpr Field leftOut{.optional = true};
inline constexpr Field few{.optional = true, .least = 0, .most = 11};
inline constexpr Field face{.optional = true, .least = 1, .most = 6};

/// With what counts of two fighters, whatever they fight in.
template <class T, std::size_t N>
constexpr auto withFighters(const std::array<Field, N>& own)
{
    const std::array fighters{FIELD(T::ground, "ground", leftOut),   FIELD(T::enemyGround, "enemy_ground", leftOut),
                              FIELD(T::behind, "behind", few),       FIELD(T::enemyBehind, "enemy_behind", few),
                              FIELD(T::general, "general", leftOut), FIELD(T::enemyGeneral, "enemy_general", leftOut),
                              FIELD(T::works, "works", leftOut),     FIELD(T::enemyWorks, "enemy_works", leftOut),
                              FIELD(T::higher, "higher", leftOut),   FIELD(T::bank, "bank", leftOut),
                              FIELD(T::threats, "threats", few),     FIELD(T::enemyThreats, "enemy_threats", few),
                              FIELD(T::contacts, "contacts", few),   FIELD(T::enemyContacts, "enemy_contacts", few),
                              FIELD(T::rolled, "rolled", face),      FIELD(T::enemyRolled, "enemy_rolled", face)};
    std::array<Field, N + fighters.size()> all{};
    std::ranges::copy(fighters, std::ranges::copy(own, all.begin()).out);
    return all;
}

template <>
struct Shape<piccole::Melee>
{
    static constexpr std::string_view key = "melee";
    static constexpr Phrase says{{"piccole.melee.front"}, key};
    static constexpr auto members = withFighters<piccole::Melee>(
        std::array{FIELD(piccole::Melee::who, "who"), FIELD(piccole::Melee::at, "against"),
                   FIELD(piccole::Melee::element, "element", leftOut), FIELD(piccole::Melee::enemy, "enemy", leftOut),
                   FIELD(piccole::Melee::edge, "edge", leftOut)});
};
template <>
const Kind& kindOf<piccole::Melee>()
{
    return kindIs<piccole::Melee>;
}

template <>
struct Shape<piccole::Shoot>
{
    static constexpr std::string_view key = "shoot";
    static constexpr Phrase says{{"piccole.shooting.range"}, key};
    static constexpr auto members = withFighters<piccole::Shoot>(
        std::array{FIELD(piccole::Shoot::who, "who"), FIELD(piccole::Shoot::at, "against"),
                   FIELD(piccole::Shoot::element, "element", leftOut), FIELD(piccole::Shoot::enemy, "enemy", leftOut),
                   FIELD(piccole::Shoot::reply, "reply", leftOut), FIELD(piccole::Shoot::supporters, "supporters", few),
                   FIELD(piccole::Shoot::enemySupporters, "enemy_supporters", few),
                   FIELD(piccole::Shoot::distance, "distance", {.optional = true, .least = 0, .most = 8500}),
                   FIELD(piccole::Shoot::angle, "angle", {.optional = true, .least = 0, .most = 180}),
                   FIELD(piccole::Shoot::terrain, "terrain", leftOut), FIELD(piccole::Shoot::third, "third", leftOut),
                   FIELD(piccole::Shoot::contact, "contact", leftOut),
                   FIELD(piccole::Shoot::enemyContact, "enemy_contact", leftOut)});
};
template <>
const Kind& kindOf<piccole::Shoot>()
{
    return kindIs<piccole::Shoot>;
}

template <>
inline constexpr bool isQuiet<piccole::Counted> = true;
SHAPE(piccole::Counted, "counted", "piccole.combat.total", FIELD(piccole::Counted::asking, "asking"),
      FIELD(piccole::Counted::element, "element"), FIELD(piccole::Counted::enemy, "enemy"),
      FIELD(piccole::Counted::total, "total"), FIELD(piccole::Counted::enemyTotal, "enemy_total"))
SHAPE(piccole::Beaten, "beaten", "piccole.combat.lower", FIELD(piccole::Beaten::loser, "loser"),
      FIELD(piccole::Beaten::troop, "troop"), FIELD(piccole::Beaten::fate, "fate"))
SHAPE(piccole::Undecided, "undecided", "piccole.combat.equal", FIELD(piccole::Undecided::element, "element"),
      FIELD(piccole::Undecided::enemy, "enemy"))
inline constexpr Field elements{.least = 0, .most = 99};
inline constexpr Field moreElements{.optional = true, .least = 0, .most = 99};
SHAPE(piccole::CountLosses, "count_losses", "piccole.victory.lost",
      FIELD(piccole::CountLosses::start, "start", {.least = 1, .most = 99}),
      FIELD(piccole::CountLosses::lost, "lost", elements),
      FIELD(piccole::CountLosses::enemyStart, "enemy_start", {.least = 1, .most = 99}),
      FIELD(piccole::CountLosses::enemyLost, "enemy_lost", elements),
      FIELD(piccole::CountLosses::fled, "fled", moreElements),
      FIELD(piccole::CountLosses::enemyFled, "enemy_fled", moreElements),
      FIELD(piccole::CountLosses::general, "general", leftOut),
      FIELD(piccole::CountLosses::enemyGeneral, "enemy_general", leftOut),
      FIELD(piccole::CountLosses::camp, "camp", leftOut), FIELD(piccole::CountLosses::enemyCamp, "enemy_camp", leftOut),
      FIELD(piccole::CountLosses::allied, "allied", moreElements),
      FIELD(piccole::CountLosses::alliedLost, "allied_lost", moreElements),
      FIELD(piccole::CountLosses::enemyAllied, "enemy_allied", moreElements),
      FIELD(piccole::CountLosses::enemyAlliedLost, "enemy_allied_lost", moreElements))
SHAPE(piccole::EndBattle, "end_battle", "piccole.victory.given-up.ruling", FIELD(piccole::EndBattle::how, "how"),
      FIELD(piccole::EndBattle::by, "by", leftOut), FIELD(piccole::EndBattle::othersTurn, "others_turn", leftOut),
      FIELD(piccole::EndBattle::unwilling, "unwilling", leftOut))
SHAPE(piccole::BattleLost, "battle_lost", "piccole.victory.lost", FIELD(piccole::BattleLost::loser, "loser"))
SHAPE(piccole::GoesOn, "goes_on", "piccole.victory.lost")
SHAPE(piccole::BrokenOff, "broken_off", "piccole.victory.given-up.ruling")
SHAPE(piccole::Recoil, "recoil", "piccole.recoil.enemy", FIELD(piccole::Recoil::who, "who"),
      FIELD(piccole::Recoil::troop, "troop", leftOut), FIELD(piccole::Recoil::behind, "what", leftOut),
      FIELD(piccole::Recoil::other, "other"), FIELD(piccole::Recoil::facing, "facing", leftOut),
      FIELD(piccole::Recoil::stuck, "stuck", leftOut), FIELD(piccole::Recoil::engaged, "engaged", leftOut),
      FIELD(piccole::Recoil::off, "off", leftOut), FIELD(piccole::Recoil::crowded, "crowded", leftOut))
SHAPE(piccole::Declare, "declare", "piccole.shooting.declare.ruling", FIELD(piccole::Declare::who, "who"),
      FIELD(piccole::Declare::at, "against"))
SHAPE(piccole::ShotsNamed, "shots_named", "piccole.shooting.declare.ruling")
SHAPE(piccole::Flee, "flee", "piccole.flee.recoil", FIELD(piccole::Flee::who, "who"),
      FIELD(piccole::Flee::avoids, "avoids", leftOut), FIELD(piccole::Flee::side, "run", leftOut))
SHAPE(piccole::TurnTo, "turn_to", "piccole.melee.turn", FIELD(piccole::TurnTo::who, "who"),
      FIELD(piccole::TurnTo::at, "against"))
SHAPE(piccole::Aims, "aims", "piccole.shooting.declare.ruling", FIELD(piccole::Aims::who, "who"),
      FIELD(piccole::Aims::at, "against"))
SHAPE(piccole::ShotsDone, "shots_done", "piccole.shooting.both", FIELD(piccole::ShotsDone::sides, "sides"))
template <>
inline constexpr bool isQuiet<piccole::Fought> = true;
SHAPE(piccole::Fought, "fought", "piccole.melee.pairs.ruling", FIELD(piccole::Fought::who, "who"),
      FIELD(piccole::Fought::at, "against"), FIELD(piccole::Fought::flank, "flank"))
template <>
inline constexpr bool isQuiet<piccole::Earned> = true;
SHAPE(piccole::Earned, "earned", "piccole.combat.worst.ruling", FIELD(piccole::Earned::who, "who"),
      FIELD(piccole::Earned::fate, "fate"))
SHAPE(piccole::Driven, "driven", "piccole.combat.simultaneous.ruling", FIELD(piccole::Driven::who, "who"),
      FIELD(piccole::Driven::at, "at"))
SHAPE(piccole::LeftTable, "left_table", "piccole.combat.simultaneous.ruling", FIELD(piccole::LeftTable::who, "who"),
      FIELD(piccole::LeftTable::how, "how"))
template <>
inline constexpr bool isQuiet<piccole::Suffered> = true;
SHAPE(piccole::Suffered, "suffered", "piccole.combat.worst.ruling", FIELD(piccole::Suffered::who, "who"))
SHAPE(piccole::Recoiled, "recoiled", "piccole.recoil.enemy", FIELD(piccole::Recoiled::troop, "troop"),
      FIELD(piccole::Recoiled::course, "course"), FIELD(piccole::Recoiled::friendLost, "friend_lost"))

} // namespace merlon::play
