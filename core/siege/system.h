#pragma once

#include "core/siege/days.h"

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
        play::Types<Shoot, Move, Attack, Suffer, Retreat, PlaceRider, Advance, Stay, Recover, EndStep, EndPhase,
                    Bombard, ThrowStones, BreakDown, Repair, PrepareAssault, LayWorks, Deploy, DeployEngine,
                    BeginAssault, EndAssault, RollHealing, Heal, EndDay, Push, BringIn, StrikeWall, WorkWinch, Fall,
                    CarryLadder, LayLadder, RaiseLadder, ShiftLadder, Climb, Topple, DropLadder, LightFire, PutOut,
                    Spread, ShootFlaming, PourOil, TakeBarrel, PanicDie, Frighten, KeepCalm, Flee>;
    using Effects =
        play::Types<HealthChange, RetreatOwed, Unhorsed, Moved, Spent, DoorSideChosen, HasShot, Fought, BlowOwed,
                    BlowTaken, MeleeOver, Recovered, StepBegun, PhaseEnded, DoorMoved, BridgeMoved, GroundLaid,
                    GroundCleared, EquipmentMoved, Pushed, Struck, Seated, Removed, Released, ClockSet, PartBegun,
                    BombardmentDeclared, StonesThrown, Crossed, OutOfOrder, LossOwed, Rests, Mended, EngineBurnt,
                    EnginePlaced, ReturnDated, ReturnLost, Healed, DayTicked, FallOwed, LadderOwed, Carried, LadderLaid,
                    Toppled, Winched, FireLit, FireAged, Destroyed, SpreadOwed, SpreadThrown, FireChecked, Tended,
                    StaysInFire, BarrelTaken, BarrelPoured, NerveChange, FlightOwed, FrightOwed, Shaken, LeftMap>;
    static constexpr std::string_view id = "siege";
    static constexpr int version = 5;

    static State begin(const Data& data) { return siege::begin(data); }
    static std::span<const HouseRule> house(const Data& data) { return data.house; }
    static play::Verdict judge(const Data&, const State&, const play::Begun<Shoot>&, play::Tray&);
    static play::Verdict judge(const Data&, const State&, const play::Begun<Move>&, play::Tray&);
    static play::Verdict judge(const Data&, const State&, const play::Begun<Attack>&, play::Tray&);
    static play::Verdict judge(const Data&, const State&, const play::Begun<Suffer>&, play::Tray&);
    static play::Verdict judge(const Data&, const State&, const play::Begun<Advance>&, play::Tray&);
    static play::Verdict judge(const Data&, const State&, const play::Begun<Stay>&, play::Tray&);
    static play::Verdict judge(const Data&, const State&, const play::Begun<Retreat>&, play::Tray&);
    static play::Verdict judge(const Data&, const State&, const play::Begun<PlaceRider>&, play::Tray&);
    static play::Verdict judge(const Data&, const State&, const play::Begun<Recover>&, play::Tray&);
    static play::Verdict judge(const Data&, const State&, const play::Begun<EndStep>&, play::Tray&);
    static play::Verdict judge(const Data&, const State&, const play::Begun<EndPhase>&, play::Tray&);
    static play::Verdict judge(const Data&, const State&, const play::Begun<WorkWinch>&, play::Tray&);
    static play::Verdict judge(const Data&, const State&, const play::Begun<Fall>&, play::Tray&);
    static play::Verdict judge(const Data&, const State&, const play::Begun<CarryLadder>&, play::Tray&);
    static play::Verdict judge(const Data&, const State&, const play::Begun<LayLadder>&, play::Tray&);
    static play::Verdict judge(const Data&, const State&, const play::Begun<RaiseLadder>&, play::Tray&);
    static play::Verdict judge(const Data&, const State&, const play::Begun<ShiftLadder>&, play::Tray&);
    static play::Verdict judge(const Data&, const State&, const play::Begun<Climb>&, play::Tray&);
    static play::Verdict judge(const Data&, const State&, const play::Begun<Topple>&, play::Tray&);
    static play::Verdict judge(const Data&, const State&, const play::Begun<DropLadder>&, play::Tray&);
    static play::Verdict judge(const Data&, const State&, const play::Begun<Bombard>&, play::Tray&);
    static play::Verdict judge(const Data&, const State&, const play::Begun<ThrowStones>&, play::Tray&);
    static play::Verdict judge(const Data&, const State&, const play::Begun<BreakDown>&, play::Tray&);
    static play::Verdict judge(const Data&, const State&, const play::Begun<Repair>&, play::Tray&);
    static play::Verdict judge(const Data&, const State&, const play::Begun<PrepareAssault>&, play::Tray&);
    static play::Verdict judge(const Data&, const State&, const play::Begun<LayWorks>&, play::Tray&);
    static play::Verdict judge(const Data&, const State&, const play::Begun<Deploy>&, play::Tray&);
    static play::Verdict judge(const Data&, const State&, const play::Begun<DeployEngine>&, play::Tray&);
    static play::Verdict judge(const Data&, const State&, const play::Begun<BeginAssault>&, play::Tray&);
    static play::Verdict judge(const Data&, const State&, const play::Begun<EndAssault>&, play::Tray&);
    static play::Verdict judge(const Data&, const State&, const play::Begun<RollHealing>&, play::Tray&);
    static play::Verdict judge(const Data&, const State&, const play::Begun<Heal>&, play::Tray&);
    static play::Verdict judge(const Data&, const State&, const play::Begun<EndDay>&, play::Tray&);
    static play::Verdict judge(const Data&, const State&, const play::Begun<Push>&, play::Tray&);
    static play::Verdict judge(const Data&, const State&, const play::Begun<BringIn>&, play::Tray&);
    static play::Verdict judge(const Data&, const State&, const play::Begun<StrikeWall>&, play::Tray&);
    static play::Verdict judge(const Data&, const State&, const play::Begun<LightFire>&, play::Tray&);
    static play::Verdict judge(const Data&, const State&, const play::Begun<PutOut>&, play::Tray&);
    static play::Verdict judge(const Data&, const State&, const play::Begun<Spread>&, play::Tray&);
    static play::Verdict judge(const Data&, const State&, const play::Begun<ShootFlaming>&, play::Tray&);
    static play::Verdict judge(const Data&, const State&, const play::Begun<PourOil>&, play::Tray&);
    static play::Verdict judge(const Data&, const State&, const play::Begun<TakeBarrel>&, play::Tray&);
    static play::Verdict judge(const Data&, const State&, const play::Begun<PanicDie>&, play::Tray&);
    static play::Verdict judge(const Data&, const State&, const play::Begun<Frighten>&, play::Tray&);
    static play::Verdict judge(const Data&, const State&, const play::Begun<KeepCalm>&, play::Tray&);
    static play::Verdict judge(const Data&, const State&, const play::Begun<Flee>&, play::Tray&);
    template <class Effect>
    static void carry(const Data& data, State& state, const Effect& effect)
    {
        siege::carry(data, state, effect);
    }
};

class System final : public play::SystemOf<Room>
{
public:
    std::vector<std::string> editions() const override;
    std::vector<std::string> words(std::string_view set) const override;
    std::vector<RuleId> rules() const override;
    void check(const yaml::Node& ruleset, yaml::Log& log) const override;
    std::vector<play::Problem> problems(const play::Scenario&, const play::Boards&) const override;
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
};

} // namespace merlon::siege
