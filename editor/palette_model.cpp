#include "editor/palette_model.h"

#include "editor/words.h"

#include <QPainter>

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

QModelIndex PaletteModel::indexOf(const QString& terrain) const
{
    const auto id = terrain.toStdString();
    for (int row = 0; row < rowCount(); ++row)
        if (palette()->terrain[static_cast<std::size_t>(row)].id == id)
            return index(row);
    return {};
}

int PaletteModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() || !palette() ? 0 : static_cast<int>(palette()->terrain.size());
}

QVariant PaletteModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const auto& terrain = palette()->terrain[static_cast<std::size_t>(index.row())];
    const int key = index.row() < keys ? index.row() + 1 : 0;
    switch (role)
    {
    case Qt::DisplayRole:
        return words::word(palette()->system, "terrain", terrain.id);
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
    const std::string_view system = palette()->system;
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
    QString text = QStringLiteral("<b>%1</b>").arg(html(words::word(palette()->system, "terrain", terrain.id)));
    for (const auto& line : lines)
        text += QStringLiteral("<br>") + html(line);
    return text;
}

void PaletteModel::paint(QPainter& painter, int row, const QRectF& rect) const
{
    mapPainter().paintSample(painter, palette()->terrain[static_cast<std::size_t>(row)], rect);
}

} // namespace merlon::editor
