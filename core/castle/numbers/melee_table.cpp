#include "core/castle/numbers/melee_table.h"

#include "core/yaml/part.h"

#include <algorithm>

namespace merlon::castle
{
namespace
{

using yaml::Log;
using yaml::Node;
using yaml::Part;

const std::vector<std::string_view> provenanceWords{"printed", "stand-in"};

void readShifts(const Part& part, Log& log, MeleeTables& melee)
{
    std::size_t row = 0;
    for (const Node& line : part.list("shift"))
    {
        std::size_t column = 0;
        for (const Node& cell : yaml::readList(line, log, "shift"))
            if (const auto shift = yaml::readInteger(cell, log, "shift", -9, 9); row < 3 && column < 3)
                melee.shifts[row][column++] = static_cast<int>(shift.value_or(0));
        ++row;
    }
}

MeleeTable readTable(const Node& node, Log& log)
{
    const Part part(node, log, tell::this_table{}, {"id", "provenance", "printed", "columns", "bands", "rows"});
    MeleeTable table;
    table.id = part.text("id");
    table.provenance = part.word("provenance", provenanceWords, Provenance::StandIn);
    for (const Node& band : part.list("bands"))
        table.bands.push_back(static_cast<int>(yaml::readInteger(band, log, "bands", 0, 999).value_or(0)));
    if (!std::ranges::is_sorted(table.bands))
        log.error(*part.get("bands"), tell::columns_grow{});
    table.columns = table.bands.empty() ? part.number("columns", 1, 99) : static_cast<int>(table.bands.size());
    std::size_t die = 0;
    for (const Node& item : part.list("rows"))
    {
        auto letters = yaml::readTexts(item, log, "result");
        if (letters.size() != static_cast<std::size_t>(table.columns))
            log.error(item, tell::table_columns{.results = letters.size(),
                                                .columns = static_cast<std::size_t>(table.columns)});
        letters.resize(static_cast<std::size_t>(table.columns), "-");
        if (die < table.rows.size())
            table.rows[die] = std::move(letters);
        ++die;
    }
    if (die != table.rows.size())
        log.error(node, tell::table_faces{});
    for (auto& row : table.rows)
        row.resize(static_cast<std::size_t>(table.columns), "-");
    return table;
}

std::vector<MeleeResult> readLetters(std::span<const Node> items, Log& log)
{
    std::vector<MeleeResult> letters;
    for (const Node& node : items)
    {
        const Part part(
            node, log, tell::this_result{},
            {"letter", "attacker", "defender", "horse", "attackers-retreat", "defenders-retreat", "printed"});
        letters.push_back({part.text("letter"), part.text("attacker"), part.text("defender"), part.text("horse"),
                           part.numberOr("attackers-retreat", 0), part.numberOr("defenders-retreat", 0),
                           part.flag("printed", true)});
    }
    return letters;
}

} // namespace

std::string nameOf(const MeleeTable& table, int column)
{
    if (table.bands.empty())
        return std::to_string(column) + "-1";
    const auto at = static_cast<std::size_t>(column);
    const std::string least = std::to_string(table.bands[at - 1]);
    return at == table.bands.size() ? least + '+' : least + '-' + std::to_string(table.bands[at] - 1);
}

void readMeleeTables(const Part& melee, Log& log, std::string_view system, MeleeTables& tables)
{
    readShifts(melee, log, tables);
    if (const Node* joint = melee.get("joint-attack"))
    {
        const Part against(*joint, log, "joint-attack", {"foot", "mounted"});
        tables.jointFoot = against.number("foot", 0, 9);
        tables.jointMounted = against.number("mounted", 0, 9);
    }
    if (const Node* results = melee.get("results"))
    {
        const Part letters(*results, log, "results", {"provenance", "printed", "foot", "mounted"});
        tables.footResults = readLetters(letters.list("foot"), log);
        tables.mountedResults = readLetters(letters.list("mounted"), log);
    }
    for (const Node& node : melee.list("tables"))
    {
        MeleeTable table = readTable(node, log);
        if (table.id == std::string(system) + "/melee-foot")
            tables.foot = std::move(table);
        else if (table.id == std::string(system) + "/melee-mounted")
            tables.mounted = std::move(table);
        else
            log.error(node, tell::table_unknown{.name = '\'' + table.id + '\'', .tables = "melee-foot, melee-mounted"});
    }
}

} // namespace merlon::castle
