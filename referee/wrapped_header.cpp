#include "referee/wrapped_header.h"

#include <QAbstractItemModel>
#include <QStyle>

#include <algorithm>

namespace merlon::referee
{

WrappedHeader::WrappedHeader(QWidget* parent) : QHeaderView(Qt::Horizontal, parent)
{
    setDefaultAlignment(Qt::AlignCenter | Qt::Alignment(Qt::TextWordWrap));
    setSectionsClickable(true);
    setHighlightSections(false);
}

int WrappedHeader::around() const
{
    const int margin = style()->pixelMetric(QStyle::PM_HeaderMargin, nullptr, this);
    const int mark = isSortIndicatorShown() ? style()->pixelMetric(QStyle::PM_HeaderMarkSize, nullptr, this) : 0;
    return 2 * margin + (mark > 0 ? mark + margin : 0);
}

QString WrappedHeader::textOf(int column) const
{
    return model() != nullptr ? model()->headerData(column, Qt::Horizontal).toString() : QString();
}

int WrappedHeader::leastWidth(int column) const
{
    int most = 0;
    for (const QString& word : textOf(column).split(QLatin1Char(' ')))
        most = std::max(most, fontMetrics().horizontalAdvance(word));
    return most + around() + 2;
}

/// As wide as on one line, as high as where it is.
QSize WrappedHeader::sectionSizeFromContents(int column) const
{
    QSize size = QHeaderView::sectionSizeFromContents(column);
    const int room = std::max(1, sectionSize(column) - around());
    const QRect text = fontMetrics().boundingRect(0, 0, room, 9999, Qt::AlignCenter | Qt::TextWordWrap, textOf(column));
    const int margin = style()->pixelMetric(QStyle::PM_HeaderMargin, nullptr, this);
    size.setHeight(std::max(size.height(), text.height() + 2 * margin));
    return size;
}

} // namespace merlon::referee
