#pragma once

#include "core/castle/field/state.h"

/// Carts, and the animals that are harnessed to them, as they are now. SIEGE 5.11.
namespace merlon::castle
{

struct Cart
{
    hex::Hex front;
    hex::Hex back;

    bool has(hex::Hex hex) const { return hex == front || hex == back; }
};

/// Nothing: no cart of two hexes side by side is there. Its front is towards its side, or its first hex.
std::optional<Cart> cartAt(const State& state, hex::Hex hex);
/// The hex of an animal that touches the cart that it draws: of a horse its rear half's.
hex::Hex hindHexOf(const Counter& animal);
/// One of the three hexes in front of a cart (siege.5.11a).
bool isAtHead(const Cart& cart, hex::Hex hex);

/// Null: it is harnessed to none.
const Hitch* hitchOf(const State& state, std::string_view animal);
/// Null: nothing draws that cart.
const Hitch* hitchAt(const State& state, const Cart& cart);
/// Those of the beginning: animals that are set up at the head of a cart and may draw it.
std::vector<Hitch> hitchesOf(const Data& data, const State& state);
/// Whether one of that class may draw a cart (siege.5.11a).
bool mayDraw(const Data& data, const Piece& piece);

/// The cart that was on one of those hexes has its front there.
void moveHitch(State& state, const std::vector<hex::Hex>& from, hex::Hex front);
/// Of an animal or a cart that is no more.
void dropHitch(State& state, std::string_view animal);
void dropHitch(State& state, const std::vector<hex::Hex>& cart);

} // namespace merlon::castle
