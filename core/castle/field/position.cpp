#include "core/castle/field/position.h"

#include <algorithm>

namespace merlon::castle
{

play::Value counterRef(const std::string& id)
{
    return play::Ref{"counter", id};
}

std::string counterIn(const play::Record& begun, std::string_view key)
{
    const play::Value* value = play::find(begun.fields, key);
    const auto* ref = value != nullptr ? std::get_if<play::Ref>(value) : nullptr;
    return ref != nullptr ? ref->id : std::string();
}

/// In the saddle there is one side; on foot a stunned or a wounded one may be printed besides.
int Body::printed(std::optional<int> Figures::*which, int otherwise) const
{
    const bool rides = state->mounted;
    const std::optional<Figures>& seat = rides ? piece().onHorse : piece().onFoot;
    if (seat)
        otherwise = ((*seat).*which).value_or(otherwise);
    const bool stunned = state->health == Health::Stunned;
    const std::optional<Figures>& hurt = stunned ? piece().whenStunned : piece().whenWounded;
    if (rides || !hurt || (!stunned && !state->turned && state->health != Health::Wounded))
        return otherwise;
    return ((*hurt).*which).value_or(otherwise);
}

Position::Position(const Data& data, const State& state) : data_(data), state_(state), whole_(&state)
{
    if (state.horses.empty())
        return;
    std::vector<Counter> horses;
    for (const LooseHorse& horse : state.horses)
        horses.push_back(counterOf(state, horse));
    horses_ = std::make_shared<const std::vector<Counter>>(std::move(horses));
}

Position Position::with(const State& other) const
{
    Position position(data_, other);
    position.whole_ = whole_;
    return position;
}

Body Position::find(std::string_view id) const
{
    if (const Counter* counter = state_.find(id))
        return body(*counter);
    for (const Body& horse : looseHorses())
        if (horse.state->id == id)
            return horse;
    return {};
}

std::vector<Body> Position::looseHorses() const
{
    std::vector<Body> horses;
    if (horses_)
        for (const Counter& horse : *horses_)
            horses.push_back(body(horse));
    return horses;
}

Body Position::body(const Counter& counter) const
{
    return {&counter,
            counter.figure < 0 ? &figureOfAHorse() : &data_.figures[static_cast<std::size_t>(counter.figure)]};
}

namespace
{

/// Inside what no line passes anyhow.
bool isWithin(const HexGround& ground, int storey)
{
    const Standing* high = ground.tall();
    const Storey* place = high != nullptr ? high->kind->storey(storey) : nullptr;
    return place != nullptr && place->hides;
}

} // namespace

Field Position::fieldWithout(std::string_view one, std::string_view other) const
{
    Field field(ground(), data_.rules.line);
    for (const Counter& counter : state_.counters)
    {
        if (counter.id == one || counter.id == other || counter.health == Health::Dead)
            continue;
        for (const Hex hex : Footprint(counter))
            if (!isWithin(ground().at(hex), counter.storey) &&                  // no line sees who is inside
                (counter.storey == 0 || ground().at(hex).hanging() == nullptr)) // or in the way above it
                field.put({hex, counter.storey}, counter.health == Health::Stunned ? Stunned : OnFeet);
    }
    for (const StoneThrower& engine : state_.sheet.engines)
        if (engine.hex)
            field.put({*engine.hex}, Engine);
    for (const LooseHorse& horse : state_.horses)
        if (horse.alive && horseOf(horse.rider) != one && horseOf(horse.rider) != other)
            for (const Hex hex : {horse.hex, horse.rear})
                field.put({hex}, OnFeet);
    return field;
}

std::optional<play::Value> Position::whoStandsAt(Spot spot, std::string_view except) const
{
    const Hex hex = spot.hex;
    for (const Counter& counter : state_.counters)
        if (counter.id != except && counter.health != Health::Dead && isAt(counter, spot))
            return counterRef(counter.id);
    if (spot.storey > 0 && ground().at(hex).tall() != nullptr)
        return {};
    for (const LooseHorse& horse : state_.horses)
        if (horse.alive && (horse.hex == hex || horse.rear == hex) && horseOf(horse.rider) != except)
            return word("body", "loose_horse");
    if (const auto* engine = state_.sheet.engineAt(hex); engine != nullptr && engine->id != except)
        return play::Ref{"engine", engine->id};
    return {};
}

bool Position::onLadder(const Counter& counter) const
{
    return counter.hex && counter.storey > 0 && ground().at(*counter.hex).leaning() != nullptr;
}

bool Position::onTower(const Counter& counter) const
{
    return counter.hex && counter.storey > 0 && ground().at(*counter.hex).tower() != nullptr;
}

bool Position::isFull(Spot spot, std::string_view except) const
{
    const int room = ground().at(spot.hex).room(spot.storey);
    if (room == 1)
        return whoStandsAt(spot, except).has_value();
    const auto lives = [&](const Counter& one)
    { return one.id != except && one.health != Health::Dead && isAt(one, spot); };
    return std::ranges::count_if(state_.counters, lives) >= room;
}

bool Position::isAt(const Counter& counter, Spot spot) const
{
    return Footprint(counter).contains(spot.hex) &&
           (counter.storey == spot.storey || ground().at(spot.hex).tall() == nullptr);
}

bool Position::isDraught(const Piece& piece) const
{
    return std::ranges::count(numbers().draught, piece.cls.id) > 0;
}

bool Position::isNobodys(const Counter& counter) const
{
    return rules().neutralHorses && body(counter).piece().cls.id == "horse";
}

bool Position::isAnimal(const Piece& piece) const
{
    return std::ranges::count(numbers().animals, piece.cls.id) > 0;
}

} // namespace merlon::castle
