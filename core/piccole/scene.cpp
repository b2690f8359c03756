// What is seen of a table: bases, zones of control, the ground that a move sweeps and how far it is.
#include "core/piccole/moves/way.h"
#include "core/piccole/system.h"

#include "piccole_rules.h"

#include <algorithm>
#include <cmath>

namespace merlon::piccole
{
namespace
{

using play::Mark;
using play::Scene;
using tabletop::Convex;
using tabletop::Leg;
using tabletop::Vec;

play::Outline drawn(const Convex& shape, Mark mark, bool legal)
{
    play::Outline out{{}, mark, legal};
    for (const Vec corner : shape)
        out.corners.push_back(tabletop::pointAt(corner));
    return out;
}

int tenths(double mm)
{
    return static_cast<int>(std::lround(10 * mm));
}

void drawPieces(const State& state, Scene& scene)
{
    for (const Element& one : state.elements)
    {
        play::Piece piece{.thing = {"counter", one.id}, .name = one.id, .force = one.side};
        if (one.at)
            piece.footprint = play::Footprint{*one.at, tenths(one.base.front), tenths(one.base.depth)};
        piece.gone = one.left != Left::No;
        piece.states.push_back({"troop", std::string(play::wordsOf<Troop>.words[static_cast<std::size_t>(one.troop)])});
        if (one.general)
            piece.states.push_back({"state", "general"});
        scene.pieces.push_back(std::move(piece));
    }
}

void drawWay(const Way& way, Scene& scene)
{
    for (const Leg& leg : way.legs)
    {
        scene.outlines.push_back(drawn(leg.swept(0), Mark::Way, scene.legal));
        scene.strokes.push_back(
            {tabletop::pointAt(leg.from.centre()), tabletop::pointAt(leg.to.centre()), Mark::Way, scene.legal});
    }
    scene.labels.push_back({tabletop::pointAt(way.end().centre()),
                            {says::piccole_move_measure_ruling_measure,
                             {{"way", play::Length{tenths(way.length)}}, {"most", play::Length{tenths(way.most)}}}}});
}

/// Of all enemies, against that one.
void drawZones(const Standing& standing, const Element& who, Scene& scene)
{
    for (const Element* enemy : standing.enemies(who))
        for (const Convex& part : zoneAgainst(standing, *enemy, who))
            scene.outlines.push_back(drawn(part, Mark::Zone, true));
}

std::vector<play::Pose> pathIn(const play::Record& begun)
{
    if (begun.kind == "move")
        return pathOf(play::read<Move>(begun.fields).value);
    const play::Value* at = play::find(begun.fields, "at");
    const auto* pose = at != nullptr ? std::get_if<play::Pose>(at) : nullptr;
    return pose != nullptr ? std::vector{*pose} : std::vector<play::Pose>{};
}

void drawDeployment(const Data& data, const State& state, const Element& who, const play::Record& begun, Scene& scene)
{
    if (const auto ground = groundToDeploy(data, state, who.side))
        scene.outlines.push_back(drawn(*ground, Mark::Zone, true));
    for (const play::Pose& pose : pathIn(begun))
        scene.outlines.push_back(drawn(tabletop::standAt(who.base, pose).shape(), Mark::Aim, scene.legal));
}

} // namespace

Scene sceneOf(const Data& data, const State& state, const play::Record* begun, bool legal)
{
    Scene scene;
    scene.legal = legal;
    drawPieces(state, scene);
    for (const Camp& camp : state.camps)
        scene.outlines.push_back(drawn(camp.stand().shape(), Mark::Zone, camp.holder == camp.owner));
    const play::Value* value = begun != nullptr ? play::find(begun->fields, "who") : nullptr;
    const auto* ref = value != nullptr ? std::get_if<play::Ref>(value) : nullptr;
    const Element* who = ref != nullptr ? find(state.elements, ref->id) : nullptr;
    if (who == nullptr)
        return scene;
    if (begun->kind == "deploy")
        drawDeployment(data, state, *who, *begun, scene);
    else if (who->stands() && (begun->kind == "move" || begun->kind == "break_contact"))
    {
        const Standing standing{data, state.elements};
        scene.marks.push_back({*who->at, Mark::Actor});
        drawZones(standing, *who, scene);
        if (const auto path = pathIn(*begun); !path.empty())
        {
            const Way way = wayOf(data, state, *who, path);
            drawWay(way, scene);
            scene.outlines.push_back(drawn(way.end().shape(), Mark::Aim, legal));
        }
    }
    return scene;
}

} // namespace merlon::piccole
