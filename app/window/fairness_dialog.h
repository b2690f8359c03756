#pragma once

#include "editor/fairness.h"
#include "editor/workspace.h"

#include <QAbstractTableModel>
#include <QDialog>

class QLabel;
class QProgressBar;
class QPushButton;
class QTableView;

namespace merlon::app
{

/// A set-up zone a row, which shoots, and one a column, which is shot at. Zones of one force have nothing between them.
class FairnessModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    using QAbstractTableModel::QAbstractTableModel;

    void show(editor::Fairness fairness);
    /// With the headers, cells with tabs between.
    QString text() const;

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override { return rowCount(parent); }
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

private:
    editor::Fairness fairness_;
};

/// Worked out in the background while it is open; to close it calls that off.
class FairnessDialog : public QDialog
{
    Q_OBJECT

public:
    explicit FairnessDialog(const editor::Workspace& workspace, QWidget* parent = nullptr);

private:
    void take(editor::Fairness fairness);
    void copy() const;

    FairnessModel model_;
    QLabel* says_;
    QTableView* table_;
    QProgressBar* progress_;
    QPushButton* copy_;
    editor::Inquiry<editor::Fairness> inquiry_;
};

} // namespace merlon::app
