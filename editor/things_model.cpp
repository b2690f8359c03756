#include "editor/things_model.h"

#include "editor/words.h"

#include <QPainter>
#include <QPixmap>

namespace merlon::editor
{

void ThingsModel::setPalette(std::shared_ptr<const map::Palette> palette)
{
    if (palette == palette_)
        return;
    beginResetModel();
    palette_ = std::move(palette);
    icons_.clear();
    painter_.reset();
    endResetModel();
}

void ThingsModel::setDark(bool dark)
{
    if (dark == dark_)
        return;
    dark_ = dark;
    repaint();
}

void ThingsModel::setIconSize(QSize size, double pixelRatio)
{
    if (size == size_ && pixelRatio == ratio_)
        return;
    size_ = size;
    ratio_ = pixelRatio;
    repaint();
}

void ThingsModel::repaint()
{
    icons_.clear();
    painter_.reset();
    if (rowCount() > 0)
        emit dataChanged(index(0), index(rowCount() - 1), {Qt::DecorationRole});
}

void ThingsModel::retranslate()
{
    if (rowCount() > 0)
        emit dataChanged(index(0), index(rowCount() - 1));
}

QModelIndex ThingsModel::indexOf(const std::string& kind) const
{
    for (int row = 0; row < rowCount(); ++row)
        if (palette_->overlays[static_cast<std::size_t>(row)].id == kind)
            return index(row);
    return {};
}

const map::PaletteOverlay& ThingsModel::thingAt(const QModelIndex& index) const
{
    return palette_->overlays[static_cast<std::size_t>(index.row())];
}

int ThingsModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() || !palette_ ? 0 : static_cast<int>(palette_->overlays.size());
}

QVariant ThingsModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const auto& thing = thingAt(index);
    switch (role)
    {
    case Qt::DisplayRole:
        return words::word(palette_->system, "overlay", thing.id);
    case Qt::DecorationRole:
        return icon(index.row());
    case Qt::ToolTipRole:
        return toolTip(thing);
    case KindRole:
        return QString::fromStdString(thing.id);
    default:
        return {};
    }
}

/// Where it may lie.
QString ThingsModel::toolTip(const map::PaletteOverlay& thing) const
{
    QStringList lines{words::word(palette_->system, "overlay", thing.id)};
    if (thing.fewest == thing.most)
        //: the length of a thing that is laid on the map
        lines << tr("Hexes: %1").arg(thing.most);
    else
        //: the length of a thing that is laid on the map: the fewest and the most
        lines << tr("Hexes: %1 to %2").arg(thing.fewest).arg(thing.most);
    QStringList ground;
    for (const std::string& terrain : thing.on)
        ground << words::word(palette_->system, "terrain", terrain);
    for (const std::string& other : thing.over)
        ground << words::word(palette_->system, "overlay", other);
    if (!ground.isEmpty())
        //: terrains that a thing may lie on
        lines << tr("Only on: %1").arg(ground.join(words::listWord("comma")));
    if (!thing.rule.empty())
        lines << tr("Rule: %1").arg(ruleTitle(thing.rule));
    if (thing.standIn)
        lines << tr("No rulebook prints how many hexes it takes.");
    return words::tip(lines.join(QChar('\n')));
}

/// Drawn when it is first shown, by the painter of the map itself.
const QIcon& ThingsModel::icon(int row) const
{
    icons_.resize(static_cast<std::size_t>(rowCount()));
    auto& icon = icons_[static_cast<std::size_t>(row)];
    if (!icon.isNull())
        return icon;
    if (!painter_)
    {
        MapStyle style;
        style.dark = dark_;
        painter_ = std::make_unique<MapPainter>(palette_, style);
    }
    QPixmap pixmap(size_ * ratio_);
    pixmap.setDevicePixelRatio(ratio_);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    painter.setRenderHint(QPainter::Antialiasing);
    painter_->paintSample(painter, palette_->overlays[static_cast<std::size_t>(row)], QRectF({}, size_));
    painter.end();
    icon = QIcon(pixmap);
    return icon;
}

} // namespace merlon::editor
