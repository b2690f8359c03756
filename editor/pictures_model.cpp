#include "editor/pictures_model.h"

#include <QPainter>
#include <QPixmap>

namespace merlon::editor
{

void PicturesModel::setPalette(std::shared_ptr<const map::Palette> palette)
{
    if (palette == palette_)
        return;
    beginResetModel();
    palette_ = std::move(palette);
    icons_.clear();
    painter_.reset();
    endResetModel();
}

void PicturesModel::setDark(bool dark)
{
    if (dark == dark_)
        return;
    dark_ = dark;
    repaint();
}

void PicturesModel::setIconSize(QSize size, double pixelRatio)
{
    if (size == size_ && pixelRatio == ratio_)
        return;
    size_ = size;
    ratio_ = pixelRatio;
    repaint();
}

void PicturesModel::repaint()
{
    icons_.clear();
    painter_.reset();
    if (rowCount() > 0)
        emit dataChanged(index(0), index(rowCount() - 1), {Qt::DecorationRole});
}

void PicturesModel::retranslate()
{
    if (rowCount() > 0)
        emit dataChanged(index(0), index(rowCount() - 1));
}

const MapPainter& PicturesModel::mapPainter() const
{
    if (!painter_)
    {
        MapStyle style;
        style.dark = dark_;
        painter_ = std::make_unique<MapPainter>(palette_, style);
    }
    return *painter_;
}

const QIcon& PicturesModel::icon(int row) const
{
    icons_.resize(static_cast<std::size_t>(rowCount()));
    QIcon& icon = icons_[static_cast<std::size_t>(row)];
    if (!icon.isNull())
        return icon;
    QPixmap pixmap(size_ * ratio_);
    pixmap.setDevicePixelRatio(ratio_);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    painter.setRenderHint(QPainter::Antialiasing);
    paint(painter, row, QRectF({}, size_));
    painter.end();
    return icon = QIcon(pixmap);
}

} // namespace merlon::editor
