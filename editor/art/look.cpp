#include "editor/art/look.h"

#include "editor/art/hex_shape.h"

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
    bool tinted = false; ///< seen from near too by its own colour
};

constexpr std::array named{
    Named{"grass", Ground::Earth, Growth::Grass},
    Named{"sand", Ground::Earth, Growth::None, true},
    Named{"brush", Ground::Earth, Growth::Brush},
    Named{"trees", Ground::Earth, Growth::Trees},
    Named{"mound", Ground::Earth, Growth::Mound},
    Named{"trench", Ground::Earth, Growth::Trench},
    Named{"tent", Ground::Earth, Growth::Tent},
    Named{"water", Ground::Water, Growth::None},
    Named{"shallows", Ground::Water, Growth::None, true},
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
    if (how.growth == Growth::Unknown || how.tinted)
        look.base = mixed(look.base, own, 0.6);
    look.far = how.growth == Growth::Bridge  ? inks.wood
               : how.growth == Growth::Grass ? look.base
                                             : mixed(own, look.base, 0.35);
    return look;
}

std::vector<ThingLook> thingLooksOf(const map::Palette& palette, const Inks& inks)
{
    static constexpr std::array names{"", "track", "footpath", "paving", "stakes", "thatch", "tiles", "slates"};
    std::vector<ThingLook> looks;
    for (const map::PaletteOverlay& thing : palette.overlays)
    {
        const auto name = std::ranges::find(names, std::string_view(thing.look));
        const auto drawn = name == names.end() ? Drawn::Symbol : static_cast<Drawn>(name - names.begin());
        const QColor own(QString::fromStdString(thing.colour));
        const QColor colour = !own.isValid() ? inks.soil : inks.dark ? moonlit(own) : own;
        looks.push_back({thing.id, drawn, colour, thing.width * 2 * apothem / 100});
    }
    return looks;
}

int Looks::thing(const std::string& kind) const
{
    const auto found = std::ranges::find(things, kind, &ThingLook::kind);
    return found == things.end() || found->drawn == Drawn::Symbol ? -1 : static_cast<int>(found - things.begin());
}

bool Looks::isLifted(const ThingLook& look, const map::Covering& overlay) const
{
    return look.roof() && std::ranges::find_first_of(overlay.hexes, inside) != overlay.hexes.end();
}

Looks looksOf(const map::HexMap& map, const map::Palette& palette, const Inks& inks)
{
    Looks looks{{}, thingLooksOf(palette, inks)};
    looks.ground.reserve(map.legend.size());
    for (const map::LegendEntry& entry : map.legend)
        looks.ground.push_back(lookOf(palette.find(entry.terrain), entry.terrain, inks));
    return looks;
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
