#pragma once

#include "editor/drawing.h"

class QWidget;

namespace merlon::app
{

/// Asks for a printer, and prints a drawing at its true size, on as many sheets as it takes. Into a PDF whole or not at
/// all.
void printSheets(QWidget& window, const editor::Drawing& picture, const QString& title);

} // namespace merlon::app
