#include "core/centuria/table/state.h"

#include <algorithm>
#include <cmath>

namespace merlon::centuria::setup
{
namespace
{

template <class All>
auto* found(All& all, std::string_view id)
{
    const auto at = std::ranges::find_if(all, [&](const auto& one) { return one.id == id; });
    return at == all.end() ? nullptr : &*at;
}

} // namespace

std::vector<Stand> Unit::stands() const
{
    std::vector<Stand> out;
    for (const Pose& pose : at)
        out.push_back(tabletop::standAt(base, pose));
    return out;
}

const Unit* State::unit(std::string_view id) const
{
    return found(units, id);
}
Unit* State::unit(std::string_view id)
{
    return found(units, id);
}
const Element* State::element(std::string_view id) const
{
    return found(elements, id);
}
Element* State::element(std::string_view id)
{
    return found(elements, id);
}

const Slip* State::slip(std::string_view id) const
{
    return found(slips, id);
}
Slip* State::slip(std::string_view id)
{
    return found(slips, id);
}

std::string slipOf(std::string_view side, int number)
{
    return std::string(side) + '-' + std::to_string(number);
}

const std::string& otherSide(const Data& data, const std::string& side)
{
    static const std::string none;
    const auto other = std::ranges::find_if(data.sides, [&](const std::string& one) { return one != side; });
    return other == data.sides.end() ? none : *other;
}

const std::string& sideOf(const Data& data, Seat seat)
{
    return data.sides[seat == Seat::First ? 0 : 1];
}

bool hasCamps(Battle battle)
{
    return battle == Battle::Saccheggio || battle == Battle::Bottino;
}

bool hasCamp(const Data& data, const State& state, const std::string& side)
{
    return data.battle == Battle::Bottino || (data.battle == Battle::Saccheggio && state.defender == side);
}

const std::string& firstToDeploy(const Data& data, const State& state)
{
    if (data.battle == Battle::Saccheggio || data.battle == Battle::Imboscata)
        return otherSide(data, state.defender);
    if (data.battle == Battle::Bottino && !state.camps.empty())
        return state.camps.front().side;
    return state.chooser;
}

Length lengthOf(double millimetres)
{
    return {static_cast<int>(std::lround(10 * millimetres))};
}

} // namespace merlon::centuria::setup
