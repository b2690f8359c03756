#include "editor/table_cutting_text.h"

#include "core/io/table_map.h"
#include "translations/diagnostics.h"

#include <QClipboard>
#include <QCoreApplication>
#include <QGuiApplication>
#include <QMimeData>

namespace merlon::editor
{
namespace
{

constexpr QLatin1String tableMimeType("application/x-merlon-table+yaml");
constexpr qsizetype mostTableBytes = 16 << 20; ///< more than the points that a table may have

struct CuttingWords
{
    Q_DECLARE_TR_FUNCTIONS(merlon::editor::TablePieceText)
};

} // namespace

void copyToClipboard(const map::TableMap& cutting)
{
    const QByteArray text = QByteArray::fromStdString(io::tableText(cutting));
    auto* data = new QMimeData;
    data->setData(tableMimeType, text);
    data->setText(QString::fromUtf8(text));
    QGuiApplication::clipboard()->setMimeData(data);
}

tl::expected<map::TableMap, QString> cuttingOnClipboard()
{
    const QMimeData* data = QGuiApplication::clipboard()->mimeData();
    const QByteArray own = data != nullptr ? data->data(tableMimeType) : QByteArray();
    const QByteArray text = own.isEmpty() && data != nullptr ? data->text().toUtf8() : own;
    const std::string_view view(text.constData(), static_cast<std::size_t>(text.size()));
    if (text.isEmpty())
        return tl::unexpected(CuttingWords::tr("There is nothing on the clipboard that can be placed on a table."));
    if (text.size() > mostTableBytes)
        return tl::unexpected(CuttingWords::tr("This text is too long for a table."));
    const auto kind = io::kindOf(view);
    if (kind == "map")
        return tl::unexpected(
            CuttingWords::tr("The clipboard holds a piece of a hex map, which cannot be placed on a table."));
    if (kind != "table")
        return tl::unexpected(CuttingWords::tr("The clipboard holds no table piece."));
    auto loaded = io::parseTable(view, CuttingWords::tr("clipboard").toStdString());
    if (loaded.value)
        return std::move(*loaded.value);
    for (const auto& one : loaded.diagnostics)
        if (one.severity == yaml::Severity::Error)
            return tl::unexpected(words::toText(one));
    return tl::unexpected(CuttingWords::tr("The clipboard holds no table piece."));
}

} // namespace merlon::editor
