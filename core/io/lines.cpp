#include "core/io/lines.h"

#include "core/io/keys.h"
#include "core/yaml/mapping.h"
#include "core/yaml/quote.h"
#include "core/yaml/write.h"

#include <algorithm>
#include <charconv>

namespace merlon::io
{

using namespace yaml;

namespace
{

/// The level behind the last slash of "brush/1".
std::optional<int> levelOf(std::string_view key)
{
    const auto slash = key.rfind('/');
    int level = 0;
    if (slash == std::string_view::npos || slash == 0)
        return {};
    const char* end = key.data() + key.size();
    const auto [at, error] = std::from_chars(key.data() + slash + 1, end, level);
    const bool good = error == std::errc() && at == end && level >= map::lowestLevel && level <= map::highestLevel;
    return good ? std::optional(level) : std::nullopt;
}

/// Hexes by terrain and level. `what`: the key that has them.
std::vector<map::Under> readUnder(const Node& node, Log& log, const hex::Layout& layout, std::string_view what)
{
    std::vector<map::Under> under;
    if (!node.isMapping())
    {
        log.error(node, tell::type_under{});
        return under;
    }
    for (std::size_t i = 0; i + 1 < node.items.size(); i += 2)
    {
        const Node& key = node.items[i];
        const auto level = levelOf(key.text);
        if (!key.isScalar() || !level)
        {
            log.error(key, tell::type_under{});
            continue;
        }
        for (const hex::Hex at : readHexes(node.items[i + 1], log, layout, what))
            under.push_back({at, key.text.substr(0, key.text.rfind('/')), *level});
    }
    std::ranges::sort(under, {}, &map::Under::hex);
    if (std::ranges::adjacent_find(under, {}, &map::Under::hex) != under.end())
        log.error(node, tell::under_twice{});
    return under;
}

std::string readTerrain(const Node& node, Log& log, const map::Palette& words)
{
    auto word = readText(node, log, "kind");
    std::vector<std::string_view> known;
    for (const auto& terrain : words.terrain)
        known.push_back(terrain.id);
    if (word && !known.empty() && words.find(*word) == nullptr)
        log.error(node, tell::unknown_line{.name = quote(*word), .suggestion = suggestion(*word, known)});
    return word.value_or("");
}

/// What it was drawn over, by terrain and level: {plain/0: [D7, E7], brush/1: [F7]}.
std::string underText(const hex::Layout& layout, const std::vector<map::Under>& under)
{
    std::vector<std::pair<std::string, std::vector<hex::Hex>>> groups;
    for (const auto& one : under)
    {
        const std::string key = one.terrain + '/' + std::to_string(one.level);
        const auto known = std::ranges::find(groups, key, [](const auto& group) { return group.first; });
        (known != groups.end() ? known->second : groups.emplace_back(key, std::vector<hex::Hex>()).second)
            .push_back(one.hex);
    }
    FlowMapping out;
    for (const auto& [key, hexes] : groups)
        out.raw(scalarText(key), hexList(layout, hexes));
    return out.done();
}

std::string readEdge(const Node& node, Log& log, const map::Palette& words)
{
    auto word = readText(node, log, "edge");
    if (word && !words.features.empty() && std::ranges::find(words.features, *word) == words.features.end())
        log.warning(node,
                    tell::unknown_kept{.what = tell::feature{},
                                       .name = quote(*word),
                                       .suggestion = suggestion(*word, {words.features.begin(), words.features.end()})},
                    "unknown-feature");
    return word.value_or("");
}

} // namespace

map::Line readLine(const Node& node, Log& log, const hex::Layout& layout, const map::Palette& words)
{
    map::Line line;
    Mapping fields(node, log, tell::this_line{}, keys::line);
    if (const Node* value = fields.need("id"))
        line.id = readId(*value, log, "id");
    if (const Node* value = fields.need("kind"))
        line.kind = readTerrain(*value, log, words);
    if (const Node* value = fields.get("level"))
        line.level =
            static_cast<int>(readInteger(*value, log, "level", map::lowestLevel, map::highestLevel).value_or(0));
    if (const Node* value = fields.need("path"))
    {
        line.path = readHexes(*value, log, layout, "path");
        if (value->isSequence() && value->items.size() < 2)
            log.error(*value, tell::line_short{});
    }
    if (const Node* value = fields.get("round"))
        line.round = readBool(*value, log, "round").value_or(false);
    if (const Node* value = fields.get("sharp"))
        line.sharp = readHexes(*value, log, layout, "sharp");
    if (const Node* value = fields.get("edge"))
        line.edge = readEdge(*value, log, words);
    if (const Node* value = fields.get("outward"))
        line.outward = static_cast<map::Line::Outward>(readWord(*value, log, "outward", keys::outwards).value_or(0));
    if (const Node* value = fields.get("under"))
        line.under = readUnder(*value, log, layout, "under");
    if (const Node* value = fields.get("stairs"))
        line.stairs = readUnder(*value, log, layout, "stairs");
    line.extras = std::move(fields.extras);
    settle(line.extras, keys::line, keys::written(line));
    return line;
}

std::string lineText(const hex::Layout& layout, const map::Line& line)
{
    FlowMapping out(line.extras);
    out.text("id", line.id);
    out.text("kind", line.kind);
    if (line.level != 0)
        out.number("level", line.level);
    out.raw("path", hexList(layout, line.path));
    if (line.round)
        out.raw("round", "true");
    if (!line.sharp.empty())
        out.raw("sharp", hexList(layout, line.sharp));
    if (!line.edge.empty())
        out.text("edge", line.edge);
    if (line.outward != map::Line::Outward::None)
        out.text("outward", keys::outwards[static_cast<std::size_t>(line.outward)]);
    if (!line.under.empty())
        out.raw("under", underText(layout, line.under));
    if (!line.stairs.empty())
        out.raw("stairs", underText(layout, line.stairs));
    return out.done();
}

std::string hexList(const hex::Layout& layout, const std::vector<hex::Hex>& hexes)
{
    std::vector<std::string> names;
    names.reserve(hexes.size());
    for (const auto one : hexes)
        names.push_back(hex::name(layout, one));
    return flowList(names);
}

} // namespace merlon::io
