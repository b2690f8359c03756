#pragma once

#include "core/piccole/battle/ending.h"
#include "core/piccole/battle/recoil.h"
#include "core/piccole/campaign/campaign.h"
#include "core/piccole/moves/breaking.h"
#include "core/play/system_of.h"

/// Piccole Guerre behind the door: what is asked of a combat by facts that are
/// typed.
namespace merlon::piccole
{

/// Elements are told by their type where nobody put them on a table.
struct Piece
{
};
/// What a position would tell is a field of the order.
struct Decreed
{
};

struct Room
{
    using Data = piccole::Data;
    using State = piccole::State;
    using Options = piccole::Options;
    using Piece = piccole::Piece;
    using Decreed = piccole::Decreed;
    using Orders =
        play::Types<Melee, Shoot, Recoil, RollPips, Move, BreakContact, CountLosses, EndBattle, Sail, Besiege>;
    using Effects = play::Types<Counted, Beaten, Undecided, Recoiled, PipsRolled, Moved, Broke, Stays, BattleLost,
                                GoesOn, BrokenOff, Wrecked, Arrived, Fallen, Holds>;
    static constexpr std::string_view id = "piccole";
    static constexpr int version = 1;

    static State begin(const Data&) { return {}; }
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
    play::Ground ground() const override { return play::Ground::None; }
    std::vector<RuleId> rules() const override;
    void check(const yaml::Node& ruleset, yaml::Log& log) const override;
    play::Opaque data(const play::Scenario&, const play::Boards&) const override;
    play::Marks could(const play::Game&, const play::Record& begun, const play::Field&) const override;
    play::Clock clock(const play::Game&) const override;
    std::vector<play::Sheet> sheets(const play::Game&) const override;
};

} // namespace merlon::piccole
