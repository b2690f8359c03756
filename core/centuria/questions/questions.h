#pragma once

#include "core/centuria/rounds/rounds.h"

/// Questions of play. Sections 8 to 15.
namespace merlon::centuria
{

enum class UnitOrder : std::uint8_t
{
    Advance,
    ChangeFront, ///< and Advance
    Withdraw,
    Hold,
    Another
};

enum class OfBaggage : std::uint8_t
{
    Base,
    Unit,
    Values,
    Command,
    Order,
    ForcedMarch,
    Charged,
    Discipline,
    FlankContact,
    Pursuit,
    Overrun,
    FallBack,
    Contact,
    Shot,
    Losses,
    Exit
};
/// Of each of these only what the matter needs is asked.
struct AskBaggage
{
    std::optional<TableId> table;
    OfBaggage about = OfBaggage::Base;
    std::optional<int> width; ///< mm
    std::optional<int> depth;
    std::optional<UnitOrder> given;
    std::optional<bool> contact; ///< a unit touches it
    std::optional<int> losses;
    std::optional<bool> touches; ///< its base the edge opposite to the entry
};

enum class OfCrate : std::uint8_t
{
    Base,
    PickUp,
    Carry,
    CarrierGone
};
enum class CarrierFate : std::uint8_t
{
    Eliminated,
    OffTable
};
struct AskCrate
{
    std::optional<TableId> table;
    OfCrate about = OfCrate::PickUp;
    std::optional<int> width; ///< mm
    std::optional<int> depth;
    std::optional<UnitOrder> given;
    std::optional<bool> touches; ///< the move, the crate
    std::optional<int> crates;   ///< that it picks up in this move
    std::optional<int> givenUp;  ///< cm of movement
    std::optional<int> carried;  ///< before: asked where a unit may carry one only
    std::optional<CarrierFate> fate;
};

struct AskBridge
{
    std::optional<TableId> table;
    int sides = 0;                    ///< held
    std::optional<int> units;         ///< that hold them
    std::optional<bool> enemyOn;      ///< an enemy unit is on the bridge
    std::optional<bool> enemyHolder;  ///< adjacent to a unit that holds
    std::optional<bool> enemyLanding; ///< adjacent to the bridge or to a landing
};

struct AskFlank
{
    std::optional<TableId> table;
    std::optional<Battle> scenario; ///< asked without a table
    Edge edge = Edge::West;
};

/// The nearest enemy.
enum class Near : std::uint8_t
{
    Unit,
    Vanguard
};
struct AskInfiltrated
{
    std::optional<TableId> table;
    Near to = Near::Unit;
    play::Length distance;
};

enum class OfVanguard : std::uint8_t
{
    Choice,
    Trait,
    Place
};
struct AskVanguard
{
    std::optional<TableId> table;
    OfVanguard about = OfVanguard::Choice;
    std::optional<bool> skirmisher;
    std::optional<bool> begun;         ///< the game
    std::optional<play::Length> edge;  ///< from its own edge
    std::optional<bool> second;        ///< the enemy vanguard stands
    std::optional<play::Length> enemy; ///< from it
};

enum class Role : std::uint8_t
{
    Attacker,
    Defender
};
/// Whether a player has reached what he plays for.
struct AskObjective
{
    std::optional<TableId> table;
    std::optional<Battle> scenario; ///< asked without a table
    std::optional<Role> role;
    std::optional<bool> vanguardThere; ///< in the enemy zone
    std::optional<int> losses;         ///< of the camp or baggage that it is about
    std::optional<bool> left;          ///< the baggage, by the opposite edge
    std::optional<int> sides;          ///< of the bridge, held
    std::optional<int> crates;         ///< owned
    std::optional<int> unitsThere;     ///< in the enemy zone
    std::optional<int> enemyUnits;     ///< in his own
};

play::Verdict judge(const Data&, const State&, const play::Begun<AskBaggage>&, play::Tray&);
play::Verdict judge(const Data&, const State&, const play::Begun<AskCrate>&, play::Tray&);
play::Verdict judge(const Data&, const State&, const play::Begun<AskBridge>&, play::Tray&);
play::Verdict judge(const Data&, const State&, const play::Begun<AskFlank>&, play::Tray&);
play::Verdict judge(const Data&, const State&, const play::Begun<AskInfiltrated>&, play::Tray&);
play::Verdict judge(const Data&, const State&, const play::Begun<AskVanguard>&, play::Tray&);
play::Verdict judge(const Data&, const State&, const play::Begun<AskObjective>&, play::Tray&);

/// The scenario that an order of that kind is about; none: any, or it is no question.
std::optional<Battle> subjectOf(std::string_view kind);

std::vector<RuleId> rulesOfQuestions();

} // namespace merlon::centuria

namespace merlon::play
{

template <>
inline constexpr auto wordsOf<centuria::UnitOrder> = words("unit_order", "advance", "change_front", "withdraw", "hold",
                                                           "another");
template <>
inline constexpr auto wordsOf<centuria::OfBaggage> = words("of_baggage", "base", "unit", "values", "command", "order",
                                                           "forced_march", "charged", "discipline", "flank_contact",
                                                           "pursuit", "overrun", "fall_back", "contact", "shot",
                                                           "losses", "exit");
template <>
inline constexpr auto wordsOf<centuria::OfCrate> = words("of_crate", "base", "pick_up", "carry", "carrier_gone");
template <>
inline constexpr auto wordsOf<centuria::CarrierFate> = words("carrier", "eliminated", "off_table");
template <>
inline constexpr auto wordsOf<centuria::Near> = words("near", "unit", "vanguard");
template <>
inline constexpr auto wordsOf<centuria::OfVanguard> = words("of_vanguard", "choice", "trait", "place");
template <>
inline constexpr auto wordsOf<centuria::Role> = words("role", "attacker", "defender");

} // namespace merlon::play
