#include "core/io/photograph.h"

#include "core/io/keys.h"
#include "core/yaml/mapping.h"
#include "core/yaml/quote.h"
#include "core/yaml/source_text.h"
#include "core/yaml/write.h"

#include <algorithm>

namespace merlon::io
{

using namespace yaml;

namespace
{

std::optional<map::Pixel> readPixel(const Node& node, Log& log)
{
    if (!node.isSequence() || node.items.size() != 2)
        return {};
    const auto number = [&](const Node& one)
    { return readNumber(one, log, "corners", -map::farthestOrigin, map::farthestOrigin); };
    const auto x = number(node.items[0]);
    const auto y = number(node.items[1]);
    return x && y ? std::optional(map::Pixel{*x, *y}) : std::nullopt;
}

void readCorners(const Node& node, Log& log, map::Photograph& photograph)
{
    const auto items = readList(node, log, "corners");
    bool all = items.size() == photograph.corners.size();
    for (std::size_t i = 0; i < items.size() && all; ++i)
    {
        const auto pixel = readPixel(items[i], log);
        all = pixel.has_value();
        photograph.corners.at(i) = pixel.value_or(map::Pixel());
    }
    if (!all)
        return log.error(node, tell::photograph_count{});
    switch (map::faultOf(photograph.corners))
    {
    case map::CornersFault::None:
        return;
    case map::CornersFault::Line:
        return log.error(node, tell::photograph_line{});
    case map::CornersFault::Order:
        return log.error(node, tell::photograph_order{});
    }
}

} // namespace

map::Photograph readPhotograph(const Node& node, Log& log)
{
    Mapping fields(node, log, tell::the_photograph{}, keys::photograph);
    map::Photograph photograph;
    if (const Node* value = fields.need("image"))
    {
        photograph.image = readText(*value, log, "image", Longest::Note).value_or("");
        if (const auto problem = pathProblem(photograph.image); value->isScalar() && problem.sentence != nullptr)
            log.error(*value, tell::path_image{.name = quote(photograph.image), .why = problem});
    }
    if (const Node* value = fields.need("corners"))
        readCorners(*value, log, photograph);
    if (const Node* value = fields.get("opacity"))
        photograph.opacity = readNumber(*value, log, "opacity", 0, 1).value_or(1);
    if (const Node* value = fields.get("locked"))
        photograph.locked = readBool(*value, log, "locked").value_or(false);
    photograph.extras = std::move(fields.extras);
    settle(photograph.extras, keys::photograph, keys::written(photograph));
    return photograph;
}

std::string photographText(const map::Photograph& photograph)
{
    FlowMapping out(photograph.extras);
    out.text("image", photograph.image);
    std::vector<std::string> corners;
    for (const map::Pixel& one : photograph.corners)
        corners.push_back(flowList({numberText(one.x), numberText(one.y)}));
    out.raw("corners", flowList(corners));
    out.raw("opacity", numberText(photograph.opacity));
    if (photograph.locked)
        out.raw("locked", "true");
    return out.done();
}

} // namespace merlon::io
