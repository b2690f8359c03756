#pragma once

#include "core/play/rule_row.h"
#include "core/siege/contact.h"

/// Melee: SIEGE 1.7. An attack is declared, weighed, and resolved by one die.
namespace merlon::siege
{

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
    const MeleeTables& numbers() const { return now.ruleset().melee; }
};

/// What decides the column.
struct Odds
{
    const Melee& melee;
    int attack = 0;
    int defence = 1;
    Influence attackers = Influence::Even;
    Influence defenders = Influence::Even;
    int joint = 0; ///< columns for several attackers
    int shift = 0; ///< all together

    const MeleeTable& table() const { return melee.mounted() ? melee.numbers().mounted : melee.numbers().foot; }
    int ratio() const { return attack / defence; }
    int top() const { return table().columns; }
    /// From the highest that there is; below 1 where it lies left of all of them.
    int unclamped() const { return std::min(ratio(), top()) + shift; }
    int column() const { return std::clamp(unclamped(), 1, top()); }
};
/// "2-1", "1-3".
std::string ratioText(int attack, int defence);

/// The counters of those names; false when somebody is not known.
bool findFighters(play::Verdict& verdict, const Position& now, const std::vector<CounterId>& ids,
                  std::vector<Body>& found);
/// Whether it may be fought where all attacks are named beforehand (siege.ruling.melee-order).
void sayWhetherItWasNamed(play::Verdict& verdict, const Melee& melee);
/// Of an attack that was named: all who were named with whom a hand picks.
std::optional<play::Value> namedWith(const Position& now, const play::Record& begun, const play::Field& field,
                                     const play::Value& mark);
/// Who may attack at all; whom; and who with whom.
void sayWhoMayAttack(play::Verdict& verdict, const Melee& melee);
void sayWhoIsAttacked(play::Verdict& verdict, const Melee& melee);
void sayWhoReachesWhom(play::Verdict& verdict, const Melee& melee);
/// Numbers, places and shifts, with their reasons. The melee must be legal so far.
Odds sayOdds(play::Verdict& verdict, const Melee& melee);
/// Where they stand, and which influence of it counts for each side.
void sayPlaces(play::Verdict& verdict, Odds& odds);
play::Value wordOf(Influence influence);
/// The die, and what it does.
void resolveMelee(play::Verdict& verdict, const Odds& odds, play::Tray& tray);

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
std::vector<RuleId> rulesOfOdds();
std::vector<RuleId> rulesOfPlaces();
std::vector<RuleId> rulesOfMeleeResults();
std::vector<RuleId> rulesOfNamedAttacks();

} // namespace merlon::siege
