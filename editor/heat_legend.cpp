#include "editor/heat_legend.h"

#include <QAbstractScrollArea>
#include <QEvent>
#include <QPainter>

#include <algorithm>

namespace merlon::editor
{
namespace
{

constexpr int margin = 8;
constexpr int swatchWidth = 28;

} // namespace

HeatLegend::HeatLegend(QAbstractScrollArea& map) : QFrame(&map), map_(map)
{
    setObjectName(QStringLiteral("heat.legend"));
    setAttribute(Qt::WA_TransparentForMouseEvents); // the hexes beneath can be painted
    setFrameStyle(QFrame::StyledPanel | QFrame::Plain);
    setAutoFillBackground(true);
    map.viewport()->installEventFilter(this);
    hide();
}

void HeatLegend::setRows(HeatQuestion::Kind kind, std::vector<Row> rows)
{
    kind_ = kind;
    rows_ = std::move(rows);
    setVisible(!rows_.empty());
    setAccessibleName(texts().join(QStringLiteral("; ")));
    place();
    update();
}

QStringList HeatLegend::texts() const
{
    QStringList all;
    for (const Row& row : rows_)
        all << row.text;
    return all;
}

QSize HeatLegend::sizeHint() const
{
    int widest = 0;
    for (const Row& row : rows_)
        widest = std::max(widest, fontMetrics().horizontalAdvance(row.text));
    const int lines = static_cast<int>(rows_.size()) * (fontMetrics().height() + 4);
    return {widest + swatchWidth + 3 * margin, lines + 2 * margin - 4};
}

void HeatLegend::place()
{
    const QRect room = map_.viewport()->geometry().adjusted(margin, margin, -margin, -margin);
    QRect own({}, sizeHint().boundedTo(room.size()));
    own.moveBottomLeft(room.bottomLeft());
    setGeometry(own);
    raise();
}

void HeatLegend::paintEvent(QPaintEvent* event)
{
    QFrame::paintEvent(event);
    QPainter painter(this);
    const bool dark = palette().color(QPalette::Base).lightness() < 128;
    const int line = fontMetrics().height();
    int y = margin;
    for (const Row& row : rows_)
    {
        const QRect swatch(margin, y, swatchWidth, line);
        painter.fillRect(swatch, heatBrush(kind_, row.shade, dark));
        painter.setPen(palette().color(QPalette::WindowText));
        painter.drawRect(swatch);
        painter.drawText(QRect(2 * margin + swatchWidth, y, width(), line),
                         Qt::AlignLeft | Qt::AlignAbsolute | Qt::AlignVCenter, row.text);
        y += line + 4;
    }
}

bool HeatLegend::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::Resize && isVisible())
        place();
    return QFrame::eventFilter(watched, event);
}

} // namespace merlon::editor
