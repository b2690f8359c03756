#include "editor/roster_rows.h"

#include "editor/roster_model.h"
#include "translations/words.h"

namespace merlon::editor
{

RosterRows::RosterRows(QObject* parent) : QSortFilterProxyModel(parent)
{
    setSortRole(RosterModel::SortRole);
}

void RosterRows::showForce(const QString& id)
{
    force_ = id;
    invalidateFilter();
}

void RosterRows::look(const QString& text)
{
    wanted_ = words::folded(text.simplified());
    invalidateFilter();
}

bool RosterRows::filterAcceptsRow(int row, const QModelIndex& parent) const
{
    const QModelIndex first = sourceModel()->index(row, 0, parent);
    if (!force_.isEmpty() && first.data(RosterModel::ForceRole).toString() != force_)
        return false;
    if (wanted_.isEmpty())
        return true;
    for (int column = 0; column < sourceModel()->columnCount(parent); ++column)
        if (words::folded(first.siblingAtColumn(column).data().toString()).contains(wanted_))
            return true;
    return false;
}

/// What says nothing comes last of all.
bool RosterRows::lessThan(const QModelIndex& left, const QModelIndex& right) const
{
    const QVariant a = left.data(sortRole());
    const QVariant b = right.data(sortRole());
    const bool aSays = a.isValid() && !a.toString().isEmpty();
    const bool bSays = b.isValid() && !b.toString().isEmpty();
    if (aSays != bSays)
        return aSays == (sortOrder() == Qt::AscendingOrder);
    if (a.userType() == QMetaType::Int && b.userType() == QMetaType::Int)
        return a.toInt() < b.toInt();
    return QString::localeAwareCompare(a.toString(), b.toString()) < 0;
}

} // namespace merlon::editor
