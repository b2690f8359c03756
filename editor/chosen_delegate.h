#pragma once

#include <QStyledItemDelegate>

namespace merlon::editor
{

/// What is chosen is framed, and keeps its colours: a swatch under the colour of a selection is another terrain's.
class ChosenDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;

protected:
    void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override;
};

} // namespace merlon::editor
