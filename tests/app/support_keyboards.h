#pragma once

#include <QKeyEvent>
#include <QList>
#include <QString>
#include <QWidget>

/// Keys as keyboards of several countries send them (keyboards.txt).
namespace merlon::test
{

struct RecordedKey
{
    QString keyboard; ///< "fr"
    Qt::KeyboardModifiers held;
    int digit; ///< that stands on it
    int key;
    quint32 code;
    quint32 symbol;
    QString text;

    bool onKeypad() const { return held.testFlag(Qt::KeypadModifier); }
    bool types(int one) const { return text == QString::number(one); }
    QString name() const;
};

QList<RecordedKey> recordedKeys();

/// To the widget with the focus, by the way of real keys: first whoever wants it for himself, then shortcuts, then as a
/// key. The widget must be in the active window.
void press(QWidget& focused, const RecordedKey& key);

} // namespace merlon::test
