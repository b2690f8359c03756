#pragma once

#include "editor/pictures_model.h"

namespace merlon::editor
{

/// The overlays of a ruleset, in its order, each as the map shows it and with a name in the reader's language.
class ThingsModel : public PicturesModel
{
    Q_OBJECT

public:
    enum Role
    {
        KindRole = Qt::UserRole + 1 ///< id
    };

    using PicturesModel::PicturesModel;

    /// Invalid when the ruleset does not know it.
    QModelIndex indexOf(const std::string& kind) const;
    /// Only of an index that is valid.
    const map::PaletteOverlay& thingAt(const QModelIndex& index) const;

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;

protected:
    void paint(QPainter& painter, int row, const QRectF& rect) const override;

private:
    QString toolTip(const map::PaletteOverlay& thing) const;
};

} // namespace merlon::editor
