#pragma once

#include "core/centuria/table/orders.h"
#include "core/centuria/table/secrets.h"
#include "core/play/system_of.h"

/// The table of a game behind the door.
namespace merlon::centuria::setup
{

/// What a counter of a scenario has: a unit, as its player has brought it.
struct Brought
{
    std::optional<Pose> at; ///< none: it is put down in the game
    std::optional<As> as;
    std::optional<Length> front; ///< none: the stand-in
    std::optional<Length> depth;
    std::optional<int> bases;
    std::optional<Trait> trait;
    std::optional<bool> skirmisher;
};
/// Its rules read no fact that a referee could decree: what is disputed is put down where he holds it to be.
struct Decreed
{
};

struct Room
{
    using Data = setup::Data;
    using State = setup::State;
    using Options = setup::Options;
    using Piece = setup::Brought;
    using Decreed = setup::Decreed;
    using Orders = play::Types<Start, Quadrant, Lay, Priority, Sides, PlaceCamp, PlaceBaggage, NameVanguard, NameFlank,
                               NameHide, Renounce, PlaceUnit, NextStep, WriteSlip, OpenSlip, OpenChanges, Settle>;
    using Effects =
        play::Types<Started, Rolled, Laid, Shifted, Won, Chosen, CampStands, BaggageStands, VanguardNamed, FlankNamed,
                    HideNamed, TraitLost, Stands, StepDone, SlipLies, SlipOpened, Removed, Settled>;
    static constexpr std::string_view id = "centuria-table";
    static constexpr int version = 1;

    static State begin(const Data& data);
    template <class Order>
    static Verdict judge(const Data& data, const State& state, const Begun<Order>& order, Tray& tray)
    {
        return setup::judge(data, state, order, tray);
    }
    template <class Effect>
    static void carry(const Data& data, State& state, const Effect& effect)
    {
        setup::carry(data, state, effect);
    }
};

class System final : public play::SystemOf<Room>
{
public:
    play::Ground ground() const override { return play::Ground::Table; }
    const play::Kind* own() const override;
    std::vector<RuleId> rules() const override;
    void check(const yaml::Node& ruleset, yaml::Log& log) const override;
    play::Opaque data(const play::Scenario&, const play::Boards&) const override;
    play::Marks could(const play::Game&, const play::Record& begun, const play::Field&) const override;
    std::vector<play::Owed> owed(const play::Game&) const override;
    play::Clock clock(const play::Game&) const override;
    std::vector<play::Thing> things(const play::Game&, std::string_view sort) const override;
    std::vector<play::Sheet> sheets(const play::Game&) const override;
    std::vector<play::OnSheet> onSheet(const play::Scenario&) const override;
    std::optional<play::Record> outcome(const play::Game&) const override;
    std::optional<play::Scene> scene(const play::Game&, const play::Record* begun,
                                     const play::Verdict* verdict) const override;
};

/// What is drawn of a table, and of an order that is begun.
play::Scene sceneOf(const Data& data, const State& state, const play::Record* begun, bool legal);

} // namespace merlon::centuria::setup
