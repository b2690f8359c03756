#include "app/window/sheets_dialog.h"

#include "translations/words.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFileDialog>
#include <QGraphicsView>
#include <QLabel>
#include <QMessageBox>
#include <QPrintDialog>
#include <QPrintPreviewWidget>
#include <QPushButton>
#include <QVBoxLayout>

namespace merlon::app
{
namespace
{

constexpr int wide = 7; ///< columns that want a page on its side

} // namespace

SheetsDialog::SheetsDialog(const play::Game& game, const QString& gameName, int sheet, QString beside, QWidget* parent)
    : QDialog(parent),
      all_(report::printedSheets(game, gameName)),
      beside_(std::move(beside)),
      which_(new QComboBox(this)),
      landscape_(new QCheckBox(tr("&Landscape"), this)),
      pages_(new QPrintPreviewWidget(&printer_, this))
{
    setWindowTitle(tr("Print the sheets"));
    printer_.setDocName(all_.title);
    printer_.setPageSize(QPageSize(QPageSize::A4));
    printer_.setPageMargins(QMarginsF(16, 15, 16, 14), QPageLayout::Millimeter);
    //: of the tables that a game keeps
    which_->addItem(tr("All sheets"));
    for (const report::Sheet& one : all_.sheets)
        which_->addItem(one.title);
    if (!all_.handouts.empty())
        which_->insertSeparator(which_->count());
    for (const report::ToldHandout& one : all_.handouts)
        which_->addItem(one.title);
    which_->setObjectName(QStringLiteral("which"));
    which_->setCurrentIndex(sheet + 1);
    landscape_->setObjectName(QStringLiteral("landscape"));
    const auto turn = [this]
    {
        const auto isWide = [](const report::Sheet& one) { return one.columns.size() >= wide && one.rows.size() > 1; };
        landscape_->setChecked(std::ranges::any_of(chosen().sheets, isWide));
    };
    turn();
    auto* label = new QLabel(tr("Shee&ts:"), this);
    label->setBuddy(which_);
    auto* above = new QHBoxLayout;
    above->addWidget(label);
    above->addWidget(which_, 1);
    above->addWidget(landscape_);
    auto* buttons = new QDialogButtonBox(this);
    auto* print = buttons->addButton(tr("&Print…"), QDialogButtonBox::ActionRole);
    auto* save = buttons->addButton(tr("&Save as a file…"), QDialogButtonBox::ActionRole);
    save->setToolTip(words::tip(tr("Saves as PDF, HTML or CSV (for spreadsheets).")));
    buttons->addButton(QDialogButtonBox::Close);
    print->setObjectName(QStringLiteral("print"));
    save->setObjectName(QStringLiteral("save"));
    print->setDefault(true);
    auto* column = new QVBoxLayout(this);
    column->addLayout(above);
    column->addWidget(pages_, 1);
    column->addWidget(buttons);
    pages_->findChild<QGraphicsView*>()->setAccessibleName(tr("Pages", "of paper"));
    resize(fontMetrics().averageCharWidth() * 110, fontMetrics().height() * 42);
    connect(pages_, &QPrintPreviewWidget::paintRequested, this,
            [this](QPrinter* printer) { report::printSheets(*printer, chosen()); });
    connect(which_, &QComboBox::currentIndexChanged, this, turn);
    connect(which_, &QComboBox::currentIndexChanged, this, &SheetsDialog::showPages);
    connect(landscape_, &QCheckBox::toggled, this, &SheetsDialog::showPages);
    connect(print, &QPushButton::clicked, this, &SheetsDialog::print);
    connect(save, &QPushButton::clicked, this, &SheetsDialog::save);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    showPages();
}

report::PrintedSheets SheetsDialog::chosen() const
{
    report::PrintedSheets some = all_;
    const int sheets = static_cast<int>(all_.sheets.size());
    const int one = which_->currentIndex() - 1;
    const int handout = one - sheets - 1; // behind the line between them
    some.handouts.clear();
    if (handout >= 0)
    {
        some.sheets.clear();
        some.handouts = {all_.handouts[static_cast<std::size_t>(handout)]};
    }
    else if (one >= 0 && one < sheets)
        some.sheets = {all_.sheets[static_cast<std::size_t>(one)]};
    return some;
}

void SheetsDialog::showPages()
{
    printer_.setPageOrientation(landscape_->isChecked() ? QPageLayout::Landscape : QPageLayout::Portrait);
    pages_->updatePreview();
}

void SheetsDialog::print()
{
    QPrintDialog dialog(&printer_, this);
    dialog.setWindowTitle(windowTitle());
    if (dialog.exec() != QDialog::Accepted)
        return;
    if (const QString file = printer_.outputFileName(); !file.isEmpty())
        write(file);
    else if (report::printSheets(printer_, chosen()))
        accept();
    else
        QMessageBox::warning(this, windowTitle(), tr("Printing failed."));
}

void SheetsDialog::save()
{
    const QString file = QFileDialog::getSaveFileName(this, tr("Save the sheets"), beside_ + QStringLiteral(".pdf"),
                                                      tr("Sheets (*.pdf *.html *.csv)"));
    if (file.isEmpty())
        return;
    if (!report::isSheetsName(file))
        QMessageBox::information(this, windowTitle(), tr("The file name must end in .pdf, .html or .csv."));
    else
        write(file);
}

/// Whole or not at all.
void SheetsDialog::write(const QString& file)
{
    const auto done = report::writeSheets(chosen(), file, landscape_->isChecked(), io::Links::Refuse);
    if (done)
        accept();
    else
        QMessageBox::warning(this, windowTitle(), done.error());
}

} // namespace merlon::app
