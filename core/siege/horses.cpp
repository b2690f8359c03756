#include "core/siege/horses.h"

#include <algorithm>

namespace merlon::siege
{

std::string horseOf(std::string_view rider)
{
    return std::string(rider) + ".horse";
}

const LooseHorse* looseHorse(const State& state, std::string_view id)
{
    const auto is = [&](const LooseHorse& horse) { return horseOf(horse.rider) == id; };
    const auto horse = std::ranges::find_if(state.horses, is);
    return horse == state.horses.end() ? nullptr : &*horse;
}

LooseHorse* looseHorse(State& state, std::string_view id)
{
    return const_cast<LooseHorse*>(looseHorse(std::as_const(state), id));
}

Counter counterOf(const State& state, const LooseHorse& horse)
{
    Counter counter;
    counter.id = horseOf(horse.rider);
    counter.figure = -1;
    counter.force = std::max(0, sideOf(state, horse));
    counter.health = horse.alive ? Health::Ready : Health::Dead;
    counter.hex = horse.hex;
    counter.rear = horse.rear;
    counter.arrived = horse.arrived;
    return counter;
}

const Figure& figureOfAHorse()
{
    static const Figure figure = []
    {
        Figure horse;
        horse.piece.cls.id = "horse";
        return horse;
    }();
    return figure;
}

} // namespace merlon::siege
