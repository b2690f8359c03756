#include "app/window/sheet_view.h"

#include "translations/words.h"

#include <QAccessible>
#include <QApplication>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QPainter>
#include <QPlainTextEdit>
#include <QScrollBar>
#include <QToolTip>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>

namespace merlon::app
{
namespace
{

constexpr double rim = 6; ///< around the page, in pixels
constexpr double mostZoom = 6;

} // namespace

SheetView::SheetView(QWidget* parent) : QAbstractScrollArea(parent)
{
    setObjectName(QStringLiteral("sheet"));
    setFocusPolicy(Qt::StrongFocus);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAsNeeded);
    viewport()->setMouseTracking(true);
}

void SheetView::show(std::shared_ptr<const report::LaidSheet> sheet, Hand hand, const QString& why)
{
    sheet_ = std::move(sheet);
    hand_ = hand;
    why_ = why;
    const int parts = sheet_ ? static_cast<int>(sheet_->sheet().parts.size()) : 0;
    if (part_ >= parts)
        part_ = row_ = -1;
    if (part_ >= 0 && row_ >= static_cast<int>(sheet_->sheet().parts[static_cast<std::size_t>(part_)].rows.size()))
        row_ = -1;
    if (field_ && (hand_ != Hand::LaysOut || typedPart_ >= parts))
        closeField(false);
    fitBars();
    tellWho();
    viewport()->update();
}

double SheetView::scale() const
{
    return std::max(0.5, (viewport()->width() - 2 * rim) * zoom_ / report::LaidSheet::width);
}

QPointF SheetView::corner() const
{
    return {rim - horizontalScrollBar()->value(), rim - verticalScrollBar()->value()};
}

QPointF SheetView::onPage(QPointF place) const
{
    return (place - corner()) / scale();
}

QRectF SheetView::onScreen(const QRectF& page) const
{
    return {page.topLeft() * scale() + corner(), page.size() * scale()};
}

void SheetView::fitBars()
{
    const QSizeF size =
        QSizeF(report::LaidSheet::width, report::LaidSheet::height) * scale() + QSizeF(2 * rim, 2 * rim);
    const auto fit = [](QScrollBar& bar, double whole, int seen)
    {
        bar.setRange(0, std::max(0, static_cast<int>(std::ceil(whole - 1e-6)) - seen));
        bar.setPageStep(seen);
        bar.setSingleStep(24);
    };
    fit(*verticalScrollBar(), sheet_ ? size.height() : 0, viewport()->height());
    fit(*horizontalScrollBar(), sheet_ ? size.width() : 0, viewport()->width());
}

void SheetView::choose(int part, int row)
{
    if (part == part_ && row == row_)
        return;
    part_ = part;
    row_ = row;
    bringIntoView();
    tellWho();
    viewport()->update();
    emit chosen();
}

void SheetView::bringIntoView()
{
    if (part_ < 0 || !sheet_)
        return;
    const QRectF there = onScreen(row_ >= 0 ? sheet_->rowOf(part_, row_) : sheet_->titleOf(part_));
    if (there.top() < 0)
        verticalScrollBar()->setValue(verticalScrollBar()->value() + static_cast<int>(there.top() - rim));
    else if (there.bottom() > viewport()->height())
        verticalScrollBar()->setValue(verticalScrollBar()->value() +
                                      static_cast<int>(there.bottom() + rim - viewport()->height()));
}

/// For those who do not see it.
void SheetView::tellWho()
{
    QString said;
    if (sheet_ && part_ >= 0)
    {
        said = sheet_->sheet().parts[static_cast<std::size_t>(part_)].title;
        if (const auto* row = rowAt(part_, row_))
        {
            //: a row of the siege sheet: its name, and how many of its boxes are ticked
            said += words::listWord("colon") +
                    (row->counts
                         ? tr("%1, %2").arg(row->name, QString::number(row->marks))
                         : tr("%1, %2 of %3").arg(row->name, QString::number(row->marks), QString::number(row->boxes)));
        }
    }
    if (said == accessibleDescription())
        return;
    setAccessibleDescription(said);
    QAccessibleEvent event(this, QAccessible::DescriptionChanged);
    QAccessible::updateAccessibility(&event);
}

const report::PaperRow* SheetView::rowAt(int part, int row) const
{
    if (!sheet_ || part < 0 || row < 0)
        return nullptr;
    return &sheet_->sheet().parts[static_cast<std::size_t>(part)].rows[static_cast<std::size_t>(row)];
}

void SheetView::mousePressEvent(QMouseEvent* event)
{
    if (!sheet_ || event->button() != Qt::LeftButton)
        return;
    closeField(true);
    const QPointF page = onPage(event->position());
    const report::SheetSpot spot = sheet_->at(page);
    choose(spot.part, spot.row);
    if (hand_ == Hand::Ticks)
        tickWith(spot);
    else if (hand_ == Hand::LaysOut && spot.part >= 0)
        pressed_ = page;
}

/// Before the part whose upper half it is over, in the column of the page's left, middle or right.
SheetView::Drop SheetView::dropAt(QPointF page) const
{
    const double x = page.x() / report::LaidSheet::width;
    Drop drop{static_cast<int>(sheet_->sheet().parts.size()),
              x < 0.36   ? Column::Left
              : x > 0.64 ? Column::Right
                         : Column::Across,
              {}};
    double y = report::LaidSheet::margin;
    for (int i = 0; i < drop.before; ++i)
    {
        const QRectF part = sheet_->rectOf(i);
        const bool beside = drop.column != Column::Across && part.width() < report::LaidSheet::width / 2 &&
                            (part.center().x() < report::LaidSheet::width / 2) != (drop.column == Column::Left);
        if (beside)
            continue;
        if (page.y() < part.center().y())
        {
            drop.before = i;
            y = part.top() - 2;
            break;
        }
        y = part.bottom() + 2;
    }
    const double half = report::LaidSheet::width / 2;
    const double margin = report::LaidSheet::margin;
    drop.line = {drop.column == Column::Right ? half + 2 : margin, y,
                 drop.column == Column::Across ? 2 * (half - margin) : half - margin - 2, 0};
    return drop;
}

void SheetView::mouseMoveEvent(QMouseEvent* event)
{
    if (!sheet_)
        return;
    const QPointF page = onPage(event->position());
    if (pressed_ && (page - *pressed_).manhattanLength() * scale() >= QApplication::startDragDistance())
    {
        drop_ = dropAt(page);
        viewport()->setCursor(Qt::ClosedHandCursor);
        viewport()->update();
        return;
    }
    const What what = sheet_->at(page).what;
    const bool ticks = hand_ == Hand::Ticks && (what == What::Box || what == What::Less || what == What::More);
    const bool drags = hand_ == Hand::LaysOut && what != What::Nothing;
    viewport()->setCursor(ticks ? Qt::PointingHandCursor : drags ? Qt::OpenHandCursor : Qt::ArrowCursor);
}

void SheetView::mouseReleaseEvent(QMouseEvent*)
{
    pressed_.reset();
    viewport()->unsetCursor();
    if (!drop_)
        return;
    const Drop drop = *std::exchange(drop_, {});
    const int part = part_;
    part_ = drop.before > part ? drop.before - 1 : drop.before;
    row_ = -1;
    viewport()->update();
    emit dropped(part, drop.before, drop.column);
}

void SheetView::mouseDoubleClickEvent(QMouseEvent* event)
{
    if (!sheet_ || event->button() != Qt::LeftButton)
        return;
    if (hand_ != Hand::LaysOut)
        return mousePressEvent(event);
    pressed_.reset();
    const report::SheetSpot spot = sheet_->at(onPage(event->position()));
    choose(spot.part, spot.row);
    if (spot.what == What::Text)
        typeText();
    else if (spot.part >= 0)
        typeName();
}

/// Of letters where the page is larger than the view.
void SheetView::wheelEvent(QWheelEvent* event)
{
    if ((event->modifiers() & Qt::ControlModifier) == 0)
        return QAbstractScrollArea::wheelEvent(event);
    const QPointF page = onPage(event->position());
    zoom_ = std::clamp(zoom_ * std::pow(1.2, event->angleDelta().y() / 120.0), 1.0, mostZoom);
    fitBars();
    const QPointF there = page * scale() + QPointF(rim, rim) - event->position();
    horizontalScrollBar()->setValue(qRound(there.x()));
    verticalScrollBar()->setValue(qRound(there.y()));
    viewport()->update();
    event->accept();
}

void SheetView::paintEvent(QPaintEvent*)
{
    QPainter painter(viewport());
    painter.fillRect(viewport()->rect(), palette().color(QPalette::Window));
    if (!sheet_)
    {
        painter.setPen(palette().color(QPalette::WindowText));
        painter.drawText(viewport()->rect().adjusted(16, 16, -16, -16), Qt::AlignCenter | Qt::TextWordWrap, why_);
        return;
    }
    painter.save();
    painter.translate(corner());
    const bool dark = palette().color(QPalette::Window).lightness() < 128;
    sheet_->paint(painter, scale(), {dark, hand_ == Hand::Ticks});
    painter.restore();
    paintHand(painter);
}

/// What is chosen, and where what is dragged would go.
void SheetView::paintHand(QPainter& painter) const
{
    const QColor colour = palette().color(QPalette::Highlight);
    painter.setRenderHint(QPainter::Antialiasing);
    if (part_ >= 0 && hand_ != Hand::Looks)
    {
        const QRectF there = row_ >= 0 ? sheet_->rowOf(part_, row_) : sheet_->rectOf(part_).adjusted(-1, -1, 1, 1);
        painter.setPen(QPen(colour, hasFocus() ? 2 : 1, hasFocus() ? Qt::SolidLine : Qt::DashLine));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(onScreen(there), 3, 3);
    }
    if (drop_)
    {
        painter.setPen(QPen(colour, 4, Qt::SolidLine, Qt::RoundCap));
        const QRectF line = onScreen(drop_->line);
        painter.drawLine(line.topLeft(), line.topRight());
    }
}

void SheetView::resizeEvent(QResizeEvent* event)
{
    closeField(true);
    QAbstractScrollArea::resizeEvent(event);
    fitBars();
}

void SheetView::focusInEvent(QFocusEvent* event)
{
    QAbstractScrollArea::focusInEvent(event);
    if (part_ < 0 && event->reason() != Qt::MouseFocusReason && hand_ != Hand::Looks)
        step(1);
    viewport()->update();
}

void SheetView::focusOutEvent(QFocusEvent* event)
{
    QAbstractScrollArea::focusOutEvent(event);
    viewport()->update();
}

void SheetView::changeEvent(QEvent* event)
{
    QAbstractScrollArea::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        viewport()->update();
}

bool SheetView::viewportEvent(QEvent* event)
{
    if (event->type() == QEvent::ToolTip && sheet_)
    {
        const auto* help = static_cast<QHelpEvent*>(event);
        const report::SheetSpot spot = sheet_->at(onPage(help->pos()));
        QToolTip::showText(help->globalPos(),
                           spot.hex != nullptr ? words::tip(report::planTip(sheet_->sheet(), *spot.hex)) : QString(),
                           viewport());
        return true;
    }
    return QAbstractScrollArea::viewportEvent(event);
}

} // namespace merlon::app
