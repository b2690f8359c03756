#include "core/castle/numbers/fire_table.h"

#include "core/yaml/part.h"

#include <algorithm>

namespace merlon::castle
{
namespace
{

using yaml::Log;
using yaml::Node;
using yaml::Part;

FireTable::Column readColumn(const Node& node, Log& log)
{
    FireTable::Column column;
    column.fill("-");
    const auto letters = yaml::readTexts(node, log, "result");
    if (letters.size() != column.size())
        log.error(node, tell::table_faces{});
    std::copy_n(letters.begin(), std::min(letters.size(), column.size()), column.begin());
    return column;
}

} // namespace

FireTable readFire(const Node& node, Log& log)
{
    const Part part(node, log, tell::this_table{},
                    {"id", "provenance", "printed", "spread", "put-out", "oil", "arrows", "turns", "comes-round",
                     "barrel", "oil-column"});
    FireTable fire;
    fire.id = part.text("id");
    fire.provenance =
        part.word("provenance", std::vector<std::string_view>{"printed", "stand-in"}, Provenance::StandIn);
    const auto column = [&](const char* key, FireTable::Column& into)
    {
        if (const Node* letters = part.get(key))
            into = readColumn(*letters, log);
    };
    column("spread", fire.spread);
    column("put-out", fire.putOut);
    column("oil", fire.oil);
    if (const Node* arrows = part.get("arrows"); arrows != nullptr && arrows->isMapping())
        for (std::size_t i = 0; i + 1 < arrows->items.size(); i += 2)
            fire.engines[yaml::readText(arrows->items[i], log, "arrows").value_or("")] =
                readColumn(arrows->items[i + 1], log);
    fire.turns = part.number("turns", 1, 99);
    fire.comesRound = part.number("comes-round", 0, 10);
    fire.barrel = part.number("barrel", 0, 99);
    fire.oilColumn = part.number("oil-column", 1, 99);
    return fire;
}

} // namespace merlon::castle
