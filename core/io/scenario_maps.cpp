#include "core/io/scenario_maps.h"

#include "core/io/keys.h"
#include "core/play/system.h"
#include "core/yaml/quote.h"
#include "core/yaml/source_text.h"

namespace merlon::io
{

using namespace yaml;

namespace
{

Message tooManyMaps(int most, bool ofTables)
{
    if (most == 0)
        return tell::maps_none{};
    const Argument maps = most == 1 ? Argument(tell::maps_one{}) : tell::maps_many{.count = most};
    return ofTables ? tell::maps_spare_table{.maps = maps}.message() : tell::maps_too_many{.maps = maps}.message();
}

/// How it lies beside the maps before it, if it does.
std::optional<hex::Joint> readJoint(const Mapping& fields, Log& log, bool isFirst)
{
    const Node* edge = fields.get("edge");
    for (const std::string_view key : std::span(keys::mapRef).subspan(1))
        if (const Node* at = fields.keyNode(key); at && isFirst)
            log.error(*at, tell::maps_first{.key = key});
        else if (at && !edge)
            log.error(*at, tell::maps_edge_needed{.key = key});
    if (!edge)
        return {};
    hex::Joint joint;
    joint.border = static_cast<hex::Border>(readWord(*edge, log, "edge", keys::borders).value_or(0));
    if (const Node* value = fields.get("shift"))
        joint.shift = static_cast<int>(readInteger(*value, log, "shift", -map::maxExtent, map::maxExtent).value_or(0));
    if (const Node* value = fields.get("turn"))
    {
        const auto degrees = readInteger(*value, log, "turn", 0, 300).value_or(0);
        if (degrees % 60 != 0)
            log.error(*value, tell::maps_turn{});
        joint.sixths = static_cast<int>(degrees / 60);
    }
    if (const Node* value = fields.get("mirrored"))
        joint.mirrored = readBool(*value, log, "mirrored").value_or(false);
    return joint;
}

} // namespace

std::vector<play::MapRef> readMapRefs(const Node& node, Log& log, CommentKeeper& comments, const play::System* system)
{
    std::vector<play::MapRef> refs;
    const auto items = readList(node, log, "maps");
    const auto [fewest, most] = system ? system->maps() : std::pair(1, 1);
    const bool ofTables = system && system->ground() == play::Ground::Table; // which make no board together
    if (node.isSequence() && static_cast<int>(items.size()) < fewest)
        log.error(node, ofTables ? tell::maps_needed_table{}.message() : tell::maps_needed{}.message());
    refs.resize(items.size());
    int boards = 0;
    for (std::size_t i = 0; i < items.size(); ++i)
    {
        auto& ref = refs[i];
        Mapping fields(items[i], log, tell::this_map{}, keys::mapRef);
        if (const Node* value = fields.need("file"))
        {
            ref.file = readText(*value, log, "file", Longest::Note).value_or("");
            if (const auto problem = pathProblem(ref.file); value->isScalar() && problem.sentence != nullptr)
                log.error(*value, tell::path_map{.name = quote(ref.file), .why = problem});
        }
        ref.joint = readJoint(fields, log, i == 0);
        if ((!ref.joint || ofTables) && ++boards == most + 1)
            log.error(items[i], tooManyMaps(most, ofTables));
        ref.extras = std::move(fields.extras);
        settle(ref.extras, keys::mapRef, keys::written(ref));
        comments.item(items[i], ref.extras);
    }
    return refs;
}

} // namespace merlon::io
