// What a hand may pick, and who is listed beside the board.

#include "core/anarchy/captives/captives.h"

#include "anarchy_rules/1_4.h"
#include "core/play/as.h"

#include <algorithm>

namespace merlon::anarchy
{

using namespace castle;

namespace
{

using play::Marks;

template <class Is>
Marks counters(const Position& now, Is is)
{
    Marks marks{{}, false, true};
    for (const Counter& one : now.state().counters)
        if (is(one))
            marks.all.push_back(counterRef(one.id));
    return marks;
}

Marks couldBeLed(const Position& now)
{
    return counters(now, [&](const Counter& one) { return captiveOf(now, one.id) != nullptr; });
}

Marks couldLead(const Position& now, const play::Record& begun)
{
    const Captive* captive = captiveOf(now, counterIn(begun, "counter"));
    const auto guards = captive != nullptr ? guardsOf(now, *captive) : std::vector<Body>{};
    return counters(
        now, [&](const Counter& one)
        { return std::ranges::any_of(guards, [&](const Body& guard) { return guard.state->id == one.id; }); });
}

/// Whatever his guards can do: what is against it is said of each.
Marks couldGo(const Position& now, const play::Record& begun)
{
    Marks marks{{}, true, true};
    const Body who = now.find(counterIn(begun, "counter"));
    if (!who || !who.onMap())
        return marks;
    const int left = pointsLeft(now, who);
    for (const Hex hex : hex::range(*who.state->hex, left))
        if (now.ground().contains(hex) && hex != *who.state->hex)
            marks.all.emplace_back(hex);
    return marks;
}

} // namespace

std::optional<Marks> couldWithCaptives(const Position& now, const play::Record& begun, const play::Field& field)
{
    if (begun.kind == "escort")
        return field.key == "counter"  ? couldBeLed(now)
               : field.key == "guards" ? couldLead(now, begun)
                                       : couldGo(now, begun);
    if (begun.kind == "arm" && field.key == "counter")
        return counters(now,
                        [&](const Counter& counter)
                        {
                            return std::ranges::any_of(now.own<State>().captives, [&](const Captive& one)
                                                       { return one.freed && one.counter == counter.id; });
                        });
    if (begun.kind == "arm" && field.key == "dead")
        return counters(now, [&](const Counter& one) { return one.hex && one.health == Health::Dead; });
    if (begun.kind == "demand")
        return couldInMelee(now, {"attack", begun.fields}, field);
    return {};
}

std::optional<play::Value> wayOfACaptive(const Position& now, const play::Record& begun, const play::Field& field,
                                         const play::Value& mark)
{
    const auto* end = std::get_if<Hex>(&mark);
    const Body who = now.find(counterIn(begun, "counter"));
    if (begun.kind != "escort" || field.key != "path" || end == nullptr || !who || !who.onMap())
        return {};
    castle::State alone = now.state();
    for (Counter& one : alone.counters) // guards go before him, and leave him room
        if (const Captive* captive = captiveOf(now, who.state->id);
            captive != nullptr && one.force == captive->captors && std::ranges::count(captive->guards, one.id) > 0)
            one.hex.reset();
    const Position free = now.with(alone);
    const Reach reach(free, free.find(who.state->id), pointsLeft(now, who));
    return play::As<std::vector<Hex>>::put(reach.wayTo(*end));
}

void addCaptives(std::vector<play::Muster>& lines, const Position& now)
{
    play::Muster led{{says::anarchy_1_4c_captives}, {}, play::Turn::None};
    play::Muster flees{{says::anarchy_1_4e_may}, {}, play::Turn::May};
    for (const Captive& one : now.own<State>().captives)
    {
        const Body who = now.find(one.counter);
        if (!who || !who.onMap() || !who.alive() || captiveOf(now, one.counter) == nullptr)
            continue;
        const bool may =
            now.state().step == Step::Movement && who.state->force == now.state().phase && !mayFlee(now, who).empty();
        (may ? flees : led).who.push_back({"counter", one.counter});
    }
    addLine(lines, std::move(flees));
    addLine(lines, std::move(led));
}

} // namespace merlon::anarchy
