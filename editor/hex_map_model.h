#pragma once

#include "editor/hex_contents.h"

#include <QAbstractTableModel>

namespace merlon::editor
{

class MapDocument;
class Workspace;

/// The map of a workspace before Qt: rows and columns of hexes. Changes are steps of its history.
class HexMapModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Role
    {
        TerrainRole = Qt::UserRole + 1, ///< id, QString; may be set
        LevelRole,                      ///< int; may be set
        FeaturesRole,                   ///< QStringList of sentences
        StructuresRole,                 ///< QStringList
        OverlaysRole,                   ///< QStringList
        ZoneRole,                       ///< QStringList of the ids of set-up zones
        HexNameRole,                    ///< as in files, "D7"
        PrintedNameRole,                ///< as the map is numbered
        HexRole                         ///< hex::Hex
    };
    Q_ENUM(Role)

    /// The workspace must outlive the model.
    explicit HexMapModel(Workspace& workspace, QObject* parent = nullptr);

    Workspace& workspace() const { return workspace_; }
    const MapDocument& document() const { return document_; }
    hex::Hex hexAt(const QModelIndex& index) const;
    /// Invalid for a hex off the map.
    QModelIndex indexOf(hex::Hex hex) const;
    /// Set-up zones of the scenario that is open with the map.
    void setZones(std::vector<play::Zone> zones);

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    bool setData(const QModelIndex& index, const QVariant& value, int role = Qt::EditRole) override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;
    QHash<int, QByteArray> roleNames() const override;

private:
    void reset();
    void tell(const QVector<hex::Hex>& hexes);
    QStringList features(hex::Hex hex) const;
    QStringList structures(hex::Hex hex) const;
    QStringList overlays(hex::Hex hex) const;
    QStringList zones(hex::Hex hex) const;

    Workspace& workspace_;
    const MapDocument& document_;
    hex::Layout layout_; ///< as views were told; the document may already have another
    HexContents contents_;
    std::vector<play::Zone> zones_;
};

} // namespace merlon::editor
