// Hexside features, overlays and structures.

#include "editor/art/composer.h"

#include "core/map/gate_of.h"
#include "editor/words.h"

#include <algorithm>

namespace merlon::editor::art
{

using hex::Hex;
using hex::Side;

namespace
{

/// The side towards the front of what lies in a straight line on several hexes, the first of them its front unless it
/// says otherwise; -1: it lies on one hex, or otherwise.
int headingOf(const map::Covering& covering)
{
    const std::vector<Hex>& hexes = covering.hexes;
    for (const Side ahead : hex::allSides)
    {
        bool straight = hexes.size() > 1;
        for (std::size_t i = 1; i < hexes.size(); ++i)
            straight = straight && hex::neighbour(hexes[i], ahead) == hexes[i - 1];
        if (straight)
            return static_cast<int>(covering.outward == hex::opposite(ahead) ? hex::opposite(ahead) : ahead);
    }
    return -1;
}

} // namespace

void Composer::feature(const map::Feature& feature, int side)
{
    Hex owner = feature.hex;
    auto here = site(owner);
    const auto across = site(hex::neighbour(owner, hex::allSides[static_cast<std::size_t>(side)]));
    const std::string& kind = feature.kind;
    const bool opening = kind.ends_with("slit") || kind.ends_with("window") || kind == "door" || kind == "gate";
    // An opening is part of the wall of a house: it is drawn on the house's side of the hexside.
    if (opening && across && across->look->building != here->look->building &&
        (here->look->building == Building::None || across->look->building == Building::Keep))
    {
        owner = across->hex;
        here = across;
        side = (side + 3) % 6;
    }
    const bool keep = here->look->building == Building::Keep;
    const int state = (feature.state == "open" ? 1 : 0) | (keep ? 2 : 0);
    const auto put = [&](Art art, int endBits, int c) {
        scene_.put(Layer::Feature, {art, byte(side), byte(endBits), byte(c)}, here->at);
    };
    if (kind == "parapet")
        return put(Art::Parapet, ends(owner, side, &kind), 0);
    if (kind.ends_with("slit"))
        return put(Art::Slit, ends(owner, side, nullptr), state & 2);
    if (kind.ends_with("window"))
        return put(Art::Window, ends(owner, side, nullptr), (kind == "window" ? 0 : 1) | (state & 2));
    if (kind == "door")
        return put(Art::Door, ends(owner, side, nullptr), state);
    if (kind == "gate")
        return put(Art::Gate, ends(owner, side, nullptr), state);
    if (kind == "wall")
        return put(Art::WallBar, 0, 0);
    if (kind == "low_wall")
        return put(Art::LowWall, 0, 0);
    if (kind == "crest")
        return put(Art::Crest, 0, 0);
    if (kind == "palisade")
        return put(Art::Palisade, 0, 0);
    put(Art::UnknownSide, 0, 0);
    const QPointF middle = shape_.middle(side) * 0.72;
    note(kind, {here->at.x + middle.x(), here->at.y + middle.y()});
}

void Composer::features()
{
    for (const map::Feature& feature : map_.features)
        if (inWindow(feature.hex))
            for (const Side side : feature.sides)
                this->feature(feature, static_cast<int>(side));
}

/// Drawn once over all its hexes: of the pictures of its front, its middle and its rear, the one for that hex.
bool Composer::longThing(const map::Covering& covering, const Site& site)
{
    const int heading = headingOf(covering);
    if (heading < 0)
        return false;
    const auto has = [&](int side)
    {
        const Hex next = hex::neighbour(site.hex, hex::allSides[static_cast<std::size_t>(side)]);
        return std::find(covering.hexes.begin(), covering.hexes.end(), next) != covering.hexes.end();
    };
    const std::string part = !has(heading) ? "_front" : has((heading + 3) % 6) ? "_middle" : "_rear";
    if (symbols_.find(covering.kind + part) < 0)
        return false;
    symbol(Layer::Covering, covering.kind + part, site, 70, 0, heading + 1, false);
    return true;
}

/// The side of that hex of a bridge that lies towards the castle.
int Composer::innerSide(const map::Covering& bridge, const Site& site) const
{
    if (bridge.outward)
        return static_cast<int>(hex::opposite(*bridge.outward));
    if (const auto gate = map::gateOf(bridge, map_)) // all of it lies as the hex at the gate does
        return static_cast<int>(gate->side);
    return towards(around(site.hex));
}

void Composer::covering(const map::Covering& covering, const Site& site)
{
    const auto near = around(site.hex);
    const int outward = covering.outward ? static_cast<int>(*covering.outward) : -1;
    const auto put = [&](const char* name, int side) { symbol(Layer::Covering, name, site, 70, 0, side + 1, false); };
    if (covering.kind == "hoarding")
    {
        if (outward >= 0)
            return put("hoarding", outward);
        for (int k = 0; k < 6; ++k)
            if (near[static_cast<std::size_t>(k)] && !near[static_cast<std::size_t>(k)]->look->built())
                put("hoarding", k);
        return;
    }
    if (covering.kind == "bridge")
        return put("bridge", innerSide(covering, site));
    if (covering.kind == "drawbridge")
    {
        const int inner = innerSide(covering, site);
        if (covering.state == "raised")
            return put("drawbridge_raised", inner);
        if (site.look->growth != Growth::Bridge || outward >= 0)
            put("drawbridge", inner);
        return;
    }
    if (longThing(covering, site))
        return;
    if (symbols_.find(covering.kind) >= 0 && covering.kind != "tree" && covering.kind != "door")
        return symbol(Layer::Covering, covering.kind, site, 70, 0, outward + 1, false);
    scene_.put(Layer::Covering, {Art::UnknownThing, 0, 0, 0}, site.at);
    note(covering.kind, {site.at.x, site.at.y + 0.5});
}

void Composer::coverings()
{
    for (const map::Covering& covering : map_.overlays)
        for (const Hex hex : covering.hexes)
            if (inWindow(hex) && looks_.thing(covering.kind) < 0)
                this->covering(covering, *site(hex));
}

void Composer::structures()
{
    for (const map::Structure& structure : map_.structures)
    {
        std::vector<Hex> hexes = structure.hexes;
        std::sort(hexes.begin(), hexes.end());
        hex::PlanePoint sum;
        for (const Hex hex : hexes)
        {
            const hex::PlanePoint at = hex::centreOf(map_.layout, hex);
            sum = {sum.x + at.x / static_cast<double>(hexes.size()), sum.y + at.y / static_cast<double>(hexes.size())};
            if (!inWindow(hex))
                continue;
            for (int k = 0; k < 6; ++k)
                if (!std::binary_search(hexes.begin(), hexes.end(),
                                        hex::neighbour(hex, hex::allSides[static_cast<std::size_t>(k)])))
                    scene_.put(Layer::Outline, {Art::Structure, byte(k), 0, 0}, at);
        }
        if (!hexes.empty() && roomFor(Writing::Title, scale_))
            scene_.labels.push_back({Writing::Title, structureName(map_, structure), sum});
    }
}

} // namespace merlon::editor::art
