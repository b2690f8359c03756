#include "referee/flow_layout.h"

#include <QStyle>
#include <QWidget>

#include <algorithm>

namespace merlon::referee
{
namespace
{

constexpr int gap = 4; ///< pixels between two, and between rows

}

FlowLayout::~FlowLayout() = default;

QLayoutItem* FlowLayout::itemAt(int index) const
{
    return index >= 0 && index < count() ? items_[static_cast<std::size_t>(index)].get() : nullptr;
}

QLayoutItem* FlowLayout::takeAt(int index)
{
    if (itemAt(index) == nullptr)
        return nullptr;
    const auto at = items_.begin() + index;
    QLayoutItem* item = at->release();
    items_.erase(at);
    return item;
}

QSize FlowLayout::minimumSize() const
{
    QSize least;
    for (const auto& item : items_)
        if (!item->isEmpty())
            least = least.expandedTo(item->minimumSize());
    return least;
}

void FlowLayout::setGeometry(const QRect& rect)
{
    QLayout::setGeometry(rect);
    flow(rect, true);
}

int FlowLayout::flow(const QRect& in, bool lays) const
{
    const Qt::LayoutDirection direction = parentWidget()->layoutDirection();
    QPoint at = in.topLeft();
    int rowHeight = 0;
    for (const auto& item : items_)
    {
        if (item->isEmpty()) // hidden
            continue;
        const QSize size = item->sizeHint().boundedTo(QSize(std::max(in.width(), 0), QWIDGETSIZE_MAX));
        if (at.x() > in.left() && at.x() + size.width() > in.left() + in.width())
        {
            at = {in.left(), at.y() + rowHeight + gap};
            rowHeight = 0;
        }
        if (lays)
            item->setGeometry(QStyle::visualRect(direction, in, QRect(at, size)));
        at.rx() += size.width() + gap;
        rowHeight = std::max(rowHeight, size.height());
    }
    return at.y() + rowHeight - in.top();
}

} // namespace merlon::referee
