#include "editor/scan_points_model.h"

#include <QLocale>

#include <algorithm>
#include <cmath>

namespace merlon::editor
{

ScanPointsModel::ScanPointsModel(map::HexMap map, QObject* parent) : QAbstractTableModel(parent), map_(std::move(map))
{
}

int ScanPointsModel::add(map::Pixel at, hex::Hex hex)
{
    const int row = rowCount();
    beginInsertRows({}, row, row);
    points_.push_back({hex, at});
    endInsertRows();
    emit pointsChanged();
    return row;
}

void ScanPointsModel::remove(int row)
{
    beginRemoveRows({}, row, row);
    points_.erase(points_.begin() + row);
    endRemoveRows();
    emit pointsChanged();
}

void ScanPointsModel::clear()
{
    beginResetModel();
    points_.clear();
    endResetModel();
    emit pointsChanged();
}

void ScanPointsModel::setPlacement(const map::Placement& placement)
{
    placement_ = placement;
    if (!points_.empty())
        emit dataChanged(index(0, ResidualColumn), index(rowCount() - 1, ResidualColumn));
}

void ScanPointsModel::setLocked(bool locked)
{
    locked_ = locked;
}

hex::Hex ScanPointsModel::nextCorner() const
{
    const hex::Layout& layout = map_.layout;
    for (const int row : {0, layout.rows - 1})
        for (const int column : {0, layout.columns - 1})
            if (const hex::Hex corner = layout.hexAt({column, row});
                std::ranges::count(points_, corner, &map::Sighting::hex) == 0)
                return corner;
    return layout.hexAt({layout.columns / 2, layout.rows / 2});
}

QString ScanPointsModel::nameOf(hex::Hex hex) const
{
    return QString::fromStdString(map::printedName(map_, hex));
}

void ScanPointsModel::retranslate()
{
    emit headerDataChanged(Qt::Horizontal, 0, ColumnCount - 1);
}

int ScanPointsModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(points_.size());
}

int ScanPointsModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

double ScanPointsModel::residual(const map::Sighting& point) const
{
    return map::residualOf(map_.layout, placement_, point);
}

QVariant ScanPointsModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    if (role == Qt::TextAlignmentRole && index.column() != HexColumn)
        return QVariant::fromValue(Qt::AlignRight | Qt::AlignVCenter);
    if (role != Qt::DisplayRole && role != Qt::EditRole)
        return {};
    const map::Sighting& point = points_[static_cast<std::size_t>(index.row())];
    if (index.column() == HexColumn)
        return nameOf(point.hex);
    const double number = index.column() == AcrossColumn ? point.at.x
                          : index.column() == DownColumn ? point.at.y
                                                         : residual(point);
    return role == Qt::EditRole ? QVariant(number) : QVariant(QLocale().toString(number, 'f', 2));
}

bool ScanPointsModel::setData(const QModelIndex& index, const QVariant& value, int role)
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid) || role != Qt::EditRole ||
        !(flags(index) & Qt::ItemIsEditable))
        return false;
    map::Sighting point = points_[static_cast<std::size_t>(index.row())];
    bool good = true;
    if (index.column() == HexColumn)
    {
        const auto hex = map::parsePrinted(map_, value.toString().trimmed().toStdString());
        good = hex.has_value();
        point.hex = hex.value_or(point.hex);
    }
    else
        (index.column() == AcrossColumn ? point.at.x : point.at.y) = value.toDouble(&good);
    if (!good || !std::isfinite(point.at.x) || !std::isfinite(point.at.y))
        return false;
    points_[static_cast<std::size_t>(index.row())] = point;
    emit dataChanged(this->index(index.row(), 0), this->index(index.row(), ColumnCount - 1));
    emit pointsChanged();
    return true;
}

QVariant ScanPointsModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return QAbstractTableModel::headerData(section, orientation, role);
    switch (section)
    {
    case HexColumn:
        return tr("Hex");
    case AcrossColumn:
        return tr("x", "pixels of an image, from its left");
    case DownColumn:
        return tr("y", "pixels of an image, from its top");
    case ResidualColumn:
        //: how many pixels the grid lies beside the point that was clicked
        return tr("Error");
    default:
        return {};
    }
}

Qt::ItemFlags ScanPointsModel::flags(const QModelIndex& index) const
{
    const Qt::ItemFlags flags = QAbstractTableModel::flags(index);
    const bool edited = index.isValid() && index.column() != ResidualColumn && !locked_;
    return edited ? flags | Qt::ItemIsEditable : flags;
}

} // namespace merlon::editor
