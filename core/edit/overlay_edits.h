#pragma once

#include "core/edit/map_edits.h"

/// Things that can come and go: hoardings, fascines, engines ... laid on the map and taken away, as the palette says
/// where each may lie.
namespace merlon::edit
{

/// A thing that is to be laid.
struct Laid
{
    std::string kind;
    std::vector<hex::Hex> hexes;      ///< the first is its front
    std::optional<hex::Side> outward; ///< of a kind that has such a side
    std::string state;                ///< empty: the first that its kind has

    friend bool operator==(const Laid&, const Laid&) = default;
};

/// On the hexes of one of its kind, that one turns, or is in the other state.
Made laid(const Desk& desk, const Laid& thing);

/// What lies on one of these hexes: of that kind, or all where there is none of it. A thing of several hexes goes
/// whole, a course hex by hex.
Made lifted(const Desk& desk, std::span<const hex::Hex> hexes, std::string_view kind = {});

/// The sides that a thing there may call outward, clockwise from S0; none where its kind has no such side.
std::vector<hex::Side> outwardSides(const Desk& desk, std::string_view kind, std::span<const hex::Hex> hexes);
/// That of them which is nearest to the wish.
std::optional<hex::Side> outwardNear(const Desk& desk, std::string_view kind, std::span<const hex::Hex> hexes,
                                     hex::Side wish);

} // namespace merlon::edit
