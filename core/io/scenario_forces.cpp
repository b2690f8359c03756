#include "core/io/scenario_forces.h"

#include "core/io/keys.h"
#include "core/io/outline.h"
#include "core/play/codec.h"
#include "core/yaml/quote.h"

#include <algorithm>
#include <iterator>

namespace merlon::io
{

using namespace yaml;

std::vector<play::Force> ForcesReader::read(const Node& node, const play::System* system)
{
    system_ = system;
    const auto items = readList(node, log_, "forces");
    std::vector<play::Force> forces(items.size());
    for (std::size_t i = 0; i < items.size(); ++i)
        readForce(items[i], forces[i]);
    return forces;
}

const Node* ForcesReader::nodeOf(const play::Counter* counter) const
{
    const auto found = nodes_.find(counter);
    return found == nodes_.end() ? nullptr : found->second;
}

void ForcesReader::readForce(const Node& node, play::Force& force)
{
    Mapping fields(node, log_, tell::this_force{}, keys::force, Style::Block);
    force.id = forces_.takeId(fields);
    if (const Node* value = fields.get("name"))
        force.name = readLocalText(*value, log_, "name", Longest::Name);
    readColour(fields, force);
    readPattern(fields, force);
    comments_.item(node, force.extras);
    if (const Node* value = fields.get("counters"))
    {
        const auto items = readList(*value, log_, "counters");
        force.counters.resize(items.size());
        for (std::size_t i = 0; i < items.size(); ++i)
            readCounter(items[i], force.counters[i]);
    }
    force.extras = std::move(fields.extras);
    settle(force.extras, keys::force, keys::written(force));
}

void ForcesReader::readColour(const Mapping& fields, play::Force& force)
{
    if (const Node* value = fields.get("colour"))
    {
        const auto colour = readText(*value, log_, "colour");
        force.colour = colour.value_or("");
        const bool good = force.colour.size() == 7 && force.colour[0] == '#' &&
                          force.colour.find_first_not_of("0123456789abcdefABCDEF", 1) == std::string::npos;
        if (colour && !good)
            log_.error(*value, tell::colour_wrong{.found = quote(force.colour)});
    }
    else if (const Node* key = fields.keyNode("colour"))
        log_.error(*key, tell::colour_missing{});
}

void ForcesReader::readPattern(const Mapping& fields, play::Force& force)
{
    const Node* value = fields.get("pattern");
    const auto pattern = value ? readText(*value, log_, "pattern") : std::nullopt;
    if (pattern && std::ranges::count(play::forcePatterns, *pattern) > 0)
        force.pattern = *pattern;
    else if (pattern && *pattern != "plain")
        log_.error(*value,
                   tell::force_pattern{.found = quote(*pattern),
                                       .all = listOf({play::forcePatterns.begin(), play::forcePatterns.end()})});
}

void ForcesReader::readCounter(const Node& node, play::Counter& counter)
{
    if (!system_) // an error already: nobody knows what its counters have
        return;
    std::vector<std::string_view> keys{"id", "name"};
    std::ranges::copy(play::keysOf(system_->pieces()), std::back_inserter(keys));
    Mapping fields(node, log_, tell::this_counter{}, keys);
    counter.id = counters_.takeId(fields);
    nodes_.emplace(&counter, &node);
    if (const Node* name = fields.get("name"))
    {
        counter.name = readText(*name, log_, "name").value_or("");
        if (counter.name.empty())
            log_.warning(*name, tell::textless_dropped{.what = "name"});
        names_.take(*name, counter.name, log_);
    }
    play::readFields(fields, counter.fields, system_->pieces(), {*system_, boards_});
    for (const auto& [key, value] : counter.fields)
        if (const auto* pose = std::get_if<play::Pose>(&value))
            tellIfBeyond(*fields.get(key), log_, {pose->x, pose->y}, play::tableBoard(boards_).get());
    std::vector<std::string_view> written{"id"};
    if (!counter.name.empty())
        written.push_back("name");
    for (const auto& [key, value] : counter.fields)
        written.push_back(key);
    counter.extras = std::move(fields.extras);
    settle(counter.extras, keys, written);
    comments_.item(node, counter.extras);
}

} // namespace merlon::io
