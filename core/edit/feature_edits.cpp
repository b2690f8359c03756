#include "core/edit/feature_edits.h"

#include "core/edit/has.h"
#include "core/edit/map_value.h"
#include "tell.h"

#include <algorithm>
#include <iterator>
#include <map>
#include <optional>

namespace merlon::edit
{
namespace
{

/// The features of some hexes, to be changed.
class Bench
{
public:
    Bench(const Desk& desk, std::span<const hex::Edge> edges) : map_(desk.mapValue())
    {
        for (const hex::Edge edge : edges)
            for (const hex::Hex at : {edge.hex, hex::across(edge).hex})
                objects_.try_emplace(at);
        for (const Entry& entry : *map_.shelves[OfMap::features])
        {
            lastRank_ = std::max(lastRank_, entry.rank);
            const auto& feature = *entry.thing.as<map::Feature>();
            if (const auto here = objects_.find(feature.hex); here != objects_.end())
                here->second.push_back({entry.key, entry.rank, feature});
        }
        nextKey_ = freshKey(map_, {});
    }

    /// Gives what stands there already that state. False: nothing of the kind does.
    bool restate(hex::Edge edge, const SideThing& what, bool& changes)
    {
        bool stands = false;
        for (const hex::Edge seen : {edge, hex::across(edge)})
            if (Object* object = standing(seen, what.kind))
            {
                stands = true;
                if (what.state.empty() || object->feature.state == what.state)
                    continue;
                changes = true;
                if (object->feature.sides.size() == 1 && like(seen.hex, what) == nullptr)
                {
                    object->feature.state = what.state;
                    object->changed = true;
                    continue;
                }
                take(*object, seen.side);
                put(seen, what);
            }
        return stands;
    }

    void put(hex::Edge edge, const SideThing& what)
    {
        Object* object = like(edge.hex, what);
        if (object == nullptr)
        {
            auto& here = objects_[edge.hex];
            object = &here.emplace_back(Object{nextKey_++, lastRank_ += 1, {edge.hex, {}, what.kind, what.state, {}}});
        }
        auto& sides = object->feature.sides; // clockwise, as far as they are
        sides.insert(std::ranges::find_if(sides, [&](hex::Side one) { return one > edge.side; }), edge.side);
        object->changed = true;
    }

    /// What cannot stand where that kind stands.
    void makeRoom(hex::Edge edge, const std::string& kind, const std::vector<std::string>& alone)
    {
        if (has(alone, kind))
            for (const std::string& other : alone)
                if (other != kind)
                    take(edge, other);
    }

    /// False: nothing of the kind stood there.
    bool take(hex::Edge edge, const std::string& kind)
    {
        bool stood = false;
        for (const hex::Edge seen : {edge, hex::across(edge)})
            while (Object* object = standing(seen, kind))
            {
                take(*object, seen.side);
                stood = true;
            }
        return stood;
    }

    Patch done() &&
    {
        Patch patch;
        for (auto& [at, here] : objects_)
            for (Object& object : here)
                if (object.changed)
                    patch.put(OfMap::features,
                              {object.key, object.rank,
                               object.feature.sides.empty() ? Thing() : Thing::of(std::move(object.feature))});
        return patch;
    }

private:
    struct Object
    {
        Key key = 0;
        double rank = 0;
        map::Feature feature;
        bool changed = false;
    };

    Object* standing(hex::Edge edge, const std::string& kind)
    {
        for (Object& object : objects_[edge.hex])
            if ((kind.empty() || object.feature.kind == kind) && has(object.feature.sides, edge.side))
                return &object;
        return nullptr;
    }
    Object* like(hex::Hex at, const SideThing& what)
    {
        for (Object& object : objects_[at])
            if (object.feature.kind == what.kind && object.feature.state == what.state && !object.feature.sides.empty())
                return &object;
        return nullptr;
    }
    static void take(Object& object, hex::Side side)
    {
        std::erase(object.feature.sides, side);
        object.changed = true;
    }

    const Value& map_;
    std::map<hex::Hex, std::vector<Object>> objects_;
    double lastRank_ = 0;
    Key nextKey_ = 0;
};

/// Whether only some terrains bear that kind.
bool isBuilt(const map::Palette& palette, const std::string& kind)
{
    const auto bears = [&](const map::PaletteTerrain& terrain) { return has(terrain.bears, kind); };
    return !has(palette.anywhere, kind) && std::ranges::any_of(palette.terrain, bears);
}

/// Which hex owns what is put on a hexside.
class Owner
{
public:
    Owner(const Desk& desk, const std::string& kind)
        : map_(desk.mapValue()), palette_(*desk.palette), kind_(kind), built_(isBuilt(palette_, kind))
    {
    }

    tl::expected<hex::Edge, yaml::Message> owned(hex::Edge edge) const
    {
        const hex::Edge other = hex::across(edge);
        for (const hex::Edge seen : {edge, other})
            if (map_.grid.contains(seen.hex) && bears(seen.hex))
                return seen;
        if (!map_.grid.contains(edge.hex) && !map_.grid.contains(other.hex))
            return tl::unexpected(tell::refused_off_map{}.message());
        return tl::unexpected(
            tell::refused_unborne{.feature = yaml::Term{palette_.system, "feature", kind_}}.message());
    }

private:
    bool bears(hex::Hex at) const
    {
        const auto number = static_cast<std::size_t>(numberAt(map_, OfMap::terrain, at));
        const auto* terrain = palette_.find(headOf(map_).legend[number].terrain);
        return !built_ || (terrain != nullptr && has(terrain->bears, kind_));
    }

    const Value& map_;
    const map::Palette& palette_;
    const std::string& kind_;
    bool built_;
};

yaml::Message sideCount(std::size_t count)
{
    if (count == 1)
        return tell::hexsides_one{};
    return tell::hexsides_many{.count = count};
}

yaml::Message sentenceOf(const map::Palette& palette, const SideThing& what, std::size_t count)
{
    const yaml::Term feature{palette.system, "feature", what.kind};
    if (what.state.empty())
        return tell::edit_put_feature{.sides = sideCount(count), .feature = feature};
    return tell::edit_put_feature_so{.sides = sideCount(count),
                                     .feature = feature,
                                     .state = yaml::Term{palette.system, "feature-state", what.state}};
}

Edit editOf(const Desk& desk, Bench bench, yaml::Message says)
{
    Edit edit;
    edit.says = std::move(says);
    edit.parts.emplace(desk.map, std::move(bench).done());
    return completed(desk, std::move(edit));
}

} // namespace

Made featured(const Desk& desk, const SideThing& what, std::span<const hex::Edge> edges)
{
    const Owner ground(desk, what.kind);
    Bench bench(desk, edges);
    std::size_t count = 0;
    bool fits = edges.empty();
    std::optional<yaml::Message> why;
    for (const hex::Edge edge : edges)
    {
        bool changes = false;
        if (!bench.restate(edge, what, changes))
        {
            const auto owned = ground.owned(edge);
            if (!owned)
            {
                why = why ? why : owned.error();
                continue;
            }
            bench.makeRoom(edge, what.kind, desk.palette->alone);
            bench.put(*owned, what);
            changes = true;
        }
        fits = true;
        count += changes ? 1 : 0;
    }
    if (!fits)
        return tl::unexpected(*why);
    if (count == 0)
        return Edit{};
    return editOf(desk, std::move(bench), sentenceOf(*desk.palette, what, count));
}

Made unfeatured(const Desk& desk, const std::string& kind, std::span<const hex::Edge> edges)
{
    Bench bench(desk, edges);
    std::size_t count = 0;
    for (const hex::Edge edge : edges)
        count += bench.take(edge, kind) ? 1 : 0;
    if (count == 0)
        return Edit{};
    if (kind.empty())
        return editOf(desk, std::move(bench), tell::edit_take_features{.sides = sideCount(count)});
    const yaml::Term feature{desk.palette->system, "feature", kind};
    return editOf(desk, std::move(bench), tell::edit_take_feature{.sides = sideCount(count), .feature = feature});
}

std::vector<SideThing> standingOn(const map::HexMap& map, hex::Edge edge)
{
    std::vector<SideThing> out;
    const hex::Edge other = hex::across(edge);
    for (const map::Feature& feature : map.features)
        if ((feature.hex == edge.hex && has(feature.sides, edge.side)) ||
            (feature.hex == other.hex && has(feature.sides, other.side)))
            out.push_back({feature.kind, feature.state});
    return out;
}

} // namespace merlon::edit
