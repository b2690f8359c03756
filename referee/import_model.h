#pragma once

#include "referee/pasted_rows.h"

#include <QAbstractTableModel>

namespace merlon::referee
{

/// Rows of a spreadsheet as orders: which row, what is ordered, what becomes of it.
class ImportModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column
    {
        Row,
        Order,
        Outcome
    };

    using QAbstractTableModel::QAbstractTableModel;

    /// Each is judged in the game that those above it would make; one that is refused or unreadable changes nothing.
    void show(const PastedTable& table, const play::Game& game, const play::Record& start);
    /// So many can be recorded as they are.
    int good() const { return good_; }

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

private:
    struct Seen
    {
        int number = 0;
        QString order;
        QString outcome;
        bool whole = false;
    };
    std::vector<Seen> rows_;
    int good_ = 0;
};

} // namespace merlon::referee
