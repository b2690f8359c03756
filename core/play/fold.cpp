#include "core/play/fold.h"

namespace merlon::play
{

void Fold::take(const Entry& entry)
{
    lines_.push_back({now_.setting->system->clock(now_), {}, {}, {}, {}});
    entries_.push_back(entry);
    const bool taken = follow();
    const auto* byHand = std::get_if<ByHand>(&entry.what);
    if (byHand != nullptr && byHand->effects.empty())
        return; // a note
    if (byHand != nullptr || std::holds_alternative<Played>(entry.what))
    {
        steps_.push_back({static_cast<int>(entries_.size()) - 1});
        step(steps_.back());
    }
    else if (taken)
    {
        std::vector<Step> steps = stepsNow();
        const auto [was, is] = std::ranges::mismatch(steps_, steps);
        const auto same = static_cast<std::size_t>(was - steps_.begin());
        Told& line = lines_.back();
        std::transform(was, steps_.end(), std::back_inserter(line.took), [](const Step& one) { return one.entry; });
        std::transform(is, steps.end(), std::back_inserter(line.brought), [](const Step& one) { return one.entry; });
        steps_ = std::move(steps);
        foldFrom(same);
    }
}

/// The timeline takes the last entry. A remark goes when it is undone; who goes back to an earlier line keeps it.
bool Fold::follow()
{
    const Happening& what = entries_.back().what;
    if (std::holds_alternative<Undone>(what) && canUndo())
        remarks_.erase(timeline_.inForce().back());
    const bool taken = timeline_.take(what);
    if (taken && !std::holds_alternative<Played>(what))
        for (const int index : timeline_.inForce())
            if (const auto* amended = amendment(index); amended != nullptr && amended->remarks())
                remarks_.insert(index);
    return taken;
}

const Amended* Fold::amendment(int index) const
{
    return std::get_if<Amended>(&entries_[static_cast<std::size_t>(index)].what);
}

/// The orders in force, each with the last corrections of it that are in force too.
std::vector<Fold::Step> Fold::stepsNow() const
{
    std::vector<Step> steps;
    for (const int index : timeline_.inForce())
    {
        const Amended* amended = amendment(index);
        if (amended == nullptr)
            steps.push_back({index});
        else if (const auto at = std::ranges::find(steps, amended->line - 1, &Step::entry); at != steps.end())
        {
            if (amended->dice)
                at->dice = index;
            if (amended->overruled)
                at->overruling = index;
        }
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
    if (step.dice >= 0)
        played.given.dice = *amendment(step.dice)->dice;
    if (step.overruling >= 0)
        played.overruled = amendment(step.overruling)->overruled;
    return played;
}

/// Carries out the last of the steps.
void Fold::step(const Step& step)
{
    const auto index = static_cast<std::size_t>(step.entry);
    const Entry& entry = entries_[index];
    Told& line = lines_[index];
    line = {std::move(line.clock), {}, {}, {}, {}};
    if (const auto* byHand = std::get_if<ByHand>(&entry.what))
    {
        line.effects = byHand->effects;
        carry(line, entry.version);
    }
    else
    {
        judge(step, line);
        carry(line, playedAt(step).overruled ? entry.version : today);
    }
    if (steps_.size() % keepEvery == 0)
        kept_.push_back(now_.state);
}

/// What the rules of today say of an order with its dice, and what it changes.
void Fold::judge(const Step& step, Told& line) const
{
    const Played played = playedAt(step);
    const Verdict verdict = play::judge(now_, orderAt(step.entry), played.given);
    line.given = played.given;
    line.waits = !played.overruled && verdict.legal && verdict.waits();
    if (const Reason* why = decisive(verdict))
        line.why = *why;
    if (Said now = saidOf(verdict); now != played.said)
        line.today = std::move(now);
    if (played.overruled)
        line.effects = played.overruled->allowed ? played.overruled->effects : std::vector<Record>{};
    else if (verdict.whole())
        line.effects = verdict.effects;
}

void Fold::carry(Told& line, int version)
{
    if (line.effects.empty())
        return;
    auto state = now_.setting->system->apply(now_, line.effects, version);
    if (state)
        now_.state = std::move(*state);
    else
    {
        line.faults = std::move(state.error());
        line.effects.clear();
    }
}

Record Fold::orderAt(int index) const
{
    const Entry& entry = entries_[static_cast<std::size_t>(index)];
    const auto* played = std::get_if<Played>(&entry.what);
    return played != nullptr ? now_.setting->system->renewed(played->order, entry.version) : Record{};
}

/// As it was when the journal had so many entries.
Game Fold::afterEntries(std::size_t count) const
{
    Fold then(start_);
    for (std::size_t i = 0; i < count; ++i)
        then.take(entries_[i]);
    return then.now_;
}

Game Fold::afterSteps(std::size_t count) const
{
    Fold then(start_);
    then.entries_ = entries_;
    then.lines_ = lines_;
    then.kept_.assign(kept_.begin(), kept_.begin() + static_cast<std::ptrdiff_t>(count / keepEvery));
    then.steps_.assign(steps_.begin(), steps_.begin() + static_cast<std::ptrdiff_t>(count));
    then.foldFrom(count);
    return then.now_;
}

Game Fold::before(int index) const
{
    const auto at = std::ranges::find(steps_, index, &Step::entry);
    return at == steps_.end() ? afterEntries(static_cast<std::size_t>(index))
                              : afterSteps(static_cast<std::size_t>(at - steps_.begin()));
}

Game Fold::after(int index) const
{
    const auto at = std::ranges::find(steps_, index, &Step::entry);
    return at == steps_.end() ? afterEntries(static_cast<std::size_t>(index) + 1)
                              : afterSteps(static_cast<std::size_t>(at - steps_.begin()) + 1);
}

void Fold::retell(const std::function<void(int, const Game&, const Game&)>& hear) const
{
    Fold then(start_);
    then.entries_ = entries_;
    then.lines_ = lines_;
    for (const Step& one : steps_)
    {
        const Game before = then.now_;
        then.steps_.push_back(one);
        then.step(one);
        hear(one.entry, before, then.now_);
    }
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
        if (const auto& now = lines_[index].today) // only orders have one
            all.push_back({entries_[index].number, std::get<Played>(entries_[index].what).said, *now});
    }
    return all;
}

std::vector<const Amended*> Fold::amendmentsOf(int index) const
{
    std::set<int> inForce = remarks_;
    for (const int one : timeline_.inForce())
        inForce.insert(one);
    std::vector<const Amended*> all;
    for (const int one : inForce)
        if (const Amended* amended = amendment(one); amended != nullptr && amended->line == index + 1)
            all.push_back(amended);
    return all;
}

Fold Fold::with(const Happening& what) const
{
    Fold then = *this;
    then.take({static_cast<int>(entries_.size()) + 1, now_.setting->system->version(), what});
    return then;
}

Fold folded(const Journal& journal, Game start)
{
    Fold fold(std::move(start));
    for (const Entry& entry : journal.entries)
        fold.take(entry);
    return fold;
}

} // namespace merlon::play
