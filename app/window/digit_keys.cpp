#include "app/window/digit_keys.h"

#include "editor/types_text.h"
#include "translations/digit_key.h"

#include <QKeyEvent>
#include <QWidget>

#include <utility>

// Qt's way to the shortcuts of all widgets and actions; QTest presses keys by it.
extern Q_GUI_EXPORT bool qt_sendShortcutOverrideEvent(QObject* receiver, ulong timestamp, int key,
                                                      Qt::KeyboardModifiers modifiers, const QString& text,
                                                      bool repeats, ushort count);

namespace merlon::app
{
namespace
{

/// Asks as if the key had typed its digit alone. As it is Qt asks itself.
bool isCommand(QWidget& widget, const QKeyEvent& key)
{
    const auto held = key.modifiers() & ~Qt::KeyboardModifiers(Qt::ShiftModifier);
    const auto digit = words::digitOn(key);
    const bool asItIs = digit && key.key() == Qt::Key_0 + *digit && held == key.modifiers();
    if (!digit || asItIs || (words::typedDigit(key) && editor::typesText(widget)))
        return false;
    return qt_sendShortcutOverrideEvent(&widget, key.timestamp(), Qt::Key_0 + *digit, held, QString::number(*digit),
                                        key.isAutoRepeat(), 1);
}

} // namespace

bool DigitKeys::eventFilter(QObject* watched, QEvent* event)
{
    auto* widget = qobject_cast<QWidget*>(watched);
    if (widget == nullptr)
        return false;
    if (event->type() == QEvent::ShortcutOverride && isCommand(*widget, *static_cast<QKeyEvent*>(event)))
    {
        done_ = static_cast<QKeyEvent*>(event)->nativeScanCode();
        event->accept(); // or Qt would look for a command of the sign
        return true;
    }
    return event->type() == QEvent::KeyPress && done_ != 0 &&
           std::exchange(done_, 0) == static_cast<QKeyEvent*>(event)->nativeScanCode();
}

} // namespace merlon::app
