#include "editor/scan.h"

#include "editor/picture_limits.h"
#include "editor/svg_reader.h"
#include "editor/timed_drawing.h"
#include "editor/within_memory.h"

#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>
#include <QImageReader>
#include <QPainter>
#include <QSvgRenderer>
#include <QXmlStreamReader>

#include <algorithm>

namespace merlon::editor
{
namespace
{

using Time = std::chrono::milliseconds;

constexpr int svgSide = 4096; // drawings are drawn once, that large

class Reading
{
    Q_DECLARE_TR_FUNCTIONS(merlon::editor::Scan)

public:
    static QString missing() { return tr("The file does not exist."); }
    static QString tooLargeFile(qint64 bytes) { return tr("The file is larger than %1 MB.").arg(bytes >> 20); }
    static QString tooLarge()
    {
        return tr("The image has more than %1 million pixels, or a side longer than %2 pixels.")
            .arg(QString::number(mostPixels / 1'000'000), QString::number(longestSide));
    }
    static QString tooLong(Time most)
    {
        const auto seconds = std::chrono::duration_cast<std::chrono::seconds>(most);
        return tr("Reading the image takes longer than %1 seconds.").arg(seconds.count());
    }
    static QString unreadable() { return tr("It is not a readable PNG, JPEG or SVG."); }
};

bool isSvg(const QString& file)
{
    QFile head(file);
    if (!head.open(QIODevice::ReadOnly))
        return false;
    const QByteArray text = head.read(256);
    return text.startsWith("\x1f\x8b") || text.trimmed().startsWith('<') || text.trimmed().startsWith("\xEF\xBB\xBF<");
}

/// A drawing that is so many pixels high or wide, whichever is more; null without memory for it.
QImage drawn(QSvgRenderer& drawing, int side, Until& until)
{
    QImage picture(drawing.defaultSize().scaled(side, side, Qt::KeepAspectRatio).expandedTo({1, 1}),
                   QImage::Format_ARGB32_Premultiplied);
    if (picture.isNull())
        return picture;
    picture.fill(Qt::transparent);
    TimedPicture within(picture, until);
    QPainter painter(&within);
    drawing.render(&painter, QRectF(picture.rect()));
    return picture;
}

/// Nobody can stop Qt within a path, which may take hours: a drawing is drawn small first. Four times as large it takes
/// sixteen times as long at most.
bool isDrawnWithin(Time most, QSvgRenderer& drawing, const std::atomic<bool>* cancelled)
{
    for (int side = svgSide / 64; side < svgSide; side *= 4)
    {
        Until until(most / 16, cancelled);
        drawn(drawing, side, until);
        if (until.isOver())
            return false;
    }
    return true;
}

tl::expected<QByteArray, QString> cleanDrawing(const QString& file)
{
    QFile bytes(file);
    if (!bytes.open(QIODevice::ReadOnly))
        return tl::unexpected(Reading::unreadable());
    if (bytes.size() > mostSvgBytes)
        return tl::unexpected(Reading::tooLargeFile(mostSvgBytes));
    return cleanedSvg(bytes.readAll());
}

Scan::Read readDrawing(const QString& file, const std::atomic<bool>* cancelled, Time most)
{
    const auto clean = cleanDrawing(file);
    if (!clean)
        return tl::unexpected(clean.error());
    Until until(most, cancelled);
    TimedText text(*clean, until);
    QXmlStreamReader cleanText(&text);
    QSvgRenderer drawing(&cleanText);
    if (until.isOver())
        return tl::unexpected(Reading::tooLong(most));
    const QSizeF size = drawing.defaultSize();
    if (!drawing.isValid() || size.isEmpty())
        return tl::unexpected(Reading::unreadable());
    if (!isDrawnWithin(most, drawing, cancelled))
        return tl::unexpected(Reading::tooLong(most));
    QImage picture = drawn(drawing, svgSide, until);
    if (picture.isNull())
        return tl::unexpected(noMemory());
    if (until.isOver())
        return tl::unexpected(Reading::tooLong(most));
    return std::make_shared<const Scan>(std::move(picture), size);
}

/// Ends, for whoever decodes it, when there is no more time, or nobody waits for the picture any more.
class TimedFile : public QFile
{
public:
    TimedFile(const QString& name, const Until& until) : QFile(name), until_(until) {}

protected:
    qint64 readData(char* data, qint64 most) override { return until_.isOver() ? -1 : QFile::readData(data, most); }

private:
    const Until& until_;
};

/// Qt refuses what takes more than 128 MB of memory, also within a drawing; ours are counted in pixels before they are
/// read.
void allowLargePictures()
{
    static const bool once = (QImageReader::setAllocationLimit(mostPixels * 4 / (1 << 20) + 1), true);
    Q_UNUSED(once);
}

Scan::Read readPicture(const QString& file, const std::atomic<bool>* cancelled, Time most)
{
    if (QFileInfo(file).size() > mostPictureBytes)
        return tl::unexpected(Reading::tooLargeFile(mostPictureBytes));
    const Until until(most, cancelled);
    TimedFile bytes(file, until);
    if (!bytes.open(QIODevice::ReadOnly))
        return tl::unexpected(Reading::unreadable());
    const auto failed = [&] { return tl::unexpected(until.isOver() ? Reading::tooLong(most) : Reading::unreadable()); };
    QImageReader reader(&bytes);
    reader.setAutoTransform(true);
    // The format before the size: Qt would read a drawing, and what it names, to know its size.
    const QSize size = reader.size();
    if (!QList<QByteArray>{"png", "jpeg", "jpg"}.contains(reader.format()) || size.isEmpty())
        return failed();
    if (!isWithinLimits(size))
        return tl::unexpected(Reading::tooLarge());
    QImage picture = reader.read();
    if (cancelled != nullptr && *cancelled)
        return nullptr;
    if (picture.isNull() && QImage(size, QImage::Format_RGB32).isNull())
        return tl::unexpected(noMemory()); // Qt takes it for a picture that it cannot decode
    if (picture.isNull() || until.isOver())
        return failed();
    const QSizeF whole = picture.size();
    return std::make_shared<const Scan>(std::move(picture), whole);
}

} // namespace

Scan::Read Scan::read(const QString& file, const std::atomic<bool>* cancelled, std::chrono::milliseconds most)
{
    if (!QFileInfo(file).isFile())
        return tl::unexpected(Reading::missing());
    allowLargePictures();
    Read read = nullptr;
    const auto done = withinMemory(
        [&]() -> tl::expected<void, QString>
        {
            read = isSvg(file) ? readDrawing(file, cancelled, most) : readPicture(file, cancelled, most);
            return {};
        });
    if (!done)
        return tl::unexpected(done.error());
    return read;
}

tl::expected<void, QString> Scan::check(const QString& file)
{
    if (!QFileInfo(file).isFile())
        return tl::unexpected(Reading::missing());
    allowLargePictures();
    return withinMemory(
        [&]() -> tl::expected<void, QString>
        {
            if (isSvg(file))
                return cleanDrawing(file).map([](const QByteArray&) {});
            return readPicture(file, nullptr, longestReading).map([](const auto&) {});
        });
}

} // namespace merlon::editor
