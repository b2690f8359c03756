#include "app/window/table_find.h"

#include "app/window/word_search.h"
#include "editor/table_model.h"

#include <algorithm>

namespace merlon::app
{

using editor::TableModel;

TableFindModel::TableFindModel(const TableModel& table, QObject* parent) : QAbstractTableModel(parent), table_(table)
{
    search({});
}

void TableFindModel::search(const QString& typed)
{
    std::vector<std::pair<int, int>> answered; // how well, and which row
    for (int row = 0; row < table_.rowCount(); ++row)
    {
        const auto text = [&](int column) { return table_.index(row, column).data().toString(); };
        const QString id =
            QString::fromStdString(*edit::idOfTableThing(table_.at(table_.thingAt(table_.index(row, 0)))));
        if (const int worth = answers(typed, text(TableModel::Name), text(TableModel::Kind) + ' ' + id); worth > 0)
            answered.emplace_back(worth, row);
    }
    std::ranges::stable_sort(answered, std::greater(), &std::pair<int, int>::first);
    beginResetModel();
    found_.clear();
    for (const auto& [worth, row] : answered)
        found_.push_back(row);
    endResetModel();
}

edit::TableThing TableFindModel::thing(int row) const
{
    return table_.thingAt(table_.index(found_.at(static_cast<std::size_t>(row)), 0));
}

int TableFindModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(found_.size());
}

int TableFindModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : TableModel::columns;
}

QVariant TableFindModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid) || role != Qt::DisplayRole)
        return {};
    return table_.index(found_.at(static_cast<std::size_t>(index.row())), index.column()).data();
}

TableFindPopup::TableFindPopup(const TableModel& table, const QString& typed, QWidget* window)
    : SearchPopup(window), found_(new TableFindModel(table, this))
{
    //: on a measured table
    setTexts(tr("Find"), tr("Name of anything on the table"), tr("Matches"));
    begin(*found_, typed);
}

void TableFindPopup::search(const QString& typed)
{
    found_->search(typed);
}

QString TableFindPopup::tipOf(const QModelIndex& row) const
{
    return row.isValid() ? tr("Enter goes there.") : tr("Nothing on the table matches.");
}

/// Once the window has the keyboard back.
void TableFindPopup::take(const QModelIndex& row)
{
    const edit::TableThing thing = found_->thing(row.row());
    const QString words = typed();
    close();
    emit chosen(thing, words);
}

} // namespace merlon::app
