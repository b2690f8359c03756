#include "app/window/print_text.h"

#include "app/window/print_pdf.h"

#include <QMessageBox>
#include <QPdfWriter>
#include <QPrintDialog>
#include <QPrinter>
#include <QTextDocument>

namespace merlon::app
{

void printText(QWidget& window, const QString& html, const QString& title)
{
    QTextDocument text; // black on white, whatever the window's colours are
    text.setHtml(html);
    QPrinter printer(QPrinter::HighResolution);
    printer.setDocName(title);
    printer.setPageSize(QPageSize(QPageSize::A4));
    QPrintDialog dialog(&printer, &window);
    dialog.setWindowTitle(title);
    if (dialog.exec() != QDialog::Accepted)
        return;
    const QString file = printer.outputFileName();
    if (file.isEmpty())
        text.print(&printer);
    else if (const auto done = printIntoPdf(file, printer,
                                            [&](QPdfWriter& pdf) -> tl::expected<void, QString>
                                            {
                                                text.print(&pdf);
                                                return {};
                                            });
             !done)
        QMessageBox::warning(&window, title, done.error());
}

} // namespace merlon::app
