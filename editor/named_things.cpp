#include "editor/named_things.h"

#include "core/edit/line_edits.h"
#include "core/hex/hex_set.h"
#include "editor/words.h"

#include <algorithm>

namespace merlon::editor
{
namespace
{

using Hexes = std::vector<hex::Hex>;
using Sort = NamedThing::Sort;

Hexes onMap(const map::HexMap& map, Hexes hexes)
{
    std::erase_if(hexes, [&](hex::Hex hex) { return !map.layout.contains(hex); });
    return hexes;
}

/// Those that are alike are one row: "door", five of them.
class Kinds
{
public:
    Kinds(const map::HexMap& map, Sort sort, std::string_view group) : map_(map), sort_(sort), group_(group) {}

    void add(const std::string& kind, const Hexes& hexes)
    {
        const Hexes there = onMap(map_, hexes);
        if (there.empty())
            return;
        const auto known = std::ranges::find(things_, kind, &NamedThing::id);
        if (known != things_.end())
            ++known->count;
        else
            things_.push_back({sort_, kind, word(map_, group_, kind), QString::fromStdString(kind), 1, there.front()});
    }
    void moveTo(std::vector<NamedThing>& things) { std::ranges::move(things_, std::back_inserter(things)); }

private:
    const map::HexMap& map_;
    Sort sort_;
    std::string_view group_;
    std::vector<NamedThing> things_;
};

void addTerrains(const map::HexMap& map, std::vector<NamedThing>& things)
{
    std::vector<int> counts(map.legend.size(), 0);
    std::vector<int> firsts(map.legend.size(), 0);
    for (std::size_t i = 0; i < map.terrain.size(); ++i)
        if (const std::size_t entry = map.terrain[i]; ++counts[entry] == 1)
            firsts[entry] = static_cast<int>(i);
    for (std::size_t entry = 0; entry < counts.size(); ++entry)
        if (counts[entry] > 0)
        {
            const std::string& id = map.legend[entry].terrain;
            things.push_back({Sort::Terrain, id, word(map, "terrain", id), QString::fromStdString(id), counts[entry],
                              map.layout.hexOf(firsts[entry])});
        }
}

void addKinds(const map::HexMap& map, std::vector<NamedThing>& things)
{
    Kinds hexsides(map, Sort::Hexside, "feature");
    for (const map::Feature& feature : map.features)
        hexsides.add(feature.kind, {feature.hex});
    Kinds overlays(map, Sort::Thing, "overlay");
    for (const map::Covering& overlay : map.overlays)
        overlays.add(overlay.kind, overlay.hexes);
    Kinds lines(map, Sort::Line, "terrain");
    for (const map::Line& line : map.lines)
        lines.add(line.kind, line.path);
    for (Kinds* kinds : {&hexsides, &overlays, &lines})
        kinds->moveTo(things);
}

void addPeople(const NamedIn& in, std::vector<NamedThing>& things)
{
    for (const play::Piece& piece : in.counters)
        if (const Hexes there = onMap(in.map, piece.hexes); !there.empty())
        {
            const QString id = QString::fromStdString(piece.thing.id);
            const QString name = QString::fromStdString(piece.name);
            things.push_back({Sort::Counter, piece.thing.id, name.isEmpty() ? id : name,
                              id + ' ' + pieceText(in.map, piece, false), 1, there.front()});
        }
    for (const play::Zone& zone : in.zones)
        if (const Hexes there = onMap(in.map, zone.hexes); !there.empty())
        {
            const QString id = QString::fromStdString(zone.id);
            const QString name = QString::fromStdString(zone.name.in(words::language()));
            things.push_back({Sort::Zone, zone.id, name.isEmpty() ? id : name, id, 1, there.front()});
        }
}

NamedThing namedHex(const map::HexMap& map, hex::Hex hex, Sort sort)
{
    const std::string id = hex::name(map.layout, hex);
    return {sort, id, QString::fromStdString(map::printedName(map, hex)), QString::fromStdString(id), 1, hex};
}

/// Those of a terrain that hang together.
std::vector<Hexes> patches(const map::HexMap& map, const std::string& terrain)
{
    hex::HexSet left(map.layout);
    for (int i = 0; i < map.layout.count(); ++i)
        if (const hex::Hex hex = map.layout.hexOf(i); map.terrainAt(hex) == terrain)
            left.add(hex);
    std::vector<Hexes> patches;
    for (const hex::Hex start : left.hexes())
    {
        if (!left.has(start))
            continue;
        Hexes patch{start};
        left.remove(start);
        for (std::size_t next = 0; next < patch.size(); ++next)
            for (const hex::Side side : hex::allSides)
                if (const hex::Hex other = hex::neighbour(patch[next], side); left.has(other))
                {
                    left.remove(other);
                    patch.push_back(other);
                }
        patches.push_back(std::move(patch));
    }
    return patches;
}

} // namespace

std::vector<NamedThing> namedThings(const NamedIn& in)
{
    std::vector<NamedThing> things;
    for (const map::Structure& structure : in.map.structures)
        if (const Hexes there = onMap(in.map, structure.hexes); !there.empty())
            things.push_back({Sort::Structure, structure.id, structureName(in.map, structure),
                              QString::fromStdString(structure.id) + ' ' + word(in.map, "structure", structure.kind), 1,
                              there.front()});
    addTerrains(in.map, things);
    addKinds(in.map, things);
    addPeople(in, things);
    for (const std::string& name : in.bookmarks)
        if (const auto hex = hex::parseHex(in.map.layout, name); hex && in.map.layout.contains(*hex))
            things.push_back(namedHex(in.map, *hex, Sort::Bookmark));
    return things;
}

std::vector<NamedThing> namedHexes(const map::HexMap& map, const QString& name)
{
    const QString typed = name.trimmed();
    const qsizetype ofMap = typed.indexOf(':') + 1; // the id of a map keeps its letters
    const std::string filed = (typed.left(ofMap) + typed.mid(ofMap).toUpper()).toStdString();
    std::vector<NamedThing> hexes;
    for (const auto& hex : {map::parsePrinted(map, typed.toStdString()), hex::parseHex(map.layout, filed)})
        if (hex && map.layout.contains(*hex) && (hexes.empty() || hexes.front().first != *hex))
            hexes.push_back(namedHex(map, *hex, Sort::Hex));
    return hexes;
}

std::vector<Hexes> placesOf(const NamedIn& in, const NamedThing& thing)
{
    if (thing.sort == Sort::Terrain)
        return patches(in.map, thing.id);
    std::vector<Hexes> places;
    const auto add = [&](Sort sort, const std::string& id, const Hexes& hexes)
    {
        if (sort != thing.sort || id != thing.id)
            return;
        if (Hexes there = onMap(in.map, hexes); !there.empty())
            places.push_back(std::move(there));
    };
    for (const map::Structure& structure : in.map.structures)
        add(Sort::Structure, structure.id, structure.hexes);
    for (const map::Feature& feature : in.map.features)
        add(Sort::Hexside, feature.kind, {feature.hex});
    for (const map::Covering& overlay : in.map.overlays)
        add(Sort::Thing, overlay.kind, overlay.hexes);
    for (const map::Line& line : in.map.lines)
        if (thing.sort == Sort::Line)
            add(Sort::Line, line.kind, edit::hexesOf(in.map.layout, line));
    for (const play::Piece& piece : in.counters)
        add(Sort::Counter, piece.thing.id, piece.hexes);
    for (const play::Zone& zone : in.zones)
        add(Sort::Zone, zone.id, zone.hexes);
    if (thing.sort == Sort::Hex || thing.sort == Sort::Bookmark)
        if (const auto hex = hex::parseHex(in.map.layout, thing.id))
            add(thing.sort, thing.id, {*hex});
    return places;
}

} // namespace merlon::editor
