// Conditions of victory in sentences: what is to be done, and what has happened.

#include "core/play/as.h"
#include "core/play/victory.h"
#include "play_rules.h"

namespace merlon::play
{
namespace
{

template <class Somewhere>
List placesOf(const Somewhere& what)
{
    List places;
    for (const auto& zone : what.zones)
        places.push_back(As<Name<AZone>>::put(zone));
    for (const hex::Hex hex : what.hexes)
        places.emplace_back(hex);
    return places;
}

std::vector<Reason> sayBrought(const Brought& what)
{
    std::vector<Reason> said{
        {says::play_victory_brought,
         {{"places", placesOf(what)}, {"overlay", As<Term<AnOverlay>>::put(what.overlay)}, {"count", what.things}}}};
    if (what.atEnd)
        said.push_back({says::play_victory_at_end, {}});
    return said;
}

/// And when it is weighed.
template <class Timed>
std::vector<Reason> timed(Reason reason, const Timed& what)
{
    std::vector<Reason> said{std::move(reason)};
    if (what.turn)
        said.push_back({says::play_victory_at_turn, {{"turn", *what.turn}}});
    else if (what.atEnd)
        said.push_back({says::play_victory_at_end, {}});
    return said;
}

std::vector<Reason> sayHeld(const Held& what)
{
    const List places = placesOf(what);
    const Phrase says = what.fit && what.alone ? says::play_victory_held_fit_alone
                        : what.fit             ? says::play_victory_held_fit
                        : what.alone           ? says::play_victory_held_alone
                                               : says::play_victory_held;
    return timed({says, {{"places", places}, {"count", what.counters}, {"force", As<Name<AForce>>::put(what.force)}}},
                 what);
}

std::vector<Reason> sayBears(const Bears& what)
{
    return timed({says::play_victory_bears,
                  {{"places", placesOf(what)},
                   {"count", what.count},
                   {"overlays", As<std::vector<Term<AnOverlay>>>::put(what.overlays)}}},
                 what);
}

Reason sayOver(const LastTurnOver& what)
{
    if (what.turn && what.day)
        return {says::play_victory_over_turn_of_day, {{"turn", *what.turn}, {"day", *what.day}}};
    if (what.day)
        return {says::play_victory_over_day, {{"day", *what.day}}};
    return what.turn ? Reason{says::play_victory_over_turn, {{"turn", *what.turn}}}
                     : Reason{says::play_victory_over, {}};
}

/// Of one or of several.
Phrase ofSo(const List& many, Phrase one, Phrase several)
{
    return many.size() > 1 ? several : one;
}

// A condition as what has happened; nothing where what is to be done says it as well.

std::optional<Reason> sayMet(const OutOfPlay& what)
{
    const List counters = std::get<List>(As<decltype(what.counters)>::put(what.counters));
    return Reason{ofSo(counters, says::play_victory_dead_met, says::play_victory_dead_met_all),
                  {{"counters", counters}}};
}

std::optional<Reason> sayMet(const OffTheMap& what)
{
    const List counters = std::get<List>(As<decltype(what.counters)>::put(what.counters));
    return Reason{ofSo(counters, says::play_victory_left_met, says::play_victory_left_met_all),
                  {{"counters", counters}}};
}

std::optional<Reason> sayMet(const Lost& what)
{
    return Reason{says::play_victory_lost_met, {{"force", As<Name<AForce>>::put(what.force)}, {"lost", what.lost}}};
}

std::optional<Reason> sayMet(const Held& what)
{
    const List places = placesOf(what);
    return Reason{ofSo(places, says::play_victory_held_met, says::play_victory_held_met_all),
                  {{"places", places}, {"force", As<Name<AForce>>::put(what.force)}}};
}

std::optional<Reason> sayMet(const Brought& what)
{
    if (what.things > 1)
        return {};
    return Reason{says::play_victory_brought_met,
                  {{"overlay", As<Term<AnOverlay>>::put(what.overlay)}, {"places", placesOf(what)}}};
}

template <class... Ts>
std::optional<Reason> sayMetOf(const Record& condition)
{
    std::optional<Reason> said;
    const auto say = [&]<class T>(const T*)
    {
        if (condition.kind == kindOf<T>().key)
            said = sayMet(read<T>(condition.fields).value);
    };
    (say(static_cast<const Ts*>(nullptr)), ...);
    return said;
}

} // namespace

std::vector<Reason> sayCondition(const Record& condition, const System& system)
{
    if (condition.kind == kindOf<Held>().key)
        return sayHeld(read<Held>(condition.fields).value);
    if (condition.kind == kindOf<Brought>().key)
        return sayBrought(read<Brought>(condition.fields).value);
    if (condition.kind == kindOf<Bears>().key)
        return sayBears(read<Bears>(condition.fields).value);
    if (condition.kind == kindOf<LastTurnOver>().key)
        return {sayOver(read<LastTurnOver>(condition.fields).value)};
    for (const Kind* kind : victoryKinds(system))
        if (kind->key == condition.kind)
        {
            Args args;
            for (const Field& field : kind->fields)
                if (const Value* value = find(condition.fields, field.key))
                    args.emplace_back(field.key, *value);
            return {{kind->says, std::move(args)}};
        }
    return {};
}

std::vector<Reason> sayDecided(const Decided& decided, const Scenario& scenario, const System& system)
{
    if (decided.condition < 0)
        return {{says::play_victory_drawn, {}}};
    const Record& condition = scenario.conditions[static_cast<std::size_t>(decided.condition)];
    std::vector<Reason> said;
    if (auto met = sayMetOf<OutOfPlay, OffTheMap, Lost, Held, Brought>(condition))
        said.push_back(std::move(*met));
    else
        for (Reason& one : sayCondition(condition, system))
            if (one.phrase != says::play_victory_at_end && one.phrase != says::play_victory_at_turn) // it was checked
                said.push_back(std::move(one));
    said.push_back({says::play_victory_won, {{"wins", Ref{"force", decided.wins}}}});
    return said;
}

} // namespace merlon::play
