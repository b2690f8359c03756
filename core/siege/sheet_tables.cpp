#include "core/siege/sheet_tables.h"
#include "core/castle/sheet/typed_tables.h"
#include "core/siege/sheet_checks.h"
#include "core/yaml/log.h"
#include "core/yaml/quote.h"
#include "tell.h"

#include <algorithm>

namespace merlon::siege
{

using namespace castle;

namespace
{

using play::CellFault;
using play::Cells;
using play::Grid;
using play::TypedTable;
using play::Value;

/// A row each for what the die is thrown for.
template <class Rules, class Visit>
void eachRow(Rules& ruleset, Visit visit)
{
    visit(Value(play::Choice{"fire-row", "spread"}), ruleset.fire.spread);
    visit(Value(play::Choice{"fire-row", "put-out"}), ruleset.fire.putOut);
    visit(Value(play::Choice{"fire-row", "oil"}), ruleset.fire.oil);
    for (auto& [engine, column] : ruleset.fire.engines)
        visit(Value(play::Choice{ruleset.findEngine(engine) != nullptr ? "class" : "overlay", engine}), column);
}

Grid gridOfFire(const Ruleset& ruleset)
{
    const FireTable& fire = ruleset.fire;
    Grid grid{fire.id, {}, numbered(10), {}, {}};
    grid.standIn = fire.provenance == Provenance::StandIn;
    eachRow(ruleset,
            [&](Value head, const FireTable::Column& letters)
            {
                const bool putsOut = &letters == &fire.putOut;
                grid.letters.push_back(putsOut ? std::vector<std::string>{"D", "DA", "-"}
                                               : std::vector<std::string>{"F", "-"});
                grid.rows.push_back(std::move(head));
                grid.cells.emplace_back(letters.begin(), letters.end());
            });
    return grid;
}

void takeFire(Ruleset& ruleset, const Cells& cells)
{
    std::size_t row = 0;
    eachRow(ruleset,
            [&](const Value&, FireTable::Column& letters) { std::ranges::copy(cells[row++], letters.begin()); });
    ruleset.fire.provenance = Provenance::Printed;
}

void take(Ruleset& ruleset, const TypedTable& typed)
{
    for (ShotTable* table : {&ruleset.shotsFoot, &ruleset.shotsMounted})
        if (table->id == typed.id)
            take(*table, typed.cells);
    for (MeleeTable* table : {&ruleset.meleeTables.foot, &ruleset.meleeTables.mounted})
        if (table->id == typed.id)
            take(*table, typed.cells);
    if (ruleset.fire.id == typed.id)
        takeFire(ruleset, typed.cells);
}

Ruleset withTable(Ruleset ruleset, const TypedTable& typed)
{
    take(ruleset, typed);
    return ruleset;
}

} // namespace

std::vector<Grid> gridsOf(const Ruleset& ruleset)
{
    return {gridOf(ruleset.shotsFoot, ruleset.footResults), gridOf(ruleset.shotsMounted, ruleset.mountedResults),
            gridOf(ruleset.meleeTables.foot, ruleset.meleeTables.footResults),
            gridOf(ruleset.meleeTables.mounted, ruleset.meleeTables.mountedResults), gridOfFire(ruleset)};
}

std::vector<CellFault> faultsOf(const Ruleset& ruleset, const TypedTable& typed)
{
    const auto grids = gridsOf(ruleset);
    const auto grid = std::ranges::find(grids, typed.id, &Grid::id);
    if (grid == grids.end())
        return {{-1, -1, tell::sheet_table_unknown{.name = yaml::quote(typed.id)}}};
    auto faults = faultsIn(*grid, typed.cells);
    if (faults.empty())
        faults = doubtsOf(withTable(ruleset, typed), typed.id);
    return faults;
}

std::shared_ptr<const Ruleset> withTables(std::shared_ptr<const Ruleset> ruleset, const std::vector<TypedTable>& typed)
{
    if (typed.empty())
        return ruleset;
    auto own = std::make_shared<Ruleset>(*ruleset);
    for (const TypedTable& one : typed)
        if (play::isPlayable(faultsOf(*ruleset, one)))
            take(*own, one);
    return own;
}

} // namespace merlon::siege
