#include "referee/sheet_table_model.h"

#include "translations/diagnostics.h"
#include "translations/words.h"

#include <QBrush>
#include <QRegularExpression>

#include <algorithm>

namespace merlon::referee
{

void SheetTableModel::show(const play::System* system, play::Grid grid)
{
    beginResetModel();
    system_ = system;
    grid_ = std::move(grid);
    shown_ = grid_.cells;
    faults_.clear();
    endResetModel();
    emit typedChanged();
}

void SheetTableModel::weigh()
{
    faults_ = system_ != nullptr ? system_->faults(typed()) : std::vector<play::CellFault>();
    if (rowCount() > 0 && columnCount() > 0)
        emit dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
    emit typedChanged();
}

void SheetTableModel::retranslate()
{
    if (rowCount() > 0 && columnCount() > 0)
    {
        emit headerDataChanged(Qt::Horizontal, 0, columnCount() - 1);
        emit headerDataChanged(Qt::Vertical, 0, rowCount() - 1);
    }
    emit typedChanged();
}

int SheetTableModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(grid_.cells.size());
}

int SheetTableModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(grid_.columns.size());
}

/// Of the cell, or of its whole column.
const play::CellFault* SheetTableModel::faultAt(const QModelIndex& index) const
{
    const auto found = std::ranges::find_if(
        faults_, [&](const play::CellFault& one)
        { return (one.row == index.row() || one.row < 0) && (one.column == index.column() || one.column < 0); });
    return found == faults_.end() ? nullptr : &*found;
}

QVariant SheetTableModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid())
        return {};
    switch (role)
    {
    case Qt::DisplayRole:
    case Qt::EditRole:
        return words::fromView(
            grid_.cells[static_cast<std::size_t>(index.row())][static_cast<std::size_t>(index.column())]);
    case Qt::TextAlignmentRole:
        return static_cast<int>(Qt::AlignCenter);
    case Qt::BackgroundRole:
        return faultAt(index) != nullptr ? QVariant(QBrush(QColor(200, 60, 40, 110))) : QVariant();
    case Qt::ToolTipRole:
        if (const play::CellFault* fault = faultAt(index))
            return words::tip(words::sentence(fault->message));
        return {};
    default:
        return {};
    }
}

QString SheetTableModel::head(const play::Value& value) const
{
    if (const auto* choice = std::get_if<play::Choice>(&value); choice != nullptr && system_ != nullptr)
        return words::word(system_->id(), choice->set, choice->word);
    return words::fromView(play::plain(value));
}

QVariant SheetTableModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    const auto& heads = orientation == Qt::Horizontal ? grid_.columns : grid_.rows;
    if (role != Qt::DisplayRole || section < 0)
        return QAbstractTableModel::headerData(section, orientation, role);
    if (grid_.grows && orientation == Qt::Vertical)
        return section + 1;
    return section < static_cast<int>(heads.size()) ? QVariant(head(heads[static_cast<std::size_t>(section)]))
                                                    : QVariant();
}

Qt::ItemFlags SheetTableModel::flags(const QModelIndex& index) const
{
    return index.isValid() ? QAbstractTableModel::flags(index) | Qt::ItemIsEditable : Qt::NoItemFlags;
}

bool SheetTableModel::setData(const QModelIndex& index, const QVariant& value, int role)
{
    if (!index.isValid() || role != Qt::EditRole)
        return false;
    const QString text = value.toString().simplified().remove(' ').toUpper();
    cell(index) = text.isEmpty() ? "-" : text.toStdString();
    weigh();
    return true;
}

void SheetTableModel::paste(const QModelIndex& from, const QString& text)
{
    static const QRegularExpression between(QStringLiteral("[\\t ;]+"));
    int row = from.row();
    for (const QString& line : text.split('\n', Qt::SkipEmptyParts))
    {
        int column = from.column();
        for (const QString& word : line.trimmed().split(between, Qt::SkipEmptyParts))
            if (const QModelIndex at = index(row, column++); at.isValid())
                cell(at) = word.toUpper().toStdString();
        ++row;
    }
    weigh();
}

QString SheetTableModel::copied(const QModelIndexList& cells) const
{
    QModelIndexList sorted = cells;
    std::sort(sorted.begin(), sorted.end());
    QString text;
    for (qsizetype i = 0; i < sorted.size(); ++i)
    {
        if (i > 0)
            text += sorted[i].row() == sorted[i - 1].row() ? '\t' : '\n';
        text += sorted[i].data().toString();
    }
    return text;
}

void SheetTableModel::addRow(int before)
{
    const int at = std::clamp(before, 0, rowCount());
    beginInsertRows({}, at, at);
    grid_.cells.insert(grid_.cells.begin() + at, std::vector<std::string>(grid_.columns.size(), "-"));
    endInsertRows();
    weigh();
}

void SheetTableModel::takeRow(int row)
{
    if (row < 0 || row >= rowCount() || rowCount() == 1)
        return;
    beginRemoveRows({}, row, row);
    grid_.cells.erase(grid_.cells.begin() + row);
    endRemoveRows();
    weigh();
}

} // namespace merlon::referee
