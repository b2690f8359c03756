#include "core/game/fold.h"

#include "core/siege/referee.h"

namespace merlon::game
{

Fold::Fold(std::shared_ptr<const Setting> setting) : start_(begin(std::move(setting))) {}

void Fold::take(const Entry& entry)
{
    lines_.push_back({game().turn, game().phase, {}, {}});
    entries_.push_back(entry);
    timeline_.take(entry.what);
    follow();
}

/// Keeps the games that are still in force, and goes on from there.
void Fold::follow()
{
    inForce_ = timeline_.inForce();
    std::size_t same = 0;
    while (same < chain_.size() && same < inForce_.size() && chain_[same].entry == inForce_[same])
        ++same;
    chain_.resize(same);
    for (std::size_t i = same; i < inForce_.size(); ++i)
        chain_.push_back({inForce_[i], step(inForce_[i], game())});
}

Game Fold::step(int index, const Game& before)
{
    const auto& order = std::get<Played>(entries_[static_cast<std::size_t>(index)].what);
    Line& line = lines_[static_cast<std::size_t>(index)];
    const verdict::Verdict verdict = siege::judge(before, order.order, order.dice);
    if (Said now = saidOf(verdict); now != order.said)
        line.today = std::move(now);
    if (order.overruled)
        line.effects = order.overruled->allowed ? order.overruled->effects : std::vector<verdict::Effect>{};
    else if (verdict.legal && verdict.needs.empty())
        line.effects = verdict.effects;
    return carriedOut(before, order, verdict);
}

} // namespace merlon::game
