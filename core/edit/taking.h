#pragma once

#include "core/edit/edit.h"

#include <span>

/// What another copy of a document has otherwise, taken whole or in part.
namespace merlon::edit
{

/// What differs, as small as it can be taken alone.
enum class Aspect : std::uint8_t
{
    Thing,  ///< an object of a layer
    Whole,  ///< all of a map, whose grid is another
    Ground, ///< terrain and levels of hexes
    Head,   ///< what a map or a table says of the whole
    Title,  ///< of a scenario, as all that follow
    Background,
    Briefing,
    Victory,
    Rules,
    Turns,
    Sheet,
    Authors,
    Rest
};

struct Difference
{
    Aspect part = Aspect::Thing;
    std::size_t shelf = 0;
    Key key = 0;  ///< of mine; 0: there is none
    Thing mine{}; ///< none: it is not there
    Thing theirs{};
    std::vector<hex::Hex> hexes{}; ///< of the ground
};

/// Of two values of one sort of document, which need not have been read from one file. Objects are the same where they
/// say the same, or have one id or one place.
std::vector<Difference> differencesOf(const Value& mine, const Value& theirs);

/// What takes those differences in, and what they cannot be without: the force of a counter, and the counters of a
/// force that goes. Nothing where the legend is full.
std::optional<Patch> taking(const Value& mine, const Value& theirs, std::span<const Difference> chosen);

} // namespace merlon::edit
