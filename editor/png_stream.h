#pragma once

#include <tl/expected.hpp>

#include <QImage>
#include <QString>

#include <functional>

class QIODevice;

namespace merlon::editor
{

/// Paints some rows of a picture: the image is as wide as the picture, its top row is row `top`. Called from several
/// threads at once, never twice for the same rows.
using PaintRows = std::function<void(QImage& rows, int top)>;

/// Writes a picture band by band: every core paints a band and deflates it on its own, and libpng puts the pieces into
/// the file in their order. Memory: a few tens of megabytes, whatever the size.
tl::expected<void, QString> writePng(QIODevice& file, QSize size, const PaintRows& paint);

/// How many rows a band has, for a picture so many pixels wide.
int bandRows(int width);

} // namespace merlon::editor
