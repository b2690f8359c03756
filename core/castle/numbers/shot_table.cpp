#include "core/castle/numbers/shot_table.h"

#include "core/yaml/part.h"

#include <algorithm>

namespace merlon::castle
{
namespace
{

using yaml::Log;
using yaml::Node;
using yaml::Part;
using Words = std::vector<std::string_view>;

const Words coverWords{"none", "light", "medium", "strong", "total"};
const Words weaponKinds{"bow", "crossbow", "ballista"};

void readRows(const Part& part, Log& log, ShotTable& table)
{
    for (const Node& item : part.list("results"))
    {
        table.results.push_back(yaml::readTexts(item, log, "result"));
        if (table.results.back().size() != table.covers.size())
            log.error(item, tell::table_results{.results = table.results.back().size(), .covers = table.covers.size()});
    }
}

void readWeaponColumns(const Node& node, Log& log, const std::vector<Weapon>& weapons, ShotTable& table)
{
    if (!node.isMapping())
        return log.error(node, tell::type_row{});
    const auto rows = static_cast<long long>(table.results.size());
    for (std::size_t i = 0; i + 1 < node.items.size(); i += 2)
    {
        const auto weapon = yaml::readText(node.items[i], log, "weapon").value_or("");
        const auto dice = yaml::readList(node.items[i + 1], log, tell::rows_of_a_weapon{});
        if (std::ranges::count(weapons, weapon, &Weapon::id) == 0)
            log.error(node.items[i], tell::unknown_weapon{.name = '\'' + weapon + '\''});
        std::array<int, 10> rowOf{};
        if (dice.size() != rowOf.size())
            log.error(node.items[i + 1], tell::table_rows{});
        for (std::size_t die = 0; die < std::min(dice.size(), rowOf.size()); ++die)
            rowOf[die] = static_cast<int>(yaml::readInteger(dice[die], log, "row", 1, rows).value_or(1)) - 1;
        table.rowOf.emplace_back(weapon, rowOf);
    }
}

} // namespace

Weapon readWeapon(const Node& node, Log& log)
{
    const Part part(node, log, tell::this_weapon{}, {"id", "rule", "kind", "sign", "short", "medium", "long"});
    Weapon weapon;
    weapon.id = part.id();
    weapon.rule = part.text("rule");
    weapon.sign = part.text("sign");
    weapon.kind = part.word("kind", weaponKinds, WeaponKind::Bow);
    weapon.shortRange = part.number("short", 0);
    weapon.mediumRange = part.number("medium", 0);
    weapon.longRange = part.number("long", 0);
    if (weapon.shortRange > weapon.mediumRange || weapon.mediumRange > weapon.longRange)
        log.error(node, tell::range_weapon{});
    return weapon;
}

ShotTable readShotTable(const Node& node, Log& log, const std::vector<Weapon>& weapons)
{
    const Part part(node, log, tell::this_table{}, {"id", "provenance", "printed", "covers", "row", "results"});
    ShotTable table;
    table.id = part.text("id");
    table.provenance =
        part.word("provenance", std::vector<std::string_view>{"printed", "stand-in"}, Provenance::StandIn);
    for (const Node& item : part.list("covers"))
        if (const auto cover = yaml::readWord(item, log, "cover", coverWords))
            table.covers.push_back(static_cast<Cover>(*cover));
    readRows(part, log, table);
    if (const Node* columns = part.get("row"))
        readWeaponColumns(*columns, log, weapons, table);
    return table;
}

std::vector<ShotResult> readShotResults(std::span<const Node> items, Log& log)
{
    std::vector<ShotResult> letters;
    for (const Node& node : items)
    {
        const Part part(node, log, tell::this_result{}, {"letter", "retreat", "target", "horse", "rider"});
        letters.push_back({part.text("letter"), part.numberOr("retreat", 0), part.text("target"), part.text("horse"),
                           part.text("rider")});
    }
    return letters;
}

} // namespace merlon::castle
