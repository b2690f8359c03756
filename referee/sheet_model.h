#pragma once

#include "core/play/system.h"

#include <QAbstractTableModel>

namespace merlon::referee
{

/// A sheet of a game: standings, a treasury, a calendar. A column for each field, a row for each of its rows.
class SheetModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    using QAbstractTableModel::QAbstractTableModel;

    void show(const play::Game& game, play::Sheet sheet);

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

private:
    const play::Field& field(int column) const { return sheet_.columns->fields[static_cast<std::size_t>(column)]; }

    std::optional<play::Game> game_;
    play::Sheet sheet_;
};

} // namespace merlon::referee
