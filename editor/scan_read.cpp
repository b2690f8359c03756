#include "editor/scan.h"

#include "editor/within_memory.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QImageReader>
#include <QPainter>
#include <QSvgRenderer>

#include <algorithm>

namespace merlon::editor
{
namespace
{

constexpr qint64 mostBytes = qint64{256} << 20;
constexpr qint64 mostSvgBytes = qint64{16} << 20;
constexpr qint64 mostPixels = 100'000'000; // 400 MB, and a third of that for the smaller copies
constexpr int longestSide = 30'000;        // painters count pixels of a picture in 16 bits
constexpr int svgSide = 4096;              // drawings are drawn once, that large

class Reading
{
    Q_DECLARE_TR_FUNCTIONS(merlon::editor::Scan)

public:
    static QString missing() { return tr("There is no such file."); }
    static QString tooLargeFile(qint64 bytes) { return tr("The file is larger than %1 MB.").arg(bytes >> 20); }
    static QString tooLarge()
    {
        return tr("The picture has more than %1 million pixels, or a side longer than %2 pixels.")
            .arg(QString::number(mostPixels / 1'000'000), QString::number(longestSide));
    }
    static QString unreadable() { return tr("It is no PNG, JPEG or SVG that can be read."); }
};

bool isSvg(const QString& file)
{
    QFile head(file);
    if (!head.open(QIODevice::ReadOnly))
        return false;
    const QByteArray text = head.read(256);
    const bool packed = text.startsWith("\x1f\x8b") && file.endsWith(QLatin1String(".svgz"), Qt::CaseInsensitive);
    return packed || text.trimmed().startsWith('<') || text.trimmed().startsWith("\xEF\xBB\xBF<");
}

Scan::Read readSvg(const QString& file)
{
    if (QFileInfo(file).size() > mostSvgBytes)
        return tl::unexpected(Reading::tooLargeFile(mostSvgBytes));
    QSvgRenderer drawing(file);
    const QSizeF size = drawing.defaultSize();
    if (!drawing.isValid() || size.isEmpty())
        return tl::unexpected(Reading::unreadable());
    QImage picture(size.scaled(svgSide, svgSide, Qt::KeepAspectRatio).toSize().expandedTo({1, 1}),
                   QImage::Format_ARGB32_Premultiplied);
    if (picture.isNull())
        return tl::unexpected(noMemory());
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    drawing.render(&painter, QRectF(picture.rect()));
    painter.end();
    return std::make_shared<const Scan>(std::move(picture), size);
}

/// Qt refuses what takes more than 256 MB of memory; ours are counted in pixels before they are read.
void allowLargePictures()
{
    static const bool once = (QImageReader::setAllocationLimit(mostPixels * 4 / (1 << 20) + 1), true);
    Q_UNUSED(once);
}

Scan::Read readPicture(const QString& file, const std::atomic<bool>* cancelled)
{
    if (QFileInfo(file).size() > mostBytes)
        return tl::unexpected(Reading::tooLargeFile(mostBytes));
    allowLargePictures();
    QImageReader reader(file);
    reader.setDecideFormatFromContent(true);
    reader.setAutoTransform(true);
    const QSize size = reader.size();
    if (!QList<QByteArray>{"png", "jpeg", "jpg"}.contains(reader.format()) || size.isEmpty())
        return tl::unexpected(Reading::unreadable());
    if (qint64{size.width()} * size.height() > mostPixels || std::max(size.width(), size.height()) > longestSide)
        return tl::unexpected(Reading::tooLarge());
    QImage picture = reader.read();
    if (picture.isNull())
        return tl::unexpected(Reading::unreadable());
    if (cancelled != nullptr && *cancelled)
        return nullptr;
    const QSizeF whole = picture.size();
    return std::make_shared<const Scan>(std::move(picture), whole);
}

} // namespace

Scan::Read Scan::read(const QString& file, const std::atomic<bool>* cancelled)
{
    if (!QFileInfo(file).isFile())
        return tl::unexpected(Reading::missing());
    Read read = nullptr;
    const auto done = withinMemory(
        [&]() -> tl::expected<void, QString>
        {
            read = isSvg(file) ? readSvg(file) : readPicture(file, cancelled);
            return {};
        });
    if (!done)
        return tl::unexpected(done.error());
    return read;
}

} // namespace merlon::editor
