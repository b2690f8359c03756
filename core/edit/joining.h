#pragma once

#include "core/edit/map_edits.h"
#include "core/hex/joint.h"

/// Another map joined on an edge of the one that is painted on, as the boards of war games are laid side by side: one
/// map comes of both, so that whoever reads maps needs to know nothing of it.
namespace merlon::edit
{

using hex::Border;
using hex::Joint;

/// Where its hexes come to lie. They keep their places to each other; none lies on one of the map, and some touch it:
/// all that face it, where both edges are parallel, else a corner. A sentence where that cannot be.
tl::expected<Turn, yaml::Message> laidBeside(const hex::Layout& map, const hex::Layout& other, const Joint& joint);

/// The shifts with which they touch. Edges of which every second hex stands out fit into each other with every second
/// one only.
struct Shifts
{
    int least = 0;
    int most = 0;
    int step = 1;

    /// The one of them that is nearest to a wish.
    int nearest(int wish) const;
    friend bool operator==(const Shifts&, const Shifts&) = default;
};
/// Of a joint but for its own shift; nothing where none is right.
std::optional<Shifts> shiftsOf(const hex::Layout& map, const hex::Layout& other, Joint joint);

/// The terrain that most hexes of the map have which is no part of a castle and bears nothing.
std::string openGround(const Desk& desk);

/// With all that is on the other map, and new ids where both have the same; its title, its numbering and its scan stay
/// behind. What neither map covers of the smallest one that has both is of terrain `rest`, where levels are told at its
/// usual one. Hexes that were there keep whatever is on them.
Made joined(const Desk& desk, const Value& other, const Joint& joint, const std::string& rest);

} // namespace merlon::edit
