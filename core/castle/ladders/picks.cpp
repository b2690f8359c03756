// What a hand may pick for the fields of the orders of ladders, of the drawbridge and of falls.

#include "core/castle/ladders/ladders.h"

#include "core/castle/field/walls.h"
#include "core/castle/moves/moves.h"
#include "core/castle/retreats/retreats.h"

namespace merlon::castle
{
namespace
{

using play::Marks;

Marks marksOf(const std::vector<Hex>& hexes, bool proved)
{
    Marks marks{{}, proved, true};
    marks.all.assign(hexes.begin(), hexes.end());
    return marks;
}

Marks besides(Hex hex)
{
    std::vector<Hex> hexes;
    for (const Side side : hex::allSides)
        hexes.push_back(hex::neighbour(hex, side));
    return marksOf(hexes, false);
}

std::vector<Hex> hexesWith(const Position& now, std::string_view kind)
{
    std::vector<Hex> hexes;
    for (const map::Covering& one : now.state().site->map->overlays)
        if (one.kind == kind)
            hexes.insert(hexes.end(), one.hexes.begin(), one.hexes.end());
    return hexes;
}

Marks living(const Position& now, auto wanted)
{
    Marks marks;
    for (const Counter& one : now.state().counters)
        if (one.hex && one.health != Health::Dead && wanted(one))
            marks.all.push_back(counterRef(one.id));
    marks.others = true;
    return marks;
}

bool isOnA(const Position& now, const Counter& one, std::string_view kind)
{
    return equipmentAt(*now.state().site, *one.hex, kind) != nullptr;
}

Marks whoFor(const Position& now, const play::Record& begun)
{
    const bool ours = begun.kind != "fall";
    return living(now,
                  [&](const Counter& one)
                  {
                      if (ours && one.force != now.state().phase)
                          return false;
                      if (begun.kind == "carry")
                          return isOnA(now, one, "flat_ladder");
                      if (begun.kind == "put_down")
                          return one.holds;
                      if (begun.kind == "climb")
                          return isOnA(now, one, "ladder");
                      return begun.kind != "topple" || !laddersBefore(now, now.body(one)).empty();
                  });
}

std::optional<Marks> hexesFor(const Position& now, const play::Record& begun)
{
    const Body who = now.find(counterIn(begun, "counter"));
    if (begun.kind == "fall" && who)
        if (const auto* due = now.debtOf<FallDue>(who.state->id))
            return marksOf(fallsOf(now, *due), true);
    if (begun.kind == "drop" && who)
        if (const auto* due = now.debtOf<LadderDue>(who.state->id))
            return marksOf(dropsOf(now, due->hex), true);
    if (begun.kind == "topple" && who)
        return marksOf(laddersBefore(now, who), false);
    if (begun.kind == "raise")
        return marksOf(hexesWith(now, "flat_ladder"), false);
    if (begun.kind == "shift")
        return marksOf(hexesWith(now, "ladder"), false);
    return {};
}

} // namespace

std::optional<Marks> couldWithLadders(const Position& now, const play::Record& begun, const play::Field& field)
{
    constexpr std::string_view kinds[] = {"fall", "carry", "put_down", "raise", "shift", "climb", "topple", "drop"};
    if (std::ranges::count(kinds, begun.kind) == 0)
        return {};
    if (field.key == "counter")
        return whoFor(now, begun);
    if (field.key == "hex")
        return hexesFor(now, begun);
    const std::string leader = counterIn(begun, "counter");
    if (field.key == "with" || field.key == "by")
        return living(now,
                      [&](const Counter& one)
                      {
                          return one.force == now.state().phase && one.id != leader &&
                                 (field.key == "by" || isOnA(now, one, "flat_ladder"));
                      });
    if (const Body with = now.find(counterIn(begun, "with")); field.key == "path" && now.find(leader))
    {
        const State rest = with ? without(now.state(), with) : now.state();
        const Position alone = now.with(rest);
        return marksOf(endsOfMoves(alone, alone.find(leader)), false);
    }
    const play::Value* at = play::find(begun.fields, "hex");
    const Hex* hex = at != nullptr ? std::get_if<Hex>(at) : nullptr;
    if ((field.key != "wall" && field.key != "to") || hex == nullptr)
        return {};
    Marks marks = besides(*hex);
    if (begun.kind == "shift" && field.key == "to")
        marks.all.push_back(*hex); // turned where it stands
    return marks;
}

} // namespace merlon::castle
