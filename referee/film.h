#pragma once

#include "core/play/fold.h"

namespace merlon::referee
{

/// A game as a film: what was set out, and then a picture for each order and change by hand in force. It knows where it
/// stands, and what the game was there.
class Film
{
public:
    /// It begins with what was set out.
    explicit Film(const play::Fold& fold);

    /// Of the pictures, the first not counted.
    int count() const { return static_cast<int>(lines_.size()); }
    /// 0: what was set out; else so many lines are told.
    int at() const { return at_; }
    /// Of the same fold, as near as there are pictures.
    void go(const play::Fold& fold, int at);
    /// The picture of a line of the journal, or the last one before it.
    int of(int line) const;
    /// The index of the line that is told now; -1: none is yet.
    int line() const { return at_ == 0 ? -1 : lines_[static_cast<std::size_t>(at_) - 1]; }
    const play::Game& game() const { return game_; }
    /// The pictures at which a turn begins.
    const std::vector<int>& turns() const { return turns_; }

private:
    std::vector<int> lines_;
    std::vector<int> turns_;
    int at_ = 0;
    play::Game game_;
};

} // namespace merlon::referee
