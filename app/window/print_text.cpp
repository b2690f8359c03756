#include "app/window/print_text.h"

#include "editor/output_file.h"

#include <QCoreApplication>
#include <QMessageBox>
#include <QPdfWriter>
#include <QPrintDialog>
#include <QPrinter>
#include <QTextDocument>

namespace merlon::app
{
namespace
{

/// What a printer that prints into a PDF would, whole or not at all.
tl::expected<void, QString> printTextInto(const QString& file, const QPrinter& printer, const QTextDocument& text)
{
    editor::OutputFile output(file, io::Links::Refuse);
    if (auto begun = output.begin(); !begun)
        return begun;
    {
        QPdfWriter pdf(&output);
        pdf.setTitle(printer.docName());
        pdf.setCreator(QStringLiteral("Merlon"));
        pdf.setPageLayout(printer.pageLayout());
        text.print(&pdf);
    }
    return output.keep(nullptr);
}

} // namespace

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
    else if (const auto done = printTextInto(file, printer, text); !done)
        QMessageBox::warning(&window, title, done.error());
}

} // namespace merlon::app
