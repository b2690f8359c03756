#pragma once

#include "core/tabletop/base.h"

#include <optional>

/// Bases edge on edge.
namespace merlon::tabletop
{

/// How the front of one base lies on an edge of another.
struct Contact
{
    Edge edge = Edge::Front; ///< of the other
    double shared = 0;       ///< of their lengths, mm
    bool aligned = false;    ///< corner on corner: both of a front or a rear, the front one of a side
};
/// The front of `one` on an edge of `other`: on one line, facing each other, sharing more than a hand is forgiven.
/// Corners that merely touch are no contact.
std::optional<Contact> contact(const Stand& one, const Stand& other);

/// What counts as touching an edge.
enum class Touch : std::uint8_t
{
    Edges,       ///< an edge of the other along it
    OrACornerToo ///< or one of its corners on it, but not on its ends
};
/// Whether anything of `other` touches that edge of `one`.
bool touches(const Stand& one, Edge edge, const Stand& other, Touch touch);

/// Where a base stands whose front is aligned on that edge of another.
Stand alignedOn(const Stand& other, Edge edge, Base base);

/// Where a base stands beside another on that edge, facing as it does: in line to its right or left with their fronts
/// level, in column before or behind it.
Stand besideOf(const Stand& other, Edge edge, Base base);

} // namespace merlon::tabletop
