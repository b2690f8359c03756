#include "core/castle/ground/things.h"

#include <algorithm>

namespace merlon::castle
{

const Storey* Thing::storey(int number) const
{
    const auto found = std::ranges::find(storeys, number, &Storey::number);
    return found == storeys.end() ? nullptr : &*found;
}

bool Thing::concernsLines() const
{
    return demolished ||
           std::ranges::any_of(storeys, [](const Storey& one)
                               { return one.blocking != Blocking::Clear || one.hides || one.cover != Cover::None; });
}

const Terrain* Terrains::find(std::string_view id) const
{
    const auto found = std::ranges::find(all, id, &Terrain::id);
    return found == all.end() ? nullptr : &*found;
}

const Thing* Terrains::findThing(std::string_view kind) const
{
    const auto found = std::ranges::find(things, kind, &Thing::id);
    return found == things.end() ? nullptr : &*found;
}

bool Terrains::isEquipment(std::string_view kind) const
{
    const Thing* thing = findThing(kind);
    return thing != nullptr && thing->whole;
}

std::vector<const Sentence*> Terrains::sentences() const
{
    std::vector<const Sentence*> found;
    for (const Terrain& row : all)
        found.insert(found.end(),
                     {&row.stops, &row.stopsFromAbove, &row.stopsFromTop, &row.covers, &row.coversBehind, &row.closes});
    for (const Thing& one : things)
        for (const Storey& storey : one.storeys)
            found.insert(found.end(), {&storey.stops, &storey.near, &storey.hidden, &storey.covers, &storey.climbed,
                                       &storey.through, &storey.below.says, &storey.beside.says, &storey.behind.says});
    for (const Thing& one : things)
        if (one.row)
            found.push_back(&one.row->closes);
    std::erase_if(found, [](const Sentence* one) { return one->rule.empty(); });
    return found;
}

} // namespace merlon::castle
