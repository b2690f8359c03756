#include "core/io/orders.h"
#include "core/io/files.h"
#include "core/yaml/mapping.h"
#include "core/yaml/source_text.h"
#include "core/yaml/write.h"

#include <algorithm>
#include <array>

namespace merlon::io
{

using namespace yaml;

namespace
{

constexpr std::array<std::string_view, 5> shootKeys{"by", "at", "aim", "across", "covered"};
constexpr std::array<std::string_view, 2> retreatKeys{"counter", "path"};
constexpr std::array<std::string_view, 2> placeKeys{"counter", "hex"};
constexpr std::array<std::string_view, 7> lineKeys{"shoot", "retreat", "place", "end_phase", "dice", "who", "note"};

const std::vector<std::string_view> orderKinds{"shoot", "retreat", "place", "end_phase"};

std::string needText(const Mapping& fields, std::string_view key)
{
    const Node* node = fields.need(key);
    return node ? readText(*node, fields.log(), key).value_or("") : std::string();
}

verdict::Order readShoot(const Node& node, Log& log, const hex::Layout& layout)
{
    const Mapping fields(node, log, "this shot", shootKeys);
    verdict::Shoot shoot{needText(fields, "by"), needText(fields, "at"), {}, {}, {}};
    if (const Node* aim = fields.get("aim"))
        shoot.aim = readHex(*aim, log, layout);
    if (const Node* across = fields.get("across"))
        shoot.across = readSide(*across, log, layout);
    if (const Node* covered = fields.get("covered"))
        if (readWord(*covered, log, "side of a door", {"outer", "inner"}))
            shoot.covered = covered->text;
    return shoot;
}

verdict::Order readRetreat(const Node& node, Log& log, const hex::Layout& layout)
{
    const Mapping fields(node, log, "this retreat", retreatKeys);
    verdict::Retreat retreat{needText(fields, "counter"), {}};
    if (const Node* path = fields.get("path"))
        retreat.path = readHexes(*path, log, layout, "path");
    return retreat;
}

verdict::Order readPlace(const Node& node, Log& log, const hex::Layout& layout)
{
    const Mapping fields(node, log, "this placing", placeKeys);
    verdict::PlaceRider place{needText(fields, "counter"), {}};
    if (const Node* hex = fields.need("hex"))
        place.hex = readHex(*hex, log, layout).value_or(hex::Hex{});
    return place;
}

verdict::Order readEndPhase(const Node& node, Log& log)
{
    if (node.kind != Node::Kind::Null && !(node.isMapping() && node.items.empty()))
        log.error(node, "type", "end_phase takes nothing, write 'end_phase: {}'");
    return verdict::EndPhase{};
}

struct Writer
{
    const hex::Layout& layout;

    std::string operator()(const verdict::Shoot& shoot) const
    {
        FlowMapping out(none);
        out.text("by", shoot.by);
        out.text("at", shoot.at);
        if (shoot.aim)
            out.raw("aim", scalarText(hex::name(layout, *shoot.aim)));
        if (shoot.across)
            out.text("across", hex::sideName(layout.orientation, *shoot.across));
        if (shoot.covered)
            out.text("covered", *shoot.covered);
        return "shoot: " + out.done();
    }
    std::string operator()(const verdict::Retreat& retreat) const
    {
        FlowMapping out(none);
        out.text("counter", retreat.counter);
        std::vector<std::string> path;
        for (const auto one : retreat.path)
            path.push_back(scalarText(hex::name(layout, one)));
        out.raw("path", flowList(path));
        return "retreat: " + out.done();
    }
    std::string operator()(const verdict::PlaceRider& place) const
    {
        FlowMapping out(none);
        out.text("counter", place.counter);
        out.raw("hex", scalarText(hex::name(layout, place.hex)));
        return "place: " + out.done();
    }
    std::string operator()(const verdict::EndPhase&) const { return "end_phase: {}"; }

    static inline const Extras none;
};

std::optional<OrderLine> readLine(const Node& node, Log& log, const map::HexMap& map)
{
    const Mapping fields(node, log, "this order", lineKeys);
    if (!fields.valid())
        return {};
    auto order = readOrder(node, log, map);
    if (!order)
        return {};
    OrderLine line{std::move(*order), {}, {}, {}, node.line};
    if (const Node* dice = fields.get("dice"))
        line.dice = readDice(*dice, log);
    if (const Node* who = fields.get("who"))
        line.who = readText(*who, log, "who").value_or("");
    if (const Node* note = fields.get("note"))
        line.note = readText(*note, log, "note").value_or("");
    return line;
}

} // namespace

std::optional<verdict::Order> readOrder(const Node& node, Log& log, const map::HexMap& map)
{
    std::optional<verdict::Order> order;
    for (std::size_t i = 0; node.isMapping() && i + 1 < node.items.size(); i += 2)
    {
        const Node& key = node.items[i];
        const Node& value = node.items[i + 1];
        if (!key.isScalar() || std::ranges::find(orderKinds, std::string_view(key.text)) == orderKinds.end())
            continue;
        if (order)
        {
            log.error(key, "order", "two orders in one line; give each its own, beginning with '- '");
            return {};
        }
        if (key.text == "shoot")
            order = readShoot(value, log, map.layout);
        else if (key.text == "retreat")
            order = readRetreat(value, log, map.layout);
        else if (key.text == "place")
            order = readPlace(value, log, map.layout);
        else
            order = readEndPhase(value, log);
    }
    if (!order)
        log.error(node, "order",
                  "this is no order; write one like 'shoot: {by: alric, at: gwyn}' (there are shoot, retreat, place, "
                  "end_phase)");
    return order;
}

game::DiceGiven readDice(const Node& node, Log& log)
{
    game::DiceGiven dice;
    for (const Node& item : readList(node, log, "dice"))
    {
        const auto face = readInteger(item, log, "a d10", 0, 10);
        if (face)
            dice.push_back({"d10", *face == 0 ? 10 : static_cast<int>(*face), verdict::DieSource::Typed});
    }
    return dice;
}

Loaded<std::vector<OrderLine>> parseOrders(std::string_view text, const std::string& file, const map::HexMap& map)
{
    const SourceText source(text);
    Log log(file, source.view());
    Loaded<std::vector<OrderLine>> loaded;
    const auto yaml = parseYaml(source.view(), log);
    if (!log.hasErrors())
    {
        std::vector<OrderLine> lines;
        if (yaml.documents.empty() || !yaml.documents.front().isSequence())
            log.error(1, 1, "shape", "a file of orders is a list, a line for each: '- shoot: {by: alric, at: gwyn}'");
        else if (yaml.documents.size() > 1)
            log.error(yaml.documents[1], "documents", "a second document (after '---') is not read; keep one a file");
        else
            for (const Node& item : yaml.documents.front().items)
                if (auto line = readLine(item, log, map))
                    lines.push_back(std::move(*line));
        if (!log.hasErrors())
            loaded.value = std::move(lines);
    }
    loaded.diagnostics = log.take();
    return loaded;
}

std::string orderText(const verdict::Order& order, const map::HexMap& map)
{
    return std::visit(Writer{map.layout}, order);
}

} // namespace merlon::io
