#pragma once

#include "editor/table_hand.h"
#include "editor/workspace.h"

#include <QAbstractTableModel>

namespace merlon::editor
{

/// The things of a measured table before Qt, a row each, as its file lists them: for views, pickers and readers of the
/// screen. Rows stay the same things as long as these are there.
class TableModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column
    {
        Name,
        Kind,
        Place,
        columns
    };

    explicit TableModel(Workspace& workspace, QObject* parent = nullptr);

    Workspace& workspace() const { return workspace_; }
    TableDocument& document() const { return document_; }
    edit::TableThing thingAt(const QModelIndex& index) const
    {
        return rows_.at(static_cast<std::size_t>(index.row())).thing;
    }
    /// Invalid when there is no such thing.
    QModelIndex indexOf(edit::TableThing thing) const;
    const edit::Thing& at(edit::TableThing thing) const;
    /// What readers call it: its name, else its kind and the number that its id ends with.
    QString nameOf(edit::TableThing thing) const;
    void retranslate();

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

private:
    /// A thing as views know it: what is gone from the document is still there until they have let go of its row.
    struct Row
    {
        edit::TableThing thing;
        edit::Thing what;
    };

    void follow();
    std::vector<Row> listed() const;

    Workspace& workspace_;
    TableDocument& document_;
    std::vector<Row> rows_;
};

} // namespace merlon::editor
