#include "referee/head_view.h"

#include "translations/words.h"

#include <QEvent>
#include <QLabel>
#include <QPainter>
#include <QResizeEvent>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace merlon::referee
{
namespace
{

constexpr int band = 22; ///< pixels of colour at the left
constexpr QRgb cloth = 0xfff6f0e2;

Qt::BrushStyle styleOf(int pattern)
{
    static constexpr Qt::BrushStyle styles[] = {Qt::SolidPattern, Qt::BDiagPattern, Qt::Dense4Pattern,
                                                Qt::HorPattern,   Qt::CrossPattern, Qt::FDiagPattern};
    return styles[static_cast<std::size_t>(pattern) % std::size(styles)];
}

} // namespace

HeadView::HeadView(QWidget* parent)
    : QWidget(parent),
      clock_(new QLabel(this)),
      decided_(new QLabel(this)),
      step_(new QLabel(this)),
      muster_(new QLabel(this)),
      owed_(new QLabel(this)),
      losses_(new QLabel(this))
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(band + 8, 3, 0, 3);
    column->setSpacing(2);
    for (QLabel* label : {decided_, clock_, step_, muster_, owed_, losses_})
    {
        label->setWordWrap(true);
        label->setTextFormat(Qt::PlainText);
        column->addWidget(label);
    }
    decided_->setObjectName(QStringLiteral("decided"));
    decided_->setFrameShape(QFrame::Box);
    decided_->setMargin(4);
    clock_->setObjectName(QStringLiteral("clock"));
    step_->setObjectName(QStringLiteral("step"));
    muster_->setObjectName(QStringLiteral("muster"));
    owed_->setObjectName(QStringLiteral("owed"));
    losses_->setObjectName(QStringLiteral("losses"));
    for (QLabel* label : {decided_, step_, muster_, owed_, losses_})
        label->hide();
    enlarge();
}

void HeadView::enlarge()
{
    const auto times = [this](double factor)
    {
        QFont large = font();
        large.setBold(true);
        if (large.pixelSize() > 0)
            large.setPixelSize(qRound(large.pixelSize() * factor));
        else
            large.setPointSizeF(large.pointSizeF() * factor);
        return large;
    };
    clock_->setFont(times(1.35));
    step_->setFont(times(1.15));
    decided_->setFont(times(1.15));
    owed_->setFont(times(1.15));
}

void HeadView::show(const Content& content)
{
    clock_->setText(content.clock);
    decided_->setText(content.decided);
    step_->setText(content.step);
    muster_->setText(content.muster.join('\n'));
    owed_->setText(content.owed.join('\n'));
    losses_->setText(content.losses);
    muster_->setToolTip(words::tip(content.everybody));
    losses_->setToolTip(words::tip(content.allLosses));
    colour_ = content.colour;
    pattern_ = content.pattern;
    update();
    showParts();
}

void HeadView::setBrief(bool brief)
{
    if (std::exchange(brief_, brief) != brief)
        showParts();
}

void HeadView::showParts()
{
    for (QLabel* label : {decided_, step_, muster_, owed_, losses_})
        label->setVisible(!label->text().isEmpty());
    if (brief_)
        for (QLabel* label : {decided_, muster_, losses_})
            label->hide();
    keepRoom();
}

/// For all lines of its texts, whatever else the panel shows.
void HeadView::keepRoom()
{
    layout()->invalidate(); // what a smaller font leaves free is given back
    setMinimumHeight(std::max(0, layout()->totalHeightForWidth(width()))); // nothing is said yet: -1
}

void HeadView::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    if (event->size().width() != event->oldSize().width())
        keepRoom();
}

void HeadView::paintEvent(QPaintEvent*)
{
    if (pattern_ < 0)
        return;
    QPainter painter(this);
    const QRect flag(0, 0, band, height());
    const bool solid = styleOf(pattern_) == Qt::SolidPattern;
    painter.fillRect(flag, solid ? colour_ : QColor(cloth)); // by night too, or a dark hatching is lost
    painter.fillRect(flag, QBrush(colour_, styleOf(pattern_)));
    painter.setPen(palette().color(QPalette::WindowText));
    painter.drawRect(flag.adjusted(0, 0, -1, -1));
}

void HeadView::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::FontChange)
    {
        enlarge();
        keepRoom();
    }
    QWidget::changeEvent(event);
}

} // namespace merlon::referee
