#include "editor/table_model.h"

#include "translations/diagnostics.h"
#include "translations/lengths.h"
#include "translations/words.h"

#include <algorithm>

namespace merlon::editor
{

using edit::OfTable;

TableModel::TableModel(Workspace& workspace, QObject* parent)
    : QAbstractTableModel(parent), workspace_(workspace), document_(workspace.table())
{
    rows_ = listed();
    connect(&document_, &TableDocument::tableChanged, this, &TableModel::follow);
}

std::vector<TableModel::Row> TableModel::listed() const
{
    std::vector<Row> all;
    for (std::size_t shelf = OfTable::areas; shelf <= OfTable::ways; ++shelf)
        for (const edit::Entry& entry : edit::ranked(*document_.value().shelves[shelf]))
            all.push_back({{shelf, entry.key}, entry.thing});
    return all;
}

/// What is gone goes, what has come is put in its place; the others may say something else.
void TableModel::follow()
{
    const std::vector<Row> now = listed();
    const auto has = [](const std::vector<Row>& rows, const Row& row)
    { return std::ranges::find(rows, row.thing, &Row::thing) != rows.end(); };
    for (int row = static_cast<int>(rows_.size()) - 1; row >= 0; --row)
        if (!has(now, rows_[static_cast<std::size_t>(row)]))
        {
            beginRemoveRows({}, row, row);
            rows_.erase(rows_.begin() + row);
            endRemoveRows();
        }
    for (std::size_t row = 0; row < now.size(); ++row)
        if (!has(rows_, now[row]))
        {
            const auto at = static_cast<int>(std::min(row, rows_.size()));
            beginInsertRows({}, at, at);
            rows_.insert(rows_.begin() + at, now[row]);
            endInsertRows();
        }
    if (!std::ranges::equal(rows_, now, {}, &Row::thing, &Row::thing)) // another order
    {
        emit layoutAboutToBeChanged();
        const QModelIndexList before = persistentIndexList();
        QModelIndexList after;
        for (const QModelIndex& index : before)
        {
            const auto to = std::ranges::find(now, thingAt(index), &Row::thing) - now.begin();
            after << createIndex(static_cast<int>(to), index.column());
        }
        rows_ = now;
        changePersistentIndexList(before, after);
        emit layoutChanged();
    }
    rows_ = now;
    if (!rows_.empty())
        emit dataChanged(index(0, 0), index(rowCount() - 1, columns - 1));
}

QModelIndex TableModel::indexOf(edit::TableThing thing) const
{
    const auto at = std::ranges::find(rows_, thing, &Row::thing);
    return at == rows_.end() ? QModelIndex() : index(static_cast<int>(at - rows_.begin()), 0);
}

const edit::Thing& TableModel::at(edit::TableThing thing) const
{
    return std::ranges::find(rows_, thing, &Row::thing)->what;
}

QString TableModel::nameOf(edit::TableThing thing) const
{
    return words::name(edit::named(workspace_.desk(), at(thing)));
}

void TableModel::retranslate()
{
    if (!rows_.empty())
        emit dataChanged(index(0, 0), index(rowCount() - 1, columns - 1));
    emit headerDataChanged(Qt::Horizontal, 0, columns - 1);
}

int TableModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(rows_.size());
}

int TableModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : columns;
}

QVariant TableModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const edit::TableThing thing = thingAt(index);
    if (role == Qt::AccessibleTextRole)
        return nameOf(thing);
    if (role != Qt::DisplayRole)
        return {};
    const edit::Thing& what = at(thing);
    switch (index.column())
    {
    case Name:
        return nameOf(thing);
    case Kind:
        return words::word(document_.table().ruleset, what.kind().key, edit::kindOf(what));
    default:
    {
        const auto points = edit::pointsOf(what);
        return points.empty() ? QString() : words::pointText(points.front(), document_.table().unit);
    }
    }
}

QVariant TableModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (section)
    {
    case Name:
        return tr("Name");
    case Kind:
        return tr("Kind");
    default:
        return tr("Place");
    }
}

} // namespace merlon::editor
