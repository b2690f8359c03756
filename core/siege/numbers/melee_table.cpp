#include "core/siege/numbers/melee_table.h"

#include "core/castle/numbers/read_numbers.h"
#include "core/siege/numbers/ruleset.h"
#include "core/yaml/part.h"

namespace merlon::siege
{

using namespace castle;

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
    const Part part(node, log, tell::this_table{}, {"id", "provenance", "printed", "columns", "rows"});
    MeleeTable table;
    table.id = part.text("id");
    table.provenance = part.word("provenance", provenanceWords, Provenance::StandIn);
    table.columns = part.number("columns", 1, 99);
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

void readTables(const Part& part, Log& log, MeleeTables& melee)
{
    for (const Node& node : part.list("tables"))
    {
        MeleeTable table = readTable(node, log);
        if (table.id == "siege/melee-foot")
            melee.foot = std::move(table);
        else if (table.id == "siege/melee-mounted")
            melee.mounted = std::move(table);
        else
            log.error(node, tell::table_unknown{.name = '\'' + table.id + '\'', .tables = "melee-foot, melee-mounted"});
    }
}

} // namespace

void readMelee(const Node& node, Log& log, Ruleset& ruleset)
{
    const Part part(node, log, "melee",
                    {"provenance", "printed", "influence", "lost-glyphs", "shift", "joint-attack", "animal-defence",
                     "panicked-target", "advance", "results", "tables"});
    MeleeTables& melee = ruleset.meleeTables;
    castle::readMelee(part, log, ruleset.melee);
    readShifts(part, log, melee);
    melee.panickedTarget = part.number("panicked-target", 0, 9);
    if (const Node* joint = part.get("joint-attack"))
    {
        const Part against(*joint, log, "joint-attack", {"foot", "mounted"});
        melee.jointFoot = against.number("foot", 0, 9);
        melee.jointMounted = against.number("mounted", 0, 9);
    }
    if (const Node* results = part.get("results"))
    {
        const Part letters(*results, log, "results", {"provenance", "printed", "foot", "mounted"});
        melee.footResults = readLetters(letters.list("foot"), log);
        melee.mountedResults = readLetters(letters.list("mounted"), log);
    }
    readTables(part, log, melee);
}

} // namespace merlon::siege
