#pragma once

#include "core/edit/edit.h"
#include "core/map/hex_map.h"

/// What is a castle, and where its outside is, as far as terrain and hexsides tell.
namespace merlon::edit
{

class Outside
{
public:
    explicit Outside(const Desk& desk);

    /// Of the castle: a wall, a tower, a floor of it.
    bool isCastle(hex::Hex hex) const;
    /// One could walk from there off the map without passing through the castle.
    bool isOutside(hex::Hex hex) const;

private:
    bool closed(hex::Hex hex, hex::Side side) const;

    const Value& map_;
    std::vector<bool> castle_;           ///< by number of the legend
    std::vector<std::uint8_t> barriers_; ///< by Layout::index, bit k: something built stands on side k
};

} // namespace merlon::edit
