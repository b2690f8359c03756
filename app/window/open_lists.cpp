#include "app/window/open_lists.h"

#include <QKeyEvent>
#include <QListView>

namespace merlon::app
{

bool OpenLists::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() != QEvent::ShortcutOverride)
        return false;
    const auto* key = static_cast<QKeyEvent*>(event);
    const bool plain = !(key->modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier));
    if (!plain || key->text().isEmpty() || !key->text().front().isPrint())
        return false;
    const bool isList = qobject_cast<QListView*>(watched) != nullptr; // a table is clicked through, not searched
    if (QApplication::activePopupWidget() == nullptr && !(isList && key->text().front().isLetter()))
        return false;
    event->accept();
    return true;
}

} // namespace merlon::app
