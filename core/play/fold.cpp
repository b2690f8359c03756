#include "core/play/fold.h"

#include <algorithm>

namespace merlon::play
{

void Fold::reserve(std::size_t entries)
{
    lines_.reserve(entries);
    entries_.reserve(entries);
    steps_.reserve(entries);
    kept_.reserve(entries);
}

void Fold::take(const Entry& entry)
{
    lines_.push_back({now_.setting->system->clock(now_), {}, {}, {}, {}});
    entries_.push_back(entry);
    inForce_.push_back(false);
    if (const auto* amended = std::get_if<Amended>(&entry.what))
        amendments_[amended->line - 1].push_back(static_cast<int>(entries_.size()) - 1);
    if (timeline_.take(entry.what))
        follow(entry.what);
}

/// Where the timeline has gone. A remark goes when it is undone; who goes back to an earlier line keeps it.
void Fold::follow(const Happening& what)
{
    const auto& took = timeline_.took();
    const auto& brought = timeline_.brought();
    for (const int index : took)
        inForce_[static_cast<std::size_t>(index)] = false;
    for (const int index : brought)
        inForce_[static_cast<std::size_t>(index)] = true;
    const auto isStep = [this](int index) { return amendment(index) == nullptr; };
    if (std::holds_alternative<Undone>(what))
        remarks_.erase(took.back());
    for (const int index : brought)
        if (!isStep(index) && amendment(index)->remarks())
            remarks_.insert(index);
    const auto correction = [this](int index) { return corrects(index); };
    if (std::ranges::any_of(took, correction) || std::ranges::any_of(brought, correction))
    {
        const std::vector<Step> steps = stepsNow();
        const auto [was, is] = std::ranges::mismatch(steps_, steps);
        return change(static_cast<std::size_t>(was - steps_.begin()), std::span(is, steps.end()));
    }
    std::vector<Step> steps;
    for (const int index : brought)
        if (isStep(index))
            steps.push_back({index});
    change(steps_.size() - static_cast<std::size_t>(std::ranges::count_if(took, isStep)), steps);
}

/// The first so many steps stay; others come behind them.
void Fold::change(std::size_t same, std::span<const Step> brought)
{
    Told& line = lines_.back();
    const bool isItself = !brought.empty() && static_cast<std::size_t>(brought.back().entry) + 1 == entries_.size();
    for (const Step& one : std::span(steps_).subspan(same))
        line.took.push_back(one.entry);
    if (!isItself)
        for (const Step& one : brought)
            line.brought.push_back(one.entry);
    if (same == steps_.size() && brought.empty())
        return;
    steps_.resize(same);
    steps_.insert(steps_.end(), brought.begin(), brought.end());
    foldFrom(same);
}

bool Fold::corrects(int index) const
{
    const Amended* amended = amendment(index);
    return amended != nullptr && !amended->remarks();
}

const Amended* Fold::amendment(int index) const
{
    return std::get_if<Amended>(&entries_[static_cast<std::size_t>(index)].what);
}

/// The orders in force, each with the last corrections of it that are in force too.
std::vector<Fold::Step> Fold::stepsNow() const
{
    std::vector<Step> steps;
    std::map<int, std::size_t> places;
    for (const int index : timeline_.inForce())
    {
        const Amended* amended = amendment(index);
        if (amended == nullptr)
        {
            places.emplace(index, steps.size());
            steps.push_back({index});
        }
        else if (const auto at = places.find(amended->line - 1); at != places.end())
        {
            Step& corrected = steps[at->second];
            if (amended->dice)
                corrected.dice = index;
            if (amended->overruled)
                corrected.overruling = index;
        }
    }
    return steps;
}

/// From the last kept state before a step on.
void Fold::foldFrom(std::size_t first)
{
    while (first > 0 && (first > kept_.size() || !kept_[first - 1]))
        --first;
    kept_.resize(first);
    now_.state = first > 0 ? *kept_.back() : start_.state;
    const std::vector<Step> again(steps_.begin() + static_cast<std::ptrdiff_t>(first), steps_.end());
    steps_.resize(first);
    for (const Step& one : again)
    {
        steps_.push_back(one);
        step(one);
    }
}

/// The state after the last step; of those before it every keepEvery-th is enough.
void Fold::keep()
{
    kept_.push_back(now_.state);
    if (kept_.size() > keepEvery && (kept_.size() - keepEvery) % keepEvery != 0)
        kept_[kept_.size() - keepEvery - 1].reset();
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
        line.effects = byHand->effects;
    else
        judge(step, line);
    carry(line, versionOf(step));
    keep();
}

/// What the rules of today say changes the game as today; a referee's word as when he gave it.
int Fold::versionOf(const Step& step) const
{
    const Entry& entry = entries_[static_cast<std::size_t>(step.entry)];
    const auto* played = std::get_if<Played>(&entry.what);
    const bool ruled = played == nullptr || played->overruled || step.overruling >= 0;
    return ruled ? entry.version : today;
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
    then.kept_.assign(kept_.begin(), kept_.begin() + static_cast<std::ptrdiff_t>(count));
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

/// What was judged is known: only its effects are carried out again.
void Fold::retell(const std::function<bool(int, const Game&, const Game&)>& hear) const
{
    Game now = start_;
    for (const Step& one : steps_)
    {
        const Game before = now;
        const auto& effects = lines_[static_cast<std::size_t>(one.entry)].effects;
        if (!effects.empty())
            now.state = now.setting->system->apply(now, effects, versionOf(one)).value_or(now.state);
        if (!hear(one.entry, before, now))
            return;
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
    std::vector<const Amended*> all;
    if (const auto known = amendments_.find(index); known != amendments_.end())
        for (const int one : known->second)
            if (inForce_[static_cast<std::size_t>(one)] || remarks_.contains(one))
                all.push_back(amendment(one));
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
    fold.reserve(journal.entries.size());
    for (const Entry& entry : journal.entries)
        fold.take(entry);
    return fold;
}

} // namespace merlon::play
