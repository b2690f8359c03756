// What grows and is built on hexes, and the walls, banks and slopes between them.

#include "editor/art/composer.h"
#include "editor/art/relief.h"

#include <algorithm>

namespace merlon::editor::art
{

using hex::Hex;
using hex::Side;

void Composer::trees(const Site& site, const std::array<std::optional<Site>, 6>& near)
{
    scene_.put(Layer::Wash, {Art::Wash, byte(static_cast<int>(Growth::Trees)), byte(hashOf(site.hex, 5) % 4), 0},
               site.at);
    if (roadAt(site.hex))
        return aside("crown", site, 50);
    symbol(Layer::Tall, "tree", site, 30, 0.13);
    // Smaller crowns close the wood between one tree and the next; each is drawn by one of the two hexes.
    for (std::size_t k = 1; k <= 3; ++k)
        if (near[k] && near[k]->look->growth == Growth::Trees && !roadAt(near[k]->hex) &&
            unitHash(site.hex, 40 + static_cast<std::uint32_t>(k)) < 0.7)
        {
            Site between = site;
            between.at = {(site.at.x + near[k]->at.x) / 2, (site.at.y + near[k]->at.y) / 2};
            symbol(Layer::Tall, "crown", between, 50 + static_cast<std::uint32_t>(k) * 3, 0.16);
        }
}

/// The side towards the castle: where a bridge leads to, and stairs climb to.
int Composer::towards(const std::array<std::optional<Site>, 6>& near) const
{
    int best = 0;
    int bestScore = -1;
    for (int k = 0; k < 6; ++k)
    {
        const auto& ahead = near[static_cast<std::size_t>(k)];
        const auto& behind = near[static_cast<std::size_t>((k + 3) % 6)];
        if (!ahead)
            continue;
        int score = 4 * std::max(0, ahead->level);
        score += ahead->look->built() ? 8 : 0;
        score += ahead->look->growth == Growth::Door || ahead->look->growth == Growth::KeepDoor ? 6 : 0;
        score += bridge(*ahead) ? 5 : 0;
        if (behind && bridge(*behind))
            score += 16; // a bridge goes on as it came, whatever towers stand beside it
        else if (behind && !behind->look->water() && !behind->look->built())
            score += 3;
        if (score > bestScore)
        {
            best = k;
            bestScore = score;
        }
    }
    return best;
}

void Composer::growth(const Site& site, const std::array<std::optional<Site>, 6>& near)
{
    const auto wash = [&]
    {
        scene_.put(Layer::Wash,
                   {Art::Wash, byte(static_cast<int>(site.look->growth)), byte(hashOf(site.hex, 5) % 4), 0}, site.at);
    };
    switch (site.look->growth)
    {
    case Growth::None:
        if (site.look->ground == Ground::Steps)
            scene_.put(Layer::Ground, {Art::Stairs, byte(towards(near)), 0, 0}, site.at);
        return;
    case Growth::Grass:
        if (unitHash(site.hex, 6) < 0.22)
            wash();
        if (scale_ >= 8 && unitHash(site.hex, 7) < 0.3 && !roadAt(site.hex))
            symbol(Layer::Ground, "grass", site, 10, 0.4);
        return;
    case Growth::Brush:
        wash();
        return roadAt(site.hex) ? aside("grass", site, 20) : symbol(Layer::Tall, "brush", site, 20, 0.08);
    case Growth::Trees:
        return trees(site, near);
    case Growth::Mound:
        wash();
        for (int k = 0; k < 6; ++k)
        {
            const auto& next = near[static_cast<std::size_t>(k)];
            if (next && next->look->growth != Growth::Mound && !hasFeature(site.hex, k))
                scene_.put(Layer::Ground, {Art::Mound, byte(k), 0, 0}, site.at);
        }
        return;
    case Growth::Trench:
    {
        int sides = 0;
        for (int k = 0; k < 6; ++k)
            if (near[static_cast<std::size_t>(k)] && near[static_cast<std::size_t>(k)]->look->growth == Growth::Trench)
                sides |= 1 << k;
        return scene_.put(Layer::Ground, {Art::Trench, byte(sides), 0, 0}, site.at);
    }
    case Growth::Tent:
        wash();
        return symbol(Layer::Tall, "tent", site, 60, 0.03, 0, false);
    case Growth::Bridge:
        if (const auto found = bridges_.find(map_.layout.index(site.hex)); found == bridges_.end() || !found->second)
            symbol(Layer::Covering, "drawbridge", site, 70, 0, towards(near) + 1, false);
        return;
    case Growth::Door:
        return symbol(Layer::Ground, "door", site, 0, 0, 0, false);
    case Growth::KeepDoor:
        return symbol(Layer::Ground, "keep_door", site, 0, 0, 0, false);
    case Growth::Unknown:
        scene_.put(Layer::Ground, {Art::Hatch, 0, 0, 0}, site.at);
        return note(site.look->id, site.at);
    }
}

void Composer::edge(const Site& site, const Site& other, int side, const std::array<std::optional<Site>, 6>& near)
{
    const Look& here = *site.look;
    const Look& there = *other.look;
    const bool featured = hasFeature(site.hex, side);
    if (here.built() && !there.built())
    {
        const QPointF out = shape_.middle(side);
        if (out.x() * 0.13 + out.y() * 0.15 > 0.02) // away from the light, see drawShadow
            scene_.put(Layer::Shadow, {Art::Shadow, byte(side), 0, 0}, site.at);
    }
    if (here.building != Building::None && here.building != there.building)
    {
        const bool keep = here.building == Building::Keep;
        // Between keep and tower one wall is enough: the keep's.
        if (!featured && (keep || there.building != Building::Keep))
            scene_.put(Layer::Edge,
                       {Art::HouseWall, byte(side), byte(ends(site.hex, side, nullptr)), byte(keep ? 2 : 0)}, site.at);
        return;
    }
    if (here.stone() && there.building == Building::None && here.ground != there.ground)
    {
        const bool open = !there.stone();
        if (open || here.ground == Ground::Masonry)
            scene_.put(Layer::Edge, {Art::StoneEdge, byte(side), byte(open ? 1 : 0), 0}, site.at);
        return;
    }
    if (here.ground == Ground::Steps && there.ground != Ground::Steps && !there.built())
        return scene_.put(Layer::Edge, {Art::StoneEdge, byte(side), 0, 0}, site.at);
    if (here.water() && !there.water())
    {
        const auto dry = [&](int k)
        {
            const auto& next = near[static_cast<std::size_t>(k % 6)];
            return next && !next->look->water();
        };
        if (!there.built())
            scene_.put(
                Layer::Edge,
                {Art::Bank, byte(side), byte((dry(side + 5) ? closedStart : 0) | (dry(side + 1) ? closedEnd : 0)), 0},
                site.at);
        return;
    }
    const bool ground = here.ground == Ground::Earth && there.ground == Ground::Earth;
    if (style_.levels && ground && site.level > other.level + 1 && scale_ >= 7)
        scene_.put(Layer::Edge, {Art::Cliff, byte(side), byte(std::min(site.level - other.level, 3)), 0}, site.at);
}

/// Each of two hexes has its part of the slope between them.
void Composer::relief(const Site& site, const std::array<std::optional<Site>, 6>& near)
{
    if (!style_.levels || scale_ < reliefScale)
        return;
    const auto falls = [&](int side)
    {
        const auto& next = near[static_cast<std::size_t>(side % 6)];
        const bool open = next && next->look->ground == Ground::Earth && site.look->ground == Ground::Earth;
        return next && !open ? site.level - next->level : 0; // open ground has contours
    };
    for (int side = 0; side < 6; ++side)
    {
        const int fall = falls(side);
        if (fall == 0)
            continue;
        const auto goesOn = [&](int next) { return falls(next) * fall > 0; };
        const int ends = (goesOn(side + 5) ? closedStart : 0) | (goesOn(side + 1) ? closedEnd : 0);
        const int levels = std::min(std::abs(fall), 3) | (fall > 0 ? 4 : 0);
        scene_.put(Layer::Shadow, {Art::Relief, byte(side), byte(ends), byte(levels)}, site.at);
    }
}

/// About two of its corners; those of the others are its neighbours'. Of three levels two contours run there. At the
/// edge of the map the higher of two hexes has it.
void Composer::contours(const Site& site, const std::array<std::optional<Site>, 6>& near)
{
    if (!style_.levels)
        return;
    const auto isEarth = [](const Site& at) { return at.look->ground == Ground::Earth; };
    const auto put = [&](std::size_t corner, int apart, bool higher)
    {
        scene_.put(Layer::Edge, {Art::Contour, byte(static_cast<int>(corner)), byte(apart), byte(higher ? 1 : 0)},
                   site.at);
    };
    for (std::size_t corner = 0; corner < 6 && isEarth(site); ++corner)
    {
        const auto& one = near[corner];
        const auto& other = near[(corner + 1) % 6];
        const auto falls = [&](const std::optional<Site>& to) { return to && isEarth(*to) && to->level < site.level; };
        if (!one != !other)
        {
            if (falls(one) || falls(other))
                put(corner, one ? 3 : 4, true);
            continue;
        }
        if (corner > 1 || !one || !isEarth(*one) || !isEarth(*other))
            continue;
        const std::array levels{site.level, one->level, other->level};
        std::array<int, 3> order{0, 1, 2};
        const auto level = [&](int at) { return levels[static_cast<std::size_t>(at)]; };
        std::ranges::stable_sort(order, {}, level);
        if (level(order[0]) < level(order[1]))
            put(corner, order[0], false);
        if (level(order[1]) < level(order[2]))
            put(corner, order[2], true);
    }
}

void Composer::edges(const Site& site, const std::array<std::optional<Site>, 6>& near)
{
    for (int k = 0; k < 6; ++k)
        if (const auto& other = near[static_cast<std::size_t>(k)])
            edge(site, *other, k, near);
}

} // namespace merlon::editor::art
