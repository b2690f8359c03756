#include "core/piccole/field/standing.h"

#include <algorithm>

namespace merlon::piccole
{

std::vector<const Element*> Standing::others(const Element& one) const
{
    std::vector<const Element*> out;
    for (const Element& other : elements)
        if (other.stands() && other.id != one.id)
            out.push_back(&other);
    return out;
}

std::vector<const Element*> Standing::enemies(const Element& one) const
{
    std::vector<const Element*> out = others(one);
    std::erase_if(out, [&](const Element* other) { return other->side == one.side; });
    return out;
}

bool Standing::isOnDifficult(const Stand& stand) const
{
    if (data.options.inDifficult == "centre")
        return terrain().holds(stand.centre(), &GroundNumbers::difficult);
    return terrain().touches(stand.shape(tabletop::Tolerance::inGround), &GroundNumbers::difficult);
}

int Standing::heightOf(const Stand& stand) const
{
    if (data.options.height == "any_part")
        return terrain().heightUnder(stand.shape(tabletop::Tolerance::inGround));
    return terrain().heightAt(stand.centre());
}

bool Standing::isInWorks(const Stand& stand) const
{
    const auto isIn = [&](const Camp& camp) { return tabletop::holds(camp.stand().shape(), stand.centre()); };
    return terrain().holds(stand.centre(), &GroundNumbers::works) ||
           (camps != nullptr && std::ranges::any_of(*camps, isIn));
}

bool Standing::isInRiver(const Stand& stand) const
{
    return terrain().touches(stand.shape(tabletop::Tolerance::inGround), &GroundNumbers::drowns);
}

bool Standing::hasGround(const Stand& stand) const
{
    return terrain().isOn(stand) &&
           !terrain().touches(stand.shape(tabletop::Tolerance::inGround), &GroundNumbers::impassable);
}

const Element* Standing::takenBy(const Stand& stand, std::string_view but) const
{
    for (const Element& other : elements)
        if (other.stands() && other.id != but && tabletop::overlap(stand, other.stand()))
            return &other;
    return nullptr;
}

bool mayPass(Troop mover, Troop other)
{
    return mover == Troop::FtL || (isCavalry(mover) && other == Troop::FtL);
}

bool isAlike(int facing, int other)
{
    return tabletop::sameFacing(facing, other) || tabletop::sameFacing(facing, tabletop::opposite(other));
}

} // namespace merlon::piccole
