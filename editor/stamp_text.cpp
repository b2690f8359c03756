#include "editor/stamp_text.h"

#include "core/io/files.h"
#include "translations/diagnostics.h"

#include <QClipboard>
#include <QCoreApplication>
#include <QGuiApplication>
#include <QMimeData>

namespace merlon::editor
{
namespace
{

constexpr QLatin1String mimeType("application/x-merlon-stamp+yaml");
constexpr qsizetype mostBytes = 16 << 20; ///< more than the largest map

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(merlon::editor::StampText)
};

} // namespace

QByteArray textOf(const NamedStamp& stamp)
{
    map::HexMap map = edit::mapOf(stamp.stamp, *stamp.palette);
    map.id = "stamp";
    map.title = stamp.title;
    return QByteArray::fromStdString(io::mapText(map));
}

tl::expected<NamedStamp, QString> parsedStamp(const QByteArray& text, const QString& file)
{
    if (text.size() > mostBytes)
        return tl::unexpected(Words::tr("This text is too long for a map."));
    const auto loaded = io::parseMap({text.constData(), static_cast<std::size_t>(text.size())}, file.toStdString());
    if (loaded.value)
        return NamedStamp{loaded.value->title, edit::stampOf(*loaded.value), io::paletteOf(*loaded.value)};
    for (const auto& one : loaded.diagnostics)
        if (one.severity == yaml::Severity::Error)
            return tl::unexpected(words::toText(one));
    return tl::unexpected(Words::tr("This is not a piece of a map."));
}

void copyToClipboard(const NamedStamp& stamp)
{
    const QByteArray text = textOf(stamp);
    auto* data = new QMimeData;
    data->setData(mimeType, text);
    data->setText(QString::fromUtf8(text));
    QGuiApplication::clipboard()->setMimeData(data);
}

tl::expected<edit::Stamp, QString> stampOnClipboard()
{
    const QMimeData* data = QGuiApplication::clipboard()->mimeData();
    const QByteArray own = data != nullptr ? data->data(mimeType) : QByteArray();
    const QByteArray text = own.isEmpty() && data != nullptr ? data->text().toUtf8() : own;
    if (text.isEmpty())
        return tl::unexpected(Words::tr("The clipboard holds nothing that can be placed on a map."));
    const auto kind = io::kindOf({text.constData(), static_cast<std::size_t>(text.size())});
    if (own.isEmpty() && kind == "table")
        return tl::unexpected(
            Words::tr("The clipboard holds a piece of a table, which cannot be placed on a hex map."));
    if (own.isEmpty() && kind != "map")
        return tl::unexpected(Words::tr("The clipboard holds no map piece."));
    auto read = parsedStamp(text, Words::tr("clipboard"));
    if (!read)
        return tl::unexpected(std::move(read.error()));
    return std::move(read->stamp);
}

} // namespace merlon::editor
