#include "referee/sheet_tables_page.h"

#include "core/io/sheet_tables.h"
#include "referee/hex_cells_view.h"
#include "referee/sheet_table_model.h"
#include "translations/diagnostics.h"
#include "translations/words.h"

#include <QApplication>
#include <QCheckBox>
#include <QClipboard>
#include <QDir>
#include <QEvent>
#include <QFileDialog>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QListWidget>
#include <QMessageBox>
#include <QPainter>
#include <QPushButton>
#include <QStackedWidget>
#include <QStyledItemDelegate>
#include <QTableView>
#include <QVBoxLayout>

#include <algorithm>

namespace merlon::referee
{
namespace
{

/// A frame around each cell that differs, and its corner turned down: it is told without colours.
class DifferencesDelegate : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        QStyledItemDelegate::paint(painter, option, index);
        if (!index.data(SheetTableModel::DiffersRole).toBool())
            return;
        constexpr double corner = 8;
        const bool dark = option.palette.color(QPalette::Base).lightness() < 128;
        const QColor ink = dark ? QColor(0x8ab8ff) : QColor(0x1f5fbf);
        const QRectF box = QRectF(option.rect).adjusted(1, 1, -1, -1);
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        painter->setPen(QPen(ink, 1.6));
        painter->drawRect(box);
        painter->setBrush(ink);
        painter->drawPolygon(
            QPolygonF{box.topRight(), box.topRight() - QPointF(corner, 0), box.topRight() + QPointF(0, corner)});
        painter->restore();
    }
};

} // namespace

SheetTablesPage::SheetTablesPage(QWidget* parent)
    : QWidget(parent),
      names_(new QListWidget(this)),
      model_(new SheetTableModel(this)),
      table_(new QTableView),
      hexes_(new HexCellsView),
      cells_(new QStackedWidget(this)),
      compare_(new QCheckBox(this)),
      differing_(new QLabel(this)),
      told_(new QLabel(this)),
      use_(button("tables.use", &SheetTablesPage::use)),
      dismiss_(button("tables.dismiss", &SheetTablesPage::dismiss)),
      add_(button("tables.add", &SheetTablesPage::addRow)),
      take_(button("tables.take", &SheetTablesPage::takeRow)),
      load_(button("tables.load", &SheetTablesPage::askForFile)),
      save_(button("tables.save", &SheetTablesPage::askWhereTo))
{
    names_->setObjectName(QStringLiteral("tables.names"));
    names_->setWordWrap(true);
    names_->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Expanding);
    table_->setObjectName(QStringLiteral("tables.cells"));
    table_->setModel(model_);
    table_->setAlternatingRowColors(true);
    table_->setTabKeyNavigation(false);
    table_->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    table_->verticalHeader()->setDefaultAlignment(Qt::AlignRight | Qt::AlignVCenter);
    table_->setItemDelegate(new DifferencesDelegate(table_));
    hexes_->setObjectName(QStringLiteral("tables.hexes"));
    hexes_->setModel(model_);
    delete hexes_->selectionModel();
    hexes_->setSelectionModel(table_->selectionModel());
    for (QAbstractItemView* one : std::initializer_list<QAbstractItemView*>{table_, hexes_})
    {
        one->installEventFilter(this);
        cells_->addWidget(one);
    }
    compare_->setObjectName(QStringLiteral("tables.compare"));
    differing_->setObjectName(QStringLiteral("tables.differing"));
    told_->setObjectName(QStringLiteral("tables.told"));
    told_->setWordWrap(true);
    told_->setMinimumHeight(2 * fontMetrics().lineSpacing());
    auto* rows = new QHBoxLayout;
    rows->addWidget(add_);
    rows->addWidget(take_);
    rows->addStretch(1);
    rows->addWidget(dismiss_);
    rows->addWidget(use_);
    auto* beside = new QHBoxLayout;
    beside->addWidget(compare_);
    beside->addWidget(differing_, 1);
    auto* right = new QVBoxLayout;
    right->addLayout(beside);
    right->addWidget(cells_, 1);
    right->addWidget(told_);
    right->addLayout(rows);
    auto* left = new QVBoxLayout;
    left->addWidget(names_, 1);
    left->addWidget(load_);
    left->addWidget(save_);
    auto* layout = new QHBoxLayout(this);
    layout->addLayout(left);
    layout->addLayout(right, 1);
    connect(names_, &QListWidget::currentRowChanged, this, &SheetTablesPage::showTable);
    connect(model_, &SheetTableModel::typedChanged, this, &SheetTablesPage::tell);
    connect(compare_, &QCheckBox::toggled, this, &SheetTablesPage::compare);
}

QPushButton* SheetTablesPage::button(const char* name, void (SheetTablesPage::*pressed)())
{
    auto* made = new QPushButton(this);
    made->setObjectName(QLatin1String(name));
    made->setAutoDefault(false);
    connect(made, &QPushButton::clicked, this, pressed);
    return made;
}

void SheetTablesPage::show(const play::System* system, const play::ChosenRules& rules, const QString& folder)
{
    folder_ = folder;
    const bool same = system == system_ && rules.tables == rules_.tables;
    system_ = system;
    rules_ = rules;
    if (same)
        return;
    grids_ = system != nullptr ? system->grids(rules.tables) : std::vector<play::Grid>();
    showNames();
}

bool SheetTablesPage::isTyped(const std::string& id) const
{
    return std::ranges::count(rules_.tables, id, &play::TypedTable::id) > 0;
}

void SheetTablesPage::showNames()
{
    const int current = std::max(0, names_->currentRow());
    const QSignalBlocker quiet(names_);
    names_->clear();
    int widest = 0;
    for (const play::Grid& one : grids_)
    {
        QString name = words::word(system_->id(), "table", one.id);
        name.replace(0, 1, name.left(1).toUpper());
        //: behind the name of a table: it is invented
        name += '\n' + (one.standIn ? tr("stand-in") : isTyped(one.id) ? tr("typed in") : tr("printed"));
        names_->addItem(name);
        widest = std::max(widest, names_->sizeHintForColumn(0));
    }
    names_->setFixedWidth(widest + 4 * names_->frameWidth() + fontMetrics().averageCharWidth() * 4);
    names_->setCurrentRow(std::min(current, names_->count() - 1));
    showTable();
}

void SheetTablesPage::showTable()
{
    const int row = names_->currentRow();
    const play::Grid grid = row >= 0 ? grids_[static_cast<std::size_t>(row)] : play::Grid();
    model_->show(system_, grid);
    if (grid.hexes)
        hexes_->setHexes(*grid.hexes);
    cells_->setCurrentWidget(grid.hexes ? static_cast<QWidget*>(hexes_) : table_);
    if (model_->rowCount() > 0)
        table_->setCurrentIndex(model_->index(0, 0));
    compare();
}

/// With what stands in the table's place as long as nobody types it in; a printed one is no stand-in.
void SheetTablesPage::compare()
{
    std::optional<play::Grid> other;
    if (system_ != nullptr)
        for (play::Grid& one : system_->grids({}))
            if (one.id == model_->typed().id && one.standIn)
                other = std::move(one);
    compare_->setVisible(other.has_value());
    model_->compareWith(compare_->isChecked() ? std::move(other) : std::nullopt);
}

/// What is wrong, or what there is to know.
void SheetTablesPage::tell()
{
    const int row = names_->currentRow();
    const play::Grid* grid = row >= 0 ? &grids_[static_cast<std::size_t>(row)] : nullptr;
    const auto& faults = model_->faults();
    //: behind what is wrong with a table: there is more
    const QString more =
        faults.size() > 1 ? ' ' + tr("(and %n more)", "", static_cast<int>(faults.size()) - 1) : QString();
    if (!faults.empty() && model_->isPlayable())
        told_->setText(tr("This table can be played, but check it. %1").arg(model_->said(faults.front())) + more);
    else if (!faults.empty())
        told_->setText(model_->said(faults.front()) + more);
    else if (grid != nullptr && model_->isChanged())
        told_->setText(tr("No errors are left in this table."));
    else if (grid != nullptr && grid->standIn)
        told_->setText(tr("This table is a stand-in: the printed one is not in our sources. Type in the one from your "
                          "play sheet, or paste it from a spreadsheet."));
    else
        told_->clear();
    const int differing = model_->differing();
    differing_->setVisible(model_->isCompared());
    differing_->setText(differing == 0 ? tr("No cell differs from the stand-in.")
                                       : tr("%n cell(s) differ from the stand-in.", "", differing));
    use_->setEnabled(grid != nullptr && model_->isChanged() && model_->isPlayable());
    dismiss_->setEnabled(grid != nullptr && (model_->isChanged() || isTyped(grid->id)));
    add_->setVisible(model_->grows());
    take_->setVisible(model_->grows());
    take_->setEnabled(model_->rowCount() > 1);
    save_->setEnabled(!rules_.tables.empty());
}

void SheetTablesPage::use()
{
    play::ChosenRules rules = rules_;
    play::TypedTable typed = model_->typed();
    std::erase_if(rules.tables, [&](const play::TypedTable& one) { return one.id == typed.id; });
    rules.tables.push_back(std::move(typed));
    emit chosen(rules);
}

/// What was typed, or else the table that is used.
void SheetTablesPage::dismiss()
{
    if (model_->isChanged())
        return showTable();
    play::ChosenRules rules = rules_;
    std::erase_if(rules.tables, [&](const play::TypedTable& one) { return one.id == model_->typed().id; });
    emit chosen(rules);
}

void SheetTablesPage::addRow()
{
    model_->addRow(table_->currentIndex().row() + 1);
}

void SheetTablesPage::takeRow()
{
    model_->takeRow(table_->currentIndex().row());
}

void SheetTablesPage::load(const QString& file)
{
    const auto text = io::readFile(file.toStdString());
    const auto loaded = text ? io::parseTables(*text, file.toStdString()) : io::Loaded<io::SheetTables>();
    const yaml::Diagnostic* wrong = !text                        ? &text.error()
                                    : loaded.diagnostics.empty() ? nullptr
                                                                 : &loaded.diagnostics.front();
    if (!loaded.value || loaded.value->system != system_->id())
    {
        QMessageBox::warning(this, tr("Result tables"),
                             wrong != nullptr ? words::sentence(wrong->message)
                                              : tr("These tables belong to another game."));
        return;
    }
    play::ChosenRules rules = rules_;
    for (const play::TypedTable& typed : loaded.value->tables)
    {
        std::erase_if(rules.tables, [&](const play::TypedTable& one) { return one.id == typed.id; });
        rules.tables.push_back(typed);
    }
    emit chosen(rules);
}

void SheetTablesPage::save(const QString& file)
{
    const io::SheetTables tables{std::string(system_->id()), rules_.tables};
    if (const auto written = io::writeFile(file.toStdString(), io::tablesFileText(tables), io::Links::Refuse); !written)
        QMessageBox::warning(this, tr("Result tables"), words::sentence(written.error().message));
}

void SheetTablesPage::askForFile()
{
    const QString file = QFileDialog::getOpenFileName(this, tr("Load result tables"), folder_,
                                                      //: a kind of files
                                                      tr("Result tables (*.tables.yaml *.yaml)"));
    if (!file.isEmpty())
        load(file);
}

void SheetTablesPage::askWhereTo()
{
    QString file = QFileDialog::getSaveFileName(
        this, tr("Save result tables"),
        QDir(folder_).filePath(words::fromView(system_->id()) + QStringLiteral(".tables.yaml")),
        tr("Result tables (*.tables.yaml *.yaml)"));
    if (!file.isEmpty() && !file.endsWith(QStringLiteral(".yaml")))
        file += QStringLiteral(".tables.yaml");
    if (!file.isEmpty())
        save(file);
}

bool SheetTablesPage::eventFilter(QObject* watched, QEvent* event)
{
    if ((watched == table_ || watched == hexes_) && event->type() == QEvent::KeyPress &&
        takeKey(*static_cast<const QKeyEvent*>(event)))
        return true;
    return QWidget::eventFilter(watched, event);
}

bool SheetTablesPage::takeKey(const QKeyEvent& key)
{
    if (key.matches(QKeySequence::Paste))
    {
        if (const QString why = model_->paste(table_->currentIndex(), QApplication::clipboard()->text());
            !why.isEmpty())
            told_->setText(why); // until something else is done
    }
    else if (key.matches(QKeySequence::Copy))
        QApplication::clipboard()->setText(model_->copied(table_->selectionModel()->selectedIndexes()));
    else if (key.matches(QKeySequence::Undo))
        model_->undo();
    else if (key.matches(QKeySequence::Redo))
        model_->redo();
    else
        return false;
    return true;
}

void SheetTablesPage::retranslate()
{
    //: takes the table that was typed into the scenario
    use_->setText(tr("&Play with this table"));
    //: gives up what was typed into a table, or the table that was typed in
    dismiss_->setText(tr("Rever&t"));
    add_->setText(tr("&Add a row"));
    take_->setText(tr("Re&move the row"));
    load_->setText(tr("&Load from a file…"));
    save_->setText(tr("&Save to a file…"));
    compare_->setText(tr("&Compare with the stand-in"));
    compare_->setToolTip(words::tip(tr("Marks each cell that differs from the stand-in")));
    table_->setAccessibleName(tr("Table cells"));
    hexes_->setAccessibleName(table_->accessibleName());
    names_->setAccessibleName(tr("Result tables"));
    model_->retranslate();
    showNames();
}

} // namespace merlon::referee
