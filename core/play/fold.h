#pragma once

#include "core/play/timeline.h"

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

    /// Takes the next entry of the journal.
    void take(const Entry& entry);

    const Game& game() const { return now_; }
    /// By index of the entries.
    const std::vector<Told>& lines() const { return lines_; }
    /// Indices of the orders in force, oldest first.
    std::vector<int> inForce() const;
    /// Of the lines in force.
    std::vector<Difference> differences() const;
    bool canUndo() const { return timeline_.canUndo(); }
    bool canRedo() const { return timeline_.canRedo(); }
    bool canTake(const Happening& what) const { return timeline_.canTake(what); }
    /// What would differ if the next entry were this one: for a correction, before it is kept.
    std::vector<Difference> differencesAfter(const Happening& what) const;

private:
    struct Step ///< an order in force, and the last correction of it
    {
        int entry = 0;
        int amendment = -1;

        friend bool operator==(const Step&, const Step&) = default;
    };
    /// A state is kept every so many orders; the rest is folded again.
    static constexpr std::size_t keepEvery = 32;

    std::vector<Step> stepsNow() const;
    void foldFrom(std::size_t first);
    void step(const Step& step);
    Played playedAt(const Step& step) const;

    Game now_;
    Game start_;
    Timeline timeline_;
    std::vector<Entry> entries_;
    std::vector<Told> lines_;
    std::vector<Step> steps_;
    std::vector<Opaque> kept_; ///< the states after every keepEvery-th step
};

/// A journal folded whole.
Fold folded(const Journal& journal, Game start);

} // namespace merlon::play
