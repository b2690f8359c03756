#pragma once

#include "core/castle/battle_of.h"
#include "core/play/victory.h"

#include <array>

/// Bailey: a battle for a castle that nobody plays. It is to core/castle what the ferrymen are to the door: another way
/// to a column, a row of its own among the family's, a state beside the battle's with an order that changes it, and far
/// fewer numbers than SIEGE has. Its one result table lies on hexes, its fighters have a price, and one wins it by
/// tiring others; its sheet has the plan of walls that are battered by hand, and who is weary.
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
    std::vector<castle::Hex> blows; ///< the hex of each that a wall has had

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
struct Batter
{
    castle::CounterId counter;
    castle::Hex hex;
};
struct Battered
{
    castle::Hex hex;
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
void carry(const Data&, State& state, const Battered& battered);
play::Verdict judge(const castle::Position& now, const play::Begun<Rest>& order, play::Tray& tray);
play::Verdict judge(const castle::Position& now, const play::Begun<Batter>& order, play::Tray& tray);

/// How far a hex of a wall has come down.
enum class Crack : std::uint8_t
{
    Sound,
    Cracked,
    Down
};
/// A hex of a wall: boxes by what it is built of, so many of them crossed.
struct WallHex
{
    const map::Structure* wall = nullptr; ///< null: there is none
    int boxes = 0;
    int crossed = 0;

    Crack crack() const;
};
WallHex wallAt(const map::HexMap& map, const State& state, castle::Hex hex);

struct Room
{
    using Data = bailey::Data;
    using State = bailey::State;
    using Options = bailey::Options;
    using Piece = castle::Piece;
    using Decreed = bailey::Decreed;
    using Orders = play::Joined<castle::Orders, play::Types<Rest, Batter>>;
    using Effects = play::Joined<castle::Effects, play::Types<Wearied, Rested, Battered>>;
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
    std::vector<play::Sheet> sheets(const play::Game& game) const override;
    std::vector<play::OnSheet> onSheet(const play::Scenario& scenario) const override;
    std::vector<play::PlanHex> plan(const play::Game& game) const override;
};

} // namespace merlon::bailey
