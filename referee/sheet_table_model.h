#pragma once

#include "core/play/system.h"

#include <QAbstractTableModel>

#include <optional>

namespace merlon::referee
{

/// One result table of the play sheet while its cells are typed. It changes no scenario: it says what was typed, and
/// what is wrong with it.
class SheetTableModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    /// Whether a cell differs from the one that it is compared with.
    static constexpr int DiffersRole = Qt::UserRole;

    using QAbstractTableModel::QAbstractTableModel;

    /// Of that system, which outlives it; null: there is none.
    void show(const play::System* system, play::Grid grid);
    play::TypedTable typed() const { return {grid_.id, grid_.cells}; }
    /// Whether it is another one than was shown.
    bool isChanged() const { return grid_.cells != shown_; }
    bool grows() const { return grid_.grows; }
    /// Errors first.
    const std::vector<play::CellFault>& faults() const { return faults_; }
    bool isPlayable() const { return play::isPlayable(faults_); }
    /// With its place.
    QString said(const play::CellFault& fault) const;
    /// As spreadsheets copy cells, see pastedOn; answers what keeps it from being pasted.
    QString paste(const QModelIndex& from, const QString& text);
    QString copied(const QModelIndexList& cells) const;
    /// Of a table that grows; the last one is not taken away.
    void addRow(int before);
    void takeRow(int row);
    /// What was typed, pasted, added or removed last, since the table was shown.
    bool undo() { return swap(undo_, redo_); }
    bool redo() { return swap(redo_, undo_); }
    /// With another table of that name, whose cells are marked where they differ; none: no more.
    void compareWith(std::optional<play::Grid> other);
    bool isCompared() const { return other_.has_value(); }
    /// Cells that do.
    int differing() const;
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
    void change(play::Cells cells);
    void become(play::Cells cells);
    bool swap(std::vector<play::Cells>& from, std::vector<play::Cells>& to);
    const std::string& cell(const QModelIndex& index) const
    {
        return grid_.cells[static_cast<std::size_t>(index.row())][static_cast<std::size_t>(index.column())];
    }
    const play::CellFault* faultAt(const QModelIndex& index) const;
    const std::string* otherAt(const QModelIndex& index) const;
    bool differs(const QModelIndex& index) const;
    QString tipAt(const QModelIndex& index) const;
    QVariant colourAt(const QModelIndex& index) const;
    QString head(const play::Value& value) const;

    const play::System* system_ = nullptr;
    play::Grid grid_;
    play::Cells shown_;
    std::optional<play::Grid> other_;
    std::vector<play::Cells> undo_;
    std::vector<play::Cells> redo_;
    std::vector<play::CellFault> faults_;
};

} // namespace merlon::referee
