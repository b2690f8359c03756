#include "referee/poster_rows.h"

namespace merlon::referee
{

void PosterRows::showRows(int first, int count)
{
    first_ = first;
    count_ = count;
    invalidateFilter();
}

void PosterRows::weighColumns(int without)
{
    empty_.clear();
    for (int column = 0; column < sourceModel()->columnCount(); ++column)
    {
        bool empty = true;
        for (int row = 0; empty && row < sourceModel()->rowCount(); ++row)
            empty = sourceModel()->index(row, column).data().toString().isEmpty();
        if (empty || column == without)
            empty_.insert(column);
    }
    invalidateFilter();
}

bool PosterRows::filterAcceptsRow(int row, const QModelIndex&) const
{
    return row >= first_ && row < first_ + count_;
}

bool PosterRows::filterAcceptsColumn(int column, const QModelIndex&) const
{
    return !empty_.contains(column);
}

} // namespace merlon::referee
