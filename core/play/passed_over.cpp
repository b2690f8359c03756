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

/// What the least of the ends that may be given does, if that is not the given one.
std::optional<Verdict> lesserEnd(const Game& game, const Record& end)
{
    for (const Kind* kind : game.setting->system->orders())
    {
        if (!kind->fields.empty())
            continue;
        if (kind->key == end.kind)
            return {};
        if (Verdict verdict = judge(game, {std::string(kind->key), {}}); verdict.legal)
            return verdict;
    }
    return {};
}

std::optional<Game> afterALesserEnd(const Game& game, const Record& end)
{
    const auto lesser = lesserEnd(game, end);
    return lesser && lesser->whole() ? std::optional(after(game, *lesser)) : std::nullopt; // else it waits for a die
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

bool isLeastEnd(const Game& game, const Record& end)
{
    return !lesserEnd(game, end);
}

} // namespace merlon::play
