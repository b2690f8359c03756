#pragma once

#include <QStyledItemDelegate>

namespace merlon::referee
{

/// A tile: its number large, who is at it, and beneath them how it stands, by shape, colour and word.
class TileDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
};

} // namespace merlon::referee
