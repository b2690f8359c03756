#include "core/siege/numbers/panic_table.h"

#include "core/yaml/part.h"

#include <algorithm>

namespace merlon::siege
{

using yaml::Log;
using yaml::Node;
using yaml::Part;

PanicTable readPanic(const Node& node, Log& log)
{
    const Part part(node, log, "panic",
                    {"provenance", "printed", "radius", "retreat", "fearless", "soldiers", "rallies", "rows"});
    PanicTable panic;
    panic.radius = part.number("radius", 0, 99);
    panic.retreat = part.number("retreat", 1, 99);
    panic.fearless = part.texts("fearless");
    panic.soldiers = part.texts("soldiers");
    panic.rallies = part.texts("rallies");
    const auto rows = part.list("rows");
    if (rows.size() != panic.rows.size())
        log.error(node, tell::panic_rows{});
    for (std::size_t row = 0; row < std::min(rows.size(), panic.rows.size()); ++row)
    {
        const Part asks(rows[row], log, "rows", {"panic", "rout"});
        panic.rows[row] = {asks.numberOr("panic", 0), asks.numberOr("rout", 0)};
    }
    return panic;
}

} // namespace merlon::siege
