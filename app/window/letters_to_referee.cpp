#include "app/window/letters_to_referee.h"

#include "app/window/docks.h"
#include "app/window/map_views.h"
#include "app/window/rooms.h"
#include "editor/hex_map_view.h"
#include "editor/table_view.h"
#include "editor/types_text.h"
#include "referee/journal_view.h"
#include "referee/referee_panel.h"
#include "referee/referee_session.h"
#include "translations/digit_key.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QComboBox>
#include <QDockWidget>
#include <QKeyEvent>
#include <QScopedValueRollback>

namespace merlon::app
{
namespace
{

bool isTyped(const QKeyEvent& key)
{
    const bool plain = (key.modifiers() & ~(Qt::ShiftModifier | Qt::KeypadModifier)) == Qt::NoModifier;
    return plain && !key.text().isEmpty() && key.text().front().isLetterOrNumber();
}

/// Text, or a list that looks for what is typed.
bool takesLetters(const QWidget& widget)
{
    return editor::typesText(widget) || qobject_cast<const QComboBox*>(&widget) != nullptr ||
           qobject_cast<const QAbstractItemView*>(&widget) != nullptr;
}

} // namespace

LettersToReferee::LettersToReferee(QWidget& window, Rooms& rooms) : QObject(&window), window_(window), rooms_(rooms)
{
    qApp->installEventFilter(this);
}

bool LettersToReferee::isTheReferees(const QWidget& typedAt, const QKeyEvent& key) const
{
    const bool ofTheDie = rooms_.session.wantsDie() && words::typedDigit(key);
    if (typedAt.window() != &window_ || !(isTyped(key) || ofTheDie) || !rooms_.docks->referees() ||
        !rooms_.session.isOpen() || rooms_.session.film() != nullptr)
        return false;
    for (const editor::HexMapView* view : rooms_.views->all())
        if (view == &typedAt)
            return !view->takesName();
    if (rooms_.tableView == &typedAt) // whose letters turn what is in the hand
        return ofTheDie;
    if (rooms_.journal == &typedAt) // a list of what was done, in which nobody looks for a name
        return true;
    return &typedAt != rooms_.refereePanel && !takesLetters(typedAt);
}

/// To the field that is asked for, or the first of an order; a digit to the die that is.
void LettersToReferee::pass(QKeyEvent& key) const
{
    referee::RefereePanel& panel = *rooms_.refereePanel;
    rooms_.docks->showReferee();
    panel.goOn();
    QWidget* field = window_.focusWidget();
    const bool inField = field != nullptr && panel.isAncestorOf(field);
    QCoreApplication::sendEvent(inField ? field : &panel, &key);
}

bool LettersToReferee::eventFilter(QObject* watched, QEvent* event)
{
    if (passes_ || (event->type() != QEvent::KeyPress && event->type() != QEvent::ShortcutOverride))
        return false;
    const auto* widget = qobject_cast<QWidget*>(watched);
    auto* key = static_cast<QKeyEvent*>(event);
    if (widget == nullptr || !isTheReferees(*widget, *key))
        return false;
    if (event->type() == QEvent::KeyPress)
    {
        const QScopedValueRollback passing(passes_, true);
        pass(*key);
    }
    event->accept();
    return true;
}

} // namespace merlon::app
