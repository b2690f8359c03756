#include "referee/candidate_delegate.h"

#include "referee/candidate_model.h"

#include <QApplication>
#include <QPainter>

namespace merlon::referee
{

void CandidateDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const QString chance = index.data(CandidateModel::ChanceRole).toString();
    if (chance.isEmpty())
        return QStyledItemDelegate::paint(painter, option, index);
    QStyleOptionViewItem item = option;
    initStyleOption(&item, index);
    const QStyle* style = item.widget != nullptr ? item.widget->style() : QApplication::style();
    const int gap = style->pixelMetric(QStyle::PM_FocusFrameHMargin, &item, item.widget) + 3;
    QStyleOptionViewItem ground = item;
    ground.text.clear();
    ground.icon = {};
    style->drawControl(QStyle::CE_ItemViewItem, &ground, painter, item.widget);
    const int wide = item.fontMetrics.horizontalAdvance(chance);
    const QRect right(item.rect.right() - gap - wide, item.rect.top(), wide, item.rect.height());
    item.rect.setRight(right.left() - gap);
    item.state &= ~QStyle::State_HasFocus;
    item.backgroundBrush = {};
    style->drawControl(QStyle::CE_ItemViewItem, &item, painter, item.widget);
    const bool selected = (item.state & QStyle::State_Selected) != 0;
    style->drawItemText(painter, right, Qt::AlignRight | Qt::AlignVCenter, item.palette,
                        (item.state & QStyle::State_Enabled) != 0, chance,
                        selected ? QPalette::HighlightedText : QPalette::Text);
}

QSize CandidateDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const QString room = QString::number(option.rect.width()) + ' ' + QString::number(option.rect.height()) + ' ' +
                         QString::number(option.decorationSize.height());
    const QString key = room + ' ' + option.font.key() + ' ' + index.data().toString();
    if (const QSize* known = sizes_.object(key))
        return *known;
    const QSize size = QStyledItemDelegate::sizeHint(option, index);
    sizes_.insert(key, new QSize(size));
    return size;
}

} // namespace merlon::referee
