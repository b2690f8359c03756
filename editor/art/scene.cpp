#include "editor/art/scene.h"

#include "editor/art/symbols.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <unordered_map>

namespace merlon::editor::art
{
namespace
{

using hex::Hex;
using hex::Side;

std::uint8_t byte(int value)
{
    return static_cast<std::uint8_t>(value);
}

/// Composes one part of a map.
class Composer
{
public:
    Composer(const map::HexMap& map, const std::vector<Look>& looks, const Symbols& symbols, const MapStyle& style,
             const Window& window, double scale)
        : map_(map),
          looks_(looks),
          symbols_(symbols),
          style_(style),
          window_(window),
          scale_(scale),
          shape_(hexShape(map.layout.orientation))
    {
    }

    Scene done() &&;

private:
    struct Site
    {
        Hex hex;
        const Look* look = nullptr;
        int level = 0;
        hex::PlanePoint at;
    };

    bool inWindow(Hex hex) const;
    std::optional<Site> site(Hex hex) const;
    std::array<std::optional<Site>, 6> around(Hex hex) const;
    int edgeKey(Hex hex, int side) const { return map_.layout.index(hex) * 6 + side; }
    bool hasFeature(Hex hex, int side) const { return featured_.contains(edgeKey(hex, side)); }
    int ends(Hex hex, int side, const std::string* kind) const;

    void noteFeatures();
    void noteCoverings();
    void composeHex(const Site& site);
    void growth(const Site& site, const std::array<std::optional<Site>, 6>& near);
    void trees(const Site& site, const std::array<std::optional<Site>, 6>& near);
    void edges(const Site& site, const std::array<std::optional<Site>, 6>& near);
    void edge(const Site& site, const Site& other, int side, const std::array<std::optional<Site>, 6>& near);
    bool bridge(const Site& site) const
    {
        return site.look->growth == Growth::Bridge || bridges_.contains(map_.layout.index(site.hex));
    }
    int towards(const std::array<std::optional<Site>, 6>& near) const;
    void features();
    void feature(const map::Feature& feature, int side);
    void coverings();
    void covering(const map::Covering& covering, const Site& site);
    void structures();
    void names(const Site& site, const std::array<std::optional<Site>, 6>& near);
    void symbol(Layer layer, const std::string& name, const Site& site, std::uint32_t salt, double wander,
                int turned = 0, bool mayMirror = true);
    void note(const std::string& text, hex::PlanePoint at);

    const map::HexMap& map_;
    const std::vector<Look>& looks_;
    const Symbols& symbols_;
    const MapStyle& style_;
    const Window& window_;
    const double scale_;
    const HexShape shape_;
    Scene scene_;
    std::unordered_map<int, const map::Feature*> featured_; ///< by edgeKey of the owner, and of the hex across
    std::unordered_map<int, bool> bridges_;                 ///< hexes under a drawbridge, and whether it is raised
};

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
        if (covering.kind == "drawbridge")
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
        if (here->look->building == rules::Building::None)
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

void Composer::trees(const Site& site, const std::array<std::optional<Site>, 6>& near)
{
    scene_.put(Layer::Wash, {Art::Wash, byte(static_cast<int>(Growth::Trees)), byte(hashOf(site.hex, 5) % 4), 0},
               site.at);
    symbol(Layer::Tall, "tree", site, 30, 0.13);
    // Smaller crowns close the wood between one tree and the next; each is drawn by one of the two hexes.
    for (std::size_t k = 1; k <= 3; ++k)
        if (near[k] && near[k]->look->growth == Growth::Trees &&
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
        if (scale_ >= 8 && unitHash(site.hex, 7) < 0.3)
            symbol(Layer::Ground, "grass", site, 10, 0.4);
        return;
    case Growth::Brush:
        wash();
        return symbol(Layer::Tall, "brush", site, 20, 0.08);
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
            scene_.put(Layer::Covering, {Art::Bridge, byte(towards(near)), 0, 0}, site.at);
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
    if (here.building != rules::Building::None && here.building != there.building)
    {
        const bool keep = here.building == rules::Building::Keep;
        // Between keep and tower one wall is enough: the keep's.
        if (!featured && (keep || there.building != rules::Building::Keep))
            scene_.put(Layer::Edge,
                       {Art::HouseWall, byte(side), byte(ends(site.hex, side, nullptr)), byte(keep ? 2 : 0)}, site.at);
        return;
    }
    if (here.stone() && there.building == rules::Building::None && here.ground != there.ground)
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
    if (style_.levels && ground && site.level > other.level && scale_ >= 7)
        scene_.put(Layer::Edge, {Art::Cliff, byte(side), byte(std::min(site.level - other.level, 3)), 0}, site.at);
}

void Composer::edges(const Site& site, const std::array<std::optional<Site>, 6>& near)
{
    for (int k = 0; k < 6; ++k)
        if (const auto& other = near[static_cast<std::size_t>(k)])
            edge(site, *other, k, near);
}

void Composer::names(const Site& site, const std::array<std::optional<Site>, 6>& near)
{
    if (style_.names && roomFor(Writing::HexName, scale_))
        scene_.labels.push_back({Writing::HexName,
                                 QString::fromStdString(map::printedName(map_, site.hex)),
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
    edges(site, near);
    names(site, near);
}

void Composer::feature(const map::Feature& feature, int side)
{
    Hex owner = feature.hex;
    auto here = site(owner);
    const auto across = site(hex::neighbour(owner, hex::allSides[static_cast<std::size_t>(side)]));
    const std::string& kind = feature.kind;
    const bool opening = kind == "arrow_slit" || kind == "door" || kind == "gate";
    // An opening is part of the wall of a house: it is drawn on the house's side of the hexside.
    if (opening && across && across->look->building != here->look->building &&
        (here->look->building == rules::Building::None || across->look->building == rules::Building::Keep))
    {
        owner = across->hex;
        here = across;
        side = (side + 3) % 6;
    }
    const bool keep = here->look->building == rules::Building::Keep;
    const int state = (feature.state == "open" ? 1 : 0) | (keep ? 2 : 0);
    const auto put = [&](Art art, int endBits, int c) {
        scene_.put(Layer::Feature, {art, byte(side), byte(endBits), byte(c)}, here->at);
    };
    if (kind == "parapet")
        return put(Art::Parapet, ends(owner, side, &kind), 0);
    if (kind == "arrow_slit")
        return put(Art::Slit, ends(owner, side, nullptr), state & 2);
    if (kind == "door")
        return put(Art::Door, ends(owner, side, nullptr), state);
    if (kind == "gate")
        return put(Art::Gate, ends(owner, side, nullptr), state);
    if (kind == "wall")
        return put(Art::WallBar, 0, 0);
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

void Composer::covering(const map::Covering& covering, const Site& site)
{
    const auto near = around(site.hex);
    const int outward = covering.outward ? static_cast<int>(*covering.outward) : -1;
    if (covering.kind == "hoarding")
    {
        if (outward >= 0)
            return scene_.put(Layer::Covering, {Art::Hoarding, byte(outward), 0, 0}, site.at);
        for (int k = 0; k < 6; ++k)
            if (near[static_cast<std::size_t>(k)] && !near[static_cast<std::size_t>(k)]->look->built())
                scene_.put(Layer::Covering, {Art::Hoarding, byte(k), 0, 0}, site.at);
        return;
    }
    if (covering.kind == "drawbridge")
    {
        const int inner = outward >= 0 ? (outward + 3) % 6 : towards(near);
        if (covering.state == "raised")
            return scene_.put(Layer::Covering, {Art::BridgeUp, byte(inner), 0, 0}, site.at);
        if (site.look->growth != Growth::Bridge || outward >= 0)
            scene_.put(Layer::Covering, {Art::Bridge, byte(inner), 0, 0}, site.at);
        return;
    }
    if (symbols_.find(covering.kind) >= 0 && covering.kind != "tree" && covering.kind != "door")
        return symbol(Layer::Covering, covering.kind, site, 70, 0, outward + 1, false);
    scene_.put(Layer::Covering, {Art::UnknownThing, 0, 0, 0}, site.at);
    note(covering.kind, {site.at.x, site.at.y + 0.5});
}

void Composer::coverings()
{
    for (const map::Covering& covering : map_.overlays)
        for (const Hex hex : covering.hexes)
            if (inWindow(hex))
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
        if (!hexes.empty() && !structure.id.empty() && roomFor(Writing::Title, scale_))
            scene_.labels.push_back({Writing::Title, QString::fromStdString(structure.id), sum});
    }
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
        coverings();
    if (style_.structures && scale_ >= 8)
        structures();
    return std::move(scene_);
}

} // namespace

Window windowOf(const hex::Layout& layout, const QRectF& part, double reach)
{
    const QRectF wide = part.adjusted(-reach, -reach, reach, reach);
    Window window{layout.columns, -1, layout.rows, -1};
    for (const QPointF corner : {wide.topLeft(), wide.topRight(), wide.bottomLeft(), wide.bottomRight()})
    {
        const hex::Cell cell = layout.cellOf(hex::hexUnder(layout, {corner.x(), corner.y()}));
        window.firstColumn = std::min(window.firstColumn, cell.column - 1);
        window.lastColumn = std::max(window.lastColumn, cell.column + 1);
        window.firstRow = std::min(window.firstRow, cell.row - 1);
        window.lastRow = std::max(window.lastRow, cell.row + 1);
    }
    return {std::max(window.firstColumn, 0), std::min(window.lastColumn, layout.columns - 1),
            std::max(window.firstRow, 0), std::min(window.lastRow, layout.rows - 1)};
}

Scene compose(const map::HexMap& map, const std::vector<Look>& looks, const Symbols& symbols, const MapStyle& style,
              const Window& window, double scale)
{
    return Composer(map, looks, symbols, style, window, scale).done();
}

double writingHeight(Writing writing)
{
    switch (writing)
    {
    case Writing::HexName:
        return 0.3;
    case Writing::Level:
        return 0.28;
    case Writing::Title:
        return 0.4;
    case Writing::Note:
        return 0.28;
    }
    return 0.3;
}

bool roomFor(Writing writing, double scale)
{
    return writingHeight(writing) * scale >= (writing == Writing::Note ? 6.5 : 6.0);
}

} // namespace merlon::editor::art
