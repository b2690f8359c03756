#include "editor/hex_selection.h"

namespace merlon::editor
{

hex::HexSet selectedHexes(const QItemSelectionModel& selected, const hex::Layout& grid)
{
    hex::HexSet hexes(grid);
    for (const QItemSelectionRange& range : selected.selection())
        for (int row = range.top(); row <= range.bottom(); ++row)
            for (int column = range.left(); column <= range.right(); ++column)
                hexes.add(grid.hexAt({column, row}));
    return hexes;
}

void select(QItemSelectionModel& selected, const hex::HexSet& hexes)
{
    const QAbstractItemModel& model = *selected.model();
    QItemSelection ranges;
    for (const auto& [first, last] : hexes.blocks())
        ranges.append({model.index(first.row, first.column), model.index(last.row, last.column)});
    selected.clearSelection(); // else Qt compares each range with each of those before
    selected.select(ranges, QItemSelectionModel::Select);
}

} // namespace merlon::editor
