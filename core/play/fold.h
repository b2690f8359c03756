#pragma once

#include "core/play/timeline.h"

#include <functional>
#include <map>
#include <optional>
#include <set>
#include <span>

/// A journal folded line by line: the game now, and what each line was when it was given. Every order in force is
/// judged with its recorded dice by today's rules; where they differ from what is recorded, today's hold and the line
/// says so. An overruling holds whatever the rules say.
namespace merlon::play
{

/// A line of the journal as it stands now.
struct Told
{
    Clock clock;                 ///< when it was given
    Given given;                 ///< its dice, corrected where they were
    std::optional<Said> today;   ///< what the rules say of it today, where that differs from what they said
    std::vector<Record> effects; ///< what it changed, overruled or not
    std::vector<Fault> faults;   ///< effects that this version cannot carry out: then it changed nothing
    bool waits = false;          ///< it lacks a die or a field now and changes nothing: after a correction
    std::optional<Reason> why{}; ///< the first reason against it today
    std::vector<int> took{};     ///< of undo, redo and back: indices of the entries that it took out of force
    std::vector<int> brought{};  ///< and of those that it put in force again
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
    explicit Fold(Game start) : now_(start), start_(std::move(start)) {}

    /// So many entries are to come: thousands are not moved about while they do.
    void reserve(std::size_t entries);
    /// Takes the next entry of the journal.
    void take(const Entry& entry);

    const Game& game() const { return now_; }
    /// The game that the order of that index was given in: for a line in force as it stands now, for another as it was
    /// then.
    Game before(int index) const;
    /// The game after the line of that index, likewise.
    Game after(int index) const;
    /// The lines in force once more, oldest first: their index, the game before and after each, until `hear` says that
    /// it has heard enough.
    void retell(const std::function<bool(int, const Game&, const Game&)>& hear) const;
    /// The order of that index as it would be written today.
    Record orderAt(int index) const;
    /// By index of the entries.
    const std::vector<Told>& lines() const { return lines_; }
    /// Indices of the orders in force, oldest first.
    std::vector<int> inForce() const;
    /// Of the lines in force.
    std::vector<Difference> differences() const;
    /// Corrections of the line of that index that are in force, and remarks on it that were not undone, oldest first.
    std::vector<const Amended*> amendmentsOf(int index) const;
    bool canUndo() const { return timeline_.canUndo(); }
    bool canRedo() const { return timeline_.canRedo(); }
    bool canTake(const Happening& what) const { return timeline_.canTake(what); }
    /// As it would be if the next entry were this one: for a correction, before it is kept.
    Fold with(const Happening& what) const;

private:
    struct Step ///< an order or a change by hand in force, and the last corrections of it; -1: none
    {
        int entry = 0;
        int dice = -1;
        int overruling = -1;

        friend bool operator==(const Step&, const Step&) = default;
    };
    /// The last so many states are kept, and one every so many orders; the rest is folded again.
    static constexpr std::size_t keepEvery = 32;

    void follow(const Happening& what);
    void change(std::size_t same, std::span<const Step> brought);
    bool corrects(int index) const;
    const Amended* amendment(int index) const;
    std::vector<Step> stepsNow() const;
    void foldFrom(std::size_t first);
    void keep();
    void step(const Step& step);
    void judge(const Step& step, Told& line) const;
    void carry(Told& line, int version);
    int versionOf(const Step& step) const;
    Game afterEntries(std::size_t count) const;
    Game afterSteps(std::size_t count) const;
    Played playedAt(const Step& step) const;

    Game now_;
    Game start_;
    Timeline timeline_;
    std::set<int> remarks_;                      ///< indices of the entries
    std::map<int, std::vector<int>> amendments_; ///< of a line, all there are, oldest first: indices likewise
    std::vector<bool> inForce_;                  ///< by index of the entries
    std::vector<Entry> entries_;
    std::vector<Told> lines_;
    std::vector<Step> steps_;
    std::vector<std::optional<Opaque>> kept_; ///< the state after each step; none: to be folded again
};

/// A journal folded whole.
Fold folded(const Journal& journal, Game start);

} // namespace merlon::play
