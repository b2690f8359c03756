#pragma once

#include "editor/pictures_model.h"

namespace merlon::editor
{

/// The terrains of a ruleset, in its order, with a picture and a name in the reader's language.
class PaletteModel : public PicturesModel
{
    Q_OBJECT

public:
    enum Role
    {
        TerrainRole = Qt::UserRole + 1, ///< id
        SymbolRole,                     ///< wish for the legend, a QChar
        KeyRole                         ///< 1 to 9, or 0 for those without a key
    };

    using PicturesModel::PicturesModel;

    /// Invalid when the ruleset does not know it.
    QModelIndex indexOf(const QString& terrain) const;

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;

protected:
    void paint(QPainter& painter, int row, const QRectF& rect) const override;

private:
    QString toolTip(const map::PaletteTerrain& terrain) const;
};

} // namespace merlon::editor
