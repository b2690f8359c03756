#include "core/io/background.h"

#include "core/io/keys.h"
#include "core/yaml/mapping.h"
#include "core/yaml/quote.h"
#include "core/yaml/source_text.h"

namespace merlon::io
{

using namespace yaml;

map::Background readBackground(const Node& node, Log& log)
{
    Mapping fields(node, log, tell::the_background{}, keys::background);
    map::Background background;
    if (const Node* value = fields.need("image"))
    {
        background.image = readText(*value, log, "image", Longest::Note).value_or("");
        if (const auto problem = pathProblem(background.image); value->isScalar() && problem.sentence != nullptr)
            log.error(*value, tell::path_image{.name = quote(background.image), .why = problem});
    }
    if (const Node* value = fields.get("origin"))
    {
        const auto items = readList(*value, log, "origin");
        if (items.size() == 2)
        {
            background.originX =
                readNumber(items[0], log, "origin", -map::farthestOrigin, map::farthestOrigin).value_or(0);
            background.originY =
                readNumber(items[1], log, "origin", -map::farthestOrigin, map::farthestOrigin).value_or(0);
        }
        else if (value->isSequence())
            log.error(*value, tell::type_origin{});
    }
    const auto number = [&](const char* key, double& into, double least, double most)
    {
        if (const Node* value = fields.get(key))
            into = readNumber(*value, log, key, least, most).value_or(into);
    };
    number("hex", background.hex, map::leastHexOfScan, map::mostHexOfScan);
    number("height", background.height, map::leastHexOfScan, map::mostHexOfScan);
    number("rotation", background.rotation, -180, 180);
    number("opacity", background.opacity, 0, 1);
    if (const Node* value = fields.get("locked"))
        background.locked = readBool(*value, log, "locked").value_or(false);
    background.extras = std::move(fields.extras);
    settle(background.extras, keys::background, keys::written(background));
    return background;
}

} // namespace merlon::io
