#include "referee/verdict_icon.h"

#include <QIconEngine>
#include <QPainter>
#include <QPainterPath>
#include <QtMath>

namespace merlon::referee
{
namespace
{

/// Drawn at whatever size is asked for, in a square of 24 units.
class SignEngine : public QIconEngine
{
public:
    explicit SignEngine(Sign sign) : sign_(sign) {}

    QIconEngine* clone() const override { return new SignEngine(sign_); }
    QPixmap pixmap(const QSize& size, QIcon::Mode mode, QIcon::State state) override
    {
        QPixmap pixmap(size);
        pixmap.fill(Qt::transparent);
        QPainter painter(&pixmap);
        paint(&painter, QRect(QPoint(), size), mode, state);
        return pixmap;
    }
    void paint(QPainter* painter, const QRect& rect, QIcon::Mode mode, QIcon::State) override
    {
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        const qreal side = qMin(rect.width(), rect.height());
        painter->translate(rect.center().x() + 0.5 - side / 2, rect.center().y() + 0.5 - side / 2);
        painter->scale(side / 24, side / 24);
        painter->setOpacity(mode == QIcon::Disabled ? 0.4 : 1);
        painter->setPen(Qt::NoPen);
        draw(*painter);
        painter->restore();
    }

private:
    void draw(QPainter& painter) const
    {
        const QPen white(Qt::white, 2.6, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin);
        switch (sign_)
        {
        case Sign::Legal:
            painter.setBrush(QColor(0x2e, 0x7d, 0x32));
            painter.drawEllipse(QRectF(1.5, 1.5, 21, 21));
            painter.setPen(white);
            painter.setBrush(Qt::NoBrush);
            painter.drawPolyline(QPolygonF({{7, 12.5}, {10.5, 16}, {17, 8.5}}));
            return;
        case Sign::Illegal:
            painter.setBrush(QColor(0xc6, 0x28, 0x28));
            painter.drawPolygon(octagon());
            painter.setPen(white);
            painter.drawLine(QPointF(8, 8), QPointF(16, 16));
            painter.drawLine(QPointF(16, 8), QPointF(8, 16));
            return;
        case Sign::Die:
            painter.setBrush(QColor(0x15, 0x65, 0xc0));
            painter.drawRoundedRect(QRectF(2.5, 2.5, 19, 19), 4, 4);
            painter.setBrush(Qt::white);
            for (const QPointF pip : {QPointF(8, 8), QPointF(16, 8), QPointF(12, 12), QPointF(8, 16), QPointF(16, 16)})
                painter.drawEllipse(pip, 1.8, 1.8);
            return;
        case Sign::Warning:
            painter.setBrush(QColor(0xb2, 0x6a, 0x00));
            painter.drawPolygon(QPolygonF({{12, 1.5}, {23, 21.5}, {1, 21.5}}));
            painter.setPen(white);
            painter.drawLine(QPointF(12, 9), QPointF(12, 14));
            painter.drawPoint(QPointF(12, 18));
            return;
        }
    }

    static QPolygonF octagon()
    {
        QPolygonF shape;
        for (int corner = 0; corner < 8; ++corner)
        {
            const qreal angle = qDegreesToRadians(22.5 + 45 * corner);
            shape << QPointF(12 + 11 * qCos(angle), 12 + 11 * qSin(angle));
        }
        return shape;
    }

    Sign sign_;
};

} // namespace

QIcon iconOf(Sign sign)
{
    return QIcon(new SignEngine(sign));
}

} // namespace merlon::referee
