#include "core/game/journal.h"

#include "core/game/timeline.h"
#include "core/siege/referee.h"

#include <algorithm>

namespace merlon::game
{
namespace
{

Timeline timelineOf(const Journal& journal)
{
    Timeline timeline;
    for (const Entry& entry : journal.entries)
        timeline.take(entry.what);
    return timeline;
}

std::string plain(const verdict::Value& value)
{
    if (const auto* word = std::get_if<verdict::Word>(&value))
        return word->key;
    if (const auto* text = std::get_if<std::string>(&value))
        return *text;
    if (const auto* number = std::get_if<int>(&value))
        return std::to_string(*number);
    return {};
}

} // namespace

InForce inForce(const Journal& journal)
{
    const Timeline timeline = timelineOf(journal);
    return {timeline.inForce(), timeline.canUndo(), timeline.canRedo()};
}

bool mayFollow(const Journal& journal, const decltype(Entry::what)& what)
{
    return std::holds_alternative<Played>(what) || timelineOf(journal).canTake(what);
}

Said saidOf(const verdict::Verdict& verdict)
{
    Said said;
    said.legal = verdict.legal;
    for (const verdict::Reason& reason : verdict.reasons)
        said.rules.emplace_back(reason.phrase.rule.id);
    const auto result = std::ranges::find(verdict.facts, "result", &verdict::Fact::name);
    if (result != verdict.facts.end())
        said.result = plain(result->value);
    return said;
}

Game carriedOut(const Game& game, const Played& order, const verdict::Verdict& verdict)
{
    if (!order.overruled)
        return apply(game, verdict);
    return order.overruled->allowed ? apply(game, order.overruled->effects) : game;
}

Replay replay(const Journal& journal, std::shared_ptr<const Setting> setting)
{
    Replay replay{begin(std::move(setting)), {}};
    for (const int index : inForce(journal).played)
    {
        const Entry& entry = journal.entries[static_cast<std::size_t>(index)];
        const auto& order = std::get<Played>(entry.what);
        const verdict::Verdict verdict = siege::judge(replay.game, order.order, order.dice);
        if (Said now = saidOf(verdict); now != order.said)
            replay.differences.push_back({entry.number, order.said, std::move(now)});
        replay.game = carriedOut(replay.game, order, verdict);
    }
    return replay;
}

std::uint64_t diceRolled(const Journal& journal)
{
    std::uint64_t count = 0;
    for (const Entry& entry : journal.entries)
        if (const auto* order = std::get_if<Played>(&entry.what))
            count += static_cast<std::uint64_t>(
                std::ranges::count(order->dice, verdict::DieSource::Rolled, &verdict::DieUsed::source));
    return count;
}

} // namespace merlon::game
