#pragma once

#include "editor/render.h"

class QPagedPaintDevice;

namespace merlon::app
{

/// On one page of a printer or a PDF, as large as it goes, with a line beneath. False when the printer takes nothing.
bool printPicture(QPagedPaintDevice& printer, const editor::Picture& picture, const QString& beneath);

} // namespace merlon::app
