#include "referee/journal_model.h"

#include "referee/journal_text.h"
#include "referee/referee_session.h"
#include "referee/verdict_icon.h"

#include <QFont>

namespace merlon::referee
{
namespace
{

/// An order or a change by hand: it counts while it is in force.
bool counts(const play::Entry& entry)
{
    const auto* byHand = std::get_if<play::ByHand>(&entry.what);
    return std::holds_alternative<play::Played>(entry.what) || (byHand != nullptr && !byHand->effects.empty());
}

} // namespace

JournalModel::JournalModel(const RefereeSession& session, QObject* parent)
    : QAbstractTableModel(parent), session_(session)
{
    connect(&session, &RefereeSession::gameChanged, this, &JournalModel::follow);
    follow();
}

/// The journal only grows: new lines are inserted, and undo changes how the old ones look. Another journal is a reset;
/// another picture of a film, the first apart, changes nothing.
void JournalModel::follow()
{
    const int now = session_.isOpen() ? static_cast<int>(session_.journal().entries.size()) : 0;
    if (const Film* film = session_.isOpen() ? session_.film() : nullptr;
        film != nullptr && film->at() > 0 && now == rows_)
        return;
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
        //: heading of a column: what a player ordered
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
        font.setStrikeOut(counts(entry) && !inForce(row));
        font.setItalic(!counts(entry));
        return font;
    }
    case Qt::DecorationRole:
        return index.column() == Number && line.otherwise && inForce(row) ? QVariant(iconOf(Sign::Warning))
                                                                          : QVariant();
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
    const play::Told& line = session_.fold().lines()[static_cast<std::size_t>(row)];
    const JournalText text(session_);
    switch (column)
    {
    case Number:
        return QString::number(row + 1);
    case When:
        return VerdictText(session_.game()).clock(session_.fold().clock(row)).value(0);
    case Who:
        return text.who(row);
    case Order:
        return text.order(row);
    case Dice:
    {
        QStringList dice;
        for (const play::Die& die : line.given.dice)
            dice += VerdictText::die(die);
        return dice.join(words::listWord("comma"));
    }
    case Result:
        return text.outcome(row);
    case Note:
        return text.note(row);
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
    if (counts(entry) && !inForce(row))
        //: a line of the journal that was undone
        out += tr("Undone: this line no longer counts.");
    else if (line.otherwise && line.today->legal) //: today's rules are in force
        out += tr("The current rules judge this differently; the new verdict applies.");
    else if (line.otherwise) //: today's rules are in force
        out += tr("The current rules refuse this order; the refusal applies.");
    return out.join('\n');
}

} // namespace merlon::referee
