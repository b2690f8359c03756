#include "editor/layer_rows.h"

#include <QSettings>

#include <algorithm>

namespace merlon::editor
{
namespace
{

QVariant checked(bool on)
{
    return on ? Qt::Checked : Qt::Unchecked;
}

} // namespace

void LayerRows::setRowShown(int row, bool shown)
{
    setData(index(row, ShownColumn), checked(shown), Qt::CheckStateRole);
}

bool LayerRows::hasStrengths() const
{
    for (int row = 0; row < rowCount(); ++row)
        if (can(row, StrengthColumn))
            return true;
    return false;
}

void LayerRows::load()
{
    const QSettings settings;
    for (int row = 0; row < rowCount(); ++row)
    {
        State& state = states_[static_cast<std::size_t>(row)];
        state.shown = settings.value(key(row) + "/shown", true).toBool();
        state.strength = std::clamp(settings.value(key(row) + "/strength", 100).toInt(), weakest, 100);
    }
    retranslate(); // says that all may be different
}

void LayerRows::save() const
{
    QSettings settings;
    for (int row = 0; row < rowCount(); ++row)
    {
        settings.setValue(key(row) + "/shown", states_[static_cast<std::size_t>(row)].shown);
        settings.setValue(key(row) + "/strength", states_[static_cast<std::size_t>(row)].strength);
    }
}

void LayerRows::retranslate()
{
    emit dataChanged(index(0, 0), index(rowCount() - 1, StrengthColumn));
    emit headerDataChanged(Qt::Horizontal, 0, StrengthColumn);
}

int LayerRows::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(states_.size());
}

int LayerRows::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : StrengthColumn + 1;
}

QVariant LayerRows::data(const QModelIndex& index, int role) const
{
    if (!index.isValid())
        return {};
    const State& now = state(index.row());
    const bool open = can(index.row(), index.column());
    switch (role)
    {
    case Qt::DisplayRole:
        if (index.column() == ShownColumn)
            return name(index.row());
        if (index.column() == StrengthColumn && open)
            return tr("%1 %").arg(now.strength);
        return {};
    case Qt::EditRole:
        return index.column() == StrengthColumn && open ? QVariant(now.strength) : data(index, Qt::DisplayRole);
    case Qt::CheckStateRole:
        if (!open || index.column() == StrengthColumn)
            return {};
        return checked(index.column() == ShownColumn ? now.shown : now.locked);
    case Qt::AccessibleTextRole:
        //: a layer of the board, and what is chosen for it
        return tr("%1: %2").arg(name(index.row()), headerData(index.column(), Qt::Horizontal).toString());
    case Qt::ToolTipRole:
        return headerData(index.column(), Qt::Horizontal, Qt::ToolTipRole);
    default:
        return {};
    }
}

bool LayerRows::setData(const QModelIndex& index, const QVariant& value, int role)
{
    if (!index.isValid() || !can(index.row(), index.column()))
        return false;
    State& now = states_[static_cast<std::size_t>(index.row())];
    const State was = now;
    const bool on = value.toInt() == Qt::Checked;
    if (role == Qt::CheckStateRole && index.column() == ShownColumn)
        now.shown = on;
    else if (role == Qt::CheckStateRole && index.column() == LockedColumn)
        now.locked = on;
    else if (role == Qt::EditRole && index.column() == StrengthColumn)
        now.strength = std::clamp(value.toInt(), weakest, 100);
    else
        return false;
    if (now.shown != was.shown || now.locked != was.locked || now.strength != was.strength)
        emit dataChanged(index, index);
    return true;
}

Qt::ItemFlags LayerRows::flags(const QModelIndex& index) const
{
    if (!index.isValid())
        return Qt::NoItemFlags;
    Qt::ItemFlags flags = Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemNeverHasChildren;
    if (can(index.row(), index.column()))
        flags |= index.column() == StrengthColumn ? Qt::ItemIsEditable : Qt::ItemIsUserCheckable;
    return flags;
}

QVariant LayerRows::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || (role != Qt::DisplayRole && role != Qt::ToolTipRole))
        return {};
    const bool tip = role == Qt::ToolTipRole;
    switch (section)
    {
    case ShownColumn:
        //: heading of a column: layers that are shown on the board
        return tip ? tr("Shows or hides the layer") : tr("Shown");
    case LockedColumn:
        //: heading of a column: layers that cannot be changed
        return tip ? tr("Locks the layer, so that no tool can change it") : tr("Locked");
    case StrengthColumn:
        //: heading of a column: how strongly a layer is drawn, in percent
        return tip ? tr("Sets the opacity of the layer; at 10 % it is barely visible") : tr("Opacity");
    default:
        return {};
    }
}

} // namespace merlon::editor
