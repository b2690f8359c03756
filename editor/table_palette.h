#pragma once

#include "editor/table_painter.h"
#include "editor/table_view.h"

#include <QAbstractListModel>
#include <QWidget>

class QListView;

namespace merlon::editor
{

/// What can be drawn on a measured table, one kind a row under its heading, and the hand that selects.
class TableKindsModel : public QAbstractListModel
{
    Q_OBJECT

public:
    enum Role
    {
        HeldRole = Qt::UserRole + 1 ///< whether it may be held: no heading
    };

    using QAbstractListModel::QAbstractListModel;

    void setKinds(std::shared_ptr<const map::TableKinds> kinds, const std::string& system, bool dark);
    /// What is in the hand when that row is chosen: the same but for its tool and kind.
    TableHeld heldAt(const QModelIndex& index, TableHeld held) const;
    QModelIndex indexOf(const TableHeld& held) const;
    void retranslate();

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;

private:
    struct Row
    {
        TableTool tool = TableTool::Select;
        const map::TableKind* kind = nullptr; ///< null: a heading, or the hand that selects
    };

    void add(TableTool tool, const std::vector<map::TableKind>& kinds);
    QString nameOf(const Row& row) const;
    static QString heading(TableTool tool);
    QIcon iconOf(const Row& row) const;

    std::shared_ptr<const map::TableKinds> kinds_;
    std::string system_;
    bool dark_ = false;
    std::vector<Row> rows_;
};

/// The palette of measured tables: choosing there puts a kind into the hand of the view.
class TablePalette : public QWidget
{
    Q_OBJECT

public:
    explicit TablePalette(TableView& view, QWidget* parent = nullptr);

    QListView& list() const { return *list_; }
    /// Of the table that the view shows.
    void renew();

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();
    void follow();

    TableView& view_;
    TableKindsModel* model_;
    QListView* list_;
};

} // namespace merlon::editor
