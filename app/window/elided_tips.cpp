#include "app/window/elided_tips.h"

#include "translations/words.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QHeaderView>
#include <QHelpEvent>
#include <QToolTip>

namespace merlon::app
{
namespace
{

/// The words of a heading that is narrower than they are.
QString cutHeading(const QHeaderView& header, QPoint at)
{
    const int section = header.logicalIndexAt(at);
    if (section < 0 || header.sectionSize(section) >= header.sectionSizeHint(section))
        return {};
    const auto said = [&](int role)
    { return header.model()->headerData(section, header.orientation(), role).toString(); };
    return said(Qt::ToolTipRole).isEmpty() ? said(Qt::DisplayRole) : QString();
}

/// The words of an item that is smaller than they are.
QString cutItem(const QAbstractItemView& view, QPoint at)
{
    const QModelIndex index = view.indexAt(at);
    if (!index.isValid() || !index.data(Qt::ToolTipRole).toString().isEmpty())
        return {};
    const QSize room = view.visualRect(index).intersected(view.viewport()->rect()).size();
    const QSize wanted = view.sizeHintForIndex(index);
    const bool cut = wanted.width() > room.width() || wanted.height() > room.height();
    return cut ? index.data(Qt::DisplayRole).toString() : QString();
}

} // namespace

bool ElidedTips::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() != QEvent::ToolTip)
        return QObject::eventFilter(watched, event);
    auto* view = qobject_cast<QAbstractItemView*>(watched->parent());
    if (view == nullptr || view->model() == nullptr || watched != view->viewport())
        return QObject::eventFilter(watched, event);
    const auto* help = static_cast<QHelpEvent*>(event);
    const auto* header = qobject_cast<QHeaderView*>(view);
    const QString text = header != nullptr ? cutHeading(*header, help->pos()) : cutItem(*view, help->pos());
    if (text.isEmpty())
        return QObject::eventFilter(watched, event);
    QToolTip::showText(help->globalPos(), words::tip(text), view->viewport());
    return true;
}

} // namespace merlon::app
