#include "core/play/fold.h"

#include "core/play/paper.h"

#include <algorithm>
#include <iterator>

namespace merlon::play
{

Fold::Fold(Game start) : now_(std::move(start))
{
    places_.push_back({std::make_shared<Clock>(now_.setting->system->clock(now_)), now_.state, true});
}

/// Every order is judged first with the corrections under which it was given.
void Fold::takeAll(std::span<const Entry> entries, const std::stop_token& stop)
{
    bool unjudged = false;
    if (entries.size() > 1) // one by one, they would be moved about each time
    {
        lines_.reserve(lines_.size() + entries.size());
        entries_.reserve(entries_.size() + entries.size());
    }
    for (const Entry& entry : entries)
    {
        if (stop.stop_requested())
            return;
        if (unjudged && mayCorrect(entry.what) && affords())
        {
            settle(stop);
            unjudged = false;
        }
        unjudged = unjudged || std::holds_alternative<Played>(entry.what);
        add(entry);
    }
    settle(stop);
}

/// Whether lines before may stand on other corrections after it.
bool Fold::mayCorrect(const Happening& what) const
{
    if (const auto* amended = std::get_if<Amended>(&what))
        return !amended->remarks();
    return !amendments_.empty() && !std::holds_alternative<Played>(what) && !std::holds_alternative<ByHand>(what);
}

/// A remark goes when it is undone; who goes back to an earlier line keeps it.
void Fold::add(const Entry& entry)
{
    const int index = static_cast<int>(entries_.size());
    const std::size_t from = timeline_.at();
    lines_.emplace_back();
    entries_.push_back(entry);
    if (!timeline_.take(entry.what))
        return;
    if (const auto* amended = std::get_if<Amended>(&entry.what))
        amendments_[amended->line - 1].push_back(index);
    else if (std::holds_alternative<Undone>(entry.what))
        undone_.insert(timeline_.entry(from));
    else if (std::holds_alternative<Redone>(entry.what))
        undone_.erase(timeline_.entry(timeline_.at()));
}

/// What is new is carried out, and what stands on an order whose corrections are others now.
void Fold::settle(const std::stop_token& stop)
{
    const std::size_t added = places_.size();
    const auto were = std::exchange(corrected_, correctionsInForce());
    std::vector<std::pair<int, Corrected>> others;
    std::ranges::set_symmetric_difference(were, corrected_, std::back_inserter(others));
    std::size_t first = added;
    std::set<std::size_t> changed;
    for (const auto& [index, corrections] : others)
        first = std::min(first, *changed.insert(timeline_.after(index)).first);
    places_.resize(timeline_.nodes());
    std::vector<bool> stale(timeline_.nodes() - first);
    for (std::size_t node = first; node < timeline_.nodes() && !stop.stop_requested(); ++node)
    {
        const std::size_t parent = timeline_.parent(node);
        stale[node - first] = node >= added || (parent >= first && stale[parent - first]) || changed.contains(node);
        if (!stale[node - first])
            continue;
        carryOut(node);
        spent_ += node < added ? 1 : 0;
    }
    spent_ += corrected_.size() + keepEvery;
    show(timeline_.at());
}

void Fold::show(std::size_t node)
{
    if (shown_ != node)
        now_ = at(node);
    shown_ = node;
}

std::map<int, Fold::Corrected> Fold::correctionsInForce() const
{
    std::map<int, Corrected> corrections;
    for (std::size_t node = timeline_.amendment(timeline_.at()); node != Timeline::root;
         node = timeline_.amendment(timeline_.parent(node)))
    {
        const int index = timeline_.entry(node);
        const Amended& amended = *amendment(index);
        if (amended.remarks())
            continue;
        Corrected& one = corrections[amended.line - 1]; // the last one holds
        if (amended.dice && one.dice < 0)
            one.dice = index;
        if (amended.overruled && one.overruling < 0)
            one.overruling = index;
    }
    return corrections;
}

/// The order or change by hand of a node, in the game of its parent.
void Fold::carryOut(std::size_t node)
{
    show(timeline_.parent(node));
    const int index = timeline_.entry(node);
    const Entry& entry = entries_[static_cast<std::size_t>(index)];
    Told line;
    if (const auto* byHand = std::get_if<ByHand>(&entry.what))
        line.effects = byHand->effects;
    else if (std::holds_alternative<Played>(entry.what))
        judge(index, line, places_[node]);
    if (!line.effects.empty())
        line.faults = play::carryOut(now_, line.effects, versionOf(index));
    if (!line.faults.empty())
        line.effects.clear();
    lines_[static_cast<std::size_t>(index)] = std::move(line);
    shown_ = node;
    keep(node);
}

/// What the rules of today say of an order with its dice, and what it changes. Where they said something else already
/// when it was new, no correction made since is the cause.
void Fold::judge(int index, Told& line, Place& place) const
{
    const Played played = playedAt(index);
    const Verdict verdict = play::judge(now_, orderAt(index), played.given);
    line.given = played.given;
    line.waits = !played.overruled && verdict.legal && verdict.waits();
    if (const Reason* why = decisive(verdict))
        line.why = *why;
    if (Said now = saidOf(verdict); now != played.said)
    {
        place.otherwise = place.otherwise || place.clock == nullptr;
        line.otherwise = place.otherwise || now.legal != played.said.legal;
        line.today = std::move(now);
    }
    if (played.overruled)
        line.effects = played.overruled->allowed ? played.overruled->effects : std::vector<Record>{};
    else if (verdict.whole())
        line.effects = verdict.effects;
}

/// Of many that come at once only the last ones: what nobody shares is changed in place, not copied.
void Fold::keep(std::size_t node)
{
    const Place& parent = places_[timeline_.parent(node)];
    Clock clock = now_.setting->system->clock(now_);
    Place& place = places_[node];
    place.clock = clock == *parent.clock ? parent.clock : std::make_shared<Clock>(std::move(clock));
    place.kept = place.keeps ? timeline_.depth(node) : parent.kept;
    if (const std::size_t far = spacing(now_.state); timeline_.depth(node) - place.kept >= 2 * far)
        keepAbove(node, far);
    const bool recent = node + keepEvery >= timeline_.nodes();
    if (recent || place.state) // what stands on a correction too
        place.state = now_.state;
    if (!recent)
        return;
    recent_.push_back(node);
    if (recent_.size() <= keepEvery)
        return;
    if (Place& old = places_[recent_.front()]; !old.keeps)
        old.state.reset();
    recent_.pop_front();
}

/// For good the state so many nodes above: a way that forks again and again keeps no more than a straight one.
void Fold::keepAbove(std::size_t node, std::size_t far)
{
    const std::size_t kept = timeline_.depth(node) - far;
    for (; timeline_.depth(node) > kept; node = timeline_.parent(node))
        places_[node].kept = kept;
    Place& above = places_[node];
    above.kept = kept;
    above.keeps = true;
    if (!above.state)
        above.state = at(node).state;
}

/// The order as it stands: what was played, corrected.
Played Fold::playedAt(int index) const
{
    Played played = std::get<Played>(entries_[static_cast<std::size_t>(index)].what);
    const auto corrected = corrected_.find(index);
    if (corrected == corrected_.end())
        return played;
    if (corrected->second.dice >= 0)
        played.given.dice = *amendment(corrected->second.dice)->dice;
    if (corrected->second.overruling >= 0)
        played.overruled = amendment(corrected->second.overruling)->overruled;
    return played;
}

const Amended* Fold::amendment(int index) const
{
    return std::get_if<Amended>(&entries_[static_cast<std::size_t>(index)].what);
}

/// What the rules of today say changes the game as today; a referee's word as when he gave it.
int Fold::versionOf(int index) const
{
    const Entry& entry = entries_[static_cast<std::size_t>(index)];
    const auto* played = std::get_if<Played>(&entry.what);
    const auto corrected = corrected_.find(index);
    const bool ruled =
        played == nullptr || played->overruled || (corrected != corrected_.end() && corrected->second.overruling >= 0);
    return ruled ? entry.version : today;
}

/// What is known of a line is carried out again without judging it.
void Fold::affect(Game& game, int index) const
{
    if (const auto& effects = lines_[static_cast<std::size_t>(index)].effects; !effects.empty())
        play::carryOut(game, effects, versionOf(index));
}

/// From the last kept state on the way there.
Game Fold::at(std::size_t node) const
{
    std::vector<int> way;
    for (; !places_[node].state; node = timeline_.parent(node))
        way.push_back(timeline_.entry(node));
    Game then{now_.setting, *places_[node].state};
    for (auto index = way.rbegin(); index != way.rend(); ++index)
        affect(then, *index);
    return then;
}

Record Fold::orderAt(int index) const
{
    const Entry& entry = entries_[static_cast<std::size_t>(index)];
    const auto* played = std::get_if<Played>(&entry.what);
    return played != nullptr ? now_.setting->system->renewed(played->order, entry.version) : Record{};
}

void Fold::retell(const std::function<bool(int, const Game&, const Game&)>& hear) const
{
    Game now = at(Timeline::root);
    for (const int index : inForce())
    {
        const Game before = now;
        affect(now, index);
        if (!hear(index, before, now))
            return;
    }
}

std::vector<int> Fold::inForce() const
{
    std::vector<int> entries = timeline_.leaving(timeline_.at(), Timeline::root);
    std::erase_if(entries, [this](int index) { return amendment(index) != nullptr; });
    return entries;
}

std::vector<int> Fold::took(int index) const
{
    return timeline_.leaving(timeline_.before(index), timeline_.after(index));
}

std::vector<int> Fold::brought(int index) const
{
    return timeline_.leaving(timeline_.after(index), timeline_.before(index));
}

std::vector<Difference> Fold::differences() const
{
    std::vector<Difference> all;
    for (const int one : inForce())
    {
        const auto index = static_cast<std::size_t>(one);
        if (const Told& line = lines_[index]; line.otherwise) // only an order is
            all.push_back({entries_[index].number, std::get<Played>(entries_[index].what).said, *line.today});
    }
    return all;
}

std::vector<const Amended*> Fold::amendmentsOf(int index) const
{
    std::vector<const Amended*> all;
    if (const auto known = amendments_.find(index); known != amendments_.end())
        for (const int one : known->second)
            if (timeline_.isInForce(one) || (amendment(one)->remarks() && !undone_.contains(one)))
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
    fold.takeAll(journal.entries);
    return fold;
}

} // namespace merlon::play
