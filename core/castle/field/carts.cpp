#include "core/castle/field/carts.h"
#include "core/play/system.h"

#include <algorithm>

namespace merlon::castle
{

using hex::Hex;

std::optional<Cart> cartAt(const State& state, Hex hex)
{
    const map::Covering* cart = equipmentAt(*state.site, hex, "cart");
    if (cart == nullptr || cart->hexes.size() != 2 || hex::distance(cart->hexes[0], cart->hexes[1]) != 1)
        return {};
    const Cart asDrawn{cart->hexes[0], cart->hexes[1]};
    const bool backwards = cart->outward && hex::neighbour(asDrawn.front, *cart->outward) == asDrawn.back;
    return backwards ? Cart{asDrawn.back, asDrawn.front} : asDrawn;
}

Hex hindHexOf(const Counter& animal)
{
    return animal.rear.value_or(animal.hex.value_or(Hex{}));
}

bool isAtHead(const Cart& cart, Hex hex)
{
    return hex::distance(hex, cart.front) == 1 && hex::distance(hex, cart.back) > 1;
}

const Hitch* hitchOf(const State& state, std::string_view animal)
{
    const auto hitch = std::ranges::find(state.hitches, animal, &Hitch::animal);
    return hitch == state.hitches.end() ? nullptr : &*hitch;
}

const Hitch* hitchAt(const State& state, const Cart& cart)
{
    const auto hitch = std::ranges::find(state.hitches, cart.front, &Hitch::cart);
    return hitch == state.hitches.end() ? nullptr : &*hitch;
}

bool mayDraw(const Data& data, const Piece& piece)
{
    const Rules& rules = data.rules;
    const auto& classes = rules.anyHorseDrawsCarts ? rules.numbers->animals : rules.numbers->draught;
    return std::ranges::count(classes, piece.cls.id) > 0;
}

std::vector<Hitch> hitchesOf(const Data& data, const State& state)
{
    std::vector<Hitch> hitches;
    for (const map::Covering& covering : state.site->map->overlays)
    {
        const auto cart =
            covering.kind == "cart" && !covering.hexes.empty() ? cartAt(state, covering.hexes.front()) : std::nullopt;
        if (!cart)
            continue;
        const auto draws = [&](const Counter& one)
        {
            return one.hex && mayDraw(data, data.figures[static_cast<std::size_t>(one.figure)].piece) &&
                   isAtHead(*cart, hindHexOf(one));
        };
        const auto animal = std::ranges::find_if(state.counters, draws);
        if (animal != state.counters.end() && std::ranges::count(hitches, animal->id, &Hitch::animal) == 0)
            hitches.push_back({animal->id, cart->front});
    }
    return hitches;
}

void moveHitch(State& state, const std::vector<Hex>& from, Hex front)
{
    for (Hitch& hitch : state.hitches)
        if (std::ranges::count(from, hitch.cart) > 0)
            hitch.cart = front;
}

void dropHitch(State& state, std::string_view animal)
{
    std::erase_if(state.hitches, [&](const Hitch& hitch) { return hitch.animal == animal; });
}

void dropHitch(State& state, const std::vector<Hex>& cart)
{
    std::erase_if(state.hitches, [&](const Hitch& hitch) { return std::ranges::count(cart, hitch.cart) > 0; });
}

} // namespace merlon::castle
