#pragma once

#include "core/lint/lint.h"
#include "editor/workspace.h"

#include <QAbstractTableModel>
#include <QPointer>

#include <vector>

namespace merlon::editor
{

/// What lint has found, a row each. Rows that are found again stay the same rows.
class FindingsModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column
    {
        Where,
        What,
        Columns
    };

    using QAbstractTableModel::QAbstractTableModel;

    /// Of which documents they are; null: there are none.
    void setWorkspace(Workspace* workspace);
    void show(std::vector<lint::Finding> findings);
    const lint::Finding& finding(int row) const { return rows_[static_cast<std::size_t>(row)]; }
    int safeFixes() const;
    void retranslate();

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override { return parent.isValid() ? 0 : Columns; }
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

private:
    void removeRowsFrom(std::size_t first, std::size_t count);
    void insertRow(std::size_t at, const lint::Finding& finding);
    QString where(const lint::Finding& finding) const;

    QPointer<Workspace> workspace_;
    std::vector<lint::Finding> rows_;
};

} // namespace merlon::editor
