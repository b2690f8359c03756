#include "core/io/numbering.h"

#include "core/io/keys.h"
#include "core/yaml/mapping.h"
#include "tell.h"

namespace merlon::io
{

using namespace yaml;

map::Numbering readNumbering(const Node& node, Log& log)
{
    Mapping fields(node, log, tell::the_numbering{}, keys::numbering);
    map::Numbering numbering;
    const auto word = [&](const char* key, const keys::Words& words, std::size_t otherwise)
    {
        const Node* value = fields.get(key);
        return value ? readWord(*value, log, key, words).value_or(otherwise) : otherwise;
    };
    const auto number = [&](const char* key, int least, int most, int otherwise)
    {
        const Node* value = fields.get(key);
        return value ? static_cast<int>(readInteger(*value, log, key, least, most).value_or(otherwise)) : otherwise;
    };
    using Axis = map::Numbering::Axis;
    numbering.columns = static_cast<Axis>(word("columns", keys::axes, 0));
    numbering.rows = static_cast<Axis>(word("rows", keys::axes, 1));
    numbering.origin = static_cast<map::Numbering::Origin>(word("origin", keys::origins, 0));
    numbering.rowFirst = word("direction", keys::directions, 0) == 1;
    numbering.firstColumn = number("first-column", numbering.columns == Axis::Letters ? 1 : 0, 9999, 1);
    numbering.firstRow = number("first-row", numbering.rows == Axis::Letters ? 1 : 0, 9999, 1);
    numbering.padding = number("padding", 0, 6, 0);
    if (const Node* value = fields.get("separator"))
        numbering.separator = readText(*value, log, "separator").value_or("");
    if (numbering.separator.size() > 8)
        log.error(*fields.get("separator"), tell::range_separator{});
    const bool run = numbering.separator.empty() && numbering.columns == numbering.rows &&
                     (numbering.columns == Axis::Letters || numbering.padding == 0);
    if (run && fields.valid() && numbering.columns == Axis::Digits)
        log.warning(node, tell::ambiguous_numbering_digits{});
    else if (run && fields.valid())
        log.warning(node, tell::ambiguous_numbering_letters{});
    numbering.extras = std::move(fields.extras);
    settle(numbering.extras, keys::numbering, keys::written(numbering));
    return numbering;
}

} // namespace merlon::io
