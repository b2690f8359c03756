#pragma once

#include "core/play/system_of.h"
#include "core/siege/bridge/bridge.h"
#include "core/siege/days/days.h"
#include "core/siege/engines/engines.h"
#include "core/siege/fire/fire.h"
#include "core/siege/ladders/ladders.h"
#include "core/siege/melee/melee.h"
#include "core/siege/moves/moves.h"
#include "core/siege/panic/panic.h"
#include "core/siege/retreats/retreats.h"
#include "core/siege/riders/riders.h"
#include "core/siege/shots/shots.h"
#include "core/siege/turn/turn.h"

/// The referee of SIEGE behind the door.
namespace merlon::siege
{

struct Room
{
    using Data = siege::Data;
    using State = siege::State;
    using Options = siege::Options;
    using Piece = siege::Piece;
    using Decreed = siege::Decreed;
    using Orders =
        play::Types<Shoot, Move, NameAttack, Attack, Suffer, Retreat, PlaceRider, Advance, Stay, Recover, EndStep,
                    EndPhase, Bombard, ThrowStones, BreakDown, Repair, PrepareAssault, LayWorks, Deploy, DeployEngine,
                    BeginAssault, EndAssault, RollHealing, Heal, EndDay, Push, BringIn, StrikeWall, ShootBallista,
                    PlaceBallista, PushMantlet, TurnMantlet, WorkWinch, Fall, CarryLadder, LayLadder, RaiseLadder,
                    ShiftLadder, Climb, Topple, DropLadder, LightFire, PutOut, Spread, ShootFlaming, PourOil,
                    TakeBarrel, Mount, Dismount, Alight, PanicDie, Frighten, KeepCalm, Flee, Harness, Unharness>;
    using Effects =
        play::Types<HealthChange, RetreatOwed, Unhorsed, HorseHeld, Moved, Spent, DoorSideChosen, HasShot, Fought,
                    BlowOwed, BlowTaken, MeleeOver, Recovered, StepBegun, PhaseEnded, DoorMoved, BridgeMoved,
                    GroundLaid, GroundCleared, EquipmentMoved, Pushed, Struck, BallistaShot, BallistaServed, Wheeled,
                    Seated, Removed, Released, ClockSet, PartBegun, BombardmentDeclared, StonesThrown, Crossed,
                    OutOfOrder, LossOwed, Rests, Mended, EngineBurnt, EnginePlaced, ReturnDated, ReturnLost, Healed,
                    DayTicked, FallOwed, LadderOwed, Carried, LadderLaid, Toppled, Winched, FireLit, FireAged,
                    Destroyed, SpreadOwed, SpreadThrown, FireChecked, Tended, StaysInFire, BarrelTaken, BarrelPoured,
                    Begins, GivesUp, Mounts, AlightOwed, Alights, NerveChange, FlightOwed, FrightOwed, Shaken, LeftMap,
                    AttackNamed, Harnessed, Unharnessed>;
    static constexpr std::string_view id = "siege";
    static constexpr int version = 6;

    static State begin(const Data& data) { return siege::begin(data); }
    static std::span<const HouseRule> house(const Data& data) { return data.house; }
    /// The judging function of an order stands with its section: judge(Position, Begun<Order>, Tray).
    template <class Order>
    static play::Verdict judge(const Data& data, const State& state, const play::Begun<Order>& order, play::Tray& tray)
    {
        using siege::judge;
        play::Verdict verdict = judge(Position(data, state), order, tray);
        constexpr bool exchanges =
            std::same_as<Order, EndStep> || std::same_as<Order, EndPhase> || std::same_as<Order, Alight>;
        if (!exchanges)
            sayWhoGivesUp(data, state, verdict);
        return verdict;
    }
    static void sayWhoGivesUp(const Data& data, const State& state, play::Verdict& verdict);
    /// What it leaves of the people and their ground; of fires nothing, which move nobody. None while it may not be
    /// carried out.
    static std::optional<State> after(const Data& data, const State& state, const play::Verdict& verdict);
    template <class Effect>
    static void carry(const Data& data, State& state, const Effect& effect)
    {
        siege::carry(data, state, effect);
        followDeaths(data, state);
    }
};

} // namespace merlon::siege

extern template class merlon::play::SystemOf<merlon::siege::Room>; // in room.cpp

namespace merlon::siege
{

class System final : public play::SystemOf<Room>
{
public:
    std::vector<std::string> editions() const override;
    std::vector<std::string> words(std::string_view set) const override;
    std::vector<RuleId> rules() const override;
    std::vector<play::Grid> grids(const std::vector<play::TypedTable>& typed) const override;
    std::vector<play::CellFault> faults(const play::TypedTable& typed) const override;
    void check(const yaml::Node& ruleset, yaml::Log& log) const override;
    std::vector<play::Problem> problems(const play::Scenario&, const play::Boards&) const override;
    std::vector<play::MapProblem> oddities(const map::HexMap& map) const override;
    std::vector<play::MapRemark> remarks(const map::HexMap& map) const override;
    std::vector<play::MapRemark> remarks(const play::Scenario&, const play::Boards&) const override;
    play::Opaque data(const play::Scenario&, const play::Boards&) const override;
    play::Marks could(const play::Game&, const play::Record& begun, const play::Field&) const override;
    play::Value given(const play::Game&, const play::Record& begun, const play::Field&,
                      const play::Value& mark) const override;
    std::vector<play::Owed> owed(const play::Game&) const override;
    play::Clock clock(const play::Game&) const override;
    std::vector<play::Muster> muster(const play::Game&) const override;
    std::vector<play::Thing> things(const play::Game&, std::string_view sort) const override;
    std::vector<play::Sheet> sheets(const play::Game&) const override;
    std::optional<play::Scene> scene(const play::Game&, const play::Record* begun,
                                     const play::Verdict* verdict) const override;
    std::vector<std::string> ruledWith() const override { return words("weapon"); }
    std::optional<play::Ruled> ruled(const play::Setting&, hex::Hex from, hex::Hex to,
                                     std::string_view with) const override;
    std::vector<play::Aiming> aimings() const override;
    std::vector<play::Post> posts(const play::Game&, std::string_view force) const override;
    play::Post postAt(const play::Game&, hex::Hex hex) const override;
    play::Outlook outlook(const play::Game&, const play::Post&, play::Facing) const override;
    std::vector<play::Choice> outlookWords() const override;
    std::vector<std::pair<hex::Hex, int>> reach(const play::Game&, const play::Ref& who) const override;
    std::optional<play::Supposition> supposed(const play::Game&, const play::Supposed&) const override;
};

} // namespace merlon::siege
