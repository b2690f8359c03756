#pragma once

#include "core/hex/edge.h"
#include "core/hex/layout.h"
#include "core/map/hex_map.h"

#include <map>
#include <optional>
#include <set>
#include <span>

/// Over which hexes a line runs, which of their sides look where, and what becomes of a place along it where it is
/// bent.
namespace merlon::edit
{

/// The hexes that it runs over, from its first point to its last, each the neighbour of the one before; one may come
/// twice where it crosses itself. For drawing: its curves are no matter of rules.
std::vector<hex::Hex> hexesOf(const hex::Layout& grid, const map::Line& line);

/// How many points of the line come before that place of its row.
std::size_t pointsBefore(const map::Line& line, std::span<const hex::Hex> row, std::size_t place);

/// Sides by hex.
using Hexsides = std::map<hex::Hex, std::set<hex::Side>>;

/// The hexsides of the line's hexes that face outwards.
Hexsides outwardOf(const std::vector<hex::Hex>& row, map::Line::Outward outward);

/// A side of a hex of a line, seen by whoever goes along it.
struct Berth
{
    enum class Hand : std::uint8_t
    {
        Ahead,
        Right,
        Behind,
        Left
    };

    Hand hand = Hand::Ahead;
    int turns = 0; ///< sixths from ahead, to the hand

    Berth mirrored() const;
    friend bool operator==(const Berth&, const Berth&) = default;
};

Berth berthOf(std::span<const hex::Hex> row, std::size_t at, hex::Side side);
/// The sides on that hand there, those first that are most like it.
std::vector<hex::Side> sidesLike(std::span<const hex::Hex> row, std::size_t at, const Berth& berth);

/// From places along one row to those along another that it is bent into: what both have stays where it is, and other
/// places are as far from it as they were, or nearer together where the new row is shorter there.
class Course
{
public:
    Course(std::vector<hex::Hex> was, std::vector<hex::Hex> is);

    const std::vector<hex::Hex>& was() const { return was_; }
    const std::vector<hex::Hex>& is() const { return is_; }
    std::size_t kept() const { return anchors_.size(); }
    /// None: the new row ends before.
    std::optional<std::size_t> at(std::size_t place) const;
    /// The first and the last place of that part of the new row into which the part about this place was bent.
    std::pair<std::size_t, std::size_t> stretch(std::size_t place) const;

private:
    struct Anchor
    {
        std::size_t was = 0;
        std::size_t is = 0;
    };
    using Anchors = std::vector<Anchor>;
    /// The first anchor that does not come before that place.
    Anchors::const_iterator from(std::size_t place) const;

    std::vector<hex::Hex> was_;
    std::vector<hex::Hex> is_;
    Anchors anchors_; ///< hexes of both, in the order of both
};

} // namespace merlon::edit
