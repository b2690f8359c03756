#include "app/window/quiet_wheel.h"

#include <QAbstractSpinBox>
#include <QComboBox>
#include <QEvent>

namespace merlon::app
{
namespace
{

/// Null: it is none that the wheel turns.
QWidget* boxOf(QObject* watched)
{
    if (auto* choice = qobject_cast<QComboBox*>(watched))
        return choice;
    return qobject_cast<QAbstractSpinBox*>(watched);
}

} // namespace

bool QuietWheel::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() != QEvent::Polish && event->type() != QEvent::Wheel)
        return false;
    QWidget* box = boxOf(watched);
    if (box == nullptr)
        return false;
    if (event->type() == QEvent::Polish && box->focusPolicy() == Qt::WheelFocus)
        box->setFocusPolicy(Qt::StrongFocus); // it does not take the keyboard by the wheel either
    if (event->type() == QEvent::Polish || box->hasFocus())
        return false;
    event->ignore(); // whoever scrolls around it hears it
    return true;
}

} // namespace merlon::app
