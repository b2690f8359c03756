#include "referee/sheet_model.h"

#include "referee/verdict_text.h"

namespace merlon::referee
{

void SheetModel::show(const play::Game& game, play::Sheet sheet)
{
    beginResetModel();
    game_ = game;
    sheet_ = std::move(sheet);
    endResetModel();
}

int SheetModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(sheet_.rows.size());
}

int SheetModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() || sheet_.columns == nullptr ? 0 : static_cast<int>(sheet_.columns->fields.size());
}

QVariant SheetModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const play::Field& column = field(index.column());
    if (role == Qt::TextAlignmentRole && column.sort == play::Sort::Number)
        return QVariant(Qt::AlignRight | Qt::AlignVCenter);
    const play::Value* value = play::find(sheet_.rows[static_cast<std::size_t>(index.row())], column.key);
    return role == Qt::DisplayRole && value != nullptr ? QVariant(VerdictText(*game_).value(*value)) : QVariant();
}

QVariant SheetModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole || section >= columnCount())
        return QAbstractTableModel::headerData(section, orientation, role);
    return SystemText(*game_->setting->system).fieldName(*sheet_.columns, field(section).key);
}

} // namespace merlon::referee
