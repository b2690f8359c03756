// The game as it might be, for the question who could shoot at whom.

#include "core/siege/system.h"

namespace merlon::siege
{
namespace
{

constexpr std::string_view targetId = "?"; // no id of a file is written so

/// Nobody's, so that it is nobody's friend. It takes the place of those who stand there.
void standTarget(Data& data, State& state, Hex hex, std::string name)
{
    for (Counter& one : state.counters)
        if (one.hex && one.health != Health::Dead && Footprint(one).contains(hex))
            one.hex.reset();
    const int nobody = static_cast<int>(data.forces.size());
    data.forces.emplace_back();
    Piece piece;
    piece.hex = hex;
    Counter target;
    target.id = targetId;
    target.figure = static_cast<int>(data.figures.size());
    target.force = nobody;
    target.hex = hex;
    state.counters.push_back(std::move(target));
    data.house.clear(); // the same game without a house rule does not know him
    data.figures.push_back({std::string(targetId), std::move(name), nobody, std::move(piece)});
}

/// Of those who have moved, the bows are left: they shoot in the second step (siege.1.21c).
void makeItTheirTime(State& state, Counter& who, std::string_view order)
{
    state.phase = who.force;
    state.owed.clear();
    state.clash.reset();
    state.days.part = DayPart::Assault;
    const bool goes = order == play::kindOf<Move>().key;
    state.step = goes ? Step::Movement : who.moved ? Step::SecondShooting : Step::FirstShooting;
    who.shots = 0;
    if (goes)
    {
        who.moved = false;
        who.spent = 0;
    }
}

bool mayStandOn(const State& state, const Counter& who, Hex hex)
{
    const castle::Terrain* terrain = state.site->terrainAt(hex);
    const auto taken = [&](const Counter& one)
    { return one.id != who.id && one.hex && one.health != Health::Dead && Footprint(one).contains(hex); };
    return terrain != nullptr && (who.mounted ? terrain->mounted : terrain->foot) &&
           std::ranges::none_of(state.counters, taken);
}

void standThere(Counter& who, Hex hex, bool walked)
{
    if (!walked)
        who.moved = false;
    if (hex == who.hex)
        return;
    if (who.rear)
        who.rear = *who.rear + (hex - *who.hex);
    who.hex = hex;
    who.aloft = false;
    who.moved = walked;
}

} // namespace

std::vector<play::Aiming> System::aimings() const
{
    return {{"shoot", "by", "at", "move", "counter", "path"}};
}

std::optional<play::Supposition> System::supposed(const play::Game& game, const play::Supposed& what) const
{
    State state = stateOf(game);
    play::Supposition out{game, {}};
    if (what.target)
    {
        Data data = dataOf(game);
        standTarget(data, state, *what.target, map::printedName(*state.site->map, *what.target));
        play::Setting setting = *game.setting;
        setting.data = play::Opaque::of(std::move(data));
        out.game.setting = std::make_shared<const play::Setting>(std::move(setting));
        out.target = {"counter", std::string(targetId)};
    }
    if (!what.who.id.empty())
    {
        Counter* who = state.find(what.who.id);
        if (who == nullptr || !who->hex)
            return {};
        if (what.stands && *what.stands != *who->hex && !mayStandOn(state, *who, *what.stands))
            return {};
        if (what.stands)
            standThere(*who, *what.stands, what.walked);
        if (!what.order.empty())
            makeItTheirTime(state, *who, what.order);
    }
    out.game.state = play::Opaque::of(std::move(state));
    return out;
}

} // namespace merlon::siege
