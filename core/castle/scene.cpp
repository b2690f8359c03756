// What a referee wants to see drawn.

#include "core/castle/door.h"

#include "core/castle/field/carts.h"

#include <algorithm>
#include <functional>

namespace merlon::castle
{
namespace
{

using play::Record;
using play::Value;
using play::Verdict;

/// Dead, or wounded when it left the map (siege.exit.1).
bool isLost(const Counter& counter)
{
    return counter.health == Health::Dead || (counter.left && counter.health == Health::Wounded);
}

/// "on top", or which it is.
play::Choice storeyOf(const HexGround& ground, int storey)
{
    return {"state", storey >= ground.highestStorey() ? "aloft" : "storey_" + std::to_string(storey)};
}

play::Piece pictureOf(const Position& now, const Counter& counter, const Data& data)
{
    const Body body = now.body(counter);
    const Piece& piece = body.piece();
    const bool animal = now.isAnimal(piece);
    const bool harnessed = hitchOf(now.state(), counter.id) != nullptr;
    play::Piece picture;
    picture.thing = {"counter", counter.id};
    picture.name = body.figure->name;
    picture.force = data.forces[static_cast<std::size_t>(counter.force)];
    const Footprint hexes(counter);
    picture.hexes.assign(hexes.begin(), hexes.end());
    if (animal)
        picture.sign =
            piece.cls.id == "ox" ? (harnessed ? "yoked_ox" : "ox") : (harnessed ? "collared_steed" : "steed");
    else if (const Weapon* weapon = body.weapon() ? now.numbers().findWeapon(body.weapon()->id) : nullptr)
        picture.sign = weapon->sign;
    picture.figures = {{"attack", body.attack()}, {"defence", body.defence()}, {"movement", body.movement()}};
    picture.beast = animal;
    picture.printed = !animal && (counter.mounted || !counter.rear);
    picture.states = {std::get<play::Choice>(wordOf(counter.health))};
    if (counter.shots > 0 || counter.shotBefore)
        picture.states.push_back({"state", "shot"});
    if (counter.moved)
        picture.states.push_back({"state", "moved"});
    if (counter.attacked)
        picture.states.push_back({"state", "attacked"});
    if (counter.storey > 0)
        picture.states.push_back(storeyOf(now.ground().at(counter.hex.value_or(Hex{})), counter.storey));
    if (counter.work)
        picture.states.push_back({"state", "tended"});
    if (counter.saddling)
        picture.states.push_back({"state", counter.saddling->into == Seat::Mounted ? "mounting" : "dismounting"});
    if (counter.barrel)
        picture.states.push_back({"state", "barrel"});
    if (harnessed)
        picture.states.push_back({"state", "harnessed"});
    picture.hurt = counter.health == Health::Wounded;
    picture.down = counter.health == Health::Stunned;
    picture.gone = isLost(counter);
    return picture;
}

play::Piece pictureOf(const LooseHorse& horse, const State& state, const Data& data)
{
    const int side = sideOf(state, horse);
    play::Piece picture;
    picture.thing = {"counter", horseOf(horse.rider)};
    if (side >= 0)
        picture.force = data.forces[static_cast<std::size_t>(side)];
    picture.hexes = {horse.hex, horse.rear};
    picture.sign = "steed";
    picture.beast = true;
    picture.printed = false;
    picture.states = {std::get<play::Choice>(wordOf(horse.alive ? Health::Ready : Health::Dead))};
    picture.gone = !horse.alive;
    return picture;
}

play::Piece pictureOf(const StoneThrower& engine, const Position& now)
{
    const auto figure = std::ranges::find(now.data().figures, engine.id, &Figure::id);
    play::Piece picture;
    picture.thing = {"engine", engine.id};
    picture.name = figure->name;
    picture.force = now.data().forces[static_cast<std::size_t>(figure->force)];
    picture.hexes = {*engine.hex};
    picture.sign = figure->piece.cls.id;
    picture.printed = false;
    picture.hurt = engine.damaged();
    picture.gone = engine.burnt;
    if (picture.gone || picture.hurt)
        picture.states = {{"state", picture.gone ? "burnt" : "damaged"}};
    return picture;
}

/// Those that a field names, one or several.
std::vector<std::string> countersIn(const Record& begun, std::string_view key)
{
    std::vector<std::string> ids;
    const Value* value = play::find(begun.fields, key);
    const auto add = [&](const Value& one)
    {
        if (const auto* ref = std::get_if<play::Ref>(&one))
            ids.push_back(ref->id);
    };
    if (const auto* list = value != nullptr ? std::get_if<play::List>(value) : nullptr)
        std::ranges::for_each(*list, add);
    else if (value != nullptr)
        add(*value);
    return ids;
}

void mark(play::Scene& scene, const State& state, const std::string& id, play::Mark as)
{
    if (const Counter* counter = state.find(id))
        for (const Hex hex : Footprint(*counter))
            scene.marks.push_back({hex, as});
}

/// Who acts, at whom, and which way.
void markOrder(play::Scene& scene, const State& state, const Record& begun)
{
    for (const std::string& id : countersIn(begun, "by"))
        mark(scene, state, id, play::Mark::Actor);
    for (const std::string& id : countersIn(begun, "at"))
        mark(scene, state, id, play::Mark::Aim);
    mark(scene, state, counterIn(begun, "counter"), play::Mark::Aim);
    if (const Value* path = play::find(begun.fields, "path"))
        for (const Value& step : std::get<play::List>(*path))
            scene.marks.push_back({step, play::Mark::Way});
    if (const Value* hex = play::find(begun.fields, "hex"))
        scene.marks.push_back({*hex, play::Mark::Aim});
}

} // namespace

play::Scene sceneOf(const Position& now, const Record* begun, const Verdict* verdict)
{
    const Data& data = now.data();
    const State& state = now.state();
    play::Scene scene;
    scene.pieces.reserve(state.horses.size() + state.sheet.engines.size() + state.counters.size());
    if (state.site->map != data.site->map)
        scene.boards = {state.site->map};
    for (const LooseHorse& horse : state.horses)
        scene.pieces.push_back(pictureOf(horse, state, data));
    for (const StoneThrower& engine : state.sheet.engines)
        if (engine.hex)
            scene.pieces.push_back(pictureOf(engine, now));
    for (const Counter& counter : state.counters)
        if (counter.hex || isLost(counter)) // off the map it is drawn nowhere, but counted
            scene.pieces.push_back(pictureOf(now, counter, data));
    for (play::Piece& piece : scene.pieces)
        piece.burning = std::ranges::any_of(
            piece.hexes, [&](Hex hex) { return now.ground().contains(hex) && now.ground().at(hex).has(thing::fire); });
    for (const Counter& counter : state.counters)
        if (counter.left && counter.health != Health::Dead)
            scene.left.push_back({"counter", counter.id});
    if (!std::ranges::is_sorted(scene.pieces, std::greater(), &play::Piece::gone))
        std::ranges::stable_sort(scene.pieces, std::greater(), &play::Piece::gone);
    if (begun != nullptr)
        markOrder(scene, state, *begun);
    if (verdict != nullptr)
    {
        scene.legal = verdict->legal;
        scene.lines = verdict->lines;
        for (const play::Reason& reason : verdict->reasons)
            if (reason.weight == play::Weight::Forbids && reason.where)
                scene.marks.push_back({*reason.where, play::Mark::Stop});
    }
    return scene;
}

} // namespace merlon::castle
