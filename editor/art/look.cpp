#include "editor/art/look.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace merlon::editor::art
{
namespace
{

struct Named
{
    std::string_view name;
    Ground ground;
    Growth growth;
};

constexpr std::array named{
    Named{"grass", Ground::Earth, Growth::Grass},
    Named{"brush", Ground::Earth, Growth::Brush},
    Named{"trees", Ground::Earth, Growth::Trees},
    Named{"mound", Ground::Earth, Growth::Mound},
    Named{"trench", Ground::Earth, Growth::Trench},
    Named{"tent", Ground::Earth, Growth::Tent},
    Named{"water", Ground::Water, Growth::None},
    Named{"bridge", Ground::Water, Growth::Bridge},
    Named{"steps", Ground::Steps, Growth::None},
    Named{"masonry", Ground::Masonry, Growth::None},
    Named{"walk", Ground::Walk, Growth::None},
    Named{"planks", Ground::Planks, Growth::None},
    Named{"flags", Ground::Flags, Growth::None},
    Named{"doorway", Ground::Planks, Growth::Door},
    Named{"keep_doorway", Ground::Flags, Growth::KeepDoor},
};

QColor groundColour(Ground ground, const Inks& inks)
{
    switch (ground)
    {
    case Ground::Earth:
        return inks.earth;
    case Ground::Water:
        return inks.water;
    case Ground::Masonry:
        return inks.wall;
    case Ground::Walk:
        return inks.walk;
    case Ground::Planks:
        return inks.plank;
    case Ground::Flags:
        return inks.flag;
    case Ground::Steps:
        return inks.steps;
    }
    return inks.earth;
}

} // namespace

Look lookOf(const map::PaletteTerrain* known, const std::string& id, const Inks& inks)
{
    const auto* found =
        known != nullptr ? std::ranges::find(named, std::string_view(known->look), &Named::name) : named.end();
    const Named how = found != named.end() ? *found : Named{"", Ground::Earth, Growth::Unknown};
    Look look{how.ground, how.growth, Building::None, groundColour(how.ground, inks), {}, id};
    if (how.ground == Ground::Flags || how.ground == Ground::Planks)
        look.building = how.ground == Ground::Flags ? Building::Keep : Building::Tower;

    QColor own = known ? QColor(QString::fromStdString(known->colour)) : QColor();
    if (!own.isValid())
        own = how.growth == Growth::Unknown ? mixed(inks.earth, inks.mark, 0.2) : look.base;
    else if (inks.dark)
        own = moonlit(own);
    if (how.growth == Growth::Unknown)
        look.base = mixed(look.base, own, 0.6);
    look.far = how.growth == Growth::Bridge  ? inks.wood
               : how.growth == Growth::Grass ? look.base
                                             : mixed(own, look.base, 0.35);
    return look;
}

std::vector<Look> looksOf(const map::HexMap& map, const map::Palette& palette, const Inks& inks)
{
    std::vector<Look> result;
    result.reserve(map.legend.size());
    for (const map::LegendEntry& entry : map.legend)
        result.push_back(lookOf(palette.find(entry.terrain), entry.terrain, inks));
    return result;
}

QColor shaded(const QColor& base, int level, bool dark)
{
    if (level == 0)
        return base;
    if (level < 0)
        return mixed(base, dark ? QColor(0x0c0e14) : QColor(0x3a2c24), 0.14);
    const double share = std::min(0.05 + 0.035 * level, 0.34);
    return mixed(base, dark ? QColor(0x9a8458) : QColor(0xfff3cf), share);
}

QColor groundColour(const Look& look, int level, bool far, const MapStyle& style)
{
    const QColor own = mixed(inks(style.dark).paper, far ? look.far : look.base, style.strengthOf(MapLayer::Terrain));
    const bool shades = style.levels && !look.water();
    return shades ? mixed(own, shaded(own, level, style.dark), style.strengthOf(MapLayer::Levels)) : own;
}

} // namespace merlon::editor::art
