#include "referee/order_keys.h"

#include "referee/asked_order.h"
#include "referee/candidate_list.h"
#include "referee/kind_box.h"
#include "referee/order_page.h"
#include "referee/pick_field.h"
#include "referee/record_form.h"
#include "referee/referee_session.h"
#include "translations/digit_key.h"
#include "translations/words.h"

#include <QKeyEvent>

namespace merlon::referee
{

OrderKeys::OrderKeys(const Parts& parts, OrderPage& page) : QObject(&page), parts_(parts), page_(page)
{
    parts_.kinds.installEventFilter(this);
}

void OrderKeys::watchForm()
{
    for (QWidget* part : parts_.form.findChildren<QWidget*>())
        if (qobject_cast<PickField*>(part) != nullptr || qobject_cast<QComboBox*>(part) != nullptr)
            part->installEventFilter(this);
}

/// Between the box of orders and the form: Tab and Shift+Tab.
bool OrderKeys::tabBetween(const QObject* watched, int key)
{
    const play::Kind* one = parts_.order.kind();
    if (one == nullptr || one->fields.empty())
        return false;
    const bool fromKinds = watched == &parts_.kinds;
    if (key == Qt::Key_Tab && fromKinds)
        page_.ask();
    else if (key == Qt::Key_Backtab && !fromKinds && page_.offersKinds() &&
             parts_.form.current() == one->fields.front().key)
        page_.focusKinds(Qt::BacktabFocusReason);
    else
        return false;
    return true;
}

bool OrderKeys::isAsked(const PickField& field) const
{
    return field.objectName() == words::fromView(page_.asked());
}

/// Up and down in a field go through what may be chosen there.
bool OrderKeys::walkCandidates(PickField& field, int key)
{
    if (!isAsked(field) || (key != Qt::Key_Down && key != Qt::Key_Up))
        return false;
    const play::Value* mark = parts_.list.walk(key == Qt::Key_Down ? 1 : -1, !field.text().isEmpty());
    if (mark == nullptr)
        return false;
    field.offer(*mark);
    return true;
}

/// Empty, for a number: its digits are the field's, though Enter would leave it out.
bool OrderKeys::awaitsNumber(const PickField& field) const
{
    const play::Kind* one = parts_.order.kind();
    const play::Field* asked = one != nullptr ? play::find(*one, page_.asked()) : nullptr;
    return asked != nullptr && field.text().isEmpty() && isAsked(field) &&
           (asked->sort == play::Sort::Number || asked->sort == play::Sort::Length);
}

/// Digits go to the die from a box, and from a field that shows what was picked; one that is being typed in keeps them.
bool OrderKeys::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() != QEvent::KeyPress)
        return false;
    const auto& pressed = *static_cast<QKeyEvent*>(event);
    auto* field = qobject_cast<PickField*>(watched);
    if (tabBetween(watched, pressed.key()) || (field != nullptr && walkCandidates(*field, pressed.key())))
        return true;
    if ((field != nullptr && (!field->rests() || awaitsNumber(*field))) || !parts_.session.dieSides())
        return false;
    const auto face = words::typedDigit(pressed);
    if (face)
        emit digitTyped(*face);
    return face.has_value();
}

} // namespace merlon::referee
