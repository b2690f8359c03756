#pragma once

#include "support_hands.h"

namespace merlon::test
{

/// Gives the orders of a journal again at the window, by one pair of hands, field by field, as far as it offers them.
class Dictation
{
public:
    explicit Dictation(Hands& hands) : hands_(hands) {}

    /// Not what could not be said at the window: a refusal of what nobody asks while something is owed, or a way of
    /// which no pick gives the beginning.
    bool offers(const play::Record& order) const;
    /// With its dice, and kept. False when something cannot be said so. What nobody asks for is struck out.
    bool give(play::Played& played) const;

private:
    const play::System& system() const { return *hands_.session().setting()->system; }
    int rowOf(const play::Record& order) const;
    bool beginsWithAPick(const play::Record& order, const play::List& way) const;
    bool isFilledIn(const play::Record& order, const play::Field& field) const;
    void leaveOut(play::Played& played) const;
    bool fill(play::Record& order) const;

    Hands& hands_;
};

} // namespace merlon::test
