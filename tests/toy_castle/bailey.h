#pragma once

#include "core/castle/battle_of.h"

/// Bailey: a battle for a castle that nobody plays. It is to core/castle what the ferrymen are to the door: another way
/// to a column, a row of its own among the family's, a state beside the battle's with an order that changes it, and far
/// fewer numbers than SIEGE has.
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
struct Data : castle::Data
{
    Options options;
};
struct State : castle::State
{
    std::vector<std::string> weary;

    friend bool operator==(const State&, const State&) = default;
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
};

} // namespace merlon::bailey
