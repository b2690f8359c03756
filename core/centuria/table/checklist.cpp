// The sequence of the set-up, as a list to tick off.
#include "core/centuria/table/secrets.h"

#include <algorithm>

namespace merlon::centuria::setup
{
namespace
{

class Checklist
{
public:
    Checklist(const Data& data, const State& state) : data_(data), state_(state) {}

    std::vector<play::Fields> rows()
    {
        scenery();
        sides();
        slips();
        units();
        std::ranges::stable_sort(rows_, {}, &StepRow::step);
        std::vector<play::Fields> all;
        for (const StepRow& row : rows_)
            all.push_back(play::fieldsOf(row));
        return all;
    }

private:
    void add(int step, Task task, bool done, std::optional<SideId> side = {})
    {
        rows_.push_back({step, task, std::move(side), done || isPast(step) ? Ticked::Done : Ticked::Open});
    }
    /// Step by step, what lies behind is done.
    bool isPast(int step) const { return data_.inOrder && state_.step > step; }

    int set(const std::string& side, bool walls) const
    {
        return static_cast<int>(
            std::ranges::count_if(state_.elements, [&](const Element& one)
                                  { return one.side == side && !one.bought && (one.kind == Kind::Wall) == walls; }));
    }
    bool hasSlip(const std::string& side, Secret kind) const
    {
        return std::ranges::any_of(state_.slips, [&](const Slip& one) { return one.side == side && one.kind == kind; });
    }
    /// Of those of a player with that trait, whether all stand; none when there are none.
    std::optional<bool> stand(const std::string& side, std::string_view trait) const
    {
        std::optional<bool> all;
        for (const Unit& unit : state_.units)
            if (unit.side == side && unit.trait.word() == trait && !unit.vanguard)
                all = all.value_or(true) && !unit.at.empty();
        return all;
    }

    void scenery()
    {
        if (!data_.pieces.empty())
            add(1, Task::Pieces, true);
        add(1, Task::FirstElement, !state_.first.empty());
        for (const std::string& side : data_.sides)
            add(1, Task::Elements, set(side, false) >= data_.elementsEach, SideId{side});
        for (const std::string& side : data_.sides)
            add(1, Task::Walls, set(side, true) >= data_.numbers->walls, SideId{side});
        for (const std::string& side : data_.sides)
            if (hasSlip(side, Secret::Change))
                add(1, Task::Changes, closedSlip(state_, side, Secret::Change) == nullptr, SideId{side});
    }
    void sides()
    {
        add(2, Task::Priority, !state_.winner.empty());
        add(2, Task::Sides, !state_.chooser.empty());
        const int camps = data_.options.campsBeforeSlips == "true" ? 2 : 4;
        for (const std::string& side : data_.sides)
            if (hasCamp(data_, state_, side))
                add(camps, Task::Camp,
                    std::ranges::any_of(state_.camps, [&](const Camp& one) { return one.side == side; }), SideId{side});
        if (data_.battle == Battle::Imboscata)
            add(camps, Task::Baggage, state_.baggage.has_value());
    }
    void slips()
    {
        for (const std::string& side : data_.sides)
        {
            const bool vanguard =
                std::ranges::any_of(state_.units, [&](const Unit& unit) { return unit.side == side && unit.vanguard; });
            if (data_.battle == Battle::Avanguardie)
                add(2, Task::VanguardSlip, vanguard || hasSlip(side, Secret::Vanguard), SideId{side});
            if (stand(side, "flank"))
                add(3, Task::FlankSlip, leftToName(data_, state_, side, Secret::Edge) == 0, SideId{side});
            if (stand(side, "ambush"))
                add(4, Task::AmbushSlip, leftToName(data_, state_, side, Secret::Ambush) == 0, SideId{side});
        }
    }
    void units()
    {
        for (const std::string& side : data_.sides)
            if (data_.battle == Battle::Avanguardie)
                add(5, Task::Vanguard,
                    std::ranges::any_of(state_.units, [&](const Unit& unit)
                                        { return unit.side == side && unit.as == As::Vanguard && !unit.at.empty(); }),
                    SideId{side});
        for (const auto& [step, task, trait] :
             {std::tuple{5, Task::Units, "none"}, std::tuple{6, Task::Infiltrated, "infiltrated"},
              std::tuple{7, Task::Ambush, "ambush"}})
            for (const std::string& side : data_.sides)
                if (const auto all = stand(side, trait))
                    add(step, task, *all, SideId{side});
    }

    const Data& data_;
    const State& state_;
    std::vector<StepRow> rows_;
};

} // namespace

play::Sheet checklistOf(const Data& data, const State& state)
{
    play::Sheet out{"set_up", &play::kindOf<StepRow>(), {}};
    out.rows = Checklist(data, state).rows();
    return out;
}

} // namespace merlon::centuria::setup
