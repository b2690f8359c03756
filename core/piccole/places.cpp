#include "core/piccole/places.h"

#include "core/piccole/moves/breaking.h"

#include "piccole_rules.h"

#include <algorithm>

namespace merlon::piccole
{
namespace
{

const Element* whoIn(const State& state, const play::Record& begun)
{
    const play::Value* who = play::find(begun.fields, "who");
    const auto* ref = who != nullptr ? std::get_if<play::Ref>(who) : nullptr;
    return ref != nullptr ? find(state.elements, ref->id) : nullptr;
}

/// To an edge of an enemy, beside, before or behind a friend: wherever there is room.
std::vector<Stand> besideOthers(const Standing& standing, const Element& who)
{
    std::vector<Stand> out;
    for (const Element* other : standing.others(who))
        for (const tabletop::Edge edge : tabletop::allEdges)
            if (other->side == who.side)
                out.push_back(tabletop::besideOf(other->stand(), edge, who.base));
            else
                std::ranges::copy(placesOn(standing, who, *other, edge), std::back_inserter(out));
    std::erase_if(out, [&](const Stand& stand)
                  { return standing.takenBy(stand, who.id) != nullptr || !standing.hasGround(stand); });
    return out;
}

/// As far as it may straight ahead and straight back, and just out of contact.
void addStraight(const Standing& standing, const Element& who, std::vector<Stand>& out)
{
    const Data& data = standing.data;
    const Ground ground = standing.groundOf(who.stand());
    const double most = data.inches(inchesBetween(data, who.troop, ground, ground));
    const Stand stand = who.stand();
    for (const double way : {most, -most, -1.0})
        out.push_back(stand.movedBy(way * stand.ahead()));
}

play::Owed owes(play::Record begun, std::string by, play::Reason why)
{
    return {std::move(begun), std::move(by), std::move(why)};
}

} // namespace

play::Marks placesFor(const Data& data, const State& state, const play::Record& begun)
{
    play::Marks marks;
    marks.others = true;
    const Element* who = whoIn(state, begun);
    if (who == nullptr || !data.isMeasured())
        return marks;
    const Standing standing{data, state.elements};
    std::vector<Stand> stands;
    if (begun.kind != "break_contact")
        stands = besideOthers(standing, *who);
    if (who->stands() && begun.kind != "deploy")
        addStraight(standing, *who, stands);
    for (const Stand& stand : stands)
        marks.all.emplace_back(tabletop::poseOf(stand));
    return marks;
}

std::vector<play::Owed> owedInOrder(const Data& data, const State& state)
{
    const play::Value side = play::Ref{"force", state.phasing};
    if (state.terrainBy.empty())
        return {owes({"roll_terrain", {}}, {}, {says::piccole_field_prepare_open})};
    if (state.part == Part::Deployment && !state.edge)
        return {owes({"take_edge", {}}, otherSide(data, state.terrainBy), {says::piccole_field_side_open})};
    if (state.part == Part::Deployment && owesCamp(data, state, state.phasing))
        return {
            owes({"pitch", {{"side", side}}}, state.phasing, {says::piccole_field_camp_ruling_owed, {{"side", side}}})};
    const bool waits = std::ranges::any_of(state.elements, [&](const Element& one)
                                           { return one.side == state.phasing && !one.at && one.left == Left::No; });
    if (state.part == Part::Deployment && waits)
        return {owes({"deploy", {}}, state.phasing, {says::piccole_field_deploy_ruling_all, {{"side", side}}})};
    if (state.part == Part::Moves && !state.pips)
        return {owes({"roll_pips", {}}, state.phasing, {says::piccole_turn_pips_first})};
    return {};
}

} // namespace merlon::piccole
