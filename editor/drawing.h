#pragma once

#include "core/io/disk.h"

#include <tl/expected.hpp>

#include <QColor>
#include <QRectF>
#include <QString>

#include <atomic>
#include <functional>
#include <memory>
#include <optional>

class QImage;
class QPagedPaintDevice;
class QPainter;

namespace merlon::editor
{

/// What a picture file is made of, whatever paints it: a map, a measured table. A scale is the painter's own.
struct Drawing
{
    QString title;
    QColor paper;
    double scale = 1;                           ///< of a PNG or an SVG
    double mmScale = 1;                         ///< at which one unit is a millimetre on paper
    std::function<QRectF(double scale)> bounds; ///< of all of it
    std::function<void(QPainter&, const QRectF& part, double scale)> paint;
    /// Into the pixels of a picture whose top left lies there; null: by `paint`.
    std::function<void(QImage&, QPoint origin, double scale)> pixels{};
    std::shared_ptr<const void> keeps{};          ///< what it is painted from, where that is somebody else's
    const std::atomic<bool>* cancelled = nullptr; ///< set by another thread: the file stays as it was
    io::Over over = io::Links::Refuse;            ///< what may stand in the place of the file
};

/// Of a PNG of it.
QRect pixelsOf(const Drawing& drawing);

/// PNG in bands streamed through libpng, so that a picture of any size needs little memory; SVG and PDF through Qt. The
/// error is a sentence for the user; memory that runs out is one too. Files are written through a temporary file.
tl::expected<void, QString> renderPng(const Drawing& drawing, const QString& path);
tl::expected<void, QString> renderSvg(const Drawing& drawing, const QString& path);
/// `page`: a Qt page size name such as "A4" tiles it to true size over as many pages as it takes; empty: one page as
/// large as all of it.
tl::expected<void, QString> renderPdf(const Drawing& drawing, const QString& path, const QString& page);

/// How renderPdf cuts it into sheets.
struct Sheets
{
    int columns = 1;
    int rows = 1;
    QSizeF part; ///< of the drawing on each, in millimetres
};
/// None: there is no such page size.
std::optional<Sheets> sheetsOf(const Drawing& drawing, const QString& page);

/// At its true size on the pages of a printer as it is set up, as many as it takes. Their margins are its own: the
/// printer has none, or prints on the full page.
tl::expected<void, QString> printSheets(QPagedPaintDevice& printer, const Drawing& drawing);

/// All of it, as large as the area has room for, in its middle.
void paintToFit(QPainter& painter, const Drawing& drawing, const QRectF& area);
/// The scale at which a picture of it is so many pixels wide; `slack`: pixels that do not grow with the scale.
double scaleForWidth(const Drawing& drawing, int width, double slack = 0);

} // namespace merlon::editor
