#pragma once

#include "core/map/palette.h"
#include "editor/map_painter.h"

#include <QAbstractListModel>
#include <QIcon>

#include <memory>
#include <vector>

namespace merlon::editor
{

/// The overlays of a ruleset, in its order, each as the map shows it and with a name in the reader's language.
class ThingsModel : public QAbstractListModel
{
    Q_OBJECT

public:
    enum Role
    {
        KindRole = Qt::UserRole + 1 ///< id
    };

    using QAbstractListModel::QAbstractListModel;

    void setPalette(std::shared_ptr<const map::Palette> palette);
    const map::Palette* palette() const { return palette_.get(); }
    void setDark(bool dark);
    void setIconSize(QSize size, double pixelRatio);
    void retranslate();
    /// Invalid when the ruleset does not know it.
    QModelIndex indexOf(const std::string& kind) const;
    /// Only of an index that is valid.
    const map::PaletteOverlay& thingAt(const QModelIndex& index) const;

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;

private:
    QString toolTip(const map::PaletteOverlay& thing) const;
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
