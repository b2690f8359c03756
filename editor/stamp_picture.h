#pragma once

#include "core/edit/stamp.h"
#include "editor/map_painter.h"

#include <QPixmap>

namespace merlon::editor
{

/// As it will lie on the map, as large as there is room.
QPixmap pictureOf(const edit::Stamp& stamp, const map::Palette& palette, const MapPainter& painter, QSize size,
                  double pixelRatio);

} // namespace merlon::editor
