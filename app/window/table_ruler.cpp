#include "app/window/table_ruler.h"

#include "editor/table_steps.h"
#include "editor/table_view.h"
#include "translations/lengths.h"

#include <QKeyEvent>
#include <QLocale>
#include <QMouseEvent>
#include <QPainter>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace merlon::app
{
namespace
{

using map::TablePoint;

double between(TablePoint from, TablePoint to)
{
    return std::hypot(to.x - from.x, to.y - from.y);
}

double along(const std::vector<TablePoint>& points)
{
    double length = 0;
    for (std::size_t i = 1; i < points.size(); ++i)
        length += between(points[i - 1], points[i]);
    return length;
}

} // namespace

double bearing(TablePoint from, TablePoint to)
{
    const double angle = std::atan2(to.x - from.x, to.y - from.y) * 180 / std::numbers::pi;
    return angle < 0 ? angle + 360 : angle;
}

TableRuler::TableRuler(editor::TableView& view, QObject* parent) : QObject(parent), view_(view)
{
    view_.installEventFilter(this);
    view_.viewport()->installEventFilter(this);
    connect(&view_, &editor::TableView::heldChanged, this, [this] { setLaid(false); }); // something to draw with
    connect(&view_, &editor::TableView::selectedChanged, this, &TableRuler::renew);     // or another size or unit
}

void TableRuler::setLaid(bool laid)
{
    if (laid == laid_)
        return;
    if (laid)
    {
        editor::TableHeld held = view_.held();
        held.tool = editor::TableTool::Select;
        view_.hold(held);
    }
    laid_ = laid;
    ended_ = false;
    points_.clear();
    hand_.reset();
    byKeys_ = false;
    view_.setOnTop(laid ? [this](QPainter& painter, const editor::TablePlane& plane) { paint(painter, plane); }
                        : editor::TableView::OnTop());
    emit changed();
}

void TableRuler::renew()
{
    if (!laid_)
        return;
    view_.viewport()->update();
    emit changed();
}

std::vector<TablePoint> TableRuler::line() const
{
    std::vector<TablePoint> all = points_;
    if (hand_ && !ended_ && (all.empty() ? byKeys_ : *hand_ != all.back()))
        all.push_back(*hand_);
    return all;
}

QString TableRuler::says() const
{
    if (!laid_ || view_.tableModel() == nullptr)
        return {};
    const auto points = line();
    if (points_.empty())
        return tr(
            "Click where the line begins, or go there with the arrow keys and press Enter; Esc closes the ruler.");
    if (points.size() == 1)
        return tr("Click where the line ends, or its corners one by one; or use the arrow keys and Enter.");
    const map::Unit unit = view_.tableModel()->document().table().unit;
    const auto text = [&](double length) { return words::lengthText(static_cast<int>(std::lround(length)), unit); };
    const double angle = bearing(points.front(), points.back());
    const QString degrees = QLocale().toString(std::round(10 * angle) / 10 < 360 ? angle : 0.0, 'f', 1);
    //: how far it is on a table, and in which direction: degrees clockwise from north
    const QString straight = tr("%1, bearing %2°").arg(text(between(points.front(), points.back())), degrees);
    //: how far it is straight, and how far from corner to corner
    return points.size() == 2 ? straight : tr("%1; via the corners %2").arg(straight, text(along(points)));
}

TablePoint TableRuler::pointOf(const QMouseEvent& event) const
{
    return view_.pointUnder(event.position());
}

bool TableRuler::mouse(QEvent::Type type, const QMouseEvent& event)
{
    if (type == QEvent::MouseMove)
    {
        hand_ = pointOf(event);
        byKeys_ = false;
        renew();
        return false; // the view pans, and says where the mouse is
    }
    if (event.button() != Qt::LeftButton || view_.spaceDown())
        return false;
    if (type == QEvent::MouseButtonDblClick)
        ended_ = points_.size() > 1;
    else if (type == QEvent::MouseButtonPress)
        put(pointOf(event));
    renew();
    return true;
}

void TableRuler::put(TablePoint point)
{
    if (ended_)
        points_.clear();
    ended_ = false;
    if (points_.empty() || points_.back() != point)
        points_.push_back(point);
}

/// From where the hand is; first from the middle of what is seen.
bool TableRuler::move(const QKeyEvent& event)
{
    const auto step = editor::tableStep(event);
    if (!step || step->turn != 0)
        return false;
    const map::TableMap& table = view_.tableModel()->document().table();
    const TablePoint from = hand_.value_or(view_.pointUnder(QRectF(view_.viewport()->rect()).center()));
    hand_ =
        TablePoint{std::clamp(from.x + step->by.x, 0, table.width), std::clamp(from.y + step->by.y, 0, table.depth)};
    byKeys_ = true;
    if (ended_) // it begins another line there
        points_.clear();
    ended_ = false;
    view_.bringIntoView(*hand_);
    return true;
}

void TableRuler::enter()
{
    if (byKeys_ && (points_.empty() || *hand_ != points_.back()))
        put(*hand_);
    else
        ended_ = points_.size() > 1;
}

bool TableRuler::key(const QKeyEvent& event)
{
    switch (event.key())
    {
    case Qt::Key_Escape:
        setLaid(false);
        return true;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        enter();
        break;
    case Qt::Key_Backspace:
        if (!points_.empty())
            points_.pop_back();
        ended_ = false;
        break;
    default:
        if (!move(event))
            return false;
    }
    renew();
    return true;
}

bool TableRuler::eventFilter(QObject* watched, QEvent* event)
{
    if (!laid_ || view_.tableModel() == nullptr)
        return QObject::eventFilter(watched, event);
    switch (event->type())
    {
    case QEvent::MouseMove:
    case QEvent::MouseButtonPress:
    case QEvent::MouseButtonRelease:
    case QEvent::MouseButtonDblClick:
        if (watched == view_.viewport() && mouse(event->type(), *static_cast<QMouseEvent*>(event)))
            return true;
        break;
    case QEvent::KeyPress:
        if (watched == &view_ && key(*static_cast<QKeyEvent*>(event)))
            return true;
        break;
    default:
        break;
    }
    return QObject::eventFilter(watched, event);
}

void TableRuler::paint(QPainter& painter, const editor::TablePlane& plane) const
{
    const auto points = line();
    if (points.empty())
        return;
    const QColor halo = view_.tableStyle().dark ? Qt::black : Qt::white;
    const QColor ink = view_.tableStyle().dark ? QColor(0xff, 0xc8, 0x5a) : QColor(0xb0, 0x2a, 0x10);
    const QPolygonF drawn = plane.along(points);
    painter.setBrush(Qt::NoBrush);
    for (const auto& [colour, width] : {std::pair(halo, 5.0), std::pair(ink, 2.0)})
    {
        painter.setPen(QPen(colour, width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        painter.drawPolyline(drawn);
    }
    if (drawn.size() > 2)
    {
        painter.setPen(QPen(ink, 1.2, Qt::DashLine)); // straight
        painter.drawLine(drawn.front(), drawn.back());
    }
    painter.setPen(QPen(ink, 1.5));
    painter.setBrush(halo);
    for (const QPointF at : drawn)
        painter.drawEllipse(at, 3.5, 3.5);
    if (drawn.size() < 2)
        return;
    painter.setFont(view_.font());
    const QString text = says();
    QRectF box = painter.fontMetrics().boundingRect(text).adjusted(-6, -3, 6, 3);
    box.moveTopLeft(drawn.back() + QPointF(12, 12));
    const QRectF seen = painter.transform().inverted().mapRect(QRectF(view_.viewport()->rect()));
    box.moveLeft(std::max(seen.left(), std::min(box.left(), seen.right() - box.width() - 2)));
    if (box.bottom() > seen.bottom())
        box.moveBottom(drawn.back().y() - 12);
    QColor paper = halo;
    paper.setAlpha(225);
    painter.setPen(QPen(ink, 1));
    painter.setBrush(paper);
    painter.drawRoundedRect(box, 3, 3);
    painter.setPen(view_.palette().color(QPalette::Text));
    painter.drawText(box, Qt::AlignCenter, text);
}

} // namespace merlon::app
