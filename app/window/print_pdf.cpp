#include "app/window/print_pdf.h"

#include "editor/output_file.h"

#include <QPdfWriter>
#include <QPrinter>

namespace merlon::app
{

tl::expected<void, QString> printIntoPdf(const QString& file, const QPrinter& printer,
                                         const std::function<tl::expected<void, QString>(QPdfWriter&)>& draw)
{
    editor::OutputFile output(file, io::Links::Refuse);
    if (auto begun = output.begin(); !begun)
        return begun;
    {
        QPdfWriter pdf(&output);
        pdf.setTitle(printer.docName());
        pdf.setCreator(QStringLiteral("Merlon"));
        pdf.setPageLayout(printer.pageLayout());
        if (auto done = draw(pdf); !done)
            return done;
    }
    return output.keep(nullptr);
}

} // namespace merlon::app
