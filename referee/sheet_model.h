#pragma once

#include "core/play/system.h"

#include <QAbstractTableModel>

namespace merlon::referee
{

/// A sheet of a game: standings, a treasury, a calendar. A column for each field, a row for each of its rows. A row
/// that stays stays the same row, known by its first column: who selected it keeps it as the game goes on.
class SheetModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    /// What a column is sorted by: numbers as numbers, all else as it reads.
    static constexpr int SortRole = Qt::UserRole;

    using QAbstractTableModel::QAbstractTableModel;

    void show(const play::Game& game, play::Sheet sheet);
    std::string_view key() const { return sheet_.key; }
    /// How a row comes to stand there, in words.
    static constexpr int WhyRole = Qt::UserRole + 1;
    /// Null: that cell is empty.
    const play::Value* value(const QModelIndex& index) const;

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

private:
    const play::Field& field(int column) const { return sheet_.columns->fields[static_cast<std::size_t>(column)]; }
    QString why(int row) const;
    QString reckoning(std::string_view column) const;
    void takeOut(const std::vector<play::Fields>& rows);
    void putIn(const std::vector<play::Fields>& rows);
    void arrange(std::vector<play::Fields> rows);

    std::optional<play::Game> game_;
    play::Sheet sheet_;
};

} // namespace merlon::referee
