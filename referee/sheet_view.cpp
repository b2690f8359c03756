#include "referee/sheet_view.h"

#include "referee/sheet_rows.h"

#include <QApplication>
#include <QClipboard>
#include <QContextMenuEvent>
#include <QHeaderView>

#include <algorithm>
#include <numeric>

namespace merlon::referee
{

SheetView::SheetView(SheetRows& rows, QWidget* parent) : QTableView(parent), rows_(rows)
{
    setModel(&rows);
    setSelectionBehavior(SelectRows);
    setTabKeyNavigation(false);
    setAlternatingRowColors(true);
    setWordWrap(true);
    setShowGrid(false);
    setEditTriggers(NoEditTriggers);
    verticalHeader()->hide();
    horizontalHeader()->setMinimumSectionSize(fontMetrics().averageCharWidth() * 8);
    horizontalHeader()->setHighlightSections(false);
    horizontalHeader()->setSortIndicatorClearable(true);
    horizontalHeader()->setSortIndicator(-1, Qt::AscendingOrder);
    setSortingEnabled(true);
    connect(horizontalHeader(), &QHeaderView::sectionResized, this,
            [this](int column)
            {
                if (!fitting_ && model()->columnCount() > 0)
                    own_.insert(column);
            });
    connect(&rows, &QAbstractItemModel::modelReset, this, [this] { own_.clear(); });
    connect(this, &QTableView::doubleClicked, this, &SheetView::meant);
}

/// What is too wide is taken from the widest columns.
void SheetView::fit()
{
    if (model() == nullptr || model()->columnCount() == 0)
        return;
    std::vector<int> widths;
    int room = viewport()->width();
    const int least = horizontalHeader()->minimumSectionSize();
    for (int column = 0; column < model()->columnCount(); ++column)
    {
        const bool own = own_.contains(column);
        widths.push_back(
            own ? 0
                : std::max({least, sizeHintForColumn(column) + 1, horizontalHeader()->sectionSizeHint(column) + 1}));
        room -= own ? columnWidth(column) : 0;
    }
    while (std::accumulate(widths.begin(), widths.end(), 0) > room)
    {
        const auto widest = std::ranges::max_element(widths);
        if (*widest <= least)
            break;
        const int over = std::accumulate(widths.begin(), widths.end(), 0) - room;
        *widest = std::max({least, *widest * 7 / 8, *widest - over});
    }
    fitting_ = true;
    for (int column = 0; column < model()->columnCount(); ++column)
        if (!own_.contains(column))
            setColumnWidth(column, widths[static_cast<std::size_t>(column)]);
    fitting_ = false;
    resizeRowsToContents();
}

void SheetView::resizeEvent(QResizeEvent* event)
{
    QTableView::resizeEvent(event);
    fit();
}

QString SheetView::textOf(const QList<int>& rows, bool headed) const
{
    QStringList lines;
    const auto add = [&](auto cellOf)
    {
        QStringList cells;
        for (int column = 0; column < model()->columnCount(); ++column)
            cells << cellOf(column).toString().simplified(); // without tabs and ends of lines
        lines << cells.join('\t');
    };
    if (headed)
        add([&](int column) { return model()->headerData(column, Qt::Horizontal); });
    for (const int row : rows)
        add([&](int column) { return model()->index(row, column).data(); });
    return lines.join('\n') + '\n';
}

QString SheetView::copied() const
{
    QList<int> rows;
    for (const QModelIndex& one : selectionModel()->selectedRows())
        rows << one.row();
    std::ranges::sort(rows);
    return rows.isEmpty() ? QString() : textOf(rows, rows.size() == rows_.sourceModel()->rowCount());
}

QString SheetView::copiedWhole() const
{
    QList<int> rows(model()->rowCount());
    std::iota(rows.begin(), rows.end(), 0);
    return textOf(rows, true);
}

void SheetView::keyPressEvent(QKeyEvent* event)
{
    if (event->matches(QKeySequence::Copy))
    {
        if (const QString text = copied(); !text.isEmpty())
            QApplication::clipboard()->setText(text);
    }
    else if ((event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) && currentIndex().isValid())
        emit meant(currentIndex());
    else
        QTableView::keyPressEvent(event);
}

void SheetView::contextMenuEvent(QContextMenuEvent* event)
{
    const bool mouse = event->reason() == QContextMenuEvent::Mouse;
    const QModelIndex cell = mouse ? indexAt(event->pos()) : currentIndex();
    emit menuWanted(mouse ? event->globalPos() : viewport()->mapToGlobal(visualRect(cell).center()), cell);
}

} // namespace merlon::referee
