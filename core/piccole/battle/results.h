#pragma once

#include "core/piccole/battle/on_table.h"
#include "core/piccole/battle/recoil.h"
#include "core/piccole/field/retreat.h"

/// What elements that stand on a table suffer after all combats: recoils, flights, turning. Sections 10 and 12 to 14.
namespace merlon::piccole
{

/// To which side of the straight way it runs, where both are as good.
enum class RunSide : std::uint8_t
{
    Left,
    Right
};
struct Flee
{
    ElementId who;
    bool avoids = false; ///< difficult ground too
    RunSide side = RunSide::Left;
};
/// An element that was taken in flank or rear turns to whom it fought.
struct TurnTo
{
    ElementId who;
    ElementId at;
};

/// Back, in flight or turned, by a result.
struct Driven
{
    ElementId who;
    play::Pose at;
};
struct LeftTable
{
    ElementId who;
    Left how = Left::Destroyed;
};
/// It has suffered what it had earned.
struct Suffered
{
    ElementId who;
};

play::Verdict judgeOnTable(const Data&, const State&, const play::Begun<Recoil>&, play::Verdict, play::Tray&);
play::Verdict judge(const Data&, const State&, const play::Begun<Flee>&, play::Tray&);
play::Verdict judge(const Data&, const State&, const play::Begun<TurnTo>&, play::Tray&);
void carry(const Data&, State&, const Driven&);
void carry(const Data&, State&, const LeftTable&);
void carry(const Data&, State&, const Suffered&);

/// Those who have earned something that they have not suffered, and still stand.
std::vector<Due> openDues(const State& state);
/// Who turns, and to whom he may.
struct Turning
{
    const Element* who = nullptr;
    std::vector<const Element*> to;
};
std::vector<Turning> turningsOf(const Standing& standing, const State& state);

std::vector<RuleId> rulesOfResults();

} // namespace merlon::piccole

namespace merlon::play
{

template <>
inline constexpr auto wordsOf<piccole::RunSide> = words("run_side", "left", "right");

} // namespace merlon::play
