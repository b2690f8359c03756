#pragma once

#include "core/piccole/battle/ending.h"
#include "core/piccole/battle/results.h"
#include "core/piccole/campaign/campaign.h"
#include "core/piccole/moves/breaking.h"
#include "core/piccole/moves/deploy.h"
#include "core/play/system_of.h"

/// Piccole Guerre behind the door. On a measured table it is asked by elements that stand there; without one by facts
/// that are typed, in the same orders.
namespace merlon::piccole
{

/// An element of a scenario.
struct Brought
{
    Troop troop = Troop::FtP;
    std::optional<play::Pose> pose; ///< none: it is put down in the game
    std::optional<bool> general;
    std::optional<bool> shoots;        ///< none: as all of its type do
    std::optional<play::Length> depth; ///< of its base; none: the usual one
};
/// What the referee may hold against the table. Where nothing is measured it is a field of the order.
struct Decreed
{
    std::optional<Ground> from; ///< of a move
    std::optional<Ground> to;
    std::optional<play::Length> way;
    std::optional<bool> zones;    ///< whether zones of control count
    std::optional<Ground> ground; ///< of a combat, as in its order
    std::optional<Ground> enemyGround;
    std::optional<int> behind;
    std::optional<int> enemyBehind;
    std::optional<bool> works;
    std::optional<bool> enemyWorks;
    std::optional<Favoured> higher;
    std::optional<Favoured> bank;
    std::optional<int> threats;
    std::optional<int> enemyThreats;
    std::optional<int> contacts;
    std::optional<int> enemyContacts;
};

struct Room
{
    using Data = piccole::Data;
    using State = piccole::State;
    using Options = piccole::Options;
    using Piece = piccole::Brought;
    using Decreed = piccole::Decreed;
    using Orders =
        play::Types<Melee, Shoot, Recoil, RollPips, Move, BreakContact, CountLosses, EndBattle, Sail, Besiege, Deploy,
                    RollTerrain, TakeEdge, NextPart, Declare, ShotsNamed, Flee, TurnTo, Pitch>;
    using Effects =
        play::Types<Pitched, CampHeld, SideLost, Aims, ShotsDone, Fought, Earned, Driven, LeftTable, Suffered, Placed,
                    TerrainSet, EdgeTaken, PartBegan, Went, WentBack, Tried, Counted, Beaten, Undecided, Recoiled,
                    PipsRolled, Moved, Broke, Stays, BattleLost, GoesOn, BrokenOff, Wrecked, Arrived, Fallen, Holds>;
    static constexpr std::string_view id = "piccole";
    static constexpr int version = 1;

    static State begin(const Data& data) { return beginningOf(data); }
    template <class Order>
    static play::Verdict judge(const Data& data, const State& state, const play::Begun<Order>& order, play::Tray& tray)
    {
        return piccole::judge(data, state, order, tray);
    }
    template <class Effect>
    static void carry(const Data& data, State& state, const Effect& effect)
    {
        piccole::carry(data, state, effect);
    }
};

class System final : public play::SystemOf<Room>
{
public:
    const play::Kind* own() const override { return &play::kindOf<Own>(); }
    play::Ground ground() const override { return play::Ground::Table; }
    /// Combats are asked about without a table too.
    std::pair<int, int> maps() const override { return {0, 1}; }
    std::vector<RuleId> rules() const override;
    void check(const yaml::Node& ruleset, yaml::Log& log) const override;
    play::Opaque data(const play::Scenario&, const play::Boards&) const override;
    play::Marks could(const play::Game&, const play::Record& begun, const play::Field&) const override;
    std::vector<play::Owed> owed(const play::Game&) const override;
    play::Clock clock(const play::Game&) const override;
    std::vector<play::Thing> things(const play::Game&, std::string_view sort) const override;
    std::optional<play::Scene> scene(const play::Game&, const play::Record* begun,
                                     const play::Verdict* verdict) const override;
    std::vector<play::Sheet> sheets(const play::Game&) const override;
};

/// What is drawn of a table, and of an order that is begun.
play::Scene sceneOf(const Data& data, const State& state, const play::Record* begun, bool legal);

} // namespace merlon::piccole
