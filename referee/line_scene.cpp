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
    const play::Game then = session.fold().before(index);
    std::vector<play::Record> spoken = told.effects;
    std::optional<play::Scene> was;
    if (std::holds_alternative<play::Played>(session.journal().entries[at].what))
    {
        const play::Record& order = spoken.emplace_back(session.fold().orderAt(index));
        const play::Verdict verdict = play::judge(then, order, told.given);
        was = play::sceneOf(then, &order, &verdict);
    }
    else
        was = play::sceneOf(then);
    play::Scene scene = play::sceneOf(session.game()).value_or(play::Scene{});
    if (!was)
        return scene;
    for (const play::Record& record : spoken)
        for (const auto& [key, value] : record.fields)
            markWhere(*was, value);
    scene.marks = std::move(was->marks);
    scene.lines = std::move(was->lines);
    scene.outlines = std::move(was->outlines);
    scene.legal = was->legal;
    return scene;
}

} // namespace merlon::referee
