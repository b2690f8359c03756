#pragma once

#include <QStringList>

class QWidget;

/// What an eye, a screen reader or a finger on Tab would find wrong with a window or a panel, each fault a line: the
/// class and the name of the widget, its text, and what is wrong.
namespace merlon::test
{

/// Texts that have less room than they need, or reach out of what they lie in.
QStringList cutTexts(const QWidget& window);
/// What takes the keyboard and has no accessible name.
QStringList unnamed(const QWidget& window);
/// Texts in a colour of the palette that has less than 4.5 : 1 against its ground.
QStringList faintTexts(const QWidget& window);
/// What takes the keyboard and is not reached by Tab. The window is active.
QStringList unreached(QWidget& window);

/// Presses Tab where the keyboard is; who has it then, or null.
QWidget* afterTab();
/// What Tab should reach, in no order.
QList<QWidget*> stopsOf(const QWidget& window);

} // namespace merlon::test
