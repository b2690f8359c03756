#include "core/play/fold.h"

namespace merlon::play
{

void Fold::take(const Entry& entry)
{
    lines_.push_back({now_.setting->system->clock(now_), {}, {}, {}, {}, false});
    entries_.push_back(entry);
    const bool taken = timeline_.take(entry.what);
    if (std::holds_alternative<Played>(entry.what))
    {
        steps_.push_back({static_cast<int>(entries_.size()) - 1});
        step(steps_.back());
    }
    else if (taken)
    {
        const std::vector<Step> steps = stepsNow();
        const auto differ = std::ranges::mismatch(steps_, steps).in1;
        const auto same = static_cast<std::size_t>(differ - steps_.begin());
        steps_ = steps;
        foldFrom(same);
    }
}

/// The orders in force, each with the last correction of it that is in force too.
std::vector<Fold::Step> Fold::stepsNow() const
{
    std::vector<Step> steps;
    for (const int index : timeline_.inForce())
    {
        const auto* amended = std::get_if<Amended>(&entries_[static_cast<std::size_t>(index)].what);
        if (amended == nullptr)
            steps.push_back({index});
        else if (const auto at = std::ranges::find(steps, amended->line - 1, &Step::entry); at != steps.end())
            at->amendment = index;
    }
    return steps;
}

/// From the last kept state before a step on.
void Fold::foldFrom(std::size_t first)
{
    const std::size_t kept = std::min(first / keepEvery, kept_.size());
    kept_.resize(kept);
    now_.state = kept > 0 ? kept_.back() : start_.state;
    const std::vector<Step> again(steps_.begin() + static_cast<std::ptrdiff_t>(kept * keepEvery), steps_.end());
    steps_.resize(kept * keepEvery);
    for (const Step& one : again)
    {
        steps_.push_back(one);
        step(one);
    }
}

/// The order as it stands: what was played, corrected.
Played Fold::playedAt(const Step& step) const
{
    Played played = std::get<Played>(entries_[static_cast<std::size_t>(step.entry)].what);
    if (step.amendment < 0)
        return played;
    const auto& amended = std::get<Amended>(entries_[static_cast<std::size_t>(step.amendment)].what);
    if (amended.dice)
        played.given.dice = *amended.dice;
    if (amended.overruled)
        played.overruled = amended.overruled;
    return played;
}

/// Carries out the last of the steps.
void Fold::step(const Step& step)
{
    const Entry& entry = entries_[static_cast<std::size_t>(step.entry)];
    const Played played = playedAt(step);
    const Record order = now_.setting->system->renewed(played.order, entry.version);
    const Verdict verdict = judge(now_, order, played.given);
    Told& line = lines_[static_cast<std::size_t>(step.entry)];
    line = {std::move(line.clock), played.given, {}, {}, {}, !played.overruled && verdict.legal && verdict.waits()};
    if (Said now = saidOf(verdict); now != played.said)
        line.today = std::move(now);
    if (played.overruled)
        line.effects = played.overruled->allowed ? played.overruled->effects : std::vector<Record>{};
    else if (verdict.whole())
        line.effects = verdict.effects;
    if (!line.effects.empty())
    {
        const int version = played.overruled ? entry.version : today;
        auto state = now_.setting->system->apply(now_, line.effects, version);
        if (state)
            now_.state = std::move(*state);
        else
        {
            line.faults = std::move(state.error());
            line.effects.clear();
        }
    }
    if (steps_.size() % keepEvery == 0)
        kept_.push_back(now_.state);
}

std::vector<int> Fold::inForce() const
{
    std::vector<int> entries;
    for (const Step& one : steps_)
        entries.push_back(one.entry);
    return entries;
}

std::vector<Difference> Fold::differences() const
{
    std::vector<Difference> all;
    for (const Step& one : steps_)
    {
        const auto index = static_cast<std::size_t>(one.entry);
        if (const auto& now = lines_[index].today)
            all.push_back({entries_[index].number, std::get<Played>(entries_[index].what).said, *now});
    }
    return all;
}

std::vector<Difference> Fold::differencesAfter(const Happening& what) const
{
    Fold then = *this;
    then.take({static_cast<int>(entries_.size()) + 1, now_.setting->system->version(), what});
    return then.differences();
}

Fold folded(const Journal& journal, Game start)
{
    Fold fold(std::move(start));
    for (const Entry& entry : journal.entries)
        fold.take(entry);
    return fold;
}

} // namespace merlon::play
