#pragma once

#include "core/map/fit.h"

#include <QAbstractTableModel>

#include <vector>

namespace merlon::editor
{

/// Hexes whose centres were found on a scan, a row each, and how far the grid as it is laid puts them from there. Hexes
/// are named as the map prints them.
class ScanPointsModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column
    {
        HexColumn,
        AcrossColumn, ///< pixels, from the left
        DownColumn,   ///< from the top
        ResidualColumn,
        ColumnCount
    };

    /// Of a map only its layout and names are looked at.
    explicit ScanPointsModel(map::HexMap map, QObject* parent = nullptr);

    const std::vector<map::Sighting>& points() const { return points_; }
    /// The row that it has now.
    int add(map::Pixel at, hex::Hex hex);
    void remove(int row);
    void clear();
    void setPlacement(const map::Placement& placement);
    /// Nothing of it can be edited then.
    void setLocked(bool locked);
    /// Which corner of the map would be named next: those that have no point yet, from the top left.
    hex::Hex nextCorner() const;
    QString nameOf(hex::Hex hex) const;
    void retranslate();

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    bool setData(const QModelIndex& index, const QVariant& value, int role = Qt::EditRole) override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;

signals:
    /// Another hex or another place; not another residual.
    void pointsChanged();

private:
    double residual(const map::Sighting& point) const;

    map::HexMap map_;
    std::vector<map::Sighting> points_;
    map::Placement placement_;
    bool locked_ = false;
};

} // namespace merlon::editor
