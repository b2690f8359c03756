#include "core/edit/hexside_features.h"

#include "core/edit/map_value.h"

#include <algorithm>

namespace merlon::edit
{

Standing::Standing(const Value& map)
{
    for (const Entry& entry : *map.shelves[OfMap::features])
    {
        const auto& feature = *entry.thing.as<map::Feature>();
        objects_[feature.hex].push_back({&entry, feature});
    }
}

std::vector<Stood> Standing::on(hex::Hex at) const
{
    std::vector<Stood> all;
    if (const auto here = objects_.find(at); here != objects_.end())
        for (const Object& object : here->second)
            for (const hex::Side side : object.feature.sides)
                all.push_back({at, side, object.feature.kind, object.feature.state, object.feature.extras});
    return all;
}

bool Standing::has(hex::Hex at, hex::Side side, const std::string& kind) const
{
    const auto all = on(at);
    return std::ranges::any_of(all, [&](const Stood& one) { return one.side == side && one.kind == kind; });
}

void Standing::take(const Stood& what)
{
    const auto here = objects_.find(what.hex);
    if (here == objects_.end())
        return;
    for (Object& object : here->second)
        if (object.feature.kind == what.kind && object.feature.state == what.state)
            std::erase(object.feature.sides, what.side);
}

void Standing::put(const Stood& what)
{
    if (has(what.hex, what.side, what.kind))
        return;
    auto& here = objects_[what.hex];
    auto like =
        std::ranges::find_if(here, [&](const Object& object)
                             { return object.feature.kind == what.kind && object.feature.state == what.state; });
    if (like == here.end())
        like = here.insert(here.end(), {nullptr, {what.hex, {}, what.kind, what.state, what.extras}});
    auto& sides = like->feature.sides; // clockwise, as far as they are
    sides.insert(std::ranges::find_if(sides, [&](hex::Side one) { return one > what.side; }), what.side);
}

void Standing::into(Patch& patch, Key fresh) const
{
    for (const auto& [at, here] : objects_)
        for (const Object& object : here)
            if (object.was == nullptr && !object.feature.sides.empty())
            {
                patch.put(OfMap::features, {fresh, double(fresh), Thing::of(object.feature)});
                ++fresh;
            }
            else if (object.was != nullptr && object.feature != *object.was->thing.as<map::Feature>())
                patch.put(OfMap::features, {object.was->key, object.was->rank,
                                            object.feature.sides.empty() ? Thing() : Thing::of(object.feature)});
}

} // namespace merlon::edit
