#pragma once

#include "core/castle/field/position.h"
#include "core/castle/field/tables.h"
#include "core/castle/moves/moves.h"
#include "core/castle/retreats/retreats.h"
#include "core/play/rule_row.h"

/// Melee: who attacks whom, from where, and the advance after combat. SIEGE 1.7.
namespace merlon::castle
{

/// Which side of a melee the result was against.
enum class Lost : std::uint8_t
{
    Nobody,
    Attackers,
    Defenders
};
/// 1.7: one attack, of one or several, at one or several.
struct Attack
{
    std::vector<CounterId> by;
    std::vector<CounterId> at;
};
/// siege.ruling.melee-order: by the other reading all attacks are named before the first is fought.
struct NameAttack
{
    std::vector<CounterId> by;
    std::vector<CounterId> at;
};
/// 1.72d: the owner of several says who of them takes the blow.
struct Suffer
{
    CounterId counter;
};
/// 1.73: one of the winners goes after the enemy.
struct Advance
{
    CounterId counter;
    std::vector<hex::Hex> path; ///< of a horse, of its front half
};
/// 1.73a: nobody advances.
struct Stay
{
};
/// Who took part in a melee, and which side came off worse. The attackers have attacked in this phase.
struct Fought
{
    std::vector<CounterId> by;
    std::vector<CounterId> at;
    Lost lost = Lost::Nobody;
};
/// One of several takes a blow, and their owner says who.
struct BlowOwed
{
    std::vector<CounterId> among;
    Health suffer = Health::Wounded;
    std::optional<HorseFate> horse; ///< of riders; none: nobody is unhorsed
};
/// He has been named.
struct BlowTaken
{
    CounterId counter;
};
/// Whoever might advance has done so or stays.
struct MeleeOver
{
    Ended melee = Ended::Ended;
};

} // namespace merlon::castle

namespace merlon::play
{

template <>
inline constexpr auto wordsOf<castle::Lost> = words("lost", "nobody", "attackers", "defenders");

} // namespace merlon::play

namespace merlon::castle
{

// What the effects change.

void carry(const Data&, State& state, const Fought& fought);
void carry(const Data&, State& state, const BlowOwed& blow);
void carry(const Data&, State& state, const BlowTaken& taken);
void carry(const Data&, State& state, const MeleeOver&);
/// Until it is fought, or the step ends.
void carry(const Data&, State& state, const AttackNamed& attack);

struct Melee
{
    const Position& now;
    std::vector<Body> by;
    std::vector<Body> at;

    bool joint() const { return by.size() > 1; }
    bool atSeveral() const { return at.size() > 1; }
    /// A rider, or an animal: solved on the table against mounted.
    bool isMounted(const Body& target) const { return target.state->mounted || now.isAnimal(target.piece()); }
    bool mounted() const;
    bool mixed() const;
    int attack() const;
    int defence() const;
    int defenceOf(const Body& target) const;
    const MeleeNumbers& numbers() const { return now.numbers().melee; }
};

/// One who is to take part.
struct Fighter
{
    const Melee& melee;
    const Body& who;

    const Position& now() const { return melee.now; }
};

/// Whom such an order names so far, and what it still wants; none: somebody is not known, or something is owed first.
std::optional<Melee> meleeOf(play::Verdict& verdict, const Position& now, const std::vector<CounterId>& by,
                             const std::vector<CounterId>& at);
/// Whether it may be fought where all attacks are named beforehand (siege.ruling.melee-order).
void sayWhetherItWasNamed(play::Verdict& verdict, const Melee& melee);
/// Of an attack that was named: all who were named with whom a hand picks.
std::optional<play::Value> namedWith(const Position& now, const play::Record& begun, const play::Field& field,
                                     const play::Value& mark);
/// Who may attack at all; whom; and who with whom.
void sayWhoMayAttack(play::Verdict& verdict, const Melee& melee);
void sayWhoIsAttacked(play::Verdict& verdict, const Melee& melee);
void sayWhoReachesWhom(play::Verdict& verdict, const Melee& melee);
/// What the places are worth on which the two sides stand.
struct Places
{
    Influence attackers = Influence::Even;
    Influence defenders = Influence::Even;
};
/// Where they stand, and which influence of it counts for each side.
Places sayPlaces(play::Verdict& verdict, const Melee& melee);
play::Value wordOf(Influence influence);
/// The family's rows against one who attacks.
play::Rows<Fighter> attackerRows();

play::Verdict judge(const Position& now, const play::Begun<Attack>& order, play::Tray& tray);
play::Verdict judge(const Position& now, const play::Begun<NameAttack>& order, play::Tray& tray);
play::Verdict judge(const Position& now, const play::Begun<Suffer>& order, play::Tray& tray);

/// An enemy who has not been killed stands beside him; a horse that is nobody's is none (siege.ruling.horse-hex).
bool hasEnemyBeside(const Position& now, const Body& who);
/// One whom it could attack from there, a horse that is nobody's too.
bool reachesAnEnemy(const Position& now, const Body& who);
/// A melee that keeps him from the first shooting (1.21a).
bool foughtInPreviousTurn(const Position& now, const Body& who);

std::vector<RuleId> rulesOfMelee();
std::vector<RuleId> rulesOfPairs();
std::vector<RuleId> rulesOfPlaces();
std::vector<RuleId> rulesOfNamedAttacks();

// What the last melee has left open to the winners: SIEGE 1.73.

/// The hexes by which an advance may begin.
std::vector<Hex> openingsOf(const Position& now);
/// Of the horses that it has killed under the losers, the hexes: which open the way by one reading of
/// siege.ruling.advance-horse.
std::vector<Hex> killedHorsesOf(const Position& now);
/// Those whom the melee has stunned are not the enemies that stand beside (siege.ruling.advance-stunned).
bool isVictim(const Position& now, const Counter& enemy);

// The way of one who advances after combat, step by step. SIEGE 1.73.

/// The ways on which he may advance, the cheapest to each end; or one of them.
std::vector<Destination> pursuitsOf(const Position& now, const Body& who, bool all);
/// Goes on from where he stands (`visited`); false when it is refused.
bool judgePursuit(play::Verdict& verdict, const Position& now, const Body& who, const std::vector<Hex>& path,
                  std::vector<Hex>& visited);
/// What is said where a killed horse lies.
Phrase overAHorse(const Position& now, Hex hex, const Phrase& says);

std::vector<RuleId> rulesOfPursuit();

// The advance after combat: SIEGE 1.73.

/// The last melee lets somebody advance, and nothing else is owed before.
bool mayAnybodyAdvance(const Position& now);
/// Those who may, and every hex where each may end.
std::vector<Body> advancers(const Position& now);
std::vector<Destination> advancesOf(const Position& now, const Body& who);

play::Verdict judge(const Position& now, const play::Begun<Advance>& order, play::Tray& tray);
play::Verdict judge(const Position& now, const play::Begun<Stay>&, play::Tray& tray);

std::vector<RuleId> rulesOfTheAdvance();

} // namespace merlon::castle
