#pragma once

#include "core/map/palette.h"
#include "editor/map_painter.h"

#include <QAbstractListModel>
#include <QIcon>

#include <memory>
#include <vector>

namespace merlon::editor
{

/// The terrains of a ruleset, in its order, with a picture and a name in the reader's language.
class PaletteModel : public QAbstractListModel
{
    Q_OBJECT

public:
    enum Role
    {
        TerrainRole = Qt::UserRole + 1, ///< id
        SymbolRole,                     ///< wish for the legend, a QChar
        KeyRole                         ///< 1 to 9, or 0 for those without a key
    };

    explicit PaletteModel(QObject* parent = nullptr);

    void setPalette(std::shared_ptr<const map::Palette> palette);
    const map::Palette* palette() const { return palette_.get(); }
    const std::shared_ptr<const map::Palette>& sharedPalette() const { return palette_; }
    void setDark(bool dark);
    void setIconSize(QSize size, double pixelRatio);
    void retranslate();
    /// Invalid when the ruleset does not know it.
    QModelIndex indexOf(const QString& terrain) const;

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;

private:
    QString toolTip(const map::PaletteTerrain& terrain) const;
    const QIcon& icon(int row) const;
    void repaint();

    std::shared_ptr<const map::Palette> palette_;
    bool dark_ = false;
    QSize size_{36, 32};
    double ratio_ = 1;
    mutable std::unique_ptr<MapPainter> painter_;
    mutable std::vector<QIcon> icons_;
};

} // namespace merlon::editor
