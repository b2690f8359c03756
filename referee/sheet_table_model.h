#pragma once

#include "core/play/system.h"

#include <QAbstractTableModel>

namespace merlon::referee
{

/// One result table of the play sheet while its cells are typed. It changes no scenario: it says what was typed, and
/// what is wrong with it.
class SheetTableModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    using QAbstractTableModel::QAbstractTableModel;

    /// Of that system, which outlives it; null: there is none.
    void show(const play::System* system, play::Grid grid);
    play::TypedTable typed() const { return {grid_.id, grid_.cells}; }
    /// Whether it is another one than was shown.
    bool isChanged() const { return grid_.cells != shown_; }
    bool grows() const { return grid_.grows; }
    const std::vector<play::CellFault>& faults() const { return faults_; }
    /// Every cell from there on that has a word, as spreadsheets copy them: tabs or spaces between, a line a row.
    void paste(const QModelIndex& from, const QString& text);
    QString copied(const QModelIndexList& cells) const;
    /// Of a table that grows; the last one is not taken away.
    void addRow(int before);
    void takeRow(int row);
    void retranslate();

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;
    bool setData(const QModelIndex& index, const QVariant& value, int role = Qt::EditRole) override;

signals:
    void typedChanged();

private:
    void weigh();
    std::string& cell(const QModelIndex& index)
    {
        return grid_.cells[static_cast<std::size_t>(index.row())][static_cast<std::size_t>(index.column())];
    }
    const play::CellFault* faultAt(const QModelIndex& index) const;
    QString head(const play::Value& value) const;

    const play::System* system_ = nullptr;
    play::Grid grid_;
    play::Cells shown_;
    std::vector<play::CellFault> faults_;
};

} // namespace merlon::referee
