#include "referee/tile_delegate.h"

#include "referee/tile_model.h"
#include "referee/tone_icon.h"

#include <QPainter>

#include <algorithm>

namespace merlon::referee
{
namespace
{

constexpr int letters = 26;  ///< that a line has room for
constexpr int smallGap = 4;  ///< pixels
constexpr int largeGap = 10; ///< pixels

QFont numberFont(const QFont& font)
{
    QFont large = font;
    large.setBold(true);
    if (large.pixelSize() > 0)
        large.setPixelSize(large.pixelSize() * 2);
    else
        large.setPointSizeF(large.pointSizeF() * 2);
    return large;
}

int lineHeight(const QFontMetrics& metrics)
{
    return metrics.height() + smallGap;
}

/// The parts of a tile.
struct Places
{
    Places(const QRect& tile, const QFont& font, int lines)
    {
        const QFontMetrics metrics(font);
        const QRect inside = tile.adjusted(largeGap, largeGap - smallGap, -largeGap, -(largeGap - smallGap));
        const int wide = QFontMetrics(numberFont(font)).horizontalAdvance(QStringLiteral("000"));
        number = QRect(inside.left(), inside.top(), wide, lines * lineHeight(metrics));
        text =
            QRect(number.right() + largeGap, inside.top(), inside.right() - number.right() - largeGap, number.height());
        const int top = number.bottom() + smallGap;
        icon = QRect(inside.left(), top, metrics.height(), metrics.height() + smallGap);
        state = QRect(icon.right() + smallGap * 2, top, inside.right() - icon.right() - smallGap * 2, icon.height());
    }

    QRect number;
    QRect text;
    QRect icon;
    QRect state;
};

void drawGround(QPainter& painter, const QStyleOptionViewItem& item, const QColor& tone)
{
    const bool chosen = (item.state & QStyle::State_Selected) != 0;
    const QRectF tile = QRectF(item.rect).adjusted(2, 2, -2, -2);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(chosen ? QPen(item.palette.color(QPalette::Highlight), 3)
                          : QPen(item.palette.color(QPalette::Mid), 1));
    painter.setBrush(item.palette.color(QPalette::AlternateBase));
    painter.drawRoundedRect(tile, 5, 5);
    painter.setPen(Qt::NoPen);
    painter.setBrush(tone);
    painter.drawRoundedRect(QRectF(tile.left() + 3, tile.bottom() - 6, tile.width() - 6, 3), 1.5, 1.5);
    if ((item.state & QStyle::State_HasFocus) != 0 && (item.state & QStyle::State_KeyboardFocusChange) != 0)
    {
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(item.palette.color(QPalette::Text), 1, Qt::DotLine));
        painter.drawRoundedRect(tile.adjusted(4, 4, -4, -4), 3, 3);
    }
}

void drawLines(QPainter& painter, const QRect& in, const QFontMetrics& metrics, const QStringList& lines)
{
    QRect line(in.left(), in.top(), in.width(), lineHeight(metrics));
    for (int i = 0; i + 1 < lines.size(); i += 2, line.translate(0, line.height()))
    {
        const int beside = lines[i + 1].isEmpty() ? 0 : metrics.horizontalAdvance(lines[i + 1]) + largeGap;
        const QRect left = line.adjusted(0, 0, -beside, 0);
        painter.drawText(left, Qt::AlignLeft | Qt::AlignVCenter,
                         metrics.elidedText(lines[i], Qt::ElideRight, left.width()));
        painter.drawText(line, Qt::AlignRight | Qt::AlignVCenter, lines[i + 1]);
    }
}

} // namespace

void TileDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    QStyleOptionViewItem item = option;
    initStyleOption(&item, index);
    const bool dark = item.palette.color(QPalette::Base).lightness() < 128;
    const auto tone = static_cast<play::Tone>(index.data(TileModel::ToneRole).toInt());
    const QStringList lines = index.data(TileModel::LinesRole).toStringList();
    const Places places(item.rect, item.font, static_cast<int>(lines.size() / 2));
    painter->save();
    drawGround(*painter, item, colourOf(tone, dark));
    painter->setPen(item.palette.color(QPalette::Text));
    painter->setFont(numberFont(item.font));
    painter->drawText(places.number, Qt::AlignCenter, index.data(TileModel::NumberRole).toString());
    painter->setFont(item.font);
    drawLines(*painter, places.text, item.fontMetrics, lines);
    drawTone(*painter, places.icon, tone, dark);
    painter->drawText(
        places.state, Qt::AlignLeft | Qt::AlignVCenter,
        item.fontMetrics.elidedText(index.data(TileModel::StateRole).toString(), Qt::ElideRight, places.state.width()));
    painter->restore();
}

QSize TileDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const QFontMetrics metrics(option.font);
    const auto lines = static_cast<int>(index.data(TileModel::LinesRole).toStringList().size() / 2);
    const int wide = QFontMetrics(numberFont(option.font)).horizontalAdvance(QStringLiteral("000")) +
                     letters * metrics.averageCharWidth() + 3 * largeGap;
    return {wide, (lines + 1) * lineHeight(metrics) + smallGap + 2 * largeGap};
}

} // namespace merlon::referee
