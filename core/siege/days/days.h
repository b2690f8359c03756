#pragma once

#include "core/castle/castle.h"
#include "core/castle/days/siege_sheet.h"
#include "core/siege/field/state.h"
#include <initializer_list>

/// A siege day by day: bombardment, assault, healing. SIEGE 4.1, 4.2, 5.4 and the siege sheet.
namespace merlon::siege
{

/// What the besieger lays on the map before an assault.
enum class Works : std::uint8_t
{
    Rubble,
    Fascine
};
/// 4.21d: engines are assigned to a hex.
struct Bombard
{
    hex::Hex hex;
    std::vector<castle::EngineId> engines;
};
/// 4.21d: the die for such a hex.
struct ThrowStones
{
    hex::Hex hex;
};
/// 4.23a: the besieger spreads the points that are out of order.
struct BreakDown
{
    castle::EngineId engine;
    int points = 1;
};
/// 4.23b: a damaged engine rests on this day.
struct Repair
{
    castle::EngineId engine;
};
/// 4.11b: this day is one of assault; both sides place what they place before it.
struct PrepareAssault
{
};
/// 2.2a, 2.31: a filled-moat or demolished-wall counter is placed.
struct LayWorks
{
    Works works = Works::Fascine;
    hex::Hex hex;
};
/// A character is placed before the assault.
struct Deploy
{
    castle::CounterId counter;
    hex::Hex hex;
    std::optional<hex::Hex> rear; ///< of one that takes two hexes
};
/// 3.43a, 4.22: an engine on the map is placed anew.
struct DeployEngine
{
    castle::EngineId engine;
    hex::Hex hex;
};
/// 3.43a: between two assaults it is placed anew.
struct PlaceBallista
{
    hex::Hex hex; ///< where it stands
    hex::Hex to;
};
/// All is placed: the turns begin.
struct BeginAssault
{
};
struct EndAssault
{
};
/// 5.4a: the die for one who was wounded on this day.
struct RollHealing
{
    castle::CounterId counter;
};
/// 5.4b: one whose date has come is well again.
struct Heal
{
    castle::CounterId counter;
};
/// sheet.6b: the day is ticked.
struct EndDay
{
};
struct PartBegun
{
    DayPart part = DayPart::Morning;
};
struct BombardmentDeclared
{
    hex::Hex hex;
    std::vector<castle::EngineId> engines;
};
/// The die for the hex has fallen.
struct StonesThrown
{
    hex::Hex hex;
};
/// So many points more are out of order.
struct OutOfOrder
{
    castle::EngineId engine;
    int out = 1;
};
/// Points that the besieger must spread over those engines.
struct LossOwed
{
    int loss = 1;
    std::vector<castle::EngineId> engines;
};
struct Rests
{
    castle::EngineId engine;
};
struct Mended
{
    castle::EngineId engine;
};
/// By fire, if only in part: for good.
struct EngineBurnt
{
    castle::EngineId engine;
};
struct EnginePlaced
{
    castle::EngineId engine;
    hex::Hex stands;
};
/// The date of a wounded one.
struct ReturnDated
{
    castle::CounterId counter;
    int back = 1;              ///< the day
    std::optional<int> ends{}; ///< the last day of the siege, where that is before
};
/// He needs months: the siege is over before.
struct ReturnLost
{
    castle::CounterId counter;
};
/// From wounded to ready.
struct Healed
{
    castle::CounterId counter;
};
/// The day that begins; past the last the siege is over.
struct DayTicked
{
    int day = 1;
};

} // namespace merlon::siege

namespace merlon::play
{

template <>
inline constexpr auto wordsOf<siege::Works> = words("overlay", "rubble", "fascine");

} // namespace merlon::play

namespace merlon::siege
{

void carry(const Data& data, State& state, const PartBegun& begun);
void carry(const Data&, State& state, const BombardmentDeclared& declared);
void carry(const Data&, State& state, const StonesThrown& thrown);
/// Of the engine, and of what is to be spread.
void carry(const Data&, State& state, const OutOfOrder& broken);
void carry(const Data&, State& state, const LossOwed& loss);
void carry(const Data&, State& state, const Rests& rests);
void carry(const Data&, State& state, const Mended& mended);
void carry(const Data&, State& state, const EngineBurnt& burnt);
void carry(const Data&, State& state, const EnginePlaced& placed);
void carry(const Data&, State& state, const ReturnDated& dated);
void carry(const Data&, State& state, const ReturnLost& lost);
void carry(const Data&, State& state, const Healed& healed);
/// What was done on the day before is forgotten.
void carry(const Data& data, State& state, const DayTicked& ticked);

play::Verdict judge(const castle::Position& now, const play::Begun<Bombard>& order, play::Tray& tray);
play::Verdict judge(const castle::Position& now, const play::Begun<ThrowStones>& order, play::Tray& tray);
play::Verdict judge(const castle::Position& now, const play::Begun<BreakDown>& order, play::Tray& tray);
play::Verdict judge(const castle::Position& now, const play::Begun<Repair>& order, play::Tray& tray);

play::Verdict judge(const castle::Position& now, const play::Begun<PrepareAssault>&, play::Tray& tray);
play::Verdict judge(const castle::Position& now, const play::Begun<LayWorks>& order, play::Tray& tray);
play::Verdict judge(const castle::Position& now, const play::Begun<Deploy>& order, play::Tray& tray);
play::Verdict judge(const castle::Position& now, const play::Begun<DeployEngine>& order, play::Tray& tray);
play::Verdict judge(const castle::Position& now, const play::Begun<PlaceBallista>& order, play::Tray& tray);
play::Verdict judge(const castle::Position& now, const play::Begun<BeginAssault>&, play::Tray& tray);
play::Verdict judge(const castle::Position& now, const play::Begun<EndAssault>&, play::Tray& tray);

play::Verdict judge(const castle::Position& now, const play::Begun<RollHealing>& order, play::Tray& tray);
play::Verdict judge(const castle::Position& now, const play::Begun<Heal>& order, play::Tray& tray);
play::Verdict judge(const castle::Position& now, const play::Begun<EndDay>&, play::Tray& tray);

/// What must be given before any other order: points to spread, dice for the wounded, stones to be thrown.
std::vector<play::Owed> owedByTheDay(const castle::Position& now);
std::vector<play::Sheet> sheetsOf(const castle::Position& now);
std::vector<play::OnSheet> onSheetOf(const play::Scenario& scenario);
/// Values worth judging in a field of one of these orders; nothing for any other.
std::optional<play::Marks> couldOfTheDay(const castle::Position& now, const play::Record& begun,
                                         const play::Field& field);
/// What is wrong with the siege of a scenario.
std::vector<play::Problem> problemsOfTheDays(const play::Scenario& scenario, const play::Boards& boards);
SiegePlan planOf(const play::Scenario& scenario);

/// Puts what the days forbid among the rows of the battle.
void joinDays(castle::Tables& tables);
/// Of the whole game: with the day before the turn.
play::Clock clockOf(const castle::Position& now);

std::vector<RuleId> rulesOfTheDays();

// What the orders of a siege have in common: the part of the day in which they are given, and whose engines there are.

play::Value engineRef(const std::string& id);
/// Of a subject that is about an engine: it, for a sentence.
template <class Of>
play::Args engineOf(const Of& one)
{
    return {{"engine", engineRef(one.engine.id)}};
}
play::Value partWord(DayPart part);
/// There is no such mangonel or trebuchet.
play::Verdict& sayUnknownEngine(play::Verdict& verdict, const std::string& id);
/// Index into Data::forces; -1 of nobody.
int forceOf(const castle::Position& now, const std::string& figure);
const castle::Figure* figureOf(const castle::Position& now, const std::string& id);

/// Refuses, with the reason, where the scenario has no days, or they are over, or something is owed first.
bool refuseWithoutDays(play::Verdict& verdict, const castle::Position& now);
/// The same, and in any other part of the day.
bool refuseInPart(play::Verdict& verdict, const castle::Position& now, std::initializer_list<DayPart> parts);

/// Hexes on which that overlay lies.
std::vector<hex::Hex> laidOn(const castle::Position& now, std::string_view overlay);
/// Those whose die of healing has not fallen.
std::vector<std::string> awaitingDice(const castle::Position& now);
/// Those who are well again on that day at the latest.
std::vector<std::string> backBy(const castle::Position& now, int day);

/// What keeps the besieger from naming a further hex, where no engine of his is left for it.
std::optional<play::Reason> againstEveryEngine(const castle::Position& now);
std::vector<RuleId> rulesOfBombardment();
std::vector<RuleId> rulesOfStones();
std::vector<RuleId> rulesOfBreakdown();
std::vector<RuleId> rulesOfPlacing();
std::vector<RuleId> rulesOfHealing();

struct StructureTag;

/// A hex of the plan with crosses on it.
struct WallRow
{
    hex::Hex hex;
    std::optional<play::Term<StructureTag>> structure;
    int crosses = 0;
    castle::Stage stage = castle::Stage::Whole;
};

enum class DayState : std::uint8_t
{
    Ticked,
    Today,
    ToCome
};

struct CalendarRow
{
    int day = 0;
    DayState is = DayState::ToCome;
    std::vector<castle::CounterId> back;
};

enum class EngineState : std::uint8_t
{
    Fit,
    Damaged,
    Resting,
    Burnt
};

struct EngineRow
{
    castle::EngineId engine;
    int points = 0;
    int out = 0;
    EngineState is = EngineState::Fit;
};

/// A ballista: how far its cycle is (3.41a).
struct BallistaRow
{
    hex::Hex hex;
    int cycle = 0; ///< 1 to 3; 0 in the turn of its shot
    int next = 0;  ///< the first turn in which it may shoot, if it has a crew
};

struct OverlayTag;

/// What the besieger may bring or lay, and what of it is on the map; of other equipment what is there.
struct EquipmentRow
{
    play::Term<OverlayTag> what;
    std::optional<int> stock; ///< none: no rule counts them
    int onMap = 0;
};

enum class Healing : std::uint8_t
{
    AwaitsDie,
    Dated,
    Months
};

struct WoundedRow
{
    castle::CounterId counter;
    int since = 0;
    Healing is = Healing::AwaitsDie;
    std::optional<int> back;
};

} // namespace merlon::siege

namespace merlon::play
{

template <>
inline constexpr std::string_view setOf<siege::StructureTag> = "structure";
template <>
inline constexpr std::string_view setOf<siege::OverlayTag> = "overlay";
template <>
inline constexpr auto wordsOf<siege::DayState> = words("day-state", "ticked", "today", "to-come");
template <>
inline constexpr auto wordsOf<siege::EngineState> = words("engine-state", "fit", "damaged", "resting", "burnt");
template <>
inline constexpr auto wordsOf<siege::Healing> = words("healing", "awaits-die", "dated", "months");

} // namespace merlon::play
