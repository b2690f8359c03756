#pragma once

#include <QKeyEvent>

#include <optional>

namespace merlon::words
{

/// The digit that a key bears, whatever is held with it. Keyboards as the French have the digits of their upper row
/// above other signs: there the place of the key tells. Whatever types a digit, with Shift or on the keypad, is one
/// too.
inline std::optional<int> digitOn(const QKeyEvent& key)
{
    if (key.key() >= Qt::Key_0 && key.key() <= Qt::Key_9)
        return key.key() - Qt::Key_0;
    constexpr quint32 keyOfOne = 10; // of X11, and of Wayland by way of Qt; that of 0 is the tenth
    static const QString third = QStringLiteral("[]{}|\\~#^`"); // signs that no key of the row types without AltGr
    const quint32 place = key.nativeScanCode() - keyOfOne;
    if (place > 9 || key.modifiers().testFlag(Qt::ShiftModifier) || key.key() > 0xffff ||
        third.contains(QChar(key.key())))
        return {};
    return static_cast<int>((place + 1) % 10);
}

/// A digit that is typed: with Ctrl, Alt or Meta it is a command.
inline std::optional<int> typedDigit(const QKeyEvent& key)
{
    return key.modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier) ? std::nullopt : digitOn(key);
}

} // namespace merlon::words
