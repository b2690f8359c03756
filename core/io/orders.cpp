// A file of orders.

#include "core/io/files.h"
#include "core/play/codec.h"
#include "core/yaml/mapping.h"
#include "core/yaml/named.h"
#include "core/yaml/source_text.h"

#include <array>

namespace merlon::io
{

using namespace yaml;

namespace
{

constexpr std::array<std::string_view, 4> besides{"dice", "decreed", "allowed", "note"};

/// Faces as typed; their sides are known when they are asked for.
std::vector<int> readFaces(const Node& node, Log& log)
{
    std::vector<int> faces;
    for (const Node& item : readList(node, log, "dice"))
        if (const auto face = readInteger(item, log, tell::face_of_a_die{}, 0, 1 << 30))
            faces.push_back(static_cast<int>(*face));
    return faces;
}

/// What the referee changes by hand: effects in the place of an order.
std::optional<OrderLine> readLineByHand(const Mapping& mapping, const play::Names& names)
{
    OrderLine line;
    line.byHand = play::ByHand{};
    const Node* effects = mapping.get("effects"); // `effects:` with nothing behind it reads as none
    if (effects != nullptr)
        line.byHand->effects = play::readEffects(*effects, mapping.log(), names);
    if (const Node* note = mapping.get("note"))
        line.byHand->note = play::readNote(*note, mapping.log());
    if ((effects == nullptr || effects->items.empty()) && line.byHand->note.empty())
        mapping.log().error(mapping.node(), tell::idle_by_hand{});
    line.line = mapping.node().line;
    return line;
}

std::optional<OrderLine> readLine(const Node& node, Log& log, const play::Names& names)
{
    if (!node.isMapping())
    {
        log.error(node, tell::type_order{});
        return {};
    }
    static constexpr std::array<std::string_view, 2> ofHand{"effects", "note"};
    for (std::size_t i = 0; i + 1 < node.items.size(); i += 2)
        if (node.items[i].text == "effects")
            return readLineByHand(Mapping(node, log, tell::done_by_hand{}, ofHand, Style::Never), names);
    auto order = play::readOrder(node, log, names, besides);
    if (!order)
        return {};
    OrderLine line;
    line.order = std::move(*order);
    line.line = node.line;
    const std::array<std::string_view, 5> keys{line.order.kind, besides[0], besides[1], besides[2], besides[3]};
    const Mapping mapping(node, log, tell::this_order{}, keys, Style::Never);
    if (const Node* dice = mapping.get("dice"))
        line.faces = readFaces(*dice, log);
    if (const Node* allowed = mapping.get("allowed"))
    {
        const auto given = readBool(*allowed, log, "allowed");
        line.given.allowed = given.value_or(false);
        if (given == false)
            log.warning(*allowed, tell::idle_allowed{});
    }
    if (const Node* decreed = mapping.get("decreed"))
        line.given.decreed =
            play::readFields(*decreed, log, names.system.facts(), names, false).value_or(play::Fields{});
    if (const Node* note = mapping.get("note"))
        line.note = play::readNote(*note, log);
    return line;
}

} // namespace

yaml::Diagnostic unknownThing(const std::string& file, int line, const play::Ref& thing)
{
    auto one = diagnostic(Severity::Error, file,
                          tell::unknown_here{.what = calledBy(thing.sort), .name = '\'' + thing.id + '\''}, line, 1);
    one.code = "unknown-" + thing.sort;
    return one;
}

Loaded<std::vector<OrderLine>> parseOrders(std::string_view text, const std::string& file, const play::Setting& setting)
{
    const SourceText source(text);
    Log log(file, source.view());
    Loaded<std::vector<OrderLine>> loaded;
    const auto yaml = parseYaml(source.view(), log);
    if (!log.hasErrors())
    {
        std::vector<OrderLine> lines;
        if (yaml.documents.empty() || !yaml.documents.front().isSequence())
            log.error(1, 1, tell::shape_orders{});
        else if (yaml.documents.size() > 1)
            log.error(yaml.documents[1], tell::documents_second{});
        else
            for (const Node& item : yaml.documents.front().items)
                if (auto line = readLine(item, log, play::namesOf(setting)))
                    lines.push_back(std::move(*line));
        if (!log.hasErrors())
            loaded.value = std::move(lines);
    }
    loaded.diagnostics = log.take();
    return loaded;
}

} // namespace merlon::io
