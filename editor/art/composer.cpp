// What lies where, and in which order it is drawn.

#include "editor/art/composer.h"

#include <algorithm>
#include <cmath>

namespace merlon::editor::art
{

using hex::Hex;
using hex::Side;

bool Composer::inWindow(Hex hex) const
{
    if (!map_.layout.contains(hex))
        return false;
    const hex::Cell cell = map_.layout.cellOf(hex);
    return cell.column >= window_.firstColumn && cell.column <= window_.lastColumn && cell.row >= window_.firstRow &&
           cell.row <= window_.lastRow;
}

std::optional<Composer::Site> Composer::site(Hex hex) const
{
    if (!map_.layout.contains(hex))
        return {};
    const auto index = static_cast<std::size_t>(map_.layout.index(hex));
    return Site{hex, &looks_[map_.terrain[index]], map_.levels ? (*map_.levels)[index] : 0,
                hex::centreOf(map_.layout, hex)};
}

std::array<std::optional<Composer::Site>, 6> Composer::around(Hex hex) const
{
    std::array<std::optional<Site>, 6> near;
    for (std::size_t k = 0; k < 6; ++k)
        near[k] = site(hex::neighbour(hex, hex::allSides[k]));
    return near;
}

void Composer::noteFeatures()
{
    if (!style_.features)
        return;
    for (const map::Feature& feature : map_.features)
    {
        if (!inWindow(feature.hex))
            continue;
        for (const Side side : feature.sides)
        {
            featured_[edgeKey(feature.hex, static_cast<int>(side))] = &feature;
            const Hex across = hex::neighbour(feature.hex, side);
            if (map_.layout.contains(across))
                featured_.try_emplace(edgeKey(across, static_cast<int>(hex::opposite(side))), &feature);
        }
    }
}

void Composer::noteCoverings()
{
    if (!style_.overlays)
        return;
    for (const map::Covering& covering : map_.overlays)
        if (const int look = looks_.thing(covering.kind); look >= 0)
            noteRun(covering, look);
        else if (covering.kind == "drawbridge" || covering.kind == "bridge")
            for (const Hex hex : covering.hexes)
                if (map_.layout.contains(hex)) // whatever the window: a bridge looks where the next hex of it lies
                    bridges_[map_.layout.index(hex)] = covering.state == "raised";
}

/// Whether strips stand on the two sides next to one: of house wall (no kind), or of a kind of feature.
int Composer::ends(Hex hex, int side, const std::string* kind) const
{
    const auto here = site(hex);
    const auto stands = [&](int at)
    {
        const auto found = featured_.find(edgeKey(hex, at));
        if (kind)
            return found != featured_.end() && found->second->kind == *kind;
        const auto next = site(hex::neighbour(hex, hex::allSides[static_cast<std::size_t>(at)]));
        if (here->look->building == Building::None)
            return false;
        return !next || next->look->building != here->look->building;
    };
    return (stands((side + 5) % 6) ? closedStart : 0) | (stands((side + 1) % 6) ? closedEnd : 0);
}

void Composer::symbol(Layer layer, const std::string& name, const Site& site, std::uint32_t salt, double wander,
                      int turned, bool mayMirror)
{
    const int first = symbols_.find(name);
    if (first < 0)
        return;
    const std::uint32_t hash = hashOf(site.hex, salt);
    const int variant = static_cast<int>(hash % static_cast<std::uint32_t>(symbols_.variants(first)));
    const double dx = (unitHash(site.hex, salt + 1) - 0.5) * 2 * wander;
    const double dy = (unitHash(site.hex, salt + 2) - 0.5) * 2 * wander;
    const bool mirrored = mayMirror && ((hash >> 8) & 1) != 0;
    scene_.put(layer, {Art::Symbol, byte(first + variant), byte(turned), byte(mirrored ? 1 : 0)},
               {site.at.x + dx, site.at.y + dy});
}

void Composer::note(const std::string& text, hex::PlanePoint at)
{
    if (roomFor(Writing::Note, scale_))
        scene_.labels.push_back(
            {Writing::Note, QString::fromStdString(text).replace(QLatin1Char('_'), QLatin1Char(' ')), at});
}
void Composer::names(const Site& site, const std::array<std::optional<Site>, 6>& near)
{
    if (style_.names && roomFor(Writing::HexName, scale_))
        scene_.labels.push_back({Writing::HexName,
                                 QString::fromStdString(map::printedLabel(map_, site.hex)),
                                 {site.at.x, site.at.y - 0.62}});
    if (!style_.levels || !map_.levels || !roomFor(Writing::Level, scale_))
        return;
    const bool expected = site.look->water() && site.level == -1; // every moat says so; the water shows it
    const bool differs =
        std::any_of(near.begin(), near.end(), [&](const auto& other) { return other && other->level != site.level; });
    if (differs && site.level != 0 && !expected)
        scene_.labels.push_back({Writing::Level, QString::number(site.level), {site.at.x, site.at.y + 0.62}});
}

void Composer::composeHex(const Site& site)
{
    const auto near = around(site.hex);
    growth(site, near);
    relief(site, near);
    contours(site, near);
    edges(site, near);
    names(site, near);
}

/// With what lies around it.
bool Composer::isLevel(Hex hex) const
{
    const int level = map_.levelAt(hex);
    return std::ranges::all_of(hex::allSides,
                               [&](Side side)
                               {
                                   const Hex next = hex::neighbour(hex, side);
                                   return !map_.layout.contains(next) || map_.levelAt(next) == level;
                               });
}

Scene Composer::farAway() &&
{
    for (int row = window_.firstRow; row <= window_.lastRow; ++row)
        for (int column = window_.firstColumn; column <= window_.lastColumn; ++column)
            if (const Hex hex = map_.layout.hexAt({column, row}); !isLevel(hex))
                contours(*site(hex), around(hex));
    return std::move(scene_);
}

Scene Composer::done() &&
{
    noteFeatures();
    noteCoverings();
    for (int row = window_.firstRow; row <= window_.lastRow; ++row)
        for (int column = window_.firstColumn; column <= window_.lastColumn; ++column)
            composeHex(*site(map_.layout.hexAt({column, row})));
    if (style_.features)
        features();
    if (style_.overlays)
    {
        courses();
        coverings();
    }
    if (style_.structures && scale_ >= 8)
        structures();
    return std::move(scene_);
}

} // namespace merlon::editor::art
