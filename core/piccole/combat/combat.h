#pragma once

#include "core/piccole/numbers/data.h"
#include "core/play/rule_row.h"

/// A combat of two as arithmetic: what counts of each, their totals, who
/// suffers and what. Nothing here knows where they stand: a table measures
/// these facts, a referee without one types them. Sections 10 to 12.
namespace merlon::piccole
{

/// Of the two of a combat.
enum class Side : std::uint8_t
{
    Element, ///< who attacks, or shoots first
    Enemy
};
/// Which of the two stands better, if either does.
enum class Favoured : std::uint8_t
{
    Neither,
    Element,
    Enemy
};
/// Of the enemy, on which the front of the element lies.
enum class Edge : std::uint8_t
{
    Front,
    Flank,
    Rear
};

/// What counts of one of the two.
struct Fighter
{
    Troop troop = Troop::FtP;
    Ground ground = Ground::Easy;
    int behind = 0; ///< heavy infantry aligned behind it
    bool general = false;
    bool works = false; ///< inside a camp or fortification
    bool higher = false;
    bool bank = false;         ///< defends that of a river
    int threats = 0;           ///< enemies that threaten its flanks
    int contacts = 0;          ///< enemy fronts on its flanks and rear, besides the one
                               ///< that it fights
    int shooters = 0;          ///< enemies that shoot at it besides the first
    std::optional<int> rolled; ///< its die of another combat of this step
};

struct Combat
{
    Fighter element;
    Fighter enemy;
    Edge edge = Edge::Front;
    Engagement elementIn = Engagement::Melee;
    Engagement enemyIn = Engagement::Melee;

    const Fighter& of(Side side) const { return side == Side::Element ? element : enemy; }
    Engagement in(Side side) const { return side == Side::Element ? elementIn : enemyIn; }
    /// Enemy fronts on its flanks and rear.
    int contactsOf(Side side) const { return of(side).contacts + (side == Side::Enemy && edge != Edge::Front ? 1 : 0); }
};

/// What rules of modifiers are asked about: one of the two.
struct Weighed
{
    const Data& data;
    const Combat& combat;
    Side side;

    const Fighter& own() const { return combat.of(side); }
    Engagement in() const { return combat.in(side); }
    const Fighter& other() const { return combat.of(side == Side::Element ? Side::Enemy : Side::Element); }
    const ModifierNumbers& numbers(Modifier modifier) const { return data.numbers->of(modifier); }
    bool counts(Modifier modifier) const { return numbers(modifier).in.at(static_cast<std::size_t>(in())); }
    bool isFor(Modifier modifier) const { return numbers(modifier).who.at(static_cast<std::size_t>(own().troop)); }
};

/// Says each modifier; answers their sum.
int modifiersOf(const Weighed& one, play::Verdict& verdict);
/// Whether its supporters gave it their +1, and so share what befalls it.
bool isSupported(const Weighed& one);

struct Totals
{
    int element = 0;
    int enemy = 0;
};
/// None while a die is missing.
std::optional<Totals> totalsOf(const Data& data, const Combat& combat, play::Verdict& verdict, play::Tray& tray);

struct Outcome
{
    Side loser = Side::Enemy;
    Fate fate = Fate::Recoils;
};
/// Says who suffers what, and what hands do on the table; none: nobody does.
std::optional<Outcome> outcomeOf(const Data& data, const Combat& combat, const Totals& totals, play::Verdict& verdict);

/// What hands do on the table with an element that does not leave it.
void sayHands(const Data& data, Troop troop, Fate fate, play::Verdict& verdict);

std::vector<RuleId> rulesOfCombat();

} // namespace merlon::piccole

namespace merlon::play
{

template <>
inline constexpr auto wordsOf<piccole::Side> = words("side_of", "element", "enemy");
template <>
inline constexpr auto wordsOf<piccole::Favoured> = words("favoured", "neither", "element", "enemy");
template <>
inline constexpr auto wordsOf<piccole::Edge> = words("base_edge", "front", "flank", "rear");

} // namespace merlon::play
