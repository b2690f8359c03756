#pragma once

#include "core/play/timeline.h"

#include <algorithm>
#include <deque>
#include <functional>
#include <map>
#include <optional>
#include <set>
#include <span>
#include <stop_token>

/// A journal folded line by line: the game now, and what each line says as it stands now. Every order is judged with
/// its recorded dice by today's rules; where they differ from what is recorded, today's hold and the line says so. An
/// overruling holds whatever the rules say. The game at a node of the timeline is the game at its parent and what the
/// node's order does there, with the corrections of it that are in force: so it is the same whether a journal is
/// followed or read, and reading takes time as the journal is long; a correction, as the lines after it are many.
namespace merlon::play
{

/// A line of the journal as it stands now.
struct Told
{
    Given given;                 ///< its dice, corrected where they were
    std::optional<Said> today;   ///< what the rules say of it today, where that differs from what they said
    std::vector<Record> effects; ///< what it changed, overruled or not
    std::vector<Fault> faults;   ///< effects that this version cannot carry out: then it changed nothing
    bool waits = false;          ///< it lacks a die or a field now and changes nothing: after a correction
    std::optional<Reason> why{}; ///< the first reason against it today
    bool otherwise = false;      ///< judged otherwise today, and no correction made since explains that
};

/// An entry on which today's rules differ from what the journal says they said.
struct Difference
{
    int number = 0;
    Said then;
    Said now;

    friend bool operator==(const Difference&, const Difference&) = default;
};

class Fold
{
public:
    explicit Fold(Game start);

    /// Takes the next entry of the journal.
    void take(const Entry& entry) { takeAll({&entry, 1}); }
    /// Takes the next entries. A fold that was stopped knows less than it was told, and is good for nothing.
    void takeAll(std::span<const Entry> entries, const std::stop_token& stop = {});

    const Game& game() const { return now_; }
    /// The game that the order of that index was given in, and the game after it.
    Game before(int index) const { return at(timeline_.before(index)); }
    Game after(int index) const { return at(timeline_.after(index)); }
    /// When the line of that index was given.
    const Clock& clock(int index) const { return *places_[timeline_.before(index)].clock; }
    /// The lines in force once more, oldest first: their index, the game before and after each, until `hear` says that
    /// it has heard enough.
    void retell(const std::function<bool(int, const Game&, const Game&)>& hear) const;
    /// The order of that index as it would be written today.
    Record orderAt(int index) const;
    /// By index of the entries.
    const std::vector<Told>& lines() const { return lines_; }
    /// Indices of the orders and changes by hand in force, oldest first.
    std::vector<int> inForce() const;
    /// Indices of the lines that the one of that index took out of force, and of those that it put in force again.
    std::vector<int> took(int index) const;
    std::vector<int> brought(int index) const;
    /// Of the lines in force, those that are judged otherwise today.
    std::vector<Difference> differences() const;
    /// Corrections of the line of that index that are in force, and remarks on it that were not undone, oldest first.
    std::vector<const Amended*> amendmentsOf(int index) const;
    const Timeline& timeline() const { return timeline_; }
    bool canUndo() const { return timeline_.canUndo(); }
    bool canRedo() const { return timeline_.canRedo(); }
    bool canTake(const Happening& what) const { return timeline_.canTake(what); }
    /// As it would be if the next entry were this one: for a correction, before it is kept.
    Fold with(const Happening& what) const;

private:
    struct Corrected ///< the last corrections of an order in force: indices of their entries; -1: none
    {
        int dice = -1;
        int overruling = -1;

        friend auto operator<=>(const Corrected&, const Corrected&) = default;
    };
    struct Place ///< a node of the timeline
    {
        std::shared_ptr<const Clock> clock; ///< most share their parent's
        std::optional<Opaque> state{};      ///< none: to be carried out again
        bool keeps = false;                 ///< the state, for good
        std::size_t kept = 0;               ///< depth of the nearest node on the way here that keeps its own
        bool otherwise = false;             ///< its order is judged otherwise today, as the corrections were then
    };
    /// What is judged again before all is read, so that a journal of corrections is read in time too: when more is
    /// spent, orders are judged with the corrections of the end.
    bool affords() const { return spent_ <= 16 * entries_.size() + 100'000; }
    /// The last so many states are kept, and on each way one every so many nodes, fewer of large ones: all that is
    /// kept is as long as the journal.
    static constexpr std::size_t keepEvery = 32;
    static std::size_t spacing(const Opaque& state) { return std::max(keepEvery, state.weight() / 4); }

    bool mayCorrect(const Happening& what) const;
    void add(const Entry& entry);
    void settle(const std::stop_token& stop);
    std::map<int, Corrected> correctionsInForce() const;
    void show(std::size_t node);
    void carryOut(std::size_t node);
    void judge(int index, Told& line, Place& place) const;
    void keep(std::size_t node);
    void keepAbove(std::size_t node, std::size_t far);
    const Amended* amendment(int index) const;
    int versionOf(int index) const;
    Game at(std::size_t node) const;
    void affect(Game& game, int index) const;
    Played playedAt(int index) const;

    Game now_;
    std::size_t shown_ = Timeline::root; ///< the node whose game that is
    std::size_t spent_ = 0;
    Timeline timeline_;
    std::vector<Place> places_;                  ///< by node of the timeline
    std::deque<std::size_t> recent_;             ///< nodes whose state is kept for a while
    std::map<int, Corrected> corrected_;         ///< by index of the order
    std::map<int, std::vector<int>> amendments_; ///< of a line, all there are, oldest first: indices of the entries
    std::set<int> undone_;                       ///< remarks likewise
    std::vector<Entry> entries_;
    std::vector<Told> lines_;
};

/// A journal folded whole.
Fold folded(const Journal& journal, Game start);

} // namespace merlon::play
