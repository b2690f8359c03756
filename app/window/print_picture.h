#pragma once

#include "editor/drawing.h"

class QPagedPaintDevice;

namespace merlon::app
{

/// On one page of a printer or a PDF, as large as it goes, with a line beneath. False when the printer takes nothing.
bool printPicture(QPagedPaintDevice& printer, const editor::Drawing& drawing, const QString& beneath);

} // namespace merlon::app
