#include "referee/poster_view.h"

#include "referee/poster_rows.h"
#include "referee/sheet_model.h"
#include "referee/system_text.h"

#include <QHeaderView>

#include <algorithm>

namespace merlon::referee
{
namespace
{

constexpr int smallestLetters = 11;

/// -1: it has none of that name.
int columnOf(const play::Kind& kind, std::string_view key)
{
    const auto at = std::ranges::find(kind.fields, key, &play::Field::key);
    return at == kind.fields.end() ? -1 : static_cast<int>(at - kind.fields.begin());
}

} // namespace

PosterView::PosterView(QWidget* parent) : QTableView(parent), model_(new SheetModel(this)), rows_(new PosterRows(this))
{
    rows_->setSourceModel(model_);
    setModel(rows_);
    setFocusPolicy(Qt::NoFocus);
    setSelectionMode(NoSelection);
    setAlternatingRowColors(true);
    setShowGrid(false);
    setWordWrap(false);
    setContextMenuPolicy(Qt::NoContextMenu); // it is the window's
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    verticalHeader()->hide();
    verticalHeader()->setMinimumSectionSize(1);
    horizontalHeader()->setHighlightSections(false);
    horizontalHeader()->setSectionsClickable(false);
    horizontalHeader()->setMinimumSectionSize(1);
}

void PosterView::show(const play::Game& game, const play::Sheet& sheet)
{
    if (model_->key() != sheet.key)
        first_ = 0;
    setAccessibleName(SystemText(*game.setting->system).word("sheet", sheet.key));
    model_->show(game, sheet);
    rows_->weighColumns(sheet.tiles ? columnOf(*sheet.columns, sheet.tiles->thing) : -1);
    horizontalHeader()->show();
    fit();
}

void PosterView::showNothing()
{
    horizontalHeader()->hide();
    rows_->showRows(0, 0);
}

void PosterView::turnTo(int page)
{
    first_ = std::clamp(page, 0, std::max(0, pages() - 1)) * room_;
    rows_->showRows(first_, room_);
    emit pagesChanged();
}

int PosterView::pages() const
{
    return (rows_->rowsInAll() + room_ - 1) / room_;
}

/// Its columns as wide as letters of that height need them; all of them together.
int PosterView::widen(int pixels)
{
    QFont letters = font();
    letters.setPixelSize(pixels);
    setFont(letters);
    horizontalHeader()->setFont(letters);
    int sum = 0;
    for (int column = 0; column < rows_->columnCount(); ++column)
    {
        const int wide = std::max(sizeHintForColumn(column), horizontalHeader()->sectionSizeHint(column)) + pixels / 2;
        setColumnWidth(column, wide);
        sum += wide;
    }
    return sum;
}

/// By all rows, so that the columns stand still from page to page.
void PosterView::fit()
{
    rows_->showRows(0, rows_->rowsInAll());
    const int columns = rows_->columnCount();
    if (columns == 0)
        return;
    const int room = width() - 2 * frameWidth();
    int pixels = std::max(pixels_, smallestLetters);
    int sum = widen(pixels);
    while (sum > room && pixels > smallestLetters)
        sum = widen(--pixels);
    const int spare = std::max(0, room - sum);
    for (int column = 0; column < columns; ++column)
        setColumnWidth(column, columnWidth(column) + spare * (column + 1) / columns - spare * column / columns);
    const int high = fontMetrics().height() * 13 / 10;
    verticalHeader()->setDefaultSectionSize(high);
    horizontalHeader()->setFixedHeight(high);
    const int page = first_ / room_;
    const int before = room_;
    room_ = std::max(1, (height() - 2 * frameWidth() - high) / high);
    turnTo(before == room_ ? page : first_ / room_);
}

void PosterView::resizeEvent(QResizeEvent* event)
{
    QTableView::resizeEvent(event);
    fit();
}

} // namespace merlon::referee
