#pragma once

#include <QStyledItemDelegate>

namespace merlon::referee
{

/// A candidate with its chance at the right of the line, where it stays when the rest is cut.
class CandidateDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
};

} // namespace merlon::referee
