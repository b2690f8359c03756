#include "core/castle/ground/field_of_fire.h"

#include "core/castle/ground/limits.h"

namespace merlon::castle
{

std::vector<Seen> fieldOfFire(const Field& field, hex::Hex shooter, int range)
{
    const hex::Layout& layout = field.ground.layout();
    std::vector<Seen> reach(static_cast<std::size_t>(layout.count()));
    for (int i = 0; i < layout.count(); ++i)
    {
        const hex::Hex target = layout.hexOf(i);
        const Aim aim{field.ground.top(shooter), field.ground.top(target)};
        if (target == shooter || hex::distance(shooter, target) > range || placeLimit(field, aim) != Limit::None)
            continue;
        const Sightline line = lineOfFire(field, aim);
        reach[static_cast<std::size_t>(i)] = {line.clear, line.overSomebody, line.cover.cover};
    }
    return reach;
}

} // namespace merlon::castle
