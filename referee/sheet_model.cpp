#include "referee/sheet_model.h"

#include "referee/verdict_text.h"

#include <utility>

namespace merlon::referee
{
namespace
{

/// By their first columns.
bool isSame(const play::Fields& a, const play::Fields& b)
{
    return a.empty() ? b.empty() : !b.empty() && a.front() == b.front();
}

/// For each of `rows`, which of `among` it is, each of those once; -1: none.
std::vector<int> places(const std::vector<play::Fields>& rows, const std::vector<play::Fields>& among)
{
    std::vector<int> found(rows.size(), -1);
    std::vector<bool> taken(among.size());
    for (std::size_t i = 0; i < rows.size(); ++i)
    {
        std::size_t at = i < among.size() && !taken[i] && isSame(rows[i], among[i]) ? i : 0; // most have not moved
        while (at < among.size() && (taken[at] || !isSame(rows[i], among[at])))
            ++at;
        if (at == among.size())
            continue;
        taken[at] = true;
        found[i] = static_cast<int>(at);
    }
    return found;
}

} // namespace

void SheetModel::show(const play::Game& game, play::Sheet sheet)
{
    const bool other = sheet.columns != sheet_.columns || !game_ || game.setting != game_->setting;
    if (other)
        beginResetModel();
    game_ = game;
    if (other)
    {
        sheet_ = std::move(sheet);
        return endResetModel();
    }
    sheet_.key = sheet.key;
    sheet_.why.clear(); // of rows that are not there yet
    sheet_.reckoned = std::move(sheet.reckoned);
    takeOut(sheet.rows);
    putIn(sheet.rows);
    arrange(std::move(sheet.rows));
    sheet_.why = std::move(sheet.why);
    if (rowCount() > 0)
        emit dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
    emit headerDataChanged(Qt::Horizontal, 0, columnCount() - 1); // in another language
}

/// Those that are not there any more.
void SheetModel::takeOut(const std::vector<play::Fields>& rows)
{
    const std::vector<int> now = places(sheet_.rows, rows);
    for (int i = rowCount() - 1; i >= 0; --i)
        if (now[static_cast<std::size_t>(i)] < 0)
        {
            beginRemoveRows({}, i, i);
            sheet_.rows.erase(sheet_.rows.begin() + i);
            endRemoveRows();
        }
}

void SheetModel::putIn(const std::vector<play::Fields>& rows)
{
    const std::vector<int> before = places(rows, sheet_.rows);
    std::vector<play::Fields> fresh;
    for (std::size_t i = 0; i < rows.size(); ++i)
        if (before[i] < 0)
            fresh.push_back(rows[i]);
    if (fresh.empty())
        return;
    beginInsertRows({}, rowCount(), rowCount() + static_cast<int>(fresh.size()) - 1);
    std::ranges::move(fresh, std::back_inserter(sheet_.rows));
    endInsertRows();
}

/// The same rows in their order of now.
void SheetModel::arrange(std::vector<play::Fields> rows)
{
    const std::vector<int> now = places(sheet_.rows, rows);
    const bool moved = !std::ranges::is_sorted(now);
    if (moved)
    {
        emit layoutAboutToBeChanged();
        const QModelIndexList from = persistentIndexList();
        QModelIndexList to;
        for (const QModelIndex& one : from)
            to << index(now[static_cast<std::size_t>(one.row())], one.column());
        changePersistentIndexList(from, to);
    }
    sheet_.rows = std::move(rows);
    if (moved)
        emit layoutChanged();
}

const play::Value* SheetModel::value(const QModelIndex& index) const
{
    return play::find(sheet_.rows[static_cast<std::size_t>(index.row())], field(index.column()).key);
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
    if (role == Qt::TextAlignmentRole && field(index.column()).sort == play::Sort::Number)
        return QVariant(Qt::AlignRight | Qt::AlignVCenter);
    if (role == WhyRole)
        return why(index.row());
    if (role == Qt::ToolTipRole)
        return words::tip(why(index.row()));
    const play::Value* value = this->value(index);
    if (value == nullptr || (role != Qt::DisplayRole && role != SortRole))
        return {};
    if (const int* number = std::get_if<int>(value); number != nullptr && role == SortRole)
        return *number;
    return VerdictText(*game_).value(*value);
}

QString SheetModel::why(int row) const
{
    const auto at = static_cast<std::size_t>(row);
    return at < sheet_.why.size() ? VerdictText(*game_).together(sheet_.why[at]).join('\n') : QString();
}

/// The rule by which a column comes about, in words; null: none says.
QString SheetModel::reckoning(std::string_view column) const
{
    const auto one = std::ranges::find(sheet_.reckoned, column, &play::Reckoned::column);
    if (one == sheet_.reckoned.end())
        return {};
    return words::tip(SystemText(*game_->setting->system).fieldName(*sheet_.columns, column) + '\n' +
                      words::ruleTitle(one->by.id) + words::listWord("colon") + words::ruleText(one->by.id));
}

QVariant SheetModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section >= columnCount())
        return QAbstractTableModel::headerData(section, orientation, role);
    if (role == Qt::TextAlignmentRole && field(section).sort == play::Sort::Number)
        return QVariant(Qt::AlignRight | Qt::AlignVCenter); // over its numbers
    if (role == Qt::ToolTipRole)
        return reckoning(field(section).key);
    if (role != Qt::DisplayRole)
        return QAbstractTableModel::headerData(section, orientation, role);
    return SystemText(*game_->setting->system).fieldName(*sheet_.columns, field(section).key);
}

} // namespace merlon::referee
