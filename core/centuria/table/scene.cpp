#include "core/centuria/table/system.h"
#include "core/centuria/table/zones.h"

#include "centuria-table_rules.h"
#include "centuria_rules/ruling.h"

#include <algorithm>

namespace merlon::centuria::setup
{
namespace
{

play::Outline drawn(const Outline& outline, play::Mark mark, bool legal)
{
    return {pointsOf(outline), mark, legal};
}

/// The table as it is now: with the scenery that was set, camps and baggage.
std::shared_ptr<const map::TableMap> tableNow(const Data& data, const State& state)
{
    auto table = std::make_shared<map::TableMap>(*data.table);
    std::erase_if(table->areas,
                  [&](const map::Area& area) { return std::ranges::count(data.fixed, area.id, &Element::id) > 0; });
    const auto add = [&](std::string id, std::string_view kind, std::vector<TablePoint> outline)
    {
        map::Area area;
        area.id = std::move(id);
        area.kind = kind;
        area.outline = std::move(outline);
        table->areas.push_back(std::move(area));
    };
    for (const Element& element : state.elements)
        add(element.id, play::wordsOf<Kind>.words.at(static_cast<std::size_t>(element.kind)), element.outline);
    for (const Camp& camp : state.camps)
        add("camp-" + camp.side, "camp", pointsOf(outlineOf(camp.stand().shape())));
    if (state.baggage)
    {
        const auto& [front, depth] = data.numbers->baggage;
        add("baggage", "baggage",
            pointsOf(outlineOf(tabletop::standAt({double(front), double(depth)}, *state.baggage).shape())));
    }
    return table;
}

void drawUnits(const State& state, play::Scene& scene)
{
    for (const Unit& unit : state.units)
    {
        play::Piece piece{.thing = {"counter", unit.id}, .name = unit.id, .force = unit.side};
        if (unit.at.empty())
            scene.pieces.push_back(std::move(piece));
        for (const Pose& at : unit.at)
        {
            piece.footprint = play::Footprint{at, lengthOf(unit.base.front).tenths, lengthOf(unit.base.depth).tenths};
            scene.pieces.push_back(piece);
        }
    }
}

void drawZones(const Data& data, const State& state, const Unit& unit, As as, play::Scene& scene)
{
    const double band = hasBands(data.battle) ? data.numbers->band : 0;
    const auto clear = [&](Outline zone)
    {
        for (Vec& corner : zone)
            corner.x = std::clamp(corner.x, band, data.numbers->width - band);
        return zone;
    };
    if (as == As::Zone)
        scene.outlines.push_back(drawn(clear(zoneOf(data, state, unit.side).outline), play::Mark::Zone, true));
    if (as == As::Vanguard)
        scene.outlines.push_back(drawn(clear(vanguardZoneOf(data, state, unit.side).outline), play::Mark::Zone, true));
}

const Unit* unitIn(const State& state, const play::Record& begun)
{
    const play::Value* unit = play::find(begun.fields, "unit");
    const auto* ref = unit != nullptr ? std::get_if<play::Ref>(unit) : nullptr;
    return ref != nullptr ? state.unit(ref->id) : nullptr;
}

void drawPlacing(const Data& data, const State& state, const play::Record& begun, play::Scene& scene)
{
    const Unit* unit = unitIn(state, begun);
    if (unit == nullptr || state.chooser.empty())
        return;
    const auto order = play::read<PlaceUnit>(begun.fields).value;
    const As as = wayOf(*unit, order);
    drawZones(data, state, *unit, as, scene);
    if (play::find(begun.fields, "at") == nullptr)
        return;
    const std::vector<Stand> stands = standsOf(*unit, order);
    for (const Stand& stand : stands)
        scene.outlines.push_back(drawn(outlineOf(stand.shape()), play::Mark::Aim, scene.legal));
    const auto nearest = nearestEnemy(state, *unit, stands);
    if (!nearest || as == As::Zone || as == As::Ambush)
        return;
    const int least = as == As::Vanguard ? data.numbers->zones.vanguardsApart : data.numbers->infiltrated;
    const bool far = isMore(nearest->way, least);
    const TablePoint from = tabletop::pointAt(nearest->from);
    const TablePoint to = tabletop::pointAt(nearest->to);
    scene.strokes.push_back({from, to, play::Mark::Way, far});
    scene.labels.push_back(
        {tabletop::pointAt(0.5 * (nearest->from + nearest->to)),
         {says::centuria_setup_step5_place_measure, {{"way", lengthOf(nearest->way)}, {"least", lengthOf(least)}}}});
}

void drawQuadrants(const Data& data, play::Scene& scene)
{
    const double width = double(data.numbers->width) / data.numbers->columns;
    const double depth = double(data.numbers->depth) / data.numbers->rows;
    for (int row = 0; row < data.numbers->rows; ++row)
        for (int column = 0; column < data.numbers->columns; ++column)
            scene.outlines.push_back(
                drawn(rectangle(column * width, row * depth, (column + 1) * width, (row + 1) * depth), play::Mark::Zone,
                      true));
}

void drawLaying(const Data& data, const play::Record& begun, play::Scene& scene)
{
    drawQuadrants(data, scene);
    const std::vector<TablePoint> outline = outlineOf(play::read<Lay>(begun.fields).value);
    if (outline.size() >= 3)
        scene.outlines.push_back({outline, play::Mark::Aim, scene.legal});
}

/// With the scenery that makes room, and how far it is moved.
void drawCamp(const Data& data, const State& state, const play::Record& begun, play::Scene& scene)
{
    const auto order = play::read<PlaceCamp>(begun.fields).value;
    if (state.chooser.empty() || play::find(begun.fields, "side") == nullptr)
        return;
    scene.outlines.push_back(drawn(zoneOf(data, state, order.side.id).outline, play::Mark::Zone, true));
    if (play::find(begun.fields, "at") == nullptr)
        return;
    const Stand camp = Camp{order.side.id, order.at, order.front, order.depth}.stand();
    scene.outlines.push_back(drawn(outlineOf(camp.shape()), play::Mark::Aim, scene.legal));
    for (const Element& element : state.elements)
        if (const auto by = isInTheWay(data, camp, element) ? shortestShift(data, state, camp, element) : std::nullopt)
        {
            const Vec from = centreOf(outlineOf(element.outline));
            Outline there = outlineOf(element.outline);
            for (Vec& corner : there)
                corner = corner + *by;
            scene.outlines.push_back(drawn(there, play::Mark::Way, true));
            scene.strokes.push_back({tabletop::pointAt(from), tabletop::pointAt(from + *by), play::Mark::Way, true});
            scene.labels.push_back({tabletop::pointAt(from + *by),
                                    {says::centuria_setup_step2_camp_measure, {{"way", lengthOf(length(*by))}}}});
        }
}

} // namespace

play::Scene sceneOf(const Data& data, const State& state, const play::Record* begun, bool legal)
{
    play::Scene scene;
    scene.legal = legal;
    if (data.table)
        scene.boards = {tableNow(data, state)};
    drawUnits(state, scene);
    if (begun == nullptr)
        return scene;
    if (begun->kind == "place")
        drawPlacing(data, state, *begun, scene);
    if (begun->kind == "lay")
        drawLaying(data, *begun, scene);
    if (begun->kind == "camp")
        drawCamp(data, state, *begun, scene);
    return scene;
}

} // namespace merlon::centuria::setup
