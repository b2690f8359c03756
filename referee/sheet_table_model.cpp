#include "referee/sheet_table_model.h"

#include "referee/table_paste.h"
#include "translations/diagnostics.h"
#include "translations/words.h"

#include <QBrush>

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
    undo_.clear();
    redo_.clear();
    endResetModel();
    emit typedChanged();
}

void SheetTableModel::weigh()
{
    faults_ = system_ != nullptr ? system_->faults(typed()) : std::vector<play::CellFault>();
    std::ranges::stable_sort(faults_, {}, &play::CellFault::warns);
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
        return words::fromView(cell(index));
    case Qt::TextAlignmentRole:
        return static_cast<int>(Qt::AlignCenter);
    case Qt::BackgroundRole:
        return colourAt(index);
    case Qt::ToolTipRole:
    case Qt::AccessibleDescriptionRole:
        return role == Qt::ToolTipRole ? words::tip(tipAt(index)) : tipAt(index);
    case DiffersRole:
        return differs(index);
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
    play::Cells cells = grid_.cells;
    cells[static_cast<std::size_t>(index.row())][static_cast<std::size_t>(index.column())] =
        tableCell(value.toString());
    change(std::move(cells));
    return true;
}

QString SheetTableModel::paste(const QModelIndex& from, const QString& text)
{
    if (system_ == nullptr || rowCount() == 0)
        return {};
    auto cells = pastedOn(grid_, *system_, std::max(0, from.row()), std::max(0, from.column()), text);
    if (!cells)
        return cells.error();
    change(std::move(*cells));
    return {};
}

/// One step of undo.
void SheetTableModel::change(play::Cells cells)
{
    if (cells == grid_.cells)
        return;
    undo_.push_back(grid_.cells);
    redo_.clear();
    become(std::move(cells));
}

bool SheetTableModel::swap(std::vector<play::Cells>& from, std::vector<play::Cells>& to)
{
    if (from.empty())
        return false;
    to.push_back(grid_.cells);
    play::Cells cells = std::move(from.back());
    from.pop_back();
    become(std::move(cells));
    return true;
}

/// The rows that both have change in their places; what is added or taken comes after them.
void SheetTableModel::become(play::Cells cells)
{
    const auto before = static_cast<std::ptrdiff_t>(grid_.cells.size());
    const auto after = static_cast<std::ptrdiff_t>(cells.size());
    const std::ptrdiff_t both = std::min(before, after);
    std::copy_n(cells.begin(), both, grid_.cells.begin());
    if (both > 0)
        emit dataChanged(index(0, 0), index(static_cast<int>(both) - 1, columnCount() - 1));
    if (after > before)
        beginInsertRows({}, static_cast<int>(before), static_cast<int>(after) - 1);
    else if (after < before)
        beginRemoveRows({}, static_cast<int>(after), static_cast<int>(before) - 1);
    grid_.cells = std::move(cells);
    if (after > before)
        endInsertRows();
    else if (after < before)
        endRemoveRows();
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
    play::Cells cells = grid_.cells;
    cells.insert(cells.begin() + at, std::vector<std::string>(grid_.columns.size(), "-"));
    change(std::move(cells));
}

void SheetTableModel::takeRow(int row)
{
    if (row < 0 || row >= rowCount() || rowCount() == 1)
        return;
    play::Cells cells = grid_.cells;
    cells.erase(cells.begin() + row);
    change(std::move(cells));
}

// Beside another table

void SheetTableModel::compareWith(std::optional<play::Grid> other)
{
    other_ = std::move(other);
    if (rowCount() > 0 && columnCount() > 0)
        emit dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
    emit typedChanged();
}

/// Null: it has no such cell.
const std::string* SheetTableModel::otherAt(const QModelIndex& index) const
{
    const auto row = static_cast<std::size_t>(index.row());
    const auto column = static_cast<std::size_t>(index.column());
    const bool has = other_ && row < other_->cells.size() && column < other_->cells[row].size();
    return has ? &other_->cells[row][column] : nullptr;
}

bool SheetTableModel::differs(const QModelIndex& index) const
{
    const std::string* other = otherAt(index);
    return other_ && (other == nullptr || *other != cell(index));
}

int SheetTableModel::differing() const
{
    int count = 0;
    for (int row = 0; row < rowCount(); ++row)
        for (int column = 0; column < columnCount(); ++column)
            count += differs(index(row, column)) ? 1 : 0;
    return count;
}

QString SheetTableModel::tipAt(const QModelIndex& index) const
{
    QStringList lines;
    if (const play::CellFault* fault = faultAt(index))
        lines << words::sentence(fault->message);
    if (differs(index))
    {
        const std::string* other = otherAt(index);
        //: what stands in the same cell of a table that is compared
        lines << (other != nullptr ? tr("Stand-in: %1").arg(words::fromView(*other)) : tr("Not in the stand-in"));
    }
    return lines.join('\n');
}

QVariant SheetTableModel::colourAt(const QModelIndex& index) const
{
    if (const play::CellFault* fault = faultAt(index))
        return QBrush(fault->warns ? QColor(224, 160, 0, 110) : QColor(200, 60, 40, 110));
    return differs(index) ? QVariant(QBrush(QColor(40, 110, 210, 60))) : QVariant();
}

QString SheetTableModel::said(const play::CellFault& fault) const
{
    const QString why = words::sentence(fault.message);
    if (fault.row < 0 || fault.column < 0)
        return why;
    const auto head = [this](int section, Qt::Orientation orientation)
    { return headerData(section, orientation, Qt::DisplayRole).toString(); };
    //: row 3 of a table, column "long bow"; the sentence says what is wrong there
    return tr("Row %1, %2: %3").arg(head(fault.row, Qt::Vertical), head(fault.column, Qt::Horizontal), why);
}

} // namespace merlon::referee
