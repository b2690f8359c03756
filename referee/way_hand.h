#pragma once

#include "referee/asked_order.h"

namespace merlon::referee
{

/// A way that a hand draws on the map, hex by hex, for the order that is asked for. No widget.
class WayHand
{
public:
    explicit WayHand(AskedOrder& order) : order_(order) {}

    /// It begins on that hex: where who goes stands, at the end of the way so far, or further on.
    void begin(const play::Game& game, const play::Field& way, hex::Hex at);
    void end() { way_ = nullptr; }
    /// Null: nothing is drawn.
    const play::Field* way() const { return way_; }
    /// All the hexes of the stroke, with that on which it began.
    void draw(const std::vector<hex::Hex>& stroke);

private:
    AskedOrder& order_;
    const play::Field* way_ = nullptr;
    play::List before_;   ///< the way, when the stroke began
    bool goesOn_ = false; ///< from where it ends: the first hex of the stroke is on it
};

} // namespace merlon::referee
