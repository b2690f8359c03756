#include "referee/sheet_tables_page.h"

#include "core/io/sheet_tables.h"
#include "referee/sheet_table_model.h"
#include "translations/diagnostics.h"
#include "translations/words.h"

#include <QApplication>
#include <QClipboard>
#include <QEvent>
#include <QFileDialog>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QListWidget>
#include <QMessageBox>
#include <QPushButton>
#include <QTableView>
#include <QVBoxLayout>

#include <algorithm>

namespace merlon::referee
{

SheetTablesPage::SheetTablesPage(QWidget* parent)
    : QWidget(parent),
      names_(new QListWidget(this)),
      model_(new SheetTableModel(this)),
      table_(new QTableView(this)),
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
    table_->installEventFilter(this);
    told_->setObjectName(QStringLiteral("tables.told"));
    told_->setWordWrap(true);
    told_->setMinimumHeight(2 * fontMetrics().lineSpacing());
    auto* rows = new QHBoxLayout;
    rows->addWidget(add_);
    rows->addWidget(take_);
    rows->addStretch(1);
    rows->addWidget(dismiss_);
    rows->addWidget(use_);
    auto* right = new QVBoxLayout;
    right->addWidget(table_, 1);
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
}

QPushButton* SheetTablesPage::button(const char* name, void (SheetTablesPage::*pressed)())
{
    auto* made = new QPushButton(this);
    made->setObjectName(QLatin1String(name));
    made->setAutoDefault(false);
    connect(made, &QPushButton::clicked, this, pressed);
    return made;
}

void SheetTablesPage::show(const play::System* system, const play::ChosenRules& rules)
{
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
    model_->show(system_, row >= 0 ? grids_[static_cast<std::size_t>(row)] : play::Grid());
    if (model_->rowCount() > 0)
        table_->setCurrentIndex(model_->index(0, 0));
}

/// What is wrong, or what there is to know.
void SheetTablesPage::tell()
{
    const int row = names_->currentRow();
    const play::Grid* grid = row >= 0 ? &grids_[static_cast<std::size_t>(row)] : nullptr;
    const auto& faults = model_->faults();
    if (!faults.empty())
        told_->setText(words::sentence(faults.front().message));
    else if (grid != nullptr && model_->isChanged())
        told_->setText(tr("No errors are left in this table."));
    else if (grid != nullptr && grid->standIn)
        told_->setText(tr("This table is a stand-in: the printed one is not in our sources. Type in the one from your "
                          "play sheet, or paste it from a spreadsheet."));
    else
        told_->clear();
    use_->setEnabled(grid != nullptr && model_->isChanged() && faults.empty());
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
    const QString file = QFileDialog::getOpenFileName(this, tr("Load result tables"), {},
                                                      //: a kind of files
                                                      tr("Result tables (*.tables.yaml *.yaml)"));
    if (!file.isEmpty())
        load(file);
}

void SheetTablesPage::askWhereTo()
{
    QString file = QFileDialog::getSaveFileName(this, tr("Save result tables"),
                                                words::fromView(system_->id()) + QStringLiteral(".tables.yaml"),
                                                tr("Result tables (*.tables.yaml *.yaml)"));
    if (!file.isEmpty() && !file.endsWith(QStringLiteral(".yaml")))
        file += QStringLiteral(".tables.yaml");
    if (!file.isEmpty())
        save(file);
}

bool SheetTablesPage::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == table_ && event->type() == QEvent::KeyPress)
    {
        const auto* key = static_cast<const QKeyEvent*>(event);
        if (key->matches(QKeySequence::Paste))
            return model_->paste(table_->currentIndex(), QApplication::clipboard()->text()), true;
        if (key->matches(QKeySequence::Copy))
            return QApplication::clipboard()->setText(model_->copied(table_->selectionModel()->selectedIndexes())),
                   true;
    }
    return QWidget::eventFilter(watched, event);
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
    table_->setAccessibleName(tr("Cells of the table"));
    names_->setAccessibleName(tr("Result tables"));
    model_->retranslate();
    showNames();
}

} // namespace merlon::referee
