#pragma once

#include "app/window/search_popup.h"
#include "core/edit/table_edits.h"

#include <QAbstractTableModel>

#include <vector>

namespace merlon::editor
{
class TableModel;
} // namespace merlon::editor

namespace merlon::app
{

/// Things of a measured table that answer what is typed, the best first: name, kind, place.
class TableFindModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    /// The table must outlive it.
    explicit TableFindModel(const editor::TableModel& table, QObject* parent = nullptr);

    void search(const QString& typed);
    edit::TableThing thing(int row) const;

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;

private:
    const editor::TableModel& table_;
    std::vector<int> found_; ///< rows of the table
};

/// Whatever lies on the measured table, by words of its name and its kind.
class TableFindPopup : public SearchPopup
{
    Q_OBJECT

public:
    /// `typed`: what was looked for before.
    TableFindPopup(const editor::TableModel& table, const QString& typed, QWidget* window);

signals:
    void chosen(merlon::edit::TableThing thing, const QString& typed);

protected:
    void search(const QString& typed) override;
    QString tipOf(const QModelIndex& row) const override;
    void take(const QModelIndex& row) override;

private:
    TableFindModel* found_;
};

} // namespace merlon::app
