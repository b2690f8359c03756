#include "core/rules/ruleset.h"

#include <algorithm>

namespace merlon::rules
{
namespace
{

template <class Entries>
auto findById(const Entries& entries, std::string_view id) -> const typename Entries::value_type*
{
    const auto found = std::ranges::find(entries, id, [](const auto& entry) -> std::string_view { return entry.id; });
    return found == entries.end() ? nullptr : &*found;
}

} // namespace

const Terrain* Ruleset::findTerrain(std::string_view wanted) const
{
    return findById(terrain, wanted);
}
const Weapon* Ruleset::findWeapon(std::string_view wanted) const
{
    return findById(weapons, wanted);
}
const Edition* Ruleset::findEdition(std::string_view wanted) const
{
    return findById(editions, wanted);
}

} // namespace merlon::rules
