#include "app/window/print_sheets.h"

#include "app/window/print_pdf.h"

#include <QCoreApplication>
#include <QMessageBox>
#include <QPdfWriter>
#include <QPrintDialog>
#include <QPrinter>

namespace merlon::app
{

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
    const auto done = file.isEmpty() ? editor::printSheets(printer, picture)
                                     : printIntoPdf(file, printer,
                                                    [&](QPdfWriter& pdf)
                                                    {
                                                        pdf.setPageMargins(QMarginsF());
                                                        return editor::printSheets(pdf, picture);
                                                    });
    if (!done)
        QMessageBox::warning(&window, print, done.error());
}

} // namespace merlon::app
