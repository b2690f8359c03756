#include "app/window/number_fields.h"

#include <QKeyEvent>
#include <QSpinBox>

namespace merlon::app
{

bool NumberFields::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() != QEvent::ShortcutOverride && event->type() != QEvent::KeyPress)
        return false;
    const bool isNumber = qobject_cast<QSpinBox*>(watched) != nullptr || qobject_cast<QSpinBox*>(watched->parent());
    if (event->type() == QEvent::KeyPress) // "1,5" would be fifteen where a comma stands between thousands
        return isNumber && QStringList{".", ","}.contains(static_cast<QKeyEvent*>(event)->text());
    const auto* key = static_cast<QKeyEvent*>(event);
    const bool isLetter = key->text().size() == 1 && key->text().front().isLetter();
    if (!isNumber || !isLetter)
        return false;
    event->ignore();
    return true;
}

} // namespace merlon::app
