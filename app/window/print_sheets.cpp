#include "app/window/print_sheets.h"

#include "editor/output_file.h"

#include <QCoreApplication>
#include <QMessageBox>
#include <QPdfWriter>
#include <QPrintDialog>
#include <QPrinter>

namespace merlon::app
{
namespace
{

/// What a printer that prints into a PDF would, whole or not at all.
tl::expected<void, QString> printInto(const QString& file, const QPrinter& printer, const editor::Drawing& picture)
{
    editor::OutputFile output(file, io::Links::Refuse);
    if (auto begun = output.begin(); !begun)
        return begun;
    {
        QPdfWriter pdf(&output);
        pdf.setTitle(printer.docName());
        pdf.setCreator(QStringLiteral("Merlon"));
        pdf.setPageLayout(printer.pageLayout());
        pdf.setPageMargins(QMarginsF());
        if (auto done = editor::printSheets(pdf, picture); !done)
            return done;
    }
    return output.keep(nullptr);
}

} // namespace

void printSheets(QWidget& window, const editor::Drawing& picture, const QString& title)
{
    const QString print = QCoreApplication::translate("merlon::app::PrintSheets", "Print");
    QPrinter printer(QPrinter::HighResolution);
    printer.setDocName(title);
    printer.setFullPage(true); // the sheets have margins of their own
    const QSizeF size = picture.bounds(1).size();
    printer.setPageOrientation(size.width() > size.height() ? QPageLayout::Landscape : QPageLayout::Portrait);
    QPrintDialog dialog(&printer, &window);
    dialog.setWindowTitle(print);
    if (dialog.exec() != QDialog::Accepted)
        return;
    const QString file = printer.outputFileName();
    const auto done = file.isEmpty() ? editor::printSheets(printer, picture) : printInto(file, printer, picture);
    if (!done)
        QMessageBox::warning(&window, print, done.error());
}

} // namespace merlon::app
