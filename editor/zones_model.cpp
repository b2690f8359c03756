#include "editor/zones_model.h"

#include "core/edit/scenario_value.h"
#include "core/edit/zone_edits.h"
#include "core/map/text_rules.h"
#include "editor/art/force_pattern.h"
#include "editor/named_text.h"
#include "translations/words.h"

#include <QColor>

#include <algorithm>

namespace merlon::editor
{

void ZonesModel::setWorkspace(Workspace* workspace)
{
    if (workspace_ && workspace_->scenario() != nullptr)
        disconnect(workspace_->scenario(), nullptr, this, nullptr);
    workspace_ = workspace != nullptr && workspace->scenario() != nullptr ? workspace : nullptr;
    if (workspace_)
        connect(workspace_->scenario(), &Document::changed, this, &ZonesModel::reset);
    reset();
}

/// Where as many are there as before, views keep what is selected.
void ZonesModel::reset()
{
    edit::Shelf now;
    if (workspace_)
        now = edit::ranked(*workspace_->scenario()->value().shelves[edit::OfScenario::zones]);
    const auto sameKeys = [](const edit::Entry& a, const edit::Entry& b) { return a.key == b.key; };
    if (std::ranges::equal(now, rows_, sameKeys))
    {
        rows_ = std::move(now);
        return retranslate();
    }
    beginResetModel();
    rows_ = std::move(now);
    endResetModel();
}

void ZonesModel::retranslate()
{
    if (rowCount() > 0)
        emit dataChanged(index(0, 0), index(rowCount() - 1, columns - 1));
    emit headerDataChanged(Qt::Horizontal, 0, columns - 1);
}

const play::Zone& ZonesModel::zoneAt(int row) const
{
    return *rows_[static_cast<std::size_t>(row)].thing.as<play::Zone>();
}

int ZonesModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(rows_.size());
}

int ZonesModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : columns;
}

QString ZonesModel::forceName(const std::string& id) const
{
    const play::Force* force = play::findForce(workspace_->scenario()->scenario(), id);
    return nameOr(force != nullptr ? force->name : LocalText(), id);
}

QStringList ZonesModel::forces(bool names) const
{
    QStringList all;
    for (const play::Force& force : workspace_->scenario()->scenario().forces)
        all << (names ? forceName(force.id) : QString::fromStdString(force.id));
    return all;
}

QVariant ZonesModel::data(const QModelIndex& index, int role) const
{
    if (!workspace_ || !checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const play::Zone& zone = zoneAt(index.row());
    const bool ofForce = index.column() == Force;
    switch (role)
    {
    case Qt::DisplayRole:
        if (index.column() == Hexes)
            return QString::number(zone.hexes.size());
        return ofForce ? forceName(zone.force) : nameOr(zone.name, zone.id);
    case Qt::EditRole:
        return ofForce ? QString::fromStdString(zone.force)
                       : QString::fromStdString(zone.name.empty() ? std::string() : zone.name.in(words::language()));
    case Qt::TextAlignmentRole:
        return index.column() == Hexes ? QVariant(Qt::AlignRight | Qt::AlignVCenter) : QVariant();
    case Qt::DecorationRole:
        if (const auto* force = play::findForce(workspace_->scenario()->scenario(), zone.force);
            force != nullptr && index.column() == Name)
            return art::forceFlag(force->colour, force->pattern);
        return {};
    case ChoicesRole:
        return ofForce ? forces(false) : QStringList();
    case ChoiceTextsRole:
        return ofForce ? forces(true) : QStringList();
    default:
        return {};
    }
}

bool ZonesModel::setData(const QModelIndex& index, const QVariant& value, int role)
{
    if (!workspace_ || role != Qt::EditRole || !checkIndex(index, CheckIndexOption::IndexIsValid))
        return false;
    play::Zone zone = zoneAt(index.row());
    const std::string said = holdable(value.toString().trimmed().toStdString());
    if (index.column() == Force)
        zone.force = said;
    else if (index.column() == Name)
        zone.name = renamed(std::move(zone.name), words::language(), said);
    else
        return false;
    const edit::Key key = keyAt(index.row());
    return workspace_->change([&](const edit::Desk& desk) { return edit::changedZone(desk, key, zone); });
}

Qt::ItemFlags ZonesModel::flags(const QModelIndex& index) const
{
    if (!index.isValid())
        return Qt::NoItemFlags;
    const Qt::ItemFlags shown = Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemNeverHasChildren;
    return index.column() == Hexes ? shown : shown | Qt::ItemIsEditable;
}

QVariant ZonesModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return QAbstractTableModel::headerData(section, orientation, role);
    if (section == Name)
        return words::word({}, "field.name");
    return words::word({}, section == Force ? "field.force" : "field.hexes");
}

} // namespace merlon::editor
