#include "referee/scrolled_part.h"

#include <QApplication>
#include <QScrollBar>
#include <QTimer>
#include <QVBoxLayout>

#include <algorithm>

namespace merlon::referee
{
namespace
{

/// Needs no more than its parts do at the least: lists scroll by themselves. A part whose height depends on its width
/// has that height, as a box layout never gives it less.
class Parts : public QWidget
{
public:
    using QWidget::QWidget;

    int heightForWidth(int width) const override
    {
        int height = -layout()->spacing();
        for (int i = 0; i < layout()->count(); ++i)
            if (const QLayoutItem* part = layout()->itemAt(i); !part->isEmpty())
                height += layout()->spacing() +
                          (part->hasHeightForWidth() ? part->heightForWidth(width) : part->minimumSize().height());
        return height;
    }
};

} // namespace

ScrolledPart::ScrolledPart(QWidget* parent) : QScrollArea(parent)
{
    auto* parts = new Parts(this);
    column_ = new QVBoxLayout(parts);
    column_->setContentsMargins(0, 0, 0, 0);
    setFrameShape(NoFrame);
    setFocusPolicy(Qt::NoFocus);
    setWidgetResizable(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setWidget(parts);
    connect(qApp, &QApplication::focusChanged, this,
            [this](QWidget*, QWidget* now)
            {
                if (now != nullptr && widget()->isAncestorOf(now))
                    ensureWidgetVisible(now, 0, 0);
            });
}

void ScrolledPart::takeIn()
{
    QCoreApplication::sendPostedEvents(widget(), QEvent::LayoutRequest);
    widget()->layout()->activate();
}

void ScrolledPart::bringUp(QWidget* part)
{
    QTimer::singleShot(0, part,
                       [this, part]
                       {
                           const QRect at(part->mapTo(widget(), QPoint()), part->size());
                           const int wanted = std::min(at.top(), at.bottom() - viewport()->height());
                           verticalScrollBar()->setValue(std::max(verticalScrollBar()->value(), wanted));
                       });
}

} // namespace merlon::referee
