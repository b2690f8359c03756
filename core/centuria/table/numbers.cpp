#include "core/centuria/table/numbers.h"

#include "core/rules/catalogue.h"
#include "core/yaml/part.h"
#include "tell.h"

namespace merlon::centuria::setup
{
namespace
{

using yaml::Log;
using yaml::Node;
using yaml::Part;

constexpr int longest = 9999;

const Node& partOf(const Part& file, std::string_view key)
{
    static const Node none;
    const Node* node = file.get(key);
    return node != nullptr ? *node : none;
}

template <std::size_t N = 2>
std::array<int, N> listOf(const Part& part, std::string_view key, Log& log)
{
    std::array<int, N> out{};
    const auto items = part.list(key);
    for (std::size_t i = 0; i < std::min(items.size(), out.size()); ++i)
        out[i] = static_cast<int>(yaml::readInteger(items[i], log, key, 1, longest).value_or(0));
    return out;
}

CampNumbers readCamp(const Node& node, Log& log)
{
    const Part part(node, log, "camp", {"printed", "front", "depth", "from-edge", "from-sides", "from-scenery"});
    return {listOf(part, "front", log), listOf(part, "depth", log), part.number("from-edge"), part.number("from-sides"),
            part.number("from-scenery")};
}

ZoneNumbers readZones(const Node& node, Log& log)
{
    const Part part(node, log, "zones",
                    {"printed", "avanguardie", "vanguard", "vanguards-apart", "saccheggio-defender",
                     "saccheggio-attacker", "imboscata-from-sides", "imboscata-defender", "imboscata-attacker", "ponte",
                     "bottino", "rifornimenti", "breccia"});
    ZoneNumbers out;
    out.avanguardie = part.number("avanguardie");
    out.vanguard = part.number("vanguard");
    out.vanguardsApart = part.number("vanguards-apart");
    out.saccheggioDefender = part.number("saccheggio-defender");
    out.saccheggioAttacker = part.number("saccheggio-attacker");
    out.imboscataFromSides = part.number("imboscata-from-sides");
    out.imboscataDefender = part.number("imboscata-defender");
    out.imboscataAttacker = part.number("imboscata-attacker");
    out.ponte = part.number("ponte");
    out.bottino = part.number("bottino");
    out.rifornimenti = part.number("rifornimenti");
    out.breccia = part.number("breccia");
    return out;
}

} // namespace

Numbers readNumbers(const Node& root, Log& log)
{
    const Part file(root, log, tell::the_ruleset{},
                    {"merlon", "id", "size", "band", "infiltrated", "clear", "camp", "zones", "pieces", "scenery",
                     "quadrants", "base", "baggage", "table", "boards"});
    if (const std::string id = file.id(); id != "centuria-table")
        log.error(root, tell::unknown_ruleset_other{.found = '\'' + id + '\'', .system = "'centuria-table'"});
    Numbers out;
    const Part size(partOf(file, "size"), log, "size", {"printed", "width", "depth"});
    out.width = size.number("width", 1, longest);
    out.depth = size.number("depth", 1, longest);
    out.band = file.number("band");
    out.infiltrated = file.number("infiltrated");
    out.clear = file.number("clear");
    out.camp = readCamp(partOf(file, "camp"), log);
    out.zones = readZones(partOf(file, "zones"), log);
    const Part pieces(partOf(file, "pieces"), log, "pieces", {"printed", "width", "crate", "crates"});
    out.pieceWidth = pieces.number("width");
    out.crate = pieces.number("crate");
    out.crates = listOf<3>(pieces, "crates", log);
    const Part scenery(partOf(file, "scenery"), log, "scenery", {"printed", "elements", "walls", "fixed"});
    out.elements = scenery.number("elements");
    out.walls = scenery.number("walls");
    out.fixed = scenery.number("fixed");
    const Part quadrants(partOf(file, "quadrants"), log, "quadrants", {"provenance", "columns", "rows"});
    out.columns = quadrants.number("columns", 1, 9);
    out.rows = quadrants.number("rows", 1, 9);
    const Part base(partOf(file, "base"), log, "base", {"provenance", "size"});
    out.base = listOf(base, "size", log);
    const Part baggage(partOf(file, "baggage"), log, "baggage", {"printed", "size"});
    out.baggage = listOf(baggage, "size", log);
    return out;
}

const Numbers& builtInNumbers()
{
    static const Numbers numbers = []
    {
        const std::string_view text = rules::dataFile("centuria-table");
        Log log("centuria-table.yaml", text);
        return readNumbers(yaml::parseOneDocument(text, log).root, log);
    }();
    return numbers;
}

} // namespace merlon::centuria::setup
