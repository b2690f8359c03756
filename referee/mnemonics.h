#pragma once

#include <QString>

class QWidget;

/// The letters of the keyboard that texts have for their own: "&Apply" has a.
namespace merlon::referee
{

/// Its letter, if it has one, is taken.
void takeLetter(const QString& text, QString& taken);
/// Those of the buttons, fields and menus of a window.
QString lettersTaken(const QWidget& window);
/// The text with its first free letter marked; as it is when there is none.
QString withLetter(QString text, QString& taken);

} // namespace merlon::referee
