#include "support_files.h"

#include <algorithm>
#include <fstream>
#include <sstream>

namespace merlon::test
{

std::string readText(const std::filesystem::path& file)
{
    std::ifstream in(file, std::ios::binary);
    std::ostringstream out;
    out << in.rdbuf();
    return out.str();
}

std::vector<std::filesystem::path> filesIn(const std::filesystem::path& folder, const std::string& ending)
{
    std::vector<std::filesystem::path> found;
    for (const auto& entry : std::filesystem::recursive_directory_iterator(folder))
        if (entry.path().string().ends_with(ending))
            found.push_back(entry.path());
    std::sort(found.begin(), found.end());
    return found;
}

namespace
{

class Maker
{
public:
    explicit Maker(std::mt19937& random) : random_(random) {}

    map::HexMap make()
    {
        const int columns = pick(1, 30);
        const int rows = pick(1, 20);
        map::HexMap map = map::blankMap({columns, rows, chance() ? hex::Orientation::Flat : hex::Orientation::Pointy,
                                         chance() ? hex::Shove::Even : hex::Shove::Odd},
                                        "plain", '.');
        map.id = "map-" + std::to_string(pick(1, 999));
        map.title = titles_[static_cast<std::size_t>(pick(0, 3))];
        if (chance())
            map.span = std::to_string(pick(1, 9)) + " m";
        hexes(map);
        if (chance())
            numbering(map);
        things(map);
        return map;
    }

private:
    int pick(int from, int to) { return std::uniform_int_distribution(from, to)(random_); }
    bool chance() { return pick(0, 1) == 1; }
    hex::Hex anyHex(const map::HexMap& map)
    {
        return map.layout.hexAt({pick(0, map.layout.columns - 1), pick(0, map.layout.rows - 1)});
    }

    void hexes(map::HexMap& map)
    {
        map.legend = {{'.', "plain"}, {'#', "wall"}, {'-', "moat"}, {'\'', "brush"}, {':', "tree"}};
        for (auto& one : map.terrain)
            one = static_cast<std::uint8_t>(pick(0, 4));
        if (!chance())
            return;
        map.levels.emplace(map.terrain.size());
        for (auto& one : *map.levels)
            one = static_cast<std::int8_t>(pick(map::lowestLevel, map::highestLevel));
    }

    void numbering(map::HexMap& map)
    {
        map::Numbering own;
        own.columns = chance() ? map::Numbering::Axis::Letters : map::Numbering::Axis::Digits;
        own.rows = own.columns == map::Numbering::Axis::Digits && chance() ? map::Numbering::Axis::Letters
                                                                           : map::Numbering::Axis::Digits;
        own.origin = static_cast<map::Numbering::Origin>(pick(0, 3));
        own.rowFirst = chance();
        own.firstColumn = pick(own.columns == map::Numbering::Axis::Letters ? 1 : 0, 12);
        own.firstRow = pick(own.rows == map::Numbering::Axis::Letters ? 1 : 0, 12);
        own.padding = pick(0, 4);
        own.separator = chance() ? "." : "-";
        map.numbering = own;
    }

    void things(map::HexMap& map)
    {
        for (int n = pick(0, 5); n > 0; --n)
        {
            map::Feature feature;
            feature.hex = anyHex(map);
            feature.sides = {static_cast<hex::Side>(pick(0, 2)), static_cast<hex::Side>(pick(3, 5))};
            feature.kind = chance() ? "door" : "parapet";
            if (feature.kind == "door")
                feature.state = chance() ? "open" : "closed";
            const bool taken =
                std::ranges::any_of(map.features, [&](const map::Feature& other) { return other.hex == feature.hex; });
            if (!taken)
                map.features.push_back(feature);
        }
        for (int n = pick(0, 3); n > 0; --n)
            map.structures.push_back(
                {"tower-" + std::to_string(n), "tower", chance() ? "double" : "", {anyHex(map)}, {}});
        for (int n = pick(0, 2); n > 0; --n)
            map.overlays.push_back({chance() ? "rubble" : "hoarding", {anyHex(map)}, {}, "", {}});
    }

    std::mt19937& random_;
    const LocalText titles_[4] = {
        {}, {{{"", "Plain"}}}, {{{"en", "It's: a #title"}, {"it", "È \"così\""}}}, {{{"fr", "Le siège"}}}};
};

} // namespace

map::HexMap randomMap(std::mt19937& random)
{
    return Maker(random).make();
}

std::string said(const io::Diagnostics& diagnostics)
{
    std::string out;
    for (io::Diagnostic one : diagnostics)
    {
        one.file.clear();
        out += io::toText(one).substr(1) + '\n'; // "line:column: ..." without the colon behind no name
    }
    return out;
}

} // namespace merlon::test
