#include "referee/asked_scene.h"

#include "referee/asked_order.h"
#include "referee/referee_session.h"

namespace merlon::referee
{
namespace
{

void markPiece(play::Scene& scene, const play::Piece& piece, play::Mark mark)
{
    if (piece.footprint)
        scene.marks.push_back({piece.thing, mark, piece.board});
    for (const hex::Hex hex : piece.hexes)
        scene.marks.push_back({hex, mark, piece.board});
}

} // namespace

play::Scene sceneOfAsked(const RefereeSession& session, const AskedOrder& order, const play::Field* asked)
{
    if (!session.isOpen())
        return {};
    const play::Verdict* verdict = session.draft() != nullptr ? &session.verdict() : nullptr;
    const play::Record* record = order.kind() != nullptr ? &order.record() : nullptr;
    play::Scene scene = play::sceneOf(session.game(), record, verdict).value_or(play::Scene{});
    if (asked == nullptr || record == nullptr || !order.lacksSomething())
        return scene;
    if (asked->sort == play::Sort::Thing && record->fields.empty()) // whoever may act bears a mark of his own
        return scene;
    for (const play::Candidate& candidate : order.candidates(*asked).some)
    {
        const play::Mark mark = candidate.legal ? play::Mark::May : play::Mark::MayNot;
        const auto* ref = std::get_if<play::Ref>(&candidate.mark);
        if (ref == nullptr)
            scene.marks.push_back({candidate.mark, mark});
        for (const play::Piece& piece : scene.pieces)
            if (ref != nullptr && piece.thing == *ref)
                markPiece(scene, piece, mark);
    }
    return scene;
}

} // namespace merlon::referee
