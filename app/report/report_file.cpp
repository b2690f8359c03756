#include "app/report/report_file.h"

#include "app/report/report_pdf.h"
#include "app/report/report_text.h"
#include "editor/output_file.h"
#include "editor/within_memory.h"

#include <QFileInfo>

namespace merlon::report
{
namespace
{

QString endingOf(const QString& path)
{
    return QFileInfo(path).suffix().toLower();
}

tl::expected<void, QString> write(const BattleReport& report, const QString& path, io::Over over,
                                  const std::atomic<bool>* cancelled)
{
    editor::OutputFile file(path, over);
    if (auto begun = file.begin(); !begun)
        return begun;
    if (endingOf(path) == QLatin1String("pdf"))
    {
        if (!writePdf(report, file))
        {
            auto written = file.written();
            return written ? tl::unexpected(Text::tr("The PDF could not be written.")) : written;
        }
    }
    else
        file.write((endingOf(path) == QLatin1String("md") ? markdownOf(report) : htmlOf(report)).toUtf8());
    return file.keep(cancelled);
}

} // namespace

bool isReportName(const QString& path)
{
    return QStringList{"html", "pdf", "md"}.contains(endingOf(path));
}

tl::expected<void, QString> writeReport(const BattleReport& report, const QString& path, io::Over over,
                                        const std::atomic<bool>* cancelled)
{
    return editor::withinMemory([&] { return write(report, path, over, cancelled); });
}

} // namespace merlon::report
