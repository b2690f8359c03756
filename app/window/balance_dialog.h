#pragma once

#include "editor/balance.h"
#include "editor/workspace.h"

#include <QAbstractTableModel>
#include <QDialog>

#include <memory>

class QLabel;
class QProgressBar;
class QPushButton;
class QTableView;

namespace merlon::app
{

/// A side a row: what it has, and what it can do from set-up.
class BalanceModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    using QAbstractTableModel::QAbstractTableModel;

    void show(editor::Balance balance, const play::Boards& boards);
    /// With the headers, cells with tabs between.
    QString text() const;
    /// What a cell speaks of, on the map.
    std::vector<hex::Hex> hexesAt(const QModelIndex& index) const;

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

private:
    struct Column
    {
        enum class What : std::uint8_t
        {
            Name,
            Counters,
            Cost,
            Sum,
            Shooters,
            UnderFire,
            Contact
        };
        What what = What::Name;
        std::size_t sum = 0; ///< index into Balance::columns
    };

    QString cell(const editor::Balance::Side& side, const Column& column) const;
    QString explained(const editor::Balance::Side& side, const Column& column) const;
    QString heading(const Column& column) const;

    editor::Balance balance_;
    std::vector<Column> columns_;
    QStringList sums_; ///< what its system calls them
};

/// Worked out in the background, and anew after every edit, while it is open beside the map.
class BalanceDialog : public QDialog
{
    Q_OBJECT

public:
    explicit BalanceDialog(QWidget* parent = nullptr);

    void setWorkspace(const editor::Workspace& workspace);
    /// Nothing is looked at any more.
    void leave();

signals:
    void marked(const std::vector<merlon::hex::Hex>& hexes);

private:
    void ask();
    void take(editor::Balance balance);
    void copy() const;

    BalanceModel model_;
    const editor::Workspace* workspace_ = nullptr;
    std::unique_ptr<QObject> watch_; ///< hears its documents
    QLabel* says_;
    QTableView* table_;
    QProgressBar* progress_;
    QPushButton* cancel_;
    QPushButton* copy_;
    editor::Inquiry<editor::Balance> inquiry_;
};

} // namespace merlon::app
