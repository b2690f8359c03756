// A roster to a spreadsheet and back.

#include "editor/roster_model.h"
#include "translations/words.h"

#include <algorithm>
#include <map>
#include <set>

namespace merlon::editor
{
namespace
{

constexpr std::size_t mostRows = 5000;

} // namespace

/// How a fault names its place.
QString RosterModel::atCell(const words::PastedRow& row, int column, const QString& why) const
{
    //: row 3 of a table, column "Attack"; the sentence says what is wrong there
    return tr("Row %1, %2: %3").arg(QString::number(row.number), heading(std::min(column, idColumn())), why);
}

QString RosterModel::copied(const std::vector<int>& rows, const std::vector<int>& columns) const
{
    QStringList cells;
    for (const int column : columns)
        cells << heading(column);
    QString text = words::rowOf(cells);
    for (const int row : rows)
    {
        cells.clear();
        for (const int column : columns)
            cells << read(row).texts.value(column);
        text += words::rowOf(cells);
    }
    return text;
}

/// -1: no column is called so in any language.
int RosterModel::columnOf(const QString& heading) const
{
    const QString wanted = words::folded(heading.simplified());
    for (int column = 0; column < columnCount(); ++column)
    {
        QStringList names;
        if (const char* word = wordOf(column))
            names = words::wordInAll({}, word);
        else
            names = words()->everywhere(columns_[static_cast<std::size_t>(column - firstField)]);
        if (std::ranges::any_of(names, [&](const QString& name) { return words::folded(name) == wanted; }))
            return column;
    }
    return -1;
}

int RosterModel::rowOf(const std::string& id) const
{
    const auto at = std::ranges::find_if(rows_, [&](const Row& row) { return edit::listedIn(row.entry).id == id; });
    return at == rows_.end() ? -1 : static_cast<int>(at - rows_.begin());
}

bool RosterModel::paste(const QString& text, const QString& force, const ShownCells& into)
{
    if (!workspace_ || !words())
        return false;
    const auto rows = words::cellsOf(text);
    const auto refuse = [&](const QString& why)
    {
        emit refused(why);
        return false;
    };
    if (rows.empty())
        return refuse(tr("The clipboard holds no rows."));
    if (rows.size() > mostRows)
        return refuse(tr("The clipboard holds %1 rows; at most %2 can be pasted at once.")
                          .arg(QString::number(rows.size()), QString::number(mostRows)));
    std::vector<int> columns;
    int named = 0;
    for (const QString& heading : rows.front().cells)
    {
        columns.push_back(columnOf(heading));
        named += columns.back() >= 0 ? 1 : 0;
    }
    if (2 * named < rows.front().cells.size() || named == 0) // rather a row than headings
        return !into.rows.empty()
                   ? pasteCells(text, into)
                   : refuse(tr("The first row must have headings such as %1, or a cell must be selected.")
                                .arg(heading(Name) + words::listWord("comma") + heading(firstField)));
    for (std::size_t i = 0; i < columns.size(); ++i)
    {
        const QString& called = rows.front().cells[static_cast<qsizetype>(i)];
        if (columns[i] < 0 && !called.isEmpty())
            return refuse(tr("No column of this roster is called “%1”.").arg(called));
        if (columns[i] >= 0 && std::ranges::count(columns, columns[i]) > 1)
            return refuse(tr("Two columns are called “%1”.").arg(called));
    }
    return pasteRows(text, force, columns);
}

/// As a spreadsheet does: one beside and below another, as they are shown.
bool RosterModel::pasteCells(const QString& text, const ShownCells& into)
{
    std::vector<edit::Relisted> all;
    for (const words::PastedRow& pasted : words::cellsOf(text))
    {
        if (all.size() >= into.rows.size())
        {
            emit refused(tr("Row %1 would lie below the last counter.").arg(pasted.number));
            return false;
        }
        const int row = into.rows[all.size()];
        edit::Listed counter = counterAt(row);
        for (qsizetype i = 0; i < pasted.cells.size(); ++i)
        {
            const int column = i < std::ssize(into.columns) ? into.columns[static_cast<std::size_t>(i)] : idColumn();
            auto now = column < idColumn() ? with(counter, column, pasted.cells[i])
                                           : tl::unexpected(tr("There is no column to paste into."));
            if (!now)
            {
                emit refused(atCell(pasted, column, now.error()));
                return false;
            }
            counter = std::move(*now);
        }
        all.push_back({keyAt(row), std::move(counter)});
    }
    return change(std::move(all));
}

bool RosterModel::pasteRows(const QString& text, const QString& force, const std::vector<int>& columns)
{
    std::vector<edit::Relisted> changed;
    std::vector<edit::Listed> added;
    std::set<std::string> names;
    for (int row = 0; row < rowCount(); ++row)
        names.insert(counterAt(row).name);
    auto rows = words::cellsOf(text);
    rows.erase(rows.begin());
    for (const words::PastedRow& pasted : rows)
    {
        const auto refuse = [&](int column, const QString& why)
        {
            emit refused(atCell(pasted, column, why));
            return false;
        };
        const auto cell = [&](int column)
        {
            const auto at = std::ranges::find(columns, column);
            return at == columns.end() ? QString() : pasted.cells.value(at - columns.begin());
        };
        const int known = rowOf(cell(idColumn()).toStdString());
        edit::Listed counter = known >= 0 ? counterAt(known) : edit::Listed{force.toStdString(), {}, {}, {}, {}};
        for (std::size_t i = 0; i < columns.size(); ++i)
        {
            const QString typed = pasted.cells.value(static_cast<qsizetype>(i));
            if (columns[i] < 0 || columns[i] == idColumn() || (typed.isEmpty() && columns[i] < firstField))
                continue;
            auto now = with(std::move(counter), columns[i], typed);
            if (!now)
                return refuse(columns[i], now.error());
            counter = std::move(*now);
        }
        for (qsizetype i = std::ssize(columns); i < pasted.cells.size(); ++i)
            if (!pasted.cells[i].isEmpty())
            {
                emit refused(tr("Row %1: “%2” has no heading.").arg(QString::number(pasted.number), pasted.cells[i]));
                return false;
            }
        const bool renamed = known < 0 || counter.name != counterAt(known).name;
        if (renamed && !counter.name.empty() && !names.insert(counter.name).second)
            return refuse(Name, tr("“%1” is already the name of another counter; choose another name.")
                                    .arg(QString::fromStdString(counter.name)));
        if (known < 0 && counter.name.empty())
            return refuse(Name, tr("A counter needs a name."));
        if (known < 0 && counter.force.empty())
            return refuse(Force,
                          tr("First choose a force above the table, or paste a column with the force of each row."));
        if (known >= 0)
            changed.push_back({keyAt(known), std::move(counter)});
        else
        {
            const QString wish = cell(idColumn());
            counter.id = words::idFrom(wish.isEmpty() ? QString::fromStdString(counter.name) : wish);
            if (counter.id.empty())
                counter.id = "counter";
            added.push_back(std::move(counter));
        }
    }
    return workspace_->change(
        [&](const edit::Desk& desk) -> edit::Made
        {
            auto first = edit::relisted(desk, changed);
            if (!first || added.empty())
                return first;
            auto then = edit::enlisted(desk, added);
            if (!then || first->empty())
                return then;
            for (const auto& [doc, patch] : first->parts)
                for (const edit::Entry& entry : patch.things[edit::OfScenario::counters])
                    then->parts[doc].put(edit::OfScenario::counters, entry);
            return then;
        });
}

} // namespace merlon::editor
