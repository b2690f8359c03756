// Camps: pitched when their owner deploys, taken and retaken. Sections 2 and 15.
#include "core/piccole/field/standing.h"
#include "core/piccole/moves/deploy.h"

#include "piccole_rules.h"

#include <algorithm>

namespace merlon::piccole
{
namespace
{

play::Value sideRef(std::string_view side)
{
    return play::Ref{"force", std::string(side)};
}

bool hasCamp(const Data& data, std::string_view side)
{
    return std::ranges::count(data.own.camps, side) > 0;
}

tabletop::Base sizeOf(const Data& data)
{
    const FieldNumbers& numbers = data.numbers->field;
    return {double(numbers.campFront), double(numbers.campDepth)};
}

/// By the centre of its base, or, in the other reading, by any part of it.
bool isIn(const Data& data, const Camp& camp, const Element& one)
{
    if (data.options.camp == "touch")
        return tabletop::overlap(one.stand(), camp.stand());
    return tabletop::holds(camp.stand().shape(), one.stand().centre());
}

} // namespace

bool owesCamp(const Data& data, const State& state, std::string_view side)
{
    return hasCamp(data, side) &&
           std::ranges::none_of(state.camps, [&](const Camp& camp) { return camp.owner == side; });
}

play::Verdict judge(const Data& data, const State& state, const play::Begun<Pitch>& order, play::Tray& tray)
{
    play::Verdict verdict = tray.begin();
    if (!data.isMeasured())
        return verdict.forbid(says::piccole_field_size_none);
    if (order.wants<&Pitch::side>(verdict))
        return verdict;
    const std::string& side = order->side.id;
    if (!hasCamp(data, side))
        return verdict.forbid(says::piccole_field_camp_ruling_none, {{"side", sideRef(side)}});
    if (!owesCamp(data, state, side))
        verdict.refuse(says::piccole_field_camp_ruling_again, {{"side", sideRef(side)}});
    if (data.inOrder() && (state.part != Part::Deployment || state.phasing != side))
        verdict.refuse(says::piccole_field_camp_ruling_now, {{"side", sideRef(side)}});
    if (order.wants<&Pitch::at>(verdict))
        return verdict;
    const tabletop::Stand stand = tabletop::standAt(sizeOf(data), order->at);
    const auto ground = groundToDeploy(data, state, side);
    const auto isWithin = [&](tabletop::Vec corner) { return !ground || tabletop::holds(*ground, corner); };
    if (!data.terrain->isOn(stand))
        verdict.refuse(says::piccole_geometry_rest_off);
    else if (data.inOrder() && !std::ranges::all_of(stand.shape(tabletop::Tolerance::inGround), isWithin))
        verdict.refuse(says::piccole_field_camp_ruling_deep);
    if (verdict.legal)
        verdict.note(says::piccole_field_camp_ruling_places, {{"side", sideRef(side)}});
    return verdict.effect(Pitched{order->side, order->at});
}

std::vector<CampHeld> campsPassing(const Data& data, const State& state)
{
    std::vector<CampHeld> out;
    for (const Camp& camp : state.camps)
    {
        std::vector<std::string> sides;
        for (const Element& one : state.elements)
            if (one.stands() && isIn(data, camp, one) && std::ranges::count(sides, one.side) == 0)
                sides.push_back(one.side);
        if (sides.size() == 1 && sides.front() != camp.holder)
            out.push_back({{camp.owner}, {sides.front()}});
    }
    return out;
}

void carry(const Data& data, State& state, const Pitched& effect)
{
    state.camps.push_back({effect.side.id, effect.at, sizeOf(data), effect.side.id, false});
}
void carry(const Data&, State& state, const CampHeld& effect)
{
    for (Camp& camp : state.camps)
        if (camp.owner == effect.owner.id)
        {
            camp.holder = effect.by.id;
            camp.wasTaken = camp.wasTaken || camp.holder != camp.owner;
        }
}

std::vector<RuleId> rulesOfCamps()
{
    return {rule::piccole_field_camp_ruling};
}

} // namespace merlon::piccole
