#pragma once

#include "core/castle/battle_of.h"
#include "core/siege/bridge/bridge.h"
#include "core/siege/days/days.h"
#include "core/siege/engines/machines.h"
#include "core/siege/oil/oil.h"
#include "core/siege/panic/panic.h"

/// The referee of SIEGE behind the door.
namespace merlon::siege
{

struct Room
{
    using Data = siege::Data;
    using State = siege::State;
    using Options = siege::Options;
    using Piece = castle::Piece;
    using Decreed = siege::Decreed;
    using Orders =
        play::Joined<castle::Orders,
                     play::Types<BringIn, StrikeWall, WorkWinch, PourOil, TakeBarrel, PanicDie, Frighten, KeepCalm,
                                 Flee, Bombard, ThrowStones, BreakDown, Repair, PrepareAssault, LayWorks, Deploy,
                                 DeployEngine, PlaceBallista, BeginAssault, EndAssault, RollHealing, Heal, EndDay>>;
    using Effects =
        play::Joined<castle::Effects,
                     play::Types<Winched, BarrelTaken, BarrelPoured, NerveChange, FlightOwed, FrightOwed, Shaken,
                                 LeftMap, PartBegun, BombardmentDeclared, StonesThrown, OutOfOrder, LossOwed, Rests,
                                 Mended, EngineBurnt, EnginePlaced, ReturnDated, ReturnLost, Healed, DayTicked>>;
    static constexpr std::string_view id = "siege";
    static constexpr int version = 6;

    static const castle::Numbers& numbers() { return *builtInRuleset(); }
    static State begin(const Data& data) { return siege::begin(data); }
    static std::span<const HouseRule> house(const Data& data) { return data.house; }
    /// Of a game with one who is not in the scenario: the same game without a house rule does not know him.
    static void prepareTarget(Data& data) { data.house.clear(); }
    /// The judging function of an order stands with its section: judge(Position, Begun<Order>, Tray).
    template <class Order>
    static play::Verdict judge(const Data& data, const State& state, const play::Begun<Order>& order, play::Tray& tray)
    {
        return castle::judged<Room>(data, state, order, tray);
    }
    template <class Effect>
    static void carry(const Data& data, State& state, const Effect& effect)
    {
        castle::carried(data, state, effect);
        followDeaths(data, state);
    }
};

} // namespace merlon::siege

extern template class merlon::play::SystemOf<merlon::siege::Room>; // in room.cpp

namespace merlon::siege
{

class System final : public castle::BattleOf<Room>
{
public:
    std::vector<std::string> editions() const override;
    std::vector<std::string> words(std::string_view set) const override;
    std::vector<RuleId> rules() const override;
    std::vector<play::Grid> grids(const std::vector<play::TypedTable>& typed) const override;
    std::vector<play::CellFault> faults(const play::TypedTable& typed) const override;
    void check(const yaml::Node& ruleset, yaml::Log& log) const override;
    std::vector<play::Problem> problems(const play::Scenario&, const play::Boards&) const override;
    int days(const play::Scenario& scenario) const override { return planOf(scenario).days; }
    play::Opaque data(const play::Scenario&, const play::Boards&) const override;
    play::Marks could(const play::Game&, const play::Record& begun, const play::Field&) const override;
    play::Value given(const play::Game&, const play::Record& begun, const play::Field&,
                      const play::Value& mark) const override;
    std::vector<play::Owed> owed(const play::Game&) const override;
    play::Clock clock(const play::Game&) const override;
    std::vector<play::Sheet> sheets(const play::Game&) const override;
    std::vector<play::OnSheet> onSheet(const play::Scenario& scenario) const override { return onSheetOf(scenario); }
    std::vector<play::PlanHex> plan(const play::Game&) const override;
    std::vector<play::Muster> muster(const play::Game&) const override;
    std::optional<play::Scene> scene(const play::Game&, const play::Record* begun,
                                     const play::Verdict* verdict) const override;
};

} // namespace merlon::siege
