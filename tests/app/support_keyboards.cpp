#include "support_keyboards.h"

#include "support_places.h"

#include <QApplication>
#include <QFile>
#include <qtestspontaneevent.h>

extern Q_GUI_EXPORT bool qt_sendShortcutOverrideEvent(QObject* receiver, ulong timestamp, int key,
                                                      Qt::KeyboardModifiers modifiers, const QString& text,
                                                      bool repeats, ushort count);

namespace merlon::test
{
namespace
{

Qt::KeyboardModifiers heldOf(const QString& names)
{
    Qt::KeyboardModifiers held;
    for (const QString& one : names.split('+'))
        held |= one == "Shift"    ? Qt::ShiftModifier
                : one == "Ctrl"   ? Qt::ControlModifier
                : one == "Alt"    ? Qt::AltModifier
                : one == "Meta"   ? Qt::MetaModifier
                : one == "Keypad" ? Qt::KeypadModifier
                                  : Qt::NoModifier;
    return held;
}

} // namespace

QString RecordedKey::name() const
{
    return QStringLiteral("%1, %2, %3").arg(keyboard).arg(int(held), 0, 16).arg(digit);
}

QList<RecordedKey> recordedKeys()
{
    QFile file(inSource(u"tests/app/keyboards.txt"));
    if (!file.open(QIODevice::ReadOnly))
        qFatal("no recorded keys");
    QList<RecordedKey> keys;
    for (const QString& line : QString::fromUtf8(file.readAll()).split('\n', Qt::SkipEmptyParts))
        if (const QStringList parts = line.split(' '); !line.startsWith('#'))
            keys << RecordedKey{parts[0],
                                heldOf(parts[1]),
                                parts[2].toInt(),
                                parts[3].toInt(nullptr, 16),
                                parts[4].toUInt(),
                                parts[5].toUInt(nullptr, 16),
                                QString::fromUtf8(QByteArray::fromHex(parts[6].toLatin1()))};
    return keys;
}

void press(QWidget& focused, const RecordedKey& key)
{
    const auto event = [&](QEvent::Type type)
    { return QKeyEvent(type, key.key, key.held, key.code, key.symbol, 0, key.text); };
    QKeyEvent wanted = event(QEvent::ShortcutOverride);
    wanted.ignore();
    QApplication::sendEvent(&focused, &wanted);
    if (!wanted.isAccepted() && qt_sendShortcutOverrideEvent(&focused, 0, key.key, key.held, key.text, false, 1))
        return;
    for (const QEvent::Type type : {QEvent::KeyPress, QEvent::KeyRelease})
    {
        QKeyEvent one = event(type);
        QSpontaneKeyEvent::setSpontaneous(&one); // or Qt would look for a shortcut a second time
        qApp->notify(&focused, &one);
    }
}

} // namespace merlon::test
