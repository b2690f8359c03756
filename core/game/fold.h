#pragma once

#include "core/game/timeline.h"

/// A journal folded line by line, for those who follow a game while it is played: the game now, and what each line was
/// when it was given. The same game as `replay` gives.
namespace merlon::game
{

struct Line
{
    int turn = 1;                         ///< when it was given
    int phase = 0;                        ///< whose phase it was then
    std::optional<Said> today;            ///< what the rules say of it today, where that differs from what they said
    std::vector<verdict::Effect> effects; ///< what it changed, overruled or not
};

class Fold
{
public:
    explicit Fold(std::shared_ptr<const Setting> setting);

    /// Takes the next entry of the journal.
    void take(const Entry& entry);

    const Game& game() const { return chain_.empty() ? start_ : chain_.back().after; }
    /// By index of the entries.
    const std::vector<Line>& lines() const { return lines_; }
    /// Indices of the entries in force, oldest first.
    const std::vector<int>& inForce() const { return inForce_; }
    bool canUndo() const { return timeline_.canUndo(); }
    bool canRedo() const { return timeline_.canRedo(); }

private:
    struct Step
    {
        int entry = 0;
        Game after;
    };

    void follow();
    Game step(int index, const Game& before);

    Game start_;
    Timeline timeline_;
    std::vector<Entry> entries_;
    std::vector<Line> lines_;
    std::vector<int> inForce_;
    std::vector<Step> chain_; ///< the games after the orders in force
};

} // namespace merlon::game
