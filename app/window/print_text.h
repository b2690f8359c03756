#pragma once

class QString;
class QWidget;

namespace merlon::app
{

/// Asks for a printer, and prints a text (HTML) on as many pages as it takes. Into a PDF whole or not at all.
void printText(QWidget& window, const QString& html, const QString& title);

} // namespace merlon::app
