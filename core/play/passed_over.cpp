#include "core/play/passed_over.h"

#include <algorithm>

namespace merlon::play
{
namespace
{

void addWhoMay(std::vector<PassedOver>& all, const Game& game, bool later)
{
    PassedOver here{game.setting->system->clock(game), {}, later};
    for (Muster& line : game.setting->system->muster(game))
        if (line.turn == Turn::May && !line.who.empty())
            here.may.push_back(std::move(line));
    if (!here.may.empty())
        all.push_back(std::move(here));
}

/// The game after the least of the ends that may be given, if that is not the given one.
std::optional<Game> afterALesserEnd(const Game& game, const Record& end)
{
    for (const Kind* kind : game.setting->system->orders())
    {
        if (!kind->fields.empty())
            continue;
        if (kind->key == end.kind)
            return {};
        const Verdict verdict = judge(game, {std::string(kind->key), {}});
        if (verdict.whole())
            return after(game, verdict);
        if (verdict.legal) // it waits for a die
            return {};
    }
    return {};
}

} // namespace

std::vector<PassedOver> passedOver(const Game& game, const Record& end)
{
    std::vector<PassedOver> all;
    addWhoMay(all, game, false);
    const Clock start = game.setting->system->clock(game);
    std::vector<Clock> seen{start};
    for (auto next = afterALesserEnd(game, end); next; next = afterALesserEnd(*next, end))
    {
        const Clock clock = game.setting->system->clock(*next);
        if (clock.by != start.by || clock.turn != start.turn || std::ranges::count(seen, clock) > 0)
            break;
        seen.push_back(clock);
        addWhoMay(all, *next, true);
    }
    return all;
}

} // namespace merlon::play
