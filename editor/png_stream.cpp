#include "editor/png_stream.h"

#include <QCoreApplication>
#include <QIODevice>

#include <png.h>
#include <zlib.h>

#include <algorithm>
#include <atomic>
#include <condition_variable>
#include <mutex>
#include <thread>
#include <vector>

namespace merlon::editor
{
namespace
{

QString text(const char* sentence)
{
    return QCoreApplication::translate("merlon::editor::Render", sentence);
}

/// libpng's side of the file: signature, header and chunks. Its errors are a flag here; nothing is thrown.
class ChunkWriter
{
public:
    explicit ChunkWriter(QIODevice& file) : file_(file)
    {
        png_ = png_create_write_struct(PNG_LIBPNG_VER_STRING, this, onError, nullptr);
        info_ = png_ ? png_create_info_struct(png_) : nullptr;
        if (info_)
            png_set_write_fn(png_, this, onWrite, nullptr);
    }
    ~ChunkWriter() { png_destroy_write_struct(&png_, &info_); }
    ChunkWriter(const ChunkWriter&) = delete;
    ChunkWriter& operator=(const ChunkWriter&) = delete;

    bool header(QSize size)
    {
        if (!info_ || setjmp(png_jmpbuf(png_)) != 0)
            return false;
        png_set_user_limits(png_, 0x7fffffff, 0x7fffffff);
        png_set_IHDR(png_, info_, static_cast<png_uint_32>(size.width()), static_cast<png_uint_32>(size.height()), 8,
                     PNG_COLOR_TYPE_RGB, PNG_INTERLACE_NONE, PNG_COMPRESSION_TYPE_DEFAULT, PNG_FILTER_TYPE_DEFAULT);
        png_set_sRGB(png_, info_, PNG_sRGB_INTENT_PERCEPTUAL);
        png_write_info(png_, info_);
        return true;
    }

    bool chunk(const char* name, const std::vector<unsigned char>& data)
    {
        if (setjmp(png_jmpbuf(png_)) != 0)
            return false;
        png_write_chunk(png_, reinterpret_cast<png_const_bytep>(name), data.data(), data.size());
        return true;
    }

private:
    static void onError(png_structp png, png_const_charp) { png_longjmp(png, 1); }
    static void onWrite(png_structp png, png_bytep data, png_size_t size)
    {
        auto* self = static_cast<ChunkWriter*>(png_get_io_ptr(png));
        if (self->file_.write(reinterpret_cast<const char*>(data), static_cast<qint64>(size)) !=
            static_cast<qint64>(size))
            png_error(png, "write");
    }

    QIODevice& file_;
    png_structp png_ = nullptr;
    png_infop info_ = nullptr;
};

/// The rows as PNG has them: a filter byte (Sub), then red, green and blue, each less the pixel on its left.
void filteredRow(const QRgb* pixels, int width, unsigned char* out)
{
    *out++ = 1;
    QRgb left = 0;
    for (int x = 0; x < width; ++x)
    {
        const QRgb pixel = pixels[x];
        *out++ = static_cast<unsigned char>(qRed(pixel) - qRed(left));
        *out++ = static_cast<unsigned char>(qGreen(pixel) - qGreen(left));
        *out++ = static_cast<unsigned char>(qBlue(pixel) - qBlue(left));
        left = pixel;
    }
}

struct Band
{
    std::vector<unsigned char> deflated;
    uLong adler = 1;
    z_off_t length = 0; ///< before it was deflated
};

/// A band as a piece of the one deflate stream: it refers to nothing before it and ends on a byte.
Band deflated(const QImage& rows, bool last)
{
    Band band;
    const std::size_t rowBytes = static_cast<std::size_t>(rows.width()) * 3 + 1;
    std::vector<unsigned char> row(rowBytes);
    band.length = static_cast<z_off_t>(rowBytes) * rows.height();
    z_stream stream{};
    if (deflateInit2(&stream, 1, Z_DEFLATED, -15, 9, Z_RLE) != Z_OK)
        return {};
    band.deflated.resize(static_cast<std::size_t>(band.length) / 8 + 4096);
    stream.next_out = band.deflated.data();
    stream.avail_out = static_cast<uInt>(band.deflated.size());
    const auto run = [&](int flush)
    {
        for (;;)
        {
            const int done = deflate(&stream, flush);
            if (stream.avail_out > 0 || done == Z_STREAM_END)
                return;
            const std::size_t used = band.deflated.size();
            band.deflated.resize(used * 2);
            stream.next_out = band.deflated.data() + used;
            stream.avail_out = static_cast<uInt>(used);
        }
    };
    for (int y = 0; y < rows.height(); ++y)
    {
        filteredRow(reinterpret_cast<const QRgb*>(rows.constScanLine(y)), rows.width(), row.data());
        band.adler = adler32(band.adler, row.data(), static_cast<uInt>(rowBytes));
        stream.next_in = row.data();
        stream.avail_in = static_cast<uInt>(rowBytes);
        run(Z_NO_FLUSH);
    }
    run(last ? Z_FINISH : Z_SYNC_FLUSH);
    band.deflated.resize(stream.total_out);
    deflateEnd(&stream);
    return band;
}

/// Bands are taken in order by whoever is free, and written in order.
class Assembly
{
public:
    Assembly(ChunkWriter& chunks, QSize size, const PaintRows& paint)
        : chunks_(chunks),
          size_(size),
          paint_(paint),
          rows_(bandRows(size.width())),
          bands_((size.height() + rows_ - 1) / rows_)
    {
    }

    bool run()
    {
        const int workers = std::clamp(static_cast<int>(std::thread::hardware_concurrency()), 1, std::min(bands_, 8));
        std::vector<std::thread> threads;
        for (int k = 1; k < workers; ++k)
            threads.emplace_back([this] { work(); });
        work();
        for (std::thread& thread : threads)
            thread.join();
        return !failed_;
    }

private:
    void work()
    {
        QImage image(size_.width(), std::min(rows_, size_.height()), QImage::Format_RGB32);
        for (int band = next_++; band < bands_ && !failed_; band = next_++)
        {
            const int top = band * rows_;
            const int height = std::min(rows_, size_.height() - top);
            if (image.height() != height)
                image = QImage(size_.width(), height, QImage::Format_RGB32);
            if (!image.isNull())
                paint_(image, top);
            Band done = image.isNull() ? Band{} : deflated(image, band + 1 == bands_);
            std::unique_lock lock(mutex_);
            turned_.wait(lock, [&] { return turn_ == band; });
            if (!failed_ && (done.deflated.empty() || !write(done, band)))
                failed_ = true;
            ++turn_;
            turned_.notify_all();
        }
    }

    bool write(Band& band, int number)
    {
        adler_ = number == 0 ? band.adler : adler32_combine(adler_, band.adler, band.length);
        if (number == 0)
            band.deflated.insert(band.deflated.begin(), {0x78, 0x01});
        if (number + 1 == bands_)
            for (int shift = 24; shift >= 0; shift -= 8)
                band.deflated.push_back(static_cast<unsigned char>(adler_ >> shift));
        return chunks_.chunk("IDAT", band.deflated);
    }

    ChunkWriter& chunks_;
    const QSize size_;
    const PaintRows& paint_;
    const int rows_;
    const int bands_;
    std::atomic<int> next_ = 0;
    std::atomic<bool> failed_ = false;
    std::mutex mutex_;
    std::condition_variable turned_;
    int turn_ = 0;
    uLong adler_ = 1;
};

} // namespace

int bandRows(int width)
{
    constexpr int bandBytes = 16 << 20;
    return std::clamp(bandBytes / (4 * std::max(width, 1)), 32, 1024);
}

tl::expected<void, QString> writePng(QIODevice& file, QSize size, const PaintRows& paint)
{
    ChunkWriter chunks(file);
    if (!chunks.header(size))
        return tl::unexpected(text(QT_TRANSLATE_NOOP("merlon::editor::Render", "The picture could not be begun.")));
    if (!Assembly(chunks, size, paint).run() || !chunks.chunk("IEND", {}))
        return tl::unexpected(text(QT_TRANSLATE_NOOP(
            "merlon::editor::Render", "The picture could not be written to its end; the disk may be full.")));
    return {};
}

} // namespace merlon::editor
