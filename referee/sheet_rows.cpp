#include "referee/sheet_rows.h"

#include "referee/sheet_model.h"
#include "translations/words.h"

#include <algorithm>

namespace merlon::referee
{

SheetRows::SheetRows(QObject* parent) : QSortFilterProxyModel(parent)
{
    if (collator_.locale().language() == QLocale::C) // which knows neither numbers nor accents
        collator_.setLocale(QLocale::English);
    collator_.setNumericMode(true); // table 2 before table 10
    collator_.setCaseSensitivity(Qt::CaseInsensitive);
    setSortRole(SheetModel::SortRole);
}

void SheetRows::lookFor(const QString& text)
{
    words_ = words::folded(text).split(' ', Qt::SkipEmptyParts);
    invalidateFilter();
}

bool SheetRows::filterAcceptsRow(int row, const QModelIndex& parent) const
{
    QStringList cells;
    for (int column = 0; !words_.isEmpty() && column < sourceModel()->columnCount(parent); ++column)
        cells << words::folded(sourceModel()->index(row, column, parent).data().toString());
    return std::ranges::all_of(
        words_, [&](const QString& word)
        { return std::ranges::any_of(cells, [&](const QString& cell) { return cell.contains(word); }); });
}

/// What is empty comes before all else.
bool SheetRows::lessThan(const QModelIndex& left, const QModelIndex& right) const
{
    const QVariant a = left.data(sortRole());
    const QVariant b = right.data(sortRole());
    if (!a.isValid() || !b.isValid())
        return !a.isValid() && b.isValid();
    if (a.typeId() == QMetaType::Int && b.typeId() == QMetaType::Int)
        return a.toInt() < b.toInt();
    return collator_.compare(a.toString(), b.toString()) < 0;
}

} // namespace merlon::referee
