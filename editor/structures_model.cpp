#include "editor/structures_model.h"

#include "core/edit/map_value.h"
#include "core/edit/structure_edits.h"
#include "editor/named_text.h"
#include "editor/words.h"

#include <algorithm>

namespace merlon::editor
{

void StructuresModel::setWorkspace(Workspace* workspace)
{
    if (workspace_)
        disconnect(&workspace_->map(), nullptr, this, nullptr);
    workspace_ = workspace;
    if (workspace_)
    {
        connect(&workspace_->map(), &MapDocument::mapReset, this, &StructuresModel::reset);
        connect(&workspace_->map(), &MapDocument::thingsChanged, this, &StructuresModel::follow);
    }
    reset();
}

edit::Shelf StructuresModel::now() const
{
    return workspace_ ? edit::ranked(*workspace_->map().value().shelves[edit::OfMap::structures]) : edit::Shelf();
}

void StructuresModel::reset()
{
    beginResetModel();
    rows_ = now();
    endResetModel();
}

/// Only what differs is told, so that views keep what is selected there.
void StructuresModel::follow()
{
    const edit::Shelf wanted = now();
    for (int row = rowCount() - 1; row >= 0; --row)
        if (std::ranges::count(wanted, keyAt(row), &edit::Entry::key) == 0)
        {
            beginRemoveRows({}, row, row);
            rows_.erase(rows_.begin() + row);
            endRemoveRows();
        }
    for (std::size_t i = 0; i < wanted.size(); ++i)
    {
        const int row = static_cast<int>(i);
        if (std::ranges::count(rows_, wanted[i].key, &edit::Entry::key) == 0)
        {
            beginInsertRows({}, row, row);
            rows_.insert(rows_.begin() + row, wanted[i]);
            endInsertRows();
        }
        else if (keyAt(row) != wanted[i].key)
        {
            return reset(); // in another order
        }
        else if (rows_[i] != wanted[i])
        {
            rows_[i] = wanted[i];
            emit dataChanged(index(row, 0), index(row, columns - 1));
        }
    }
}

void StructuresModel::retranslate()
{
    if (rowCount() > 0)
        emit dataChanged(index(0, 0), index(rowCount() - 1, columns - 1));
    emit headerDataChanged(Qt::Horizontal, 0, columns - 1);
}

const map::Structure& StructuresModel::structureAt(int row) const
{
    return *rows_[static_cast<std::size_t>(row)].thing.as<map::Structure>();
}

int StructuresModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(rows_.size());
}

int StructuresModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : columns;
}

QString StructuresModel::called(int column, const std::string& id) const
{
    if (id.empty())
        return QStringLiteral("–");
    return word(workspace_->map().map(), column == Kind ? "structure" : "stone", id);
}

QString StructuresModel::text(const map::Structure& structure, int column) const
{
    switch (column)
    {
    case Name:
        return structureName(workspace_->map().map(), structure);
    case Kind:
        return called(column, structure.kind);
    case Stone:
        return called(column, structure.stone);
    case Hexes:
        return QString::number(structure.hexes.size());
    default:
        return QString::fromStdString(structure.id);
    }
}

/// As an editor of the cell begins with it.
QString StructuresModel::written(const map::Structure& structure, int column) const
{
    switch (column)
    {
    case Name:
        return structure.name.empty() ? QString() : QString::fromStdString(structure.name.in(words::language()));
    case Kind:
        return QString::fromStdString(structure.kind);
    case Stone:
        return QString::fromStdString(structure.stone);
    default:
        return text(structure, column);
    }
}

QStringList StructuresModel::choices(int column) const
{
    QStringList ids;
    const auto palette = workspace_->map().palette();
    if (column == Kind)
        for (const auto& kind : palette->structures)
            ids << QString::fromStdString(kind.id);
    if (column != Stone)
        return ids;
    ids << QString(); // not said
    for (const auto& stone : palette->stones)
        ids << QString::fromStdString(stone);
    return ids;
}

QVariant StructuresModel::data(const QModelIndex& index, int role) const
{
    if (!workspace_ || !checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const auto& structure = structureAt(index.row());
    switch (role)
    {
    case Qt::DisplayRole:
        return text(structure, index.column());
    case Qt::EditRole:
        return written(structure, index.column());
    case Qt::TextAlignmentRole:
        return index.column() == Hexes ? QVariant(Qt::AlignRight | Qt::AlignVCenter) : QVariant();
    case ChoicesRole:
        return choices(index.column());
    case ChoiceTextsRole:
    {
        QStringList texts;
        for (const QString& id : choices(index.column()))
            texts << called(index.column(), id.toStdString());
        return texts;
    }
    default:
        return {};
    }
}

bool StructuresModel::setData(const QModelIndex& index, const QVariant& value, int role)
{
    if (!workspace_ || role != Qt::EditRole || !checkIndex(index, CheckIndexOption::IndexIsValid))
        return false;
    map::Structure to = structureAt(index.row());
    const std::string said = value.toString().trimmed().toStdString();
    switch (index.column())
    {
    case Name:
        to.name = renamed(to.name, words::language(), said);
        break;
    case Kind:
        to.kind = said;
        break;
    case Stone:
        to.stone = said;
        break;
    case Id:
        to.id = said;
        break;
    default:
        return false;
    }
    const edit::Key key = keyAt(index.row());
    return workspace_->change([&](const edit::Desk& desk) { return edit::changed(desk, key, to); });
}

Qt::ItemFlags StructuresModel::flags(const QModelIndex& index) const
{
    if (!index.isValid())
        return Qt::NoItemFlags;
    const Qt::ItemFlags shown = Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemNeverHasChildren;
    return index.column() == Hexes ? shown : shown | Qt::ItemIsEditable;
}

QVariant StructuresModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return QAbstractTableModel::headerData(section, orientation, role);
    switch (section)
    {
    case Name:
        return tr("Name");
    case Kind:
        //: of a structure: tower, curtain ...
        return tr("Kind");
    case Stone:
        //: what the walls of a structure are built of
        return tr("Material");
    case Hexes:
        return tr("Hexes");
    case Id:
        //: the name of a structure in files
        return tr("ID");
    default:
        return {};
    }
}

} // namespace merlon::editor
