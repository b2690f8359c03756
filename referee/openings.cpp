#include "referee/openings.h"

#include "referee/counters_at_hex.h"
#include "referee/referee_session.h"
#include "referee/verdict_text.h"

#include <algorithm>

namespace merlon::referee
{
namespace
{

std::vector<play::Value> togetherWith(const play::Game& game, const play::Value& picked)
{
    std::vector<play::Value> all{picked};
    if (const auto* hex = std::get_if<hex::Hex>(&picked))
    {
        const auto marks = marksAt(game, *hex);
        all.insert(all.end(), marks.begin(), marks.end());
    }
    const auto* ref = std::get_if<play::Ref>(&picked);
    const auto scene = ref != nullptr ? play::sceneOf(game) : std::nullopt;
    if (scene)
        for (const play::Piece& piece : scene->pieces)
            if (piece.thing == *ref)
                all.insert(all.end(), piece.hexes.begin(), piece.hexes.end());
    return all;
}

} // namespace

std::vector<Opening> openingsOf(const RefereeSession& session, const play::Value& picked)
{
    std::vector<Opening> out;
    const VerdictText text(session.game());
    for (const play::Value& mark : togetherWith(session.game(), picked))
        for (auto& [begun, verdict] : session.setting()->system->menu(session.game(), mark, session.allowance()))
        {
            const play::Reason* why = play::decisive(verdict);
            Opening one{begun, text.orderName(begun.kind), verdict.legal,
                        why != nullptr && !verdict.legal ? text.reason(*why) : QString()};
            const auto same = std::ranges::find(out, one.begun.kind, [](const Opening& o) { return o.begun.kind; });
            if (same == out.end())
                out.push_back(std::move(one));
            else if (!same->legal && one.legal)
                *same = std::move(one);
        }
    return out;
}

const play::Value* beginnerOf(const play::Kind& kind, const play::Record& order)
{
    for (const play::Field& field : kind.fields)
        if (play::isPicked(field))
        {
            const play::Value* value = play::find(order.fields, field.key);
            const auto* list = value != nullptr ? std::get_if<play::List>(value) : nullptr;
            return list == nullptr ? value : list->empty() ? nullptr : &list->front();
        }
    return nullptr;
}

} // namespace merlon::referee
