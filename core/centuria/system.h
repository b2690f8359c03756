#pragma once

#include "core/centuria/command/command.h"
#include "core/centuria/conduct/conduct.h"
#include "core/centuria/forms/forms.h"
#include "core/centuria/leaving/leaving.h"
#include "core/centuria/questions/questions.h"
#include "core/centuria/sides/sides.h"
#include "core/centuria/slips/slips.h"
#include "core/play/system_of.h"

/// The tournament desk of Centuria II behind the door.
namespace merlon::centuria
{

/// A tournament has no counters: players enter it by an order.
struct Piece
{
};
/// Its rules read no fact that a referee could decree.
struct Decreed
{
};

struct Room
{
    using Data = centuria::Data;
    using State = centuria::State;
    using Options = centuria::Options;
    using Piece = centuria::Piece;
    using Decreed = centuria::Decreed;
    using Entry =
        play::Types<Announce, Register, HandIn, Inspect, SitOut, Pair, Publish, Seat, Score, Correct, Form, Leave>;
    using AtTheTable = play::Types<Spend, RollPriority, ChooseSide, AskDeploy, AskBaggage, AskCrate, AskBridge,
                                   AskFlank, AskInfiltrated, AskVanguard, AskObjective>;
    using AtTheClock = play::Types<Start, Extend, Await, Arrive, ReportDice, Penalise, Call, Measure, Decide>;
    using Slips = play::Types<WriteVanguard, WriteEdge, WriteAmbush, WriteRenounce, WriteChange, OpenVanguard, OpenEdge,
                              OpenAmbush, OpenRenounce, OpenChanges>;
    using Orders = play::Joined<play::Joined<Entry, AtTheTable>, play::Joined<AtTheClock, Slips>>;
    using Entries = play::Types<Announced, Entered, ListTaken, Inspected, Withdrawn, Paired, Published, Seated, Scored,
                                Gone, Spent, PriorityWon, SidesChosen>;
    using ByTheClock =
        play::Types<RoundStarted, Extended, Awaited, Came, Warned, Penalised, Called, Decided, SlipWritten, SlipOpened>;
    using Effects = play::Joined<Entries, ByTheClock>;
    static constexpr std::string_view id = "centuria";
    static constexpr int version = 1;

    static State begin(const Data&) { return {}; }
    template <class Order>
    static play::Verdict judge(const Data& data, const State& state, const play::Begun<Order>& order, play::Tray& tray)
    {
        return centuria::judge(data, state, order, tray);
    }
    template <class Effect>
    static void carry(const Data& data, State& state, const Effect& effect)
    {
        centuria::carry(data, state, effect);
    }
};

class System final : public play::SystemOf<Room>
{
public:
    std::string_view fileKind() const override { return "tournament"; }
    const play::Kind* own() const override { return &play::kindOf<Own>(); }
    play::Fields newOwn(const play::Day& today, std::uint64_t lot) const override
    {
        return play::fieldsOf(begunOn(today, lot));
    }
    play::Ground ground() const override { return play::Ground::None; }
    std::vector<RuleId> rules() const override;
    void check(const yaml::Node& ruleset, yaml::Log& log) const override;
    std::vector<play::Problem> problems(const play::Scenario&, const play::Boards&) const override;
    play::Opaque data(const play::Scenario&, const play::Boards&) const override;
    play::Marks could(const play::Game&, const play::Record& begun, const play::Field&) const override;
    std::vector<play::Owed> owed(const play::Game&) const override;
    std::optional<play::Record> next(const play::Game&) const override;
    play::Clock clock(const play::Game&) const override;
    std::vector<play::Timer> timers(const play::Game&) const override;
    std::vector<play::Thing> things(const play::Game&, std::string_view sort) const override;
    std::vector<play::Sheet> sheets(const play::Game&) const override;
    std::vector<play::Handout> handouts(const play::Game&) const override;
    std::optional<play::Scenario> offspring(const play::Game&, const play::Record& owed) const override;
};

} // namespace merlon::centuria
