#include "core/siege/numbers/melee_table.h"

#include "core/castle/numbers/read_numbers.h"
#include "core/siege/numbers/ruleset.h"
#include "core/yaml/part.h"

namespace merlon::siege
{

void readMelee(const yaml::Node& node, yaml::Log& log, Ruleset& ruleset)
{
    const yaml::Part part(node, log, "melee",
                          {"provenance", "printed", "influence", "lost-glyphs", "shift", "joint-attack",
                           "animal-defence", "panicked-target", "advance", "results", "tables"});
    castle::readMelee(part, log, ruleset.melee);
    castle::readMeleeTables(part, log, "siege", ruleset.meleeTables);
    ruleset.meleeTables.panickedTarget = part.number("panicked-target", 0, 9);
}

} // namespace merlon::siege
