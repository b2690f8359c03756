#pragma once

#include "editor/workspace.h"

#include <QAbstractTableModel>
#include <QPointer>

namespace merlon::editor
{

/// The structures of a map, in the order of its file; what is written into a cell is an edit.
class StructuresModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column
    {
        Name,
        Kind,
        Stone,
        Hexes, ///< how many
        Id,    ///< in files
        columns
    };
    enum Role
    {
        ChoicesRole = Qt::UserRole + 1, ///< ids that the cell takes, a QStringList; empty: any text
        ChoiceTextsRole                 ///< what they are called
    };

    using QAbstractTableModel::QAbstractTableModel;

    /// Null: none is open.
    void setWorkspace(Workspace* workspace);
    void retranslate();
    edit::Key keyAt(int row) const { return rows_[static_cast<std::size_t>(row)].key; }
    const map::Structure& structureAt(int row) const;

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    bool setData(const QModelIndex& index, const QVariant& value, int role = Qt::EditRole) override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

private:
    edit::Shelf now() const;
    void reset();
    void follow();
    QString text(const map::Structure& structure, int column) const;
    QString written(const map::Structure& structure, int column) const;
    QStringList choices(int column) const;
    QString called(int column, const std::string& id) const;

    QPointer<Workspace> workspace_;
    edit::Shelf rows_; ///< by rank
};

} // namespace merlon::editor
