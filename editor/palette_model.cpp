#include "editor/palette_model.h"

#include "editor/words.h"

#include <QPainter>
#include <QPixmap>

namespace merlon::editor
{
namespace
{

constexpr int keys = 9;

QString html(const QString& text)
{
    return text.toHtmlEscaped();
}

} // namespace

PaletteModel::PaletteModel(QObject* parent) : QAbstractListModel(parent) {}

void PaletteModel::setPalette(std::shared_ptr<const map::Palette> palette)
{
    if (palette == palette_)
        return;
    beginResetModel();
    palette_ = std::move(palette);
    icons_.clear();
    painter_.reset();
    endResetModel();
}

void PaletteModel::setDark(bool dark)
{
    if (dark == dark_)
        return;
    dark_ = dark;
    repaint();
}

void PaletteModel::setIconSize(QSize size, double pixelRatio)
{
    if (size == size_ && pixelRatio == ratio_)
        return;
    size_ = size;
    ratio_ = pixelRatio;
    repaint();
}

void PaletteModel::repaint()
{
    icons_.clear();
    painter_.reset();
    if (rowCount() > 0)
        emit dataChanged(index(0), index(rowCount() - 1), {Qt::DecorationRole});
}

void PaletteModel::retranslate()
{
    if (rowCount() > 0)
        emit dataChanged(index(0), index(rowCount() - 1));
}

QModelIndex PaletteModel::indexOf(const QString& terrain) const
{
    const auto id = terrain.toStdString();
    for (int row = 0; row < rowCount(); ++row)
        if (palette_->terrain[static_cast<std::size_t>(row)].id == id)
            return index(row);
    return {};
}

int PaletteModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() || !palette_ ? 0 : static_cast<int>(palette_->terrain.size());
}

QVariant PaletteModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const auto& terrain = palette_->terrain[static_cast<std::size_t>(index.row())];
    const int key = index.row() < keys ? index.row() + 1 : 0;
    switch (role)
    {
    case Qt::DisplayRole:
        return words::word(palette_->system, "terrain", terrain.id);
    case Qt::DecorationRole:
        return icon(index.row());
    case Qt::ToolTipRole:
        return toolTip(terrain);
    case TerrainRole:
        return QString::fromStdString(terrain.id);
    case SymbolRole:
        return QChar::fromLatin1(terrain.symbol);
    case KeyRole:
        return key;
    default:
        return {};
    }
}

/// What the rules say of it, as far as the catalogue has words for it.
QString PaletteModel::toolTip(const map::PaletteTerrain& terrain) const
{
    const std::string_view system = palette_->system;
    QStringList lines;
    for (const auto& [key, value] : terrain.said)
        if (const std::string label = "terrain-fact." + key; words::hasWord(system, label))
        {
            const std::string own = key + '.' + value;
            //: a property of a terrain and its value
            lines << tr("%1: %2").arg(words::word(system, label), words::hasWord(system, own)
                                                                      ? words::word(system, own)
                                                                      : QString::fromStdString(value));
        }
    if (!terrain.rule.empty())
        lines << tr("Rule: %1").arg(ruleTitle(terrain.rule));
    QString text = QStringLiteral("<b>%1</b>").arg(html(words::word(palette_->system, "terrain", terrain.id)));
    for (const auto& line : lines)
        text += QStringLiteral("<br>") + html(line);
    return text;
}

/// Drawn when it is first shown, by the painter of the map itself.
const QIcon& PaletteModel::icon(int row) const
{
    icons_.resize(static_cast<std::size_t>(rowCount()));
    auto& icon = icons_[static_cast<std::size_t>(row)];
    if (icon.isNull())
    {
        QPixmap pixmap(size_ * ratio_);
        pixmap.setDevicePixelRatio(ratio_);
        pixmap.fill(Qt::transparent);
        QPainter painter(&pixmap);
        painter.setRenderHint(QPainter::Antialiasing);
        if (!painter_)
        {
            MapStyle style;
            style.dark = dark_;
            painter_ = std::make_unique<MapPainter>(palette_, style);
        }
        painter_->paintSample(painter, palette_->terrain[static_cast<std::size_t>(row)], QRectF({}, size_));
        painter.end();
        icon = QIcon(pixmap);
    }
    return icon;
}

} // namespace merlon::editor
