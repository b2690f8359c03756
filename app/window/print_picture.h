#pragma once

#include "editor/render.h"

class QPrinter;

namespace merlon::app
{

/// On one page, as large as it goes, with a line beneath. False when the printer takes nothing.
bool printPicture(QPrinter& printer, const editor::Picture& picture, const QString& beneath);

} // namespace merlon::app
