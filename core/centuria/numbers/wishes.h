#pragma once

#include "core/centuria/numbers/changes.h"

#include <string>

/// Two slips about scenery, opened together, and what comes of them.
namespace merlon::centuria
{

struct Wish
{
    Change change = Change::None;
    std::string element; ///< by whatever name; empty: none

    friend bool operator==(const Wish&, const Wish&) = default;
};

struct Changed
{
    /// In the order in which it is done: removals, then moves, beginning with the player who set the first element.
    struct Step
    {
        Change change = Change::None;
        std::string element;
        bool second = false; ///< whose slip says so; of two that remove one element, the first player's

        friend bool operator==(const Step&, const Step&) = default;
    };

    Fate first = Fate::None;
    Fate second = Fate::None;
    std::vector<Step> steps;
    bool same = false; ///< both slips name one element

    friend bool operator==(const Changed&, const Changed&) = default;
};

/// `first` is the slip of the player who set the first element of scenery.
Changed changesOf(const std::vector<ChangeRow>& rows, const Wish& first, const Wish& second);

} // namespace merlon::centuria
