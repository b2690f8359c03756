#include "core/io/unknown_things.h"

#include "core/yaml/quote.h"
#include "tell.h"

#include <algorithm>

namespace merlon::io
{
namespace
{

/// "'ash', 'elm', 'oak' …"
std::string listOf(const std::vector<play::Thing>& things)
{
    constexpr std::size_t shown = 8;
    std::string all;
    for (std::size_t i = 0; i < std::min(things.size(), shown); ++i)
        all += (all.empty() ? "" : ", ") + yaml::quote(things[i].id);
    return things.size() > shown ? all + " …" : all;
}

bool namesThings(const play::Field& field)
{
    return field.sort == play::Sort::Thing && !field.fresh && field.set != "counter"; // these the reader knows
}

} // namespace

std::vector<play::Problem> unknownThings(const play::System& system, const play::Scenario& scenario,
                                         const play::Boards& boards)
{
    std::vector<play::Problem> found;
    const auto& fields = system.pieces().fields;
    if (std::ranges::none_of(fields, namesThings))
        return found;
    const play::Game game = play::begin(play::settingOf(system, scenario, boards));
    for (const play::Field& field : fields)
    {
        if (!namesThings(field))
            continue;
        const auto known = system.things(game, field.set);
        for (const play::Force& force : scenario.forces)
            for (const play::Counter& counter : force.counters)
            {
                const play::Value* value = play::find(counter.fields, field.key);
                const auto* named = value != nullptr ? std::get_if<play::Ref>(value) : nullptr;
                if (named == nullptr || known.empty() || std::ranges::count(known, named->id, &play::Thing::id) > 0)
                    continue;
                play::Problem& one = found.emplace_back();
                one.message = tell::unknown_thing{
                    .key = yaml::quote(std::string(field.key)), .name = yaml::quote(named->id), .known = listOf(known)};
                one.counter = &counter;
                one.field = field.key;
            }
    }
    return found;
}

} // namespace merlon::io
