#pragma once

#include "editor/map_painter.h"

#include <QAbstractListModel>
#include <QGuiApplication>
#include <QIcon>
#include <QPalette>

#include <memory>
#include <vector>

namespace merlon::editor
{

/// What a ruleset lets an author put on a map, a row each with a picture that is drawn when it is first shown, by the
/// painter of the map itself.
class PicturesModel : public QAbstractListModel
{
    Q_OBJECT

public:
    using QAbstractListModel::QAbstractListModel;

    void setPalette(std::shared_ptr<const map::Palette> palette);
    const map::Palette* palette() const { return palette_.get(); }
    const std::shared_ptr<const map::Palette>& sharedPalette() const { return palette_; }
    void setDark(bool dark);
    void setIconSize(QSize size, double pixelRatio);
    void retranslate();

protected:
    /// Within the rectangle.
    virtual void paint(QPainter& painter, int row, const QRectF& rect) const = 0;
    const QIcon& icon(int row) const;
    bool isDark() const { return dark_; }
    /// By day or by night, of the palette.
    const MapPainter& mapPainter() const;

private:
    void repaint();

    std::shared_ptr<const map::Palette> palette_;
    bool dark_ = QGuiApplication::palette().color(QPalette::Base).lightness() < 128;
    QSize size_{36, 32};
    double ratio_ = 1;
    mutable std::unique_ptr<MapPainter> painter_;
    mutable std::vector<QIcon> icons_;
};

} // namespace merlon::editor
