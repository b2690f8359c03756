#include "app/window/print_picture.h"

#include <QPagedPaintDevice>
#include <QPainter>

namespace merlon::app
{
namespace
{

constexpr double lineMm = 8;
constexpr double textMm = 4;

} // namespace

bool printPicture(QPagedPaintDevice& printer, const editor::Drawing& drawing, const QString& beneath)
{
    QPainter painter;
    if (!painter.begin(&printer))
        return false;
    const int resolution = printer.logicalDpiX();
    const double dotsPerMm = resolution / 25.4;
    QRectF area(QPointF(), printer.pageLayout().paintRectPixels(resolution).size());
    const QRectF line(0, area.height() - lineMm * dotsPerMm, area.width(), lineMm * dotsPerMm);
    area.setBottom(line.top());
    editor::paintToFit(painter, drawing, area);
    QFont font(QStringLiteral("DejaVu Serif"));
    font.setPixelSize(static_cast<int>(textMm * dotsPerMm));
    painter.setFont(font);
    painter.drawText(line, Qt::AlignCenter,
                     QFontMetricsF(font, &printer).elidedText(beneath, Qt::ElideRight, line.width()));
    return painter.end();
}

} // namespace merlon::app
