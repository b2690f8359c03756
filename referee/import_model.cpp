#include "referee/import_model.h"

#include "referee/verdict_icon.h"
#include "referee/verdict_text.h"

namespace merlon::referee
{

void ImportModel::show(const PastedTable& table, const play::Game& game, const play::Record& start)
{
    beginResetModel();
    rows_.clear();
    good_ = 0;
    play::Game now = game;
    for (const PastedRow& row : table.rows)
    {
        Seen& seen = rows_.emplace_back(Seen{row.number, row.cells.join(words::listWord("comma")), {}, false});
        const auto fields = readRow(table, row, now, start.fields);
        if (!fields)
        {
            seen.outcome = fields.error();
            continue;
        }
        const play::Record order{start.kind, *fields};
        const play::Verdict verdict = play::judge(now, order);
        const VerdictText text(now);
        seen.order = text.order(order);
        seen.whole = verdict.whole();
        seen.outcome = text.headline(order, verdict);
        if (const play::Reason* why = play::decisive(verdict); why != nullptr && !verdict.legal)
            seen.outcome += ' ' + text.reason(*why);
        if (seen.whole)
        {
            ++good_;
            now = play::after(now, verdict);
        }
    }
    endResetModel();
}

int ImportModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(rows_.size());
}

int ImportModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : Outcome + 1;
}

QVariant ImportModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Seen& seen = rows_[static_cast<std::size_t>(index.row())];
    if (role == Qt::DecorationRole && index.column() == Outcome)
        return iconOf(seen.whole ? Sign::Legal : Sign::Illegal);
    if (role == Qt::TextAlignmentRole && index.column() == Row)
        return QVariant(Qt::AlignRight | Qt::AlignVCenter);
    if (role != Qt::DisplayRole && role != Qt::ToolTipRole)
        return {};
    if (index.column() == Row)
        return role == Qt::DisplayRole ? QVariant(seen.number) : QVariant();
    const QString& text = index.column() == Order ? seen.order : seen.outcome;
    return role == Qt::ToolTipRole ? words::tip(text) : text;
}

QVariant ImportModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return QAbstractTableModel::headerData(section, orientation, role);
    //: columns of a table: row of a spreadsheet; what it orders; what becomes of that
    return section == Row ? tr("Row", "of a spreadsheet") : section == Order ? tr("Order") : tr("Verdict");
}

} // namespace merlon::referee
