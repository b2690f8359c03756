#pragma once

#include "core/anarchy/captives/captives.h"
#include "core/anarchy/field/cites.h"
#include "core/anarchy/priory/priory.h"
#include "core/anarchy/sheet/outcome.h"
#include "core/anarchy/sling/sling.h"
#include "core/anarchy/stones/stones.h"
#include "core/anarchy/works/works.h"
#include "core/castle/battle_of.h"

/// The referee of The Anarchy behind the door.
namespace merlon::anarchy
{

struct Room
{
    using Data = anarchy::Data;
    using State = anarchy::State;
    using Options = anarchy::Options;
    using Piece = castle::Piece;
    using Decreed = anarchy::Decreed;
    /// Of the castle's, those of open ground, walls, ladders and mantlets.
    using Orders =
        play::Types<castle::Shoot, castle::Move, castle::Attack, castle::Suffer, castle::Retreat, castle::PlaceRider,
                    castle::Advance, castle::Stay, castle::Recover, castle::EndStep, castle::EndPhase, castle::Mount,
                    castle::Dismount, castle::Alight, castle::PushMantlet, castle::TurnMantlet, castle::Fall,
                    castle::CarryLadder, castle::LayLadder, castle::RaiseLadder, castle::ShiftLadder, castle::Climb,
                    castle::Topple, castle::DropLadder, ThrowStones, ShiftStones, Outcome, Demand, Escort, TakeArms,
                    WorkDoor, BreakDoor, Lob>;
    using Effects =
        play::Types<castle::HealthChange, castle::RetreatOwed, castle::Unhorsed, castle::HorseHeld, castle::Moved,
                    castle::Spent, castle::HasShot, castle::Fought, castle::BlowOwed, castle::BlowTaken,
                    castle::MeleeOver, castle::Recovered, castle::StepBegun, castle::PhaseEnded, castle::Seated,
                    castle::Removed, castle::Released, castle::ClockSet, castle::Begins, castle::GivesUp,
                    castle::Mounts, castle::AlightOwed, castle::Alights, castle::DoorSideChosen, castle::DoorMoved,
                    castle::GroundLaid, castle::GroundCleared, castle::EquipmentMoved, castle::Wheeled,
                    castle::FallOwed, castle::LadderOwed, castle::Carried, castle::LadderLaid, castle::Toppled,
                    StonesFlung, StonesShifted, OutcomeAsked, OutcomeTold, Yielded, Guarded, Emboldened, ChanceOver,
                    Freed, LedAway, WorkBegun, WorkOver, DoorBroken, Armed>;
    static constexpr std::string_view id = "anarchy";
    static constexpr int version = 1;

    static const castle::Numbers& numbers() { return *builtInRuleset(); }
    static State begin(const Data& data)
    {
        State state;
        castle::begin(data, state);
        return state;
    }
    /// The judging function of an order stands with its section: judge(Position, Begun<Order>, Tray).
    template <class Order>
    static play::Verdict judge(const Data& data, const State& state, const play::Begun<Order>& order, play::Tray& tray)
    {
        play::Verdict verdict = citing({data, state}, castle::judged<Room>(data, state, order, tray));
        constexpr bool ends = std::same_as<Order, castle::EndStep> || std::same_as<Order, castle::EndPhase>;
        if constexpr (std::same_as<Order, castle::Move>)
            sayWhyHeFlees(verdict, {data, state}, order->counter);
        if constexpr (std::same_as<Order, castle::Advance>)
            refuseHisAdvance(verdict, {data, state}, order->counter);
        if (ends || (state.captives.empty() && state.tasks.empty()))
            return verdict;
        if (const auto next = castle::after<Room>(data, state, verdict))
        {
            sayWhoTakesHeart(verdict, {data, state}, *next);
            sayWhoseWorkEnds(verdict, {data, state}, *next);
        }
        return verdict;
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
    std::vector<play::Grid> grids(const std::vector<play::TypedTable>& typed) const override;
    std::vector<play::CellFault> faults(const play::TypedTable& typed) const override;
    void check(const yaml::Node& ruleset, yaml::Log& log) const override;
    play::Opaque data(const play::Scenario&, const play::Boards&) const override;
    play::Marks could(const play::Game&, const play::Record& begun, const play::Field&) const override;
    play::Value given(const play::Game&, const play::Record& begun, const play::Field&,
                      const play::Value& mark) const override;
    std::optional<play::Scene> scene(const play::Game&, const play::Record* begun,
                                     const play::Verdict* verdict) const override;
    std::vector<play::Muster> muster(const play::Game&) const override;
};

} // namespace merlon::anarchy
