#include "referee/import_dialog.h"

#include "referee/import_model.h"
#include "referee/referee_session.h"
#include "referee/system_text.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFile>
#include <QFileDialog>
#include <QFileInfo>
#include <QFormLayout>
#include <QHeaderView>
#include <QLabel>
#include <QMessageBox>
#include <QPushButton>
#include <QScrollArea>
#include <QTableView>
#include <QVBoxLayout>

#include <algorithm>

namespace merlon::referee
{
namespace
{

constexpr qint64 largestSheet = 4'000'000; ///< bytes

} // namespace

ImportDialog::ImportDialog(const RefereeSession& session, play::Record start, const QString& text, QWidget* parent)
    : QDialog(parent),
      start_(std::move(start)),
      kind_(*session.setting()->system->order(start_.kind)),
      game_(session.game()),
      model_(new ImportModel(this)),
      from_(new QLabel(this)),
      columns_(new QWidget(this)),
      says_(new QLabel(this)),
      rows_(new QTableView(this)),
      record_(new QPushButton(tr("&Record"), this))
{
    //: %1: a kind of order; of the rows of a spreadsheet
    setWindowTitle(tr("Import: %1").arg(SystemText(*session.setting()->system).orderName(start_.kind)));
    auto* open = new QPushButton(tr("&Open a file…"), this);
    open->setObjectName(QStringLiteral("openSheet"));
    open->setAutoDefault(false);
    auto* above = new QHBoxLayout;
    above->addWidget(from_, 1);
    above->addWidget(open);
    auto* scroll = new QScrollArea(this);
    scroll->setWidget(columns_);
    scroll->setWidgetResizable(true);
    scroll->setAccessibleName(tr("Columns", "of a spreadsheet"));
    rows_->setModel(model_);
    rows_->setObjectName(QStringLiteral("importRows"));
    rows_->setAccessibleName(tr("Rows as orders"));
    rows_->verticalHeader()->hide();
    rows_->setSelectionBehavior(QAbstractItemView::SelectRows);
    rows_->setTabKeyNavigation(false);
    rows_->setShowGrid(false);
    rows_->horizontalHeader()->setStretchLastSection(true);
    auto* middle = new QHBoxLayout;
    middle->addWidget(scroll, 2);
    middle->addWidget(rows_, 3);
    says_->setWordWrap(true);
    says_->setObjectName(QStringLiteral("importSays"));
    from_->setObjectName(QStringLiteral("importFrom"));
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    buttons->addButton(record_, QDialogButtonBox::AcceptRole);
    record_->setObjectName(QStringLiteral("record"));
    record_->setDefault(true);
    auto* column = new QVBoxLayout(this);
    column->addLayout(above);
    column->addLayout(middle, 1);
    column->addWidget(says_);
    column->addWidget(buttons);
    resize(fontMetrics().averageCharWidth() * 150, fontMetrics().height() * 32);
    connect(open, &QPushButton::clicked, this, &ImportDialog::openFile);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    show(text, tr("From the clipboard"));
}

void ImportDialog::show(const QString& text, const QString& from)
{
    from_->setText(from);
    file_ = sheetFileOf(text, kind_, game_);
    addColumns();
    match();
}

void ImportDialog::openFile()
{
    const QString path = QFileDialog::getOpenFileName(
        this, windowTitle(), {}, tr("Spreadsheets as text (*.csv *.tsv *.txt)") + ";;" + tr("All files (*)"));
    if (path.isEmpty())
        return;
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        QMessageBox::warning(this, windowTitle(), tr("%1 cannot be read: %2").arg(path, file.errorString()));
    else if (file.size() > largestSheet)
        QMessageBox::warning(this, windowTitle(), tr("%1 is too large for a list of orders.").arg(path));
    else
        show(words::textOfSheet(file.readAll()), QFileInfo(path).fileName());
}

/// A box for each column of the spreadsheet: which field it is.
void ImportDialog::addColumns()
{
    fields_.clear();
    delete columns_->layout();
    qDeleteAll(columns_->findChildren<QWidget*>(QString(), Qt::FindDirectChildrenOnly));
    auto* form = new QFormLayout(columns_);
    const SystemText text(*game_.setting->system);
    for (std::size_t i = 0; i < file_.columns.size(); ++i)
    {
        auto* box = new QComboBox(columns_);
        box->setObjectName(QStringLiteral("column.%1").arg(i));
        box->addItem(tr("Leave out", "a column of a spreadsheet"));
        for (const play::Field* field : file_.fields)
        {
            box->addItem(text.fieldName(kind_, field->key));
            if (field == file_.columns[i])
                box->setCurrentIndex(box->count() - 1);
        }
        connect(box, &QComboBox::currentIndexChanged, this, &ImportDialog::match);
        auto* label = new QLabel(fontMetrics().elidedText(file_.headings.value(static_cast<qsizetype>(i)),
                                                          Qt::ElideRight, fontMetrics().averageCharWidth() * 24),
                                 columns_);
        label->setTextFormat(Qt::PlainText);
        label->setBuddy(box);
        form->addRow(label, box);
        fields_.push_back(box);
    }
    columns_->setVisible(!fields_.empty());
}

void ImportDialog::match()
{
    for (std::size_t i = 0; i < fields_.size(); ++i)
    {
        const int at = fields_[i]->currentIndex() - 1;
        file_.columns[i] = at < 0 ? nullptr : file_.fields[static_cast<std::size_t>(at)];
    }
    const auto table = tableIn(file_, kind_, game_, start_.fields);
    table_ = table ? *table : PastedTable{&kind_, {}, {}};
    model_->show(table_, game_, start_);
    rows_->resizeColumnsToContents();
    rows_->setColumnWidth(ImportModel::Order,
                          std::min(rows_->columnWidth(ImportModel::Order), fontMetrics().averageCharWidth() * 40));
    rows_->resizeRowsToContents();
    const int all = model_->rowCount();
    const int good = model_->good();
    QString says = table ? tr("Rows that can be recorded: %1 of %2.").arg(QString::number(good), QString::number(all))
                         : table.error();
    if (table && good < all)
        says += ' ' + tr("Recording stops at each of the others, to correct or skip it.");
    says_->setText(says);
    record_->setEnabled(good > 0);
}

} // namespace merlon::referee
