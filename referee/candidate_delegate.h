#pragma once

#include <QCache>
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
    /// Measured once for a text: a list asks for the heights of its rows again and again.
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

private:
    mutable QCache<QString, QSize> sizes_{1000}; ///< by text, font and room
};

} // namespace merlon::referee
