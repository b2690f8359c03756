#include "support_maps.h"

#include <QFile>

namespace merlon::editor::testing
{

NewMap blank(int columns, int rows, hex::Orientation orientation)
{
    NewMap wish;
    wish.columns = columns;
    wish.rows = rows;
    wish.orientation = orientation;
    return wish;
}

map::HexMap busyMap(int columns, int rows, std::uint32_t seed)
{
    std::mt19937 random(seed);
    hex::Layout layout;
    layout.columns = columns;
    layout.rows = rows;
    auto map = map::blankMap(layout, "plain", '.');
    map.id = "busy";
    const auto brush = map::legendIndex(map, "brush", 'b');
    const auto tree = map::legendIndex(map, "tree", 't');
    map.levels.emplace(map.terrain.size(), std::int8_t{0});
    for (std::size_t i = 0; i < map.terrain.size(); ++i)
    {
        map.terrain[i] = std::array{std::uint8_t{0}, *brush, *tree}[random() % 3];
        (*map.levels)[i] = static_cast<std::int8_t>(static_cast<int>(random() % 11) - 1);
    }
    map.features.push_back({layout.hexAt({2, 3}), {hex::Side::S0, hex::Side::S1}, "parapet", {}, {}});
    map.features.push_back({layout.hexAt({columns - 1, rows - 1}), {hex::Side::S2}, "door", "closed", {}});
    map.structures.push_back({"east", "curtain", "double", {layout.hexAt({2, 3}), layout.hexAt({columns - 1, 3})}, {}});
    map.overlays.push_back({"fascine", {layout.hexAt({1, 1})}, {}, {}, {}});
    return map;
}

std::vector<std::pair<std::string, int>> hexesOf(const map::HexMap& map)
{
    std::vector<std::pair<std::string, int>> hexes;
    for (int index = 0; index < map.layout.count(); ++index)
        hexes.emplace_back(map.terrainAt(map.layout.hexOf(index)), map.levelAt(map.layout.hexOf(index)));
    return hexes;
}

edit::Paint terrain(const std::string& id)
{
    return {edit::Paint::Kind::Terrain, id, 0};
}

edit::Paint level(int level)
{
    return {edit::Paint::Kind::SetLevel, {}, level};
}

QString writeText(const QString& path, const QByteArray& text)
{
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly))
        qFatal("cannot write %s", qPrintable(path));
    file.write(text);
    return path;
}

QByteArray readText(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace merlon::editor::testing
