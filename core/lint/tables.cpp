#include "core/lint/tables.h"

#include "tell.h"

#include <algorithm>
#include <set>

namespace merlon::lint
{
namespace
{

using edit::Entry;
using edit::OfTable;

template <class T>
yaml::Named nameOf(const T& thing)
{
    return {thing.id, thing.name};
}

/// The second of two that are the same but for what they are called.
void findTwice(edit::Doc doc, const edit::Shelf& areas, std::vector<Finding>& found)
{
    for (std::size_t i = 0; i < areas.size(); ++i)
        for (std::size_t j = 0; j < i; ++j)
        {
            const auto& one = *areas[j].thing.as<map::Area>();
            const auto& other = *areas[i].thing.as<map::Area>();
            if (one.kind != other.kind || one.level != other.level || one.outline != other.outline)
                continue;
            edit::Edit fix;
            fix.says = tell::fix_take_area{.area = nameOf(other)};
            fix.parts[doc].put(OfTable::areas, {areas[i].key, areas[i].rank, {}});
            found.push_back({doc,
                             OfTable::areas,
                             areas[i].key,
                             "outline",
                             {},
                             tell::area_twice{.area = nameOf(other), .other = nameOf(one)},
                             std::move(fix),
                             false});
            break;
        }
}

void findPlaces(edit::Doc doc, const edit::Value& table, std::vector<Finding>& found)
{
    const auto nodes = edit::ranked(*table.shelves[OfTable::nodes]);
    std::set<std::string> reached;
    for (const Entry& entry : *table.shelves[OfTable::ways])
    {
        const auto& way = *entry.thing.as<map::Way>();
        reached.insert(way.from);
        reached.insert(way.to);
    }
    for (auto entry = nodes.begin(); entry != nodes.end(); ++entry)
    {
        const auto& node = *entry->thing.as<map::Node>();
        const auto there = std::find_if(nodes.begin(), entry,
                                        [&](const Entry& other) { return other.thing.as<map::Node>()->at == node.at; });
        if (there != entry)
            found.push_back({doc,
                             OfTable::nodes,
                             entry->key,
                             "at",
                             {},
                             tell::nodes_meet{.node = nameOf(node), .other = nameOf(*there->thing.as<map::Node>())},
                             {}});
        if (!reached.empty() && !reached.contains(node.id))
            found.push_back({doc, OfTable::nodes, entry->key, {}, {}, tell::node_unreached{.node = nameOf(node)}, {}});
    }
}

} // namespace

std::vector<Finding> oddOnTable(edit::Doc doc, const edit::Value& table)
{
    std::vector<Finding> found;
    findTwice(doc, edit::ranked(*table.shelves[OfTable::areas]), found);
    findPlaces(doc, table, found);
    return found;
}

} // namespace merlon::lint
