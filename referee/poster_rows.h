#pragma once

#include <QSortFilterProxyModel>

#include <set>

namespace merlon::referee
{

/// So many rows of a sheet as a page has room for, without the columns in which nothing stands.
class PosterRows : public QSortFilterProxyModel
{
    Q_OBJECT

public:
    using QSortFilterProxyModel::QSortFilterProxyModel;

    /// From that row on.
    void showRows(int first, int count);
    /// After its sheet was shown anew. One column stands for what the others say; -1: none does.
    void weighColumns(int without);
    int rowsInAll() const { return sourceModel() != nullptr ? sourceModel()->rowCount() : 0; }

protected:
    bool filterAcceptsRow(int row, const QModelIndex& parent) const override;
    bool filterAcceptsColumn(int column, const QModelIndex& parent) const override;

private:
    int first_ = 0;
    int count_ = 0;
    std::set<int> empty_; ///< columns
};

} // namespace merlon::referee
