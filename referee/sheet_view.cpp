#include "referee/sheet_view.h"

#include <QHeaderView>

#include <algorithm>
#include <numeric>

namespace merlon::referee
{

/// What is too wide is taken from the widest columns.
void SheetView::fit()
{
    if (model() == nullptr || model()->columnCount() == 0)
        return;
    std::vector<int> widths;
    for (int column = 0; column < model()->columnCount(); ++column)
        widths.push_back(std::max(sizeHintForColumn(column), horizontalHeader()->sectionSizeHint(column)) + 1);
    const int room = viewport()->width();
    const int least = horizontalHeader()->minimumSectionSize();
    while (std::accumulate(widths.begin(), widths.end(), 0) > room)
    {
        const auto widest = std::ranges::max_element(widths);
        if (*widest <= least)
            break;
        const int over = std::accumulate(widths.begin(), widths.end(), 0) - room;
        *widest = std::max({least, *widest * 7 / 8, *widest - over});
    }
    for (int column = 0; column < model()->columnCount(); ++column)
        setColumnWidth(column, widths[static_cast<std::size_t>(column)]);
    resizeRowsToContents();
}

void SheetView::resizeEvent(QResizeEvent* event)
{
    QTableView::resizeEvent(event);
    fit();
}

} // namespace merlon::referee
