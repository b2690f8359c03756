#pragma once

#include "core/castle/field/position.h"
#include "core/castle/field/tables.h"
#include "core/castle/ground/limits.h"
#include "core/play/rule_row.h"
#include "core/rules/catalogue.h"

/// A shot: who, with what, at whom, over what, and what the die makes of it. SIEGE 1.3, 1.4 and 1.5.
namespace merlon::castle
{

/// 1.3, 1.4: a shot.
struct Shoot
{
    CounterId by;
    CounterId at;
    std::optional<hex::Hex> aim;     ///< which of a mounted target's two hexes; none: the better one
    std::optional<hex::Side> across; ///< the shooter's hexside of a rampart or slit; none: the best one
    std::optional<DoorSide> covered; ///< the side that the owner of a target on a door chose
};
/// The counter has shot once more in this phase, whatever came of it.
struct HasShot
{
    CounterId counter;
};

// What the effects change.

/// Of the step.
void carry(const Data&, State& state, const HasShot& shot);

enum class Band : std::uint8_t
{
    Short,
    Medium,
    Long,
    Beyond
};

Band bandOf(const Weapon& weapon, int range);

} // namespace merlon::castle

namespace merlon::play
{

template <>
inline constexpr auto wordsOf<castle::Band> = words("band", "short", "medium", "long", "beyond");

} // namespace merlon::play

namespace merlon::castle
{

template <class E>
play::Value wordOf(E value)
{
    return play::wordValue(value);
}

/// A shot that has been declared: who, and (not yet while the order is begun) at whom.
struct Declared
{
    const Position& now;
    Body shooter;
    Body target;
    const Weapon* weapon = nullptr;
};

/// A shot that has been aimed: everything that the rules look at.
struct Shot
{
    const Position& now;
    const Shoot& order;
    const Field& field;
    Body shooter;
    Body target;
    const Weapon* weapon = nullptr;
    Hex from;
    Hex to{}; ///< the hex aimed at: of a mounted target either of its two
    int range = 0;
    Band band = Band::Short;
    bool engine = false;  ///< a ballista shoots, from the middle of its hex, and the shooter serves it
    bool thrown = false;  ///< by hand, down at one beside or beneath
    bool mounted = false; ///< solved on the table against mounted targets
    Explained sight{};
    Cover cover = Cover::None; ///< after 3.31 and sheet.3b

    HexGround here() const { return now.ground().at(stand()); }
    HexGround there() const { return now.ground().at(goal()); }
    Height shooterHeight() const { return now.ground().heightAt(stand()); }
    Height targetHeight() const { return now.ground().heightAt(goal()); }
    Aim aim() const { return {stand(), goal(), order.across, {}, engine}; }
    /// Whether it goes down, or along a level.
    bool down() const { return shooterHeight() >= targetHeight(); }
    /// Whether the higher one of the two stands on top of a siege tower.
    bool aboveIsOnTower() const { return down() ? isFromATower() : now.onTower(*target.state); }
    /// Where the line begins: of an engine on the ground.
    Spot stand() const { return {from, engine ? 0 : shooter.state->storey}; }
    Spot goal() const { return {to, target.state->storey}; }
    Spot higher() const { return down() ? stand() : goal(); }
    /// Whose radius counts: the higher one's; along a level the target's where the shooter's own reaches nothing.
    Spot overlooker() const { return sight.line.lookedOver && !sight.line.byShooter ? goal() : higher(); }
    bool overlookerIsOnTower() const { return overlooker() == stand() ? isFromATower() : now.onTower(*target.state); }
    bool isFromATower() const { return !engine && now.onTower(*shooter.state); }
};

using DeclaredRule = play::Rule<Declared>;
using ShotRule = play::Rule<Shot>;

/// In the order of speech. What the line meets (obstacles, covers) is said where it stands among them.
void sayWhoMayShoot(play::Verdict& verdict, const Declared& declared);
void sayAim(play::Verdict& verdict, const Shot& shot);
void sayLine(play::Verdict& verdict, const Shot& shot);
/// As the data of a ruleset has it.
inline Phrase phraseOf(const Sentence& sentence)
{
    return rules::phraseOf(sentence.rule, sentence.key);
}
/// What stops it.
void refuseObstacles(play::Verdict& verdict, const Shot& shot);
/// An obstacle, and how far it is from the higher and from the lower one.
play::Args withDistances(const Shot& shot, const Obstacle& obstacle);
void sayCover(play::Verdict& verdict, const Shot& shot);
/// Of the cover that a referee holds.
void sayHeldCover(play::Verdict& verdict, const Shot& shot);
void sayWhoStandsInTheWay(play::Verdict& verdict, const Shot& shot);
/// A friend of the shooter who stands beside that hex, at its height, and where.
struct Bystander
{
    const Counter* who = nullptr;
    Hex hex;
};
std::vector<Bystander> friendsBeside(const Shot& shot, Hex aimed);
/// One of the shooter's side beside the target of a shot from above (1.44e, 1.44f), at its height; of a rider, beside
/// either of his hexes.
std::optional<Bystander> exposedFriend(const Shot& shot);
/// The family's rows against a shooter, against a shot by who stands in its way, and of what is added to its die.
play::Rows<Declared> shooterRows();
play::Rows<Shot> wayRows();
play::Rows<Shot> modifierRows();
/// Answers what is added to the die.
int sayModifiers(play::Verdict& verdict, const Shot& shot);
/// Of that, what is added for a knight on foot (sheet.2c).
int addsForAKnight(const Shot& shot);

/// The die, and what it does (1.3, sheet.3). The shot must be legal.
void resolveShot(play::Verdict& verdict, const Shot& shot, play::Tray& tray);

/// What a letter of its table does, that the players have read on a sheet of theirs.
void tellShot(play::Verdict& verdict, const Shot& shot, std::string_view letter, play::Tray& tray);

/// Of an order whose shooter and target are known and may be: where it is aimed, what the line meets, and the die.
/// False while a die is awaited, and of a shot that may not be.
bool judgeShot(play::Verdict& verdict, Shot shot, play::Tray& tray);
/// On a door whose covered side this phase's first shot has not settled (siege.ruling.door-side).
bool doorIsOpenToChoice(const Position& now, const Body& target);

play::Verdict judge(const Position& now, const play::Begun<Shoot>& order, play::Tray& tray);

/// The rules of shooting that have a row somewhere: said, weighed along the line, or kept in tables. For the test that
/// none is forgotten.
std::vector<RuleId> rulesOfShooting();
std::vector<RuleId> rulesOfTheLine();
std::vector<RuleId> rulesOfObstacles();
std::vector<RuleId> rulesOfCover();
std::vector<RuleId> rulesOfTheResult();

} // namespace merlon::castle
