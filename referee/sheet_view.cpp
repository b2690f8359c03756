#include "referee/sheet_view.h"

#include "referee/sheet_rows.h"
#include "referee/wrapped_header.h"

#include <QApplication>
#include <QClipboard>
#include <QContextMenuEvent>
#include <QHeaderView>

#include <algorithm>
#include <numeric>

namespace merlon::referee
{
namespace
{

/// The widest column of those that may still be narrower; -1: none may.
int widestOf(const std::vector<int>& widths, const std::vector<int>& leasts)
{
    int widest = -1;
    for (std::size_t i = 0; i < widths.size(); ++i)
        if (widths[i] > leasts[i] && (widest < 0 || widths[i] > widths[static_cast<std::size_t>(widest)]))
            widest = static_cast<int>(i);
    return widest;
}

} // namespace

SheetView::SheetView(SheetRows& rows, QWidget* parent)
    : QTableView(parent), rows_(rows), headings_(new WrappedHeader(this))
{
    setHorizontalHeader(headings_);
    setModel(&rows);
    setSelectionBehavior(SelectRows);
    setTabKeyNavigation(false);
    setAlternatingRowColors(true);
    setWordWrap(true);
    setShowGrid(false);
    setEditTriggers(NoEditTriggers);
    verticalHeader()->hide();
    horizontalHeader()->setMinimumSectionSize(fontMetrics().averageCharWidth() * 8);
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

/// What is too wide is taken from the widest columns, as far as the words of their headings allow.
void SheetView::fit()
{
    if (model() == nullptr || model()->columnCount() == 0)
        return;
    std::vector<int> widths;
    std::vector<int> leasts;
    int room = viewport()->width();
    const int least = horizontalHeader()->minimumSectionSize();
    for (int column = 0; column < model()->columnCount(); ++column)
    {
        const bool own = own_.contains(column);
        leasts.push_back(own ? 0 : std::max(least, headings_->leastWidth(column)));
        widths.push_back(
            own ? 0 : std::max({leasts.back(), sizeHintForColumn(column) + 1, headings_->sectionSizeHint(column) + 1}));
        room -= own ? columnWidth(column) : 0;
    }
    while (std::accumulate(widths.begin(), widths.end(), 0) > room)
    {
        const int widest = widestOf(widths, leasts);
        if (widest < 0)
            break;
        const auto at = static_cast<std::size_t>(widest);
        const int over = std::accumulate(widths.begin(), widths.end(), 0) - room;
        widths[at] = std::max({leasts[at], widths[at] * 7 / 8, widths[at] - over});
    }
    fitting_ = true;
    for (int column = 0; column < model()->columnCount(); ++column)
        if (!own_.contains(column))
            setColumnWidth(column, widths[static_cast<std::size_t>(column)]);
    fitting_ = false;
    updateGeometries(); // headings may take other lines now
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
