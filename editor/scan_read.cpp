#include "editor/scan.h"

#include "editor/picture_limits.h"
#include "editor/svg_reader.h"
#include "editor/within_memory.h"

#include <QCoreApplication>
#include <QDeadlineTimer>
#include <QFile>
#include <QFileInfo>
#include <QImageReader>
#include <QPainter>
#include <QSvgRenderer>

#include <algorithm>

namespace merlon::editor
{
namespace
{

constexpr int svgSide = 4096; // drawings are drawn once, that large

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
    static QString tooLong() { return tr("Reading the picture takes more than %1 seconds.").arg(mostSeconds); }
    static QString unreadable() { return tr("It is no PNG, JPEG or SVG that can be read."); }
};

bool isSvg(const QString& file)
{
    QFile head(file);
    if (!head.open(QIODevice::ReadOnly))
        return false;
    const QByteArray text = head.read(256);
    return text.startsWith("\x1f\x8b") || text.trimmed().startsWith('<') || text.trimmed().startsWith("\xEF\xBB\xBF<");
}

Scan::Read readDrawing(const QString& file)
{
    QFile bytes(file);
    if (!bytes.open(QIODevice::ReadOnly))
        return tl::unexpected(Reading::unreadable());
    if (bytes.size() > mostSvgBytes)
        return tl::unexpected(Reading::tooLargeFile(mostSvgBytes));
    const auto clean = cleanedSvg(bytes.readAll());
    if (!clean)
        return tl::unexpected(clean.error());
    QSvgRenderer drawing(*clean);
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

/// Ends, for whoever decodes it, when there is no more time, or nobody waits for the picture any more.
class TimedFile : public QFile
{
public:
    TimedFile(const QString& name, const std::atomic<bool>* cancelled) : QFile(name), cancelled_(cancelled) {}

    bool isLate() const { return deadline_.hasExpired(); }

protected:
    qint64 readData(char* data, qint64 most) override
    {
        return isLate() || (cancelled_ != nullptr && *cancelled_) ? -1 : QFile::readData(data, most);
    }

private:
    const std::atomic<bool>* cancelled_;
    QDeadlineTimer deadline_{std::chrono::seconds(mostSeconds)};
};

/// Qt refuses what takes more than 256 MB of memory; ours are counted in pixels before they are read.
void allowLargePictures()
{
    static const bool once = (QImageReader::setAllocationLimit(mostPixels * 4 / (1 << 20) + 1), true);
    Q_UNUSED(once);
}

Scan::Read readPicture(const QString& file, const std::atomic<bool>* cancelled)
{
    if (QFileInfo(file).size() > mostPictureBytes)
        return tl::unexpected(Reading::tooLargeFile(mostPictureBytes));
    allowLargePictures();
    TimedFile bytes(file, cancelled);
    if (!bytes.open(QIODevice::ReadOnly))
        return tl::unexpected(Reading::unreadable());
    QImageReader reader(&bytes);
    reader.setAutoTransform(true);
    // The format before the size: Qt would read a drawing, and what it names, to know its size.
    if (!QList<QByteArray>{"png", "jpeg", "jpg"}.contains(reader.format()) || reader.size().isEmpty())
        return tl::unexpected(Reading::unreadable());
    if (!isWithinLimits(reader.size()))
        return tl::unexpected(Reading::tooLarge());
    QImage picture = reader.read();
    if (picture.isNull() || bytes.isLate())
        return tl::unexpected(bytes.isLate() ? Reading::tooLong() : Reading::unreadable());
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
            read = isSvg(file) ? readDrawing(file) : readPicture(file, cancelled);
            return {};
        });
    if (!done)
        return tl::unexpected(done.error());
    return read;
}

} // namespace merlon::editor
