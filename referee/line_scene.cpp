#include "referee/line_scene.h"

#include "core/play/system.h"
#include "referee/referee_session.h"

#include <algorithm>

namespace merlon::referee
{
namespace
{

void markWhere(play::Scene& scene, const play::Value& named)
{
    const auto mark = [&scene](const play::Value& where)
    {
        if (std::ranges::find(scene.marks, where, &play::Marked::where) == scene.marks.end())
            scene.marks.push_back({where, play::Mark::Actor});
    };
    if (std::holds_alternative<hex::Hex>(named) || std::holds_alternative<play::Place>(named))
        mark(named);
    if (const auto* ref = std::get_if<play::Ref>(&named))
        for (const play::Piece& piece : scene.pieces)
            if (piece.thing == *ref)
                for (const hex::Hex hex : piece.hexes)
                    mark(hex);
}

} // namespace

play::Scene sceneOfLine(const RefereeSession& session, int index)
{
    const auto at = static_cast<std::size_t>(index);
    const play::Told& told = session.fold().lines()[at];
    play::Scene scene = play::sceneOf(session.game()).value_or(play::Scene{});
    std::vector<play::Record> spoken = told.effects;
    if (std::holds_alternative<play::Played>(session.journal().entries[at].what))
    {
        const play::Game then = session.fold().before(index);
        const play::Record order = session.fold().orderAt(index);
        const play::Verdict verdict = play::judge(then, order, told.given);
        const play::Scene was = play::sceneOf(then, &order, &verdict).value_or(play::Scene{});
        scene.marks = was.marks;
        scene.lines = was.lines;
        scene.outlines = was.outlines;
        scene.legal = verdict.legal;
        spoken.push_back(order);
    }
    for (const play::Record& record : spoken)
        for (const auto& [key, value] : record.fields)
            markWhere(scene, value);
    return scene;
}

} // namespace merlon::referee
