#include "core/castle/numbers/numbers.h"

#include <algorithm>

namespace merlon::castle
{

Influence MeleeNumbers::influenceOf(std::string_view place, bool defends) const
{
    if (const auto other = defending.find(place); defends && other != defending.end())
        return other->second;
    const auto found = influences.find(place);
    return found == influences.end() ? Influence::Even : found->second;
}

const Weapon* Numbers::findWeapon(std::string_view id) const
{
    const auto found = std::ranges::find(weapons, id, &Weapon::id);
    return found == weapons.end() ? nullptr : &*found;
}

} // namespace merlon::castle
