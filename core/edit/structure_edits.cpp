#include "core/edit/structure_edits.h"

#include "core/edit/free_id.h"
#include "core/edit/map_value.h"
#include "core/yaml/mapping.h"
#include "tell.h"

#include <algorithm>
#include <iterator>
#include <set>

namespace merlon::edit
{
namespace
{

using hex::Hex;

const Shelf& structuresOf(const Desk& desk)
{
    return *desk.mapValue().shelves[OfMap::structures];
}

const map::Structure& structureIn(const Entry& entry)
{
    return *entry.thing.as<map::Structure>();
}

yaml::Term called(const Desk& desk, const std::string& kind)
{
    return {desk.palette->system, "structure", kind};
}

/// Names of structures that are taken.
class Ids
{
public:
    explicit Ids(const Desk& desk)
    {
        for (const Entry& entry : structuresOf(desk))
            takeId(entry.thing, taken_);
    }
    /// The kind and the first free number for it.
    std::string next(const std::string& kind) const
    {
        map::Structure one;
        one.kind = kind;
        for (int number = 1;; ++number)
        {
            one.id = kind + '-' + std::to_string(number);
            if (!taken_.contains(one.id) && !taken_.contains(shownAs(one)))
                return one.id;
        }
    }
    bool take(const std::string& id) { return taken_.insert(id).second; }
    void free(const std::string& id) { taken_.erase(id); }

private:
    std::set<std::string> taken_;
};

yaml::Message badId(const std::string& id)
{
    constexpr auto longest = static_cast<std::size_t>(Longest::Name);
    if (lengthOf(id) > longest)
        return tell::refused_structure_id_long{.most = longest};
    return tell::refused_structure_id{.id = id};
}

yaml::Message takenId(const std::string& id)
{
    return tell::refused_structure_taken{.id = id};
}

Made unlessEmpty(const Desk& desk, Patch patch, yaml::Message says)
{
    Edit edit;
    if (patch.empty())
        return edit;
    edit.says = std::move(says);
    edit.parts.emplace(desk.map, std::move(patch));
    return completed(desk, std::move(edit));
}

/// Those of the hexes that are on the map and that no one before has taken.
std::vector<Hex> claimed(const hex::Layout& grid, const std::vector<Hex>& hexes, std::set<Hex>& all)
{
    std::vector<Hex> own;
    std::ranges::copy_if(hexes, std::back_inserter(own),
                         [&](Hex hex) { return grid.contains(hex) && all.insert(hex).second; });
    return own;
}

void takeFromOthers(const Desk& desk, const std::set<Hex>& hexes, Patch& patch, Key than = 0)
{
    const Gone gone = [&](Hex hex) { return hexes.contains(hex); };
    for (const Entry& entry : structuresOf(desk))
        if (entry.key != than && entry.thing.touches(gone))
            patch.put(OfMap::structures, {entry.key, entry.rank, entry.thing.without(gone)});
}

} // namespace

Made declared(const Desk& desk, std::vector<map::Structure> structures)
{
    const Value& map = desk.mapValue();
    Ids ids(desk);
    std::set<Hex> all;
    double rank = 0;
    for (const Entry& entry : structuresOf(desk))
        rank = std::max(rank, entry.rank);
    Patch patch;
    Key key = freshKey(map, patch);
    std::size_t count = 0;
    std::string kind;
    for (map::Structure& one : structures)
    {
        one.hexes = claimed(map.grid, one.hexes, all);
        if (one.hexes.empty())
            continue;
        if (one.id.empty())
            one.id = ids.next(one.kind);
        if (!yaml::isId(one.id))
            return tl::unexpected(badId(one.id));
        if (!ids.take(one.id))
            return tl::unexpected(takenId(one.id));
        kind = one.kind;
        patch.put(OfMap::structures, {key++, ++rank, Thing::of(std::move(one))});
        ++count;
    }
    if (count == 0)
        return tl::unexpected(tell::refused_no_hexes{}.message());
    takeFromOthers(desk, all, patch);
    if (count > 1)
        return unlessEmpty(desk, std::move(patch), tell::edit_declare_all{.count = count});
    return unlessEmpty(desk, std::move(patch), tell::edit_declare{.structure = called(desk, kind)});
}

Made changed(const Desk& desk, Key key, map::Structure to)
{
    const Entry* entry = find(structuresOf(desk), key);
    if (entry == nullptr || structureIn(*entry) == to)
        return Edit{};
    const map::Structure& was = structureIn(*entry);
    Ids ids(desk);
    ids.free(was.id);
    if (to.id != was.id && !yaml::isId(to.id))
        return tl::unexpected(badId(to.id));
    if (!ids.take(to.id))
        return tl::unexpected(takenId(to.id));
    to.hexes = was.hexes;
    const yaml::Message says = tell::edit_structure{.structure = called(desk, to.kind)};
    Patch patch;
    patch.put(OfMap::structures, {entry->key, entry->rank, Thing::of(std::move(to))});
    return unlessEmpty(desk, std::move(patch), says);
}

Made assigned(const Desk& desk, Key key, std::span<const Hex> hexes)
{
    const Entry* to = find(structuresOf(desk), key);
    if (key != 0 && to == nullptr)
        return Edit{};
    std::set<Hex> all;
    std::ranges::copy_if(hexes, std::inserter(all, all.end()),
                         [&](Hex hex) { return desk.mapValue().grid.contains(hex); });
    Patch patch;
    takeFromOthers(desk, all, patch, key);
    std::string kind;
    for (const Entry& left : patch.thingsOf(OfMap::structures))
        kind = structureIn(*find(structuresOf(desk), left.key)).kind;
    if (to != nullptr)
    {
        map::Structure grown = structureIn(*to);
        std::ranges::copy_if(all, std::back_inserter(grown.hexes),
                             [&](Hex hex) { return std::ranges::count(structureIn(*to).hexes, hex) == 0; });
        kind = grown.kind;
        if (grown != structureIn(*to))
            patch.put(OfMap::structures, {to->key, to->rank, Thing::of(std::move(grown))});
    }
    return unlessEmpty(desk, std::move(patch), tell::edit_structure{.structure = called(desk, kind)});
}

Made undeclared(const Desk& desk, std::span<const Key> keys)
{
    Patch patch;
    std::string kind;
    for (const Key key : keys)
        if (const Entry* entry = find(structuresOf(desk), key))
        {
            kind = structureIn(*entry).kind;
            patch.put(OfMap::structures, {entry->key, entry->rank, {}});
        }
    const std::size_t count = patch.thingsOf(OfMap::structures).size();
    if (count > 1)
        return unlessEmpty(desk, std::move(patch), tell::edit_undeclare_all{.count = count});
    return unlessEmpty(desk, std::move(patch), tell::edit_undeclare{.structure = called(desk, kind)});
}

} // namespace merlon::edit
