#include "core/edit/roomless.h"

#include "core/edit/has.h"
#include "core/edit/line_course.h"
#include "core/edit/names_in_sentences.h"
#include "tell.h"

#include <algorithm>

namespace merlon::edit
{
namespace
{

constexpr std::size_t mostListed = 6;

yaml::Term called(const Desk& desk, const char* group, const std::string& word)
{
    return {desk.palette->system, group, word};
}

std::optional<Roomless> roomlessOf(const Desk& desk, const map::Covering& was, const std::vector<hex::Hex>& left)
{
    if (left.size() >= was.hexes.size())
        return {};
    std::vector<hex::Hex> gone;
    for (const hex::Hex at : was.hexes)
        if (!has(left, at))
            gone.push_back(at);
    const auto term = called(desk, "overlay", was.kind);
    const auto at = named(desk, gone.front());
    if (left.empty())
        return Roomless{tell::thing_hex{.thing = term, .hex = at}.message(), std::move(gone)};
    const auto count = was.hexes.size() - left.size();
    return Roomless{tell::thing_some{.thing = term, .hex = at, .count = count, .all = was.hexes.size()}.message(),
                    std::move(gone)};
}

} // namespace

Roomless roomless(const Desk& desk, const Stood& thing)
{
    const hex::Edge edge{thing.hex, thing.side};
    const auto term = called(desk, "feature", thing.kind);
    const hex::Hex beyond = hex::across(edge).hex;
    if (!desk.mapValue().grid.contains(beyond))
        return {tell::thing_hex{.thing = term, .hex = named(desk, thing.hex)}.message(), {}, edge};
    return {tell::thing_side{.thing = term, .hex = named(desk, thing.hex), .other = named(desk, beyond)}.message(),
            {},
            edge};
}

Roomless roomless(const Desk& desk, const map::Under& stairs)
{
    return {tell::thing_hex{.thing = called(desk, "terrain", stairs.terrain), .hex = named(desk, stairs.hex)}.message(),
            {stairs.hex}};
}

std::optional<Roomless> roomless(const Desk& desk, const Thing& was, const Thing& is)
{
    const auto saysOf = [&](const yaml::Argument& thing, hex::Hex at)
    { return tell::thing_hex{.thing = thing, .hex = named(desk, at)}.message(); };
    if (const auto* covering = was.as<map::Covering>())
        return roomlessOf(desk, *covering, is ? is.as<map::Covering>()->hexes : std::vector<hex::Hex>());
    if (is)
        return {};
    if (const auto* structure = was.as<map::Structure>())
        return Roomless{saysOf(named(desk, *structure), structure->hexes.front()), structure->hexes};
    const auto& line = *was.as<map::Line>();
    return Roomless{saysOf(named(desk, line), line.path.front()), hexesOf(desk.mapValue().grid, line)};
}

yaml::Message listed(std::span<const Roomless> leaves)
{
    const std::size_t shown = std::min(leaves.size(), mostListed);
    const std::size_t more = leaves.size() - shown;
    yaml::Message all = leaves[shown - 1].says;
    if (more > 0)
        all = tell::things_many{.thing = std::move(all), .count = more};
    for (std::size_t i = shown - 1; i-- > 0;)
        all = tell::things_two{.thing = leaves[i].says, .more = std::move(all)};
    return all;
}

} // namespace merlon::edit
