#pragma once

#include "referee/next_part.h"

#include <QAbstractListModel>

namespace merlon::referee
{

/// What is missing before a game goes on, a line each.
class LacksModel : public QAbstractListModel
{
    Q_OBJECT

public:
    using QAbstractListModel::QAbstractListModel;

    void show(std::vector<Lack> lacks);
    const Lack& at(const QModelIndex& index) const { return lacks_[static_cast<std::size_t>(index.row())]; }

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;

private:
    std::vector<Lack> lacks_;
};

} // namespace merlon::referee
