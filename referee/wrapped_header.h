#pragma once

#include <QHeaderView>

namespace merlon::referee
{

/// Headings of columns that take several lines where a column is narrow: words are never cut.
class WrappedHeader : public QHeaderView
{
    Q_OBJECT

public:
    explicit WrappedHeader(QWidget* parent);

    /// The width at which each word of that heading still fits on a line.
    int leastWidth(int column) const;

protected:
    QSize sectionSizeFromContents(int column) const override;

private:
    /// What is around the text, with room for the mark of the sorted column.
    int around() const;
    QString textOf(int column) const;
};

} // namespace merlon::referee
