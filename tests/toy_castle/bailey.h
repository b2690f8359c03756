#pragma once

#include "core/castle/battle_of.h"
#include "core/play/victory.h"

#include <array>

/// Bailey: a battle for a castle that nobody plays. It is to core/castle what the ferrymen are to the door: another way
/// to a column, a row of its own among the family's, a state beside the battle's with an order that changes it, and far
/// fewer numbers than SIEGE has. Its one result table lies on hexes, its fighters have a price, and one wins it by
/// tiring others.
namespace merlon::bailey
{

struct Options
{
    bool tireless = false; ///< nobody is weary
};
struct Decreed
{
    std::optional<castle::Cover> cover;
};
/// By the die and the column: who attacks strikes.
using Strikes = std::array<std::array<bool, 4>, 6>;
struct Data : castle::Data
{
    Options options;
    Strikes strikes{};
};
struct State : castle::State
{
    std::vector<std::string> weary;

    friend bool operator==(const State&, const State&) = default;
};

/// So many of that force are weary: how one wins a bailey, and nothing else.
struct TooWeary
{
    play::Name<play::AForce> wins;
    play::Name<play::AForce> force;
    int count = 1;
};

struct Rest
{
    castle::CounterId counter;
};
struct Wearied
{
    castle::CounterId counter;
};
struct Rested
{
    castle::CounterId counter;
};

void carry(const Data&, State& state, const Wearied& wearied);
void carry(const Data&, State& state, const Rested& rested);
play::Verdict judge(const castle::Position& now, const play::Begun<Rest>& order, play::Tray& tray);

struct Room
{
    using Data = bailey::Data;
    using State = bailey::State;
    using Options = bailey::Options;
    using Piece = castle::Piece;
    using Decreed = bailey::Decreed;
    using Orders = play::Joined<castle::Orders, play::Types<Rest>>;
    using Effects = play::Joined<castle::Effects, play::Types<Wearied, Rested>>;
    static constexpr std::string_view id = "bailey";
    static constexpr int version = 1;

    static const castle::Numbers& numbers();
    static State begin(const Data& data)
    {
        State state;
        castle::begin(data, state);
        return state;
    }
    template <class Order>
    static play::Verdict judge(const Data& data, const State& state, const play::Begun<Order>& order, play::Tray& tray)
    {
        return castle::judged<Room>(data, state, order, tray);
    }
    template <class Effect>
    static void carry(const Data& data, State& state, const Effect& effect)
    {
        castle::carried(data, state, effect);
    }
};

class System final : public castle::BattleOf<Room>
{
public:
    std::vector<std::string> words(std::string_view set) const override;
    std::vector<RuleId> rules() const override;
    void check(const yaml::Node& ruleset, yaml::Log& log) const override;
    play::Opaque data(const play::Scenario& scenario, const play::Boards& boards) const override;
    std::vector<play::Grid> grids(const std::vector<play::TypedTable>& typed) const override;
    std::vector<play::CellFault> faults(const play::TypedTable& typed) const override;
    std::optional<int> cost(const play::Scenario& scenario, const play::Counter& counter) const override;
    std::vector<play::AddedCondition> conditions() const override;
};

} // namespace merlon::bailey
