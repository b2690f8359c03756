#pragma once

#include "core/play/scenario.h"
#include "editor/workspace.h"

#include <QAbstractTableModel>
#include <QPointer>

namespace merlon::editor
{

/// The set-up zones of a scenario, in the order of its file; what is written into a cell is an edit.
class ZonesModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column
    {
        Name,
        Force,
        Hexes, ///< how many
        columns
    };
    enum Role
    {
        ChoicesRole = Qt::UserRole + 1, ///< ids that the cell takes, a QStringList; empty: any text
        ChoiceTextsRole                 ///< what they are called
    };

    using QAbstractTableModel::QAbstractTableModel;

    /// Null, or without a scenario: none is open.
    void setWorkspace(Workspace* workspace);
    void retranslate();
    edit::Key keyAt(int row) const { return rows_[static_cast<std::size_t>(row)].key; }
    const play::Zone& zoneAt(int row) const;

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    bool setData(const QModelIndex& index, const QVariant& value, int role = Qt::EditRole) override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

private:
    void reset();
    QString forceName(const std::string& id) const;
    QStringList forces(bool names) const;

    QPointer<Workspace> workspace_;
    edit::Shelf rows_; ///< by rank
};

} // namespace merlon::editor
