#include "referee/choice_page.h"

#include "referee/choices_model.h"
#include "translations/words.h"

#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QRegularExpression>
#include <QSignalBlocker>
#include <QSortFilterProxyModel>
#include <QSplitter>
#include <QTableView>
#include <QTextBrowser>
#include <QVBoxLayout>

#include <algorithm>
#include <numeric>

namespace merlon::referee
{
namespace
{

/// As wide as each wants to be where there is room; else the wide ones share what the narrow ones leave.
std::vector<int> shared(const std::vector<int>& wanted, int room)
{
    std::vector<int> widths = wanted;
    std::vector<int> sorted = wanted;
    std::ranges::sort(sorted);
    auto left = static_cast<int>(sorted.size());
    for (const int width : sorted)
    {
        if (width * left > room)
        {
            for (int& one : widths)
                one = std::min(one, room / left);
            return widths;
        }
        room -= width;
        --left;
    }
    if (!widths.empty())
        *std::ranges::max_element(widths) += room;
    return widths;
}

} // namespace

ChoicePage::ChoicePage(ChoicesModel* model, const QString& name, QWidget* parent)
    : QWidget(parent),
      model_(model),
      found_(new QSortFilterProxyModel(this)),
      search_(new QLineEdit(this)),
      table_(new QTableView(this)),
      text_(new QTextBrowser(this)),
      label_(new QLabel(this)),
      ways_(new QComboBox(this))
{
    model_->setParent(this);
    found_->setSourceModel(model_);
    found_->setFilterRole(ChoicesModel::SearchRole);
    search_->setObjectName(name + QStringLiteral(".find"));
    search_->setClearButtonEnabled(true);
    table_->setObjectName(name + QStringLiteral(".table"));
    table_->setModel(found_);
    table_->setSelectionBehavior(QAbstractItemView::SelectRows);
    table_->setSelectionMode(QAbstractItemView::SingleSelection);
    table_->setAlternatingRowColors(true);
    table_->setTabKeyNavigation(false);
    table_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    table_->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    table_->verticalHeader()->hide();
    table_->verticalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    table_->horizontalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    table_->horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    table_->horizontalHeader()->setResizeContentsPrecision(-1);
    table_->horizontalHeader()->setHighlightSections(false);
    text_->setObjectName(name + QStringLiteral(".text"));
    text_->setOpenLinks(false);
    ways_->setObjectName(name + QStringLiteral(".ways"));
    label_->setBuddy(ways_);
    table_->viewport()->installEventFilter(this);
    auto* below = new QWidget(this);
    auto* column = new QVBoxLayout(below);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(text_);
    auto* line = new QHBoxLayout;
    line->addWidget(label_);
    line->addWidget(ways_, 1);
    column->addLayout(line);
    auto* splitter = new QSplitter(Qt::Vertical, this);
    splitter->addWidget(table_);
    splitter->addWidget(below);
    splitter->setStretchFactor(0, 3);
    splitter->setStretchFactor(1, 2);
    splitter->setChildrenCollapsible(false);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(search_);
    layout->addWidget(splitter, 1);
    connect(search_, &QLineEdit::textChanged, this, &ChoicePage::find);
    connect(search_, &QLineEdit::returnPressed, table_, qOverload<>(&QWidget::setFocus));
    connect(table_->selectionModel(), &QItemSelectionModel::currentChanged, this, &ChoicePage::showCurrent);
    connect(ways_, &QComboBox::activated, this,
            [this](int way)
            {
                if (const int row = currentRow(); row >= 0 && way != model_->way(row))
                    emit chosen(model_->choose(row, way));
            });
}

void ChoicePage::setTexts(const QString& find, const QString& choose, const QString& nothing)
{
    search_->setPlaceholderText(find);
    search_->setAccessibleName(find);
    label_->setText(choose);
    text_->setPlaceholderText(nothing);
    table_->setAccessibleName(found_->headerData(0, Qt::Horizontal).toString());
    refresh();
}

void ChoicePage::refresh()
{
    if (!table_->currentIndex().isValid() && found_->rowCount() > 0)
        table_->selectRow(0);
    fitColumns();
    showCurrent();
}

int ChoicePage::currentRow() const
{
    return found_->mapToSource(table_->currentIndex()).row();
}

/// Those in which each of the words stands.
void ChoicePage::find()
{
    QString all;
    for (const QString& word : words::folded(search_->text()).split(' ', Qt::SkipEmptyParts))
        all += QStringLiteral("(?=.*%1)").arg(QRegularExpression::escape(word));
    found_->setFilterRegularExpression(QRegularExpression('^' + all, QRegularExpression::DotMatchesEverythingOption));
    if (!table_->currentIndex().isValid())
        table_->selectRow(0);
    table_->scrollTo(table_->currentIndex());
    showCurrent();
}

void ChoicePage::showCurrent()
{
    const int row = currentRow();
    const QStringList ways = row >= 0 ? model_->ways(row) : QStringList();
    text_->setHtml(row >= 0 ? model_->html(row) : QString());
    text_->setAccessibleName(table_->currentIndex().siblingAtColumn(0).data().toString());
    ways_->clear();
    ways_->addItems(ways);
    ways_->setCurrentIndex(ways.isEmpty() ? -1 : model_->way(row));
    const bool offers = row >= 0 && model_->offers(row);
    ways_->setEnabled(offers);
    label_->setEnabled(offers);
}

void ChoicePage::fitColumns()
{
    const int count = found_->columnCount();
    const int margin = 2 * fontMetrics().averageCharWidth();
    std::vector<int> wanted;
    for (int i = 0; i < count; ++i)
        wanted.push_back(table_->horizontalHeader()->sectionSizeHint(i) + margin);
    for (int row = 0; row < found_->rowCount(); ++row)
        for (int i = 0; i < count; ++i)
        {
            const QString text = found_->index(row, i).data().toString();
            auto& width = wanted[static_cast<std::size_t>(i)];
            width = std::max(width, table_->fontMetrics().horizontalAdvance(text) + margin);
        }
    const auto widths = shared(wanted, table_->viewport()->width());
    for (int i = 0; i < count; ++i)
        table_->setColumnWidth(i, widths[static_cast<std::size_t>(i)]);
}

void ChoicePage::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange)
        refresh();
    QWidget::changeEvent(event);
}

/// A page behind another one has its size only now.
bool ChoicePage::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == table_->viewport() && event->type() == QEvent::Resize)
        fitColumns();
    return QWidget::eventFilter(watched, event);
}

} // namespace merlon::referee
