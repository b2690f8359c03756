#include "core/io/files.h"
#include "core/io/keys.h"
#include "core/io/lines.h"
#include "core/yaml/write.h"

namespace merlon::io
{

using namespace yaml;

namespace
{

std::string gridText(const map::HexMap& map)
{
    FlowMapping out(map.gridExtras);
    out.number("columns", map.layout.columns);
    out.number("rows", map.layout.rows);
    out.text("hexes", keys::orientations[static_cast<std::size_t>(map.layout.orientation)]);
    out.text("shoved", keys::shoves[static_cast<std::size_t>(map.layout.shove)]);
    if (!map.span.empty())
        out.text("span", map.span);
    return out.done();
}

std::string numberingText(const map::Numbering& numbering)
{
    FlowMapping out(numbering.extras);
    out.text("columns", keys::axes[static_cast<std::size_t>(numbering.columns)]);
    out.text("rows", keys::axes[static_cast<std::size_t>(numbering.rows)]);
    out.text("origin", keys::origins[static_cast<std::size_t>(numbering.origin)]);
    out.text("direction", keys::directions[numbering.rowFirst ? 1 : 0]);
    if (numbering.firstColumn != 1)
        out.number("first-column", numbering.firstColumn);
    if (numbering.firstRow != 1)
        out.number("first-row", numbering.firstRow);
    if (numbering.padding != 0)
        out.number("padding", numbering.padding);
    if (!numbering.separator.empty())
        out.text("separator", numbering.separator);
    return out.done();
}

std::string legendText(const std::vector<map::LegendEntry>& legend)
{
    FlowMapping out;
    for (const auto& entry : legend)
        out.text(scalarText(std::string(1, entry.symbol)), entry.terrain);
    return out.done();
}

template <class Symbol>
std::vector<std::string> rowsOf(const hex::Layout& layout, Symbol symbol)
{
    std::vector<std::string> rows(static_cast<std::size_t>(layout.rows));
    for (int row = 0; row < layout.rows; ++row)
    {
        auto& line = rows[static_cast<std::size_t>(row)];
        line.reserve(static_cast<std::size_t>(layout.columns));
        for (int column = 0; column < layout.columns; ++column)
            line += symbol(static_cast<std::size_t>(row) * static_cast<std::size_t>(layout.columns) +
                           static_cast<std::size_t>(column));
    }
    return rows;
}

std::string featureText(const hex::Layout& layout, const map::Feature& feature)
{
    FlowMapping out(feature.extras);
    out.raw("hex", hex::name(layout, feature.hex));
    std::vector<std::string> sides;
    for (const auto side : feature.sides)
        sides.push_back(scalarText(hex::sideName(layout.orientation, side)));
    out.raw("sides", flowList(sides));
    out.text("kind", feature.kind);
    if (!feature.state.empty())
        out.text("state", feature.state);
    return out.done();
}

std::string structureText(const hex::Layout& layout, const map::Structure& structure)
{
    FlowMapping out(structure.extras);
    out.text("id", structure.id);
    out.local("name", structure.name);
    out.text("kind", structure.kind);
    if (!structure.stone.empty())
        out.text("stone", structure.stone);
    out.raw("hexes", hexList(layout, structure.hexes));
    return out.done();
}

std::string coveringText(const hex::Layout& layout, const map::Covering& covering)
{
    FlowMapping out(covering.extras);
    out.text("kind", covering.kind);
    out.raw("hexes", hexList(layout, covering.hexes));
    if (covering.outward)
        out.text("outward", hex::sideName(layout.orientation, *covering.outward));
    if (!covering.state.empty())
        out.text("state", covering.state);
    return out.done();
}

std::string backgroundText(const map::Background& background)
{
    FlowMapping out(background.extras);
    out.text("image", background.image);
    out.raw("origin", flowList({numberText(background.originX), numberText(background.originY)}));
    out.raw("hex", numberText(background.hex));
    if (background.height != 0)
        out.raw("height", numberText(background.height));
    if (background.rotation != 0)
        out.raw("rotation", numberText(background.rotation));
    out.raw("opacity", numberText(background.opacity));
    if (background.locked)
        out.raw("locked", "true");
    return out.done();
}

/// A list with one thing a line, or nothing when it is empty.
template <class Things, class Text>
void list(BlockMapping& out, std::string_view key, const Things& things, const hex::Layout& layout, Text text)
{
    if (things.empty())
        return;
    out.nested(key,
               [&](std::string& lines, int indent)
               {
                   for (const auto& thing : things)
                   {
                       writeComments(lines, indent, thing.extras);
                       ((lines.append(static_cast<std::size_t>(indent), ' ') += "- ") += text(layout, thing)) += '\n';
                   }
               });
}

} // namespace

std::string mapText(const map::HexMap& map)
{
    std::string text;
    text.reserve(2 * map.terrain.size() + 64 * map.features.size() + 1000);
    BlockMapping out(text, 0, map.extras);
    out.raw("merlon", "map/1");
    if (!map.id.empty())
        out.text("id", map.id);
    out.local("title", map.title);
    if (!map.ruleset.empty())
        out.text("ruleset", map.ruleset);
    out.raw("grid", gridText(map));
    if (map.numbering)
        out.raw("numbering", numberingText(*map.numbering));
    out.nested("terrain",
               [&](std::string& lines, int indent)
               {
                   BlockMapping terrain(lines, indent, map.terrainExtras);
                   terrain.raw("legend", legendText(map.legend));
                   terrain.lines("rows",
                                 rowsOf(map.layout, [&](std::size_t i) { return map.legend[map.terrain[i]].symbol; }));
               });
    if (map.levels)
        out.nested("levels",
                   [&](std::string& lines, int indent)
                   {
                       BlockMapping levels(lines, indent, map.levelsExtras);
                       const auto symbol = [&](std::size_t i)
                       { return (*map.levels)[i] < 0 ? '_' : static_cast<char>('0' + (*map.levels)[i]); };
                       levels.lines("rows", rowsOf(map.layout, symbol));
                   });
    list(out, "features", map.features, map.layout, featureText);
    list(out, "structures", map.structures, map.layout, structureText);
    list(out, "overlays", map.overlays, map.layout, coveringText);
    list(out, "lines", map.lines, map.layout, lineText);
    if (map.background)
        out.raw("background", backgroundText(*map.background));
    return text;
}

} // namespace merlon::io
