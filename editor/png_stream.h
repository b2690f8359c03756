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

/// Writes a picture band by band: while one is deflated and written, the next are painted. Memory: a few tens of
/// megabytes, whatever the size.
tl::expected<void, QString> writePng(QIODevice& file, QSize size, const PaintRows& paint);

} // namespace merlon::editor
