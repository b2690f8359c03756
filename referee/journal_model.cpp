#include "referee/journal_model.h"

#include "referee/referee_session.h"
#include "referee/verdict_icon.h"
#include "referee/verdict_text.h"

#include <QFont>

namespace merlon::referee
{
namespace
{

const play::Played* playedOf(const play::Entry& entry)
{
    return std::get_if<play::Played>(&entry.what);
}

} // namespace

JournalModel::JournalModel(const RefereeSession& session, QObject* parent)
    : QAbstractTableModel(parent), session_(session)
{
    connect(&session, &RefereeSession::gameChanged, this, &JournalModel::follow);
    follow();
}

/// The journal only grows: new lines are inserted, and undo changes how the old ones look. Another journal is a reset.
void JournalModel::follow()
{
    const int now = session_.isOpen() ? static_cast<int>(session_.journal().entries.size()) : 0;
    const bool grown = now > rows_ && rows_ > 0;
    if (grown)
        beginInsertRows({}, rows_, now - 1);
    else
        beginResetModel();
    rows_ = now;
    inForce_.clear();
    if (session_.isOpen())
        for (const int line : session_.fold().inForce())
            inForce_.insert(line);
    if (grown)
    {
        endInsertRows();
        emit dataChanged(index(0, 0), index(rows_ - 1, ColumnCount - 1));
    }
    else
        endResetModel();
}

void JournalModel::retranslate()
{
    emit headerDataChanged(Qt::Horizontal, 0, ColumnCount - 1);
    if (rows_ > 0)
        emit dataChanged(index(0, 0), index(rows_ - 1, ColumnCount - 1));
}

int JournalModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : rows_;
}

int JournalModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant JournalModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (section)
    {
    case Number:
        return tr("No.");
    case When:
        return tr("When");
    case Who:
        return tr("Who");
    case Order:
        return tr("Order");
    case Dice:
        return tr("Dice");
    case Result:
        return tr("Result");
    case Note:
        return tr("Note");
    default:
        return {};
    }
}

QVariant JournalModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const int row = index.row();
    const play::Entry& entry = session_.journal().entries[static_cast<std::size_t>(row)];
    const play::Told& line = session_.fold().lines()[static_cast<std::size_t>(row)];
    switch (role)
    {
    case Qt::DisplayRole:
        return cell(row, index.column());
    case Qt::ToolTipRole:
        return words::tip(toolTip(row));
    case Qt::FontRole:
    {
        QFont font;
        font.setStrikeOut(playedOf(entry) && !inForce(row));
        font.setItalic(!playedOf(entry));
        return font;
    }
    case Qt::DecorationRole:
        return index.column() == Number && line.today ? QVariant(iconOf(Sign::Warning)) : QVariant();
    case Qt::TextAlignmentRole:
        return index.column() == Number ? QVariant(Qt::AlignRight | Qt::AlignVCenter) : QVariant();
    case InForceRole:
        return inForce(row);
    case LineRole:
        return entry.number;
    default:
        return {};
    }
}

QString JournalModel::cell(int row, int column) const
{
    const play::Entry& entry = session_.journal().entries[static_cast<std::size_t>(row)];
    const play::Told& line = session_.fold().lines()[static_cast<std::size_t>(row)];
    if (column == Number)
        return QString::number(entry.number);
    if (column == When)
        return VerdictText(session_.game()).clock(line.clock).value(0);
    if (const play::Played* played = playedOf(entry))
        return cellOf(*played, row, column);
    if (column != Order)
        return {};
    if (std::holds_alternative<play::Undone>(entry.what))
        return tr("Undo");
    if (std::holds_alternative<play::Redone>(entry.what))
        return tr("Redo");
    if (const auto* amended = std::get_if<play::Amended>(&entry.what))
        return tr("Line %1 is corrected").arg(amended->line);
    const int to = std::get<play::BackTo>(entry.what).line;
    return to == 0 ? tr("Back to the beginning") : tr("Back to line %1").arg(to);
}

QString JournalModel::cellOf(const play::Played& played, int row, int column) const
{
    const VerdictText text(session_.game());
    switch (column)
    {
    case Who:
        return played.who.empty() ? tr("Referee") : text.force(played.who);
    case Order:
        return text.order(played.order);
    case Dice:
    {
        QStringList dice;
        for (const play::Die& die : session_.fold().lines()[static_cast<std::size_t>(row)].given.dice)
            dice += VerdictText::die(die);
        return dice.join(QStringLiteral(", "));
    }
    case Result:
        return text.outcome(played, session_.fold().lines()[static_cast<std::size_t>(row)]);
    case Note:
    {
        const QString ruling = played.overruled ? QString::fromStdString(played.overruled->note) : QString();
        const QString note = QString::fromStdString(played.note);
        return ruling.isEmpty() || note.isEmpty() ? ruling + note : ruling + QStringLiteral(" / ") + note;
    }
    default:
        return {};
    }
}

QString JournalModel::toolTip(int row) const
{
    const play::Entry& entry = session_.journal().entries[static_cast<std::size_t>(row)];
    const play::Told& line = session_.fold().lines()[static_cast<std::size_t>(row)];
    QStringList out;
    for (const Column column : {Order, Result, Note})
        if (const QString text = cell(row, column); !text.isEmpty())
            out += text;
    if (playedOf(entry) && !inForce(row))
        out += tr("Taken back: this line counts for nothing now.");
    if (line.today)
        out += line.today->legal ? tr("The rules say something else of it today, and today's hold.")
                                 : tr("The rules refuse it today, and today's hold.");
    return out.join('\n');
}

} // namespace merlon::referee
