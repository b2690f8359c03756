#include "support_hands.h"

#include "editor/hex_map_view.h"
#include "referee/candidate_model.h"
#include "referee/dice_pad.h"
#include "referee/drawn_way.h"
#include "referee/order_draft.h"
#include "referee/pick_field.h"
#include "referee/record_form.h"
#include "referee/verdict_text.h"
#include "referee/whole_orders.h"
#include "support_window.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QComboBox>
#include <QContextMenuEvent>
#include <QDialogButtonBox>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QMenu>
#include <QMouseEvent>
#include <QPushButton>
#include <QRadioButton>
#include <QStatusBar>
#include <QTest>
#include <QTimer>
#include <QToolButton>

namespace merlon::test
{
namespace
{

constexpr Qt::KeyboardModifiers command = Qt::ControlModifier | Qt::AltModifier;

QLineEdit* writeReason(QDialog& dialog, const QString& why)
{
    auto* note = dialog.findChild<QLineEdit*>("note");
    note->setFocus();
    QTest::keyClicks(note, why);
    return note;
}

} // namespace

QWidget* Hands::focused() const
{
    QWidget* now = QApplication::focusWidget();
    return now != nullptr ? now : &window_;
}

QString Hands::textOf(const play::Field& field, const play::Value& value) const
{
    const auto* ref = std::get_if<play::Ref>(&value);
    return ref != nullptr && field.sort == play::Sort::Thing ? QString::fromStdString(ref->id)
                                                             : referee::VerdictText(session().game()).value(value);
}

play::List Hands::picksOf(const play::Field& field, const play::Value& value) const
{
    const auto* list = std::get_if<play::List>(&value);
    if (list == nullptr)
        return {value};
    play::Record begun = order_;
    begun.fields.erase(std::ranges::find(begun.fields, field.key, &play::Fields::value_type::first),
                       begun.fields.end());
    play::Record rest = order_; // what is said later may lead there another way
    std::erase_if(rest.fields, [&](const auto& one) { return one.first == field.key; });
    if (field.sort == play::Sort::Hex)
        for (const play::Record& said : {begun, rest})
            for (const play::Value& one : {list->back(), list->front()})
                if (session().setting()->system->given(session().game(), said, field, one) == value)
                    return {one};
    return referee::isWay(field) && field.key == "path" ? wayPoints(begun, field, *list) : *list;
}

/// The cheapest way to the first of them, and straight on from one to the next.
play::List Hands::wayPoints(const play::Record& begun, const play::Field& field, const play::List& way) const
{
    const auto begins = [&](const play::Value& value, std::size_t size)
    {
        const auto* list = std::get_if<play::List>(&value);
        return list != nullptr && list->size() == size && std::equal(list->begin(), list->end(), way.begin());
    };
    std::size_t done = way.size();
    while (done > 1 && !begins(session().setting()->system->given(session().game(), begun, field, way[done - 1]), done))
        --done;
    play::List points{way[done - 1]};
    while (done < way.size())
    {
        const play::List before(way.begin(), way.begin() + static_cast<std::ptrdiff_t>(done));
        std::size_t next = way.size();
        while (next > done + 1 && !begins(referee::straightOn(before, way[next - 1]), next))
            --next;
        points.push_back(way[next - 1]);
        done = next;
    }
    return points;
}

bool Hands::has(const play::Field& field, const play::Value& one) const
{
    const auto* draft = session().draft();
    const auto* list = draft != nullptr ? std::get_if<play::List>(draft->value(field.key)) : nullptr;
    return list != nullptr && std::ranges::count(*list, one) > 0;
}

const referee::CandidateModel& Hands::candidates() const
{
    return *qobject_cast<const referee::CandidateModel*>(part<QListView>("candidates")->model());
}

bool Hands::isListed(const play::Field& field) const
{
    return candidates().field() != nullptr && candidates().field()->key == field.key;
}

int Hands::rowOfSeveral(const play::Field& field, const play::List& picks) const
{
    if (picks.size() < 2 || !field.list || !isListed(field) || !std::holds_alternative<play::Ref>(picks.front()))
        return -1;
    const auto& listed = candidates().candidates();
    const auto same = [](const play::Candidate& one, const play::Value& pick) { return one.mark == pick; };
    const auto found = std::ranges::search(listed, picks, same);
    return found.empty() ? -1 : static_cast<int>(found.begin() - listed.begin());
}

void Hands::comeBack()
{
    window_.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&window_));
}

void Hands::allow(const play::Fields& held, const QString& why)
{
    Answer answer(
        [&](QDialog& dialog)
        {
            writeReason(dialog, why);
            answerOverrule(dialog, held);
        });
    openOverrule();
    QVERIFY(answer.asked());
    comeBack();
}

void Hands::rule(const play::ByHand& ruled)
{
    const play::Record* effect = ruled.effects.empty() ? nullptr : &ruled.effects.front();
    Answer answer(
        [&](QDialog& dialog)
        {
            if (effect != nullptr)
                answerByHand(dialog, *effect);
            QTest::keyClick(writeReason(dialog, QString::fromStdString(ruled.note.in("en"))), Qt::Key_Return);
        });
    openByHand(effect);
    QVERIFY(answer.asked());
    comeBack();
}

void Keys::key(int key, Qt::KeyboardModifiers modifiers)
{
    ++pressed_;
    QTest::keyClick(focused(), static_cast<Qt::Key>(key), modifiers);
}

void Keys::type(const QString& text)
{
    pressed_ += static_cast<int>(text.size());
    QTest::keyClicks(focused(), text);
}

/// By the letter of its label, or from field to field.
void Keys::jumpTo(const QWidget* field)
{
    if (focused() == field)
        return;
    for (const auto* label : panel().findChildren<QLabel*>())
        if (label->buddy() != nullptr && label->buddy()->focusProxy() == field)
            if (const auto mark = label->text().indexOf('&'); mark >= 0)
                key(label->text()[mark + 1].toUpper().unicode(), Qt::AltModifier);
    for (int fields = 0; fields < 6 && focused() != field; ++fields)
        key(Qt::Key_Tab);
}

/// Until a box has forgotten what was typed before.
void Keys::pause()
{
    QTest::qWait(QApplication::keyboardInputInterval() + 10);
    comeBack(); // the platform without a display deactivates the window behind a dialog that was closed
}

/// By as many letters as no other begins with, or by arrows where those are fewer.
void Keys::chooseKind(int row)
{
    auto* box = part<QComboBox>("kind");
    pause();
    if (panel().findChild<referee::RecordForm*>()->isAncestorOf(focused())) // in its first field
        key(Qt::Key_Backtab, Qt::ShiftModifier);
    for (int times = 0; times < 2 && focused() != box; ++times)
        key(Qt::Key_K, Qt::ControlModifier);
    const QString name = box->itemText(row);
    int letters = 1;
    const auto shared = [&]
    {
        int begin = 0;
        for (int i = 0; i < box->count(); ++i)
            begin += box->itemText(i).startsWith(name.left(letters), Qt::CaseInsensitive) ? 1 : 0;
        return begin > 1;
    };
    while (letters < name.size() && shared())
        ++letters;
    const int arrows = row - box->currentIndex();
    if (std::abs(arrows) < letters)
        for (int step = 0; step < std::abs(arrows); ++step)
            key(arrows > 0 ? Qt::Key_Down : Qt::Key_Up);
    else
    {
        type(name.left(letters));
    }
    QCOMPARE(box->currentIndex(), row);
    key(Qt::Key_Return);
}

/// Down the list of what may be chosen; none: it is not there.
int Keys::stepsTo(const play::Field& field, const play::Value& mark) const
{
    const auto* line = part<referee::PickField>(field.key);
    return part<QListView>("candidates")->isVisible() && line->text().isEmpty() ? candidates().rowOf(mark) + 1 : 0;
}

/// Several, and all that may be chosen.
bool Keys::areAll(const play::List& picks) const
{
    const auto isAmong = [&](const play::Candidate& one)
    { return !one.legal || std::ranges::count(picks, one.mark) > 0; };
    return picks.size() > 1 && std::get_if<play::Ref>(&picks.front()) != nullptr &&
           candidates().legal() == static_cast<int>(picks.size()) &&
           std::ranges::all_of(candidates().candidates(), isAmong);
}

/// One after the other, down to the last that may be chosen or as many as there may be.
bool Keys::areAllFromTheFirst(const play::List& picks, const play::Field& field) const
{
    const int row = rowOfSeveral(field, picks);
    const int end = row + static_cast<int>(picks.size());
    return row >= 0 && (end == candidates().legal() || (end < candidates().legal() && picks.size() == field.atMost));
}

/// By its name or down the list, whichever is less.
void Keys::point(referee::PickField& line, const play::Field& field, const play::Value& value)
{
    QString text = textOf(field, value);
    if (const auto* hex = std::get_if<hex::Hex>(&value)) // as it is printed or as files call it, whichever is less
        if (const std::string name = hex::name(window_.workspace().map().map().layout, *hex);
            static_cast<qsizetype>(name.size()) < text.size())
            text = QString::fromStdString(name);
    const referee::Pick* wanted = line.pickFor(text);
    int letters = 1;
    while (letters < text.size() && (wanted == nullptr || line.pickFor(text.left(letters)) != wanted))
        ++letters;
    const int steps = stepsTo(field, value);
    if (steps == 0 || steps > letters)
        return type(text.left(letters));
    for (int step = 0; step < steps; ++step)
        key(Qt::Key_Down);
}

/// A box takes the item that begins with what is typed, a field the first pick that fits; a list one after the other.
bool Keys::give(const play::Field& field, const play::Value& value)
{
    if (auto* box = part<QComboBox>(field.key))
    {
        const QString text = textOf(field, value);
        pause();
        jumpTo(box);
        if (text.front().isDigit()) // those go to the die
            for (int row = box->currentIndex(); row < box->findText(text); ++row)
                key(Qt::Key_Down);
        for (int letters = 0; letters < 3 && box->currentText() != text; ++letters)
            type(text.mid(letters, 1));
        if (focused() == box && !referee::mustBeGiven(session().verdict()).empty())
            key(Qt::Key_Return);
        return box->currentText() == text;
    }
    auto* line = part<referee::PickField>(field.key);
    if (focused() != line) // nobody asks for one that need not be given
        jumpTo(line);
    if (focused() != line)
        return false;
    const play::List all = picksOf(field, value);
    if (areAll(all) || areAllFromTheFirst(all, field))
    {
        if (!areAll(all))
            point(*line, field, all.front());
        key(Qt::Key_Asterisk);
        return true;
    }
    bool open = false;
    for (const play::Value& one : all)
    {
        if (has(field, one)) // another one brought it
            continue;
        point(*line, field, one);
        open = &one != &all.back();
        key(open ? Qt::Key_Comma : Qt::Key_Return);
    }
    if (open)
        key(Qt::Key_Return);
    return true;
}

/// A wrong one first, which is not counted.
void Keys::throwDie(int face)
{
    key(Qt::Key_0 + (face + 1) % 10);
    key(Qt::Key_0 + face);
    --pressed_;
}

/// Enter does what the status line says.
void Keys::keep()
{
    const QString hint = window_.statusBar()->findChildren<QLabel*>().front()->text();
    QVERIFY2(hint.startsWith("Enter "), qPrintable(hint));
    key(Qt::Key_Return);
}

/// The first of those that may be given now has one key, the next one the other.
void Keys::endPhase(std::string_view kind)
{
    const auto* first = panel().findChild<referee::WholeOrders*>()->findChild<QPushButton*>();
    for (const auto* button : panel().findChild<referee::WholeOrders*>()->findChildren<QPushButton*>())
        if (button->isVisible())
        {
            first = button;
            break;
        }
    key(first->objectName() == QLatin1String(kind.data(), static_cast<qsizetype>(kind.size())) ? Qt::Key_X : Qt::Key_E,
        command);
    if (session().draft() != nullptr && session().order().kind == kind) // whether it is meant is asked
        key(Qt::Key_Return);
}

void Keys::undo()
{
    key(Qt::Key_Z, command);
}

void Keys::redo()
{
    key(Qt::Key_Z, command | Qt::ShiftModifier);
}

void Keys::openOverrule()
{
    key(Qt::Key_O, command);
}

void Keys::answerOverrule(QDialog& dialog, const play::Fields& held)
{
    QTest::keyClick(&dialog, Qt::Key_A, Qt::AltModifier);
    QTRY_VERIFY(dialog.findChild<QRadioButton*>("allow")->isChecked());
    for (const auto& [key, value] : held)
    {
        auto* box = dialog.findChild<QComboBox*>(QString::fromStdString(key));
        box->setFocus();
        QTest::keyClicks(box, textOf(*play::find(session().setting()->system->facts(), key), value));
    }
    QTest::keyClick(dialog.findChild<QLineEdit*>("note"), Qt::Key_Return);
}

void Keys::openByHand(const play::Record*)
{
    key(Qt::Key_H, command);
}

void Keys::answerByHand(QDialog& dialog, const play::Record& effect)
{
    auto* kind = dialog.findChild<QComboBox*>("effect");
    QTest::keyClicks(kind, referee::SystemText(*session().setting()->system).effectName(effect.kind));
    for (const auto& [key, value] : effect.fields)
    {
        const play::Field& field =
            *play::find(**std::ranges::find(session().setting()->system->effects(), std::string_view(effect.kind),
                                            [](const play::Kind* one) { return one->key; }),
                        key);
        auto* entry = dialog.findChild<QWidget*>(QString::fromStdString(key));
        QTest::keyClicks(entry, textOf(field, value));
        if (qobject_cast<QLineEdit*>(entry) != nullptr)
            QTest::keyClick(entry, Qt::Key_Return);
    }
}

void Mouse::click(QWidget* widget, QPoint at)
{
    ++pressed_;
    QTest::mouseClick(widget, Qt::LeftButton, {}, at);
}

void Mouse::click(QWidget* button)
{
    QVERIFY(button != nullptr);
    QVERIFY2(button->isVisible(), qPrintable(button->objectName()));
    QVERIFY2(button->isEnabled(), qPrintable(button->objectName()));
    click(button, button->rect().center());
}

void Mouse::chooseItem(QComboBox* box, int row)
{
    if (box->currentIndex() == row)
        return;
    click(box, box->rect().center());
    QVERIFY(QTest::qWaitFor([&] { return box->view()->isVisible(); }));
    QTest::qWait(3 * QApplication::doubleClickInterval()); // the box takes no sooner release for a choice
    const QModelIndex item = box->model()->index(row, box->modelColumn());
    box->view()->scrollTo(item);
    click(box->view()->viewport(), box->view()->visualRect(item).center());
    const auto isChosen = [&] { return box->currentIndex() == row; };
    if (!QTest::qWaitFor(isChosen, 1000) && box->view()->isVisible()) // it came too soon on a busy machine
        QTest::mouseClick(box->view()->viewport(), Qt::LeftButton, {}, box->view()->visualRect(item).center());
    QCOMPARE(box->currentText(), item.data().toString());
}

void Mouse::clickHex(hex::Hex hex)
{
    window_.view().bringIntoView({hex});
    click(window_.view().viewport(), window_.view().viewPoint(hex).toPoint());
}

/// Where it lies, if it lies anywhere.
std::optional<hex::Hex> Mouse::hexOf(const play::Value& mark) const
{
    if (const auto* hex = std::get_if<hex::Hex>(&mark))
        return *hex;
    const auto* thing = std::get_if<play::Ref>(&mark);
    const auto scene = play::sceneOf(session().game());
    if (thing != nullptr && scene)
        for (const play::Piece& piece : scene->pieces)
            if (piece.thing == *thing && !piece.hexes.empty())
                return piece.hexes.front();
    return {};
}

void Mouse::chooseKind(int row)
{
    chooseItem(part<QComboBox>("kind"), row);
}

bool Mouse::give(const play::Field& field, const play::Value& value)
{
    if (auto* box = part<QComboBox>(field.key))
    {
        if (!isListed(field) || !pickInList(value))
            chooseItem(box, box->findText(textOf(field, value)));
        return true;
    }
    if (auto* line = part<referee::PickField>(field.key); field.optional && focused() != line) // nobody asks for it
        click(line, QPoint(5, 5));
    const play::List all = picksOf(field, value);
    if (dragOver(field, all) || (all.size() > 1 && referee::isWay(field) && drawWay(std::get<play::List>(value))))
        return true;
    bool first = true;
    for (const play::Value& one : all)
    {
        const auto hex = hexOf(one);
        if (has(field, one))
            continue;
        if (!std::exchange(first, false) && hex) // the panel goes on to the next field, the map to the list
            clickHex(*hex);
        else if (!pickOne(field, one))
            return false;
    }
    return true;
}

/// With Shift, from where he stands whom the order names.
bool Mouse::drawWay(const play::List& way)
{
    const auto from = hexOf(order_.fields.front().second);
    if (!from)
        return false;
    QWidget* map = window_.view().viewport();
    const auto at = [&](hex::Hex hex) { return window_.view().viewPoint(hex).toPoint(); };
    std::vector<hex::Hex> hexes{*from};
    for (const play::Value& one : way)
        hexes.push_back(referee::hexOf(one).value());
    window_.view().bringIntoView(hexes);
    ++pressed_;
    QTest::mousePress(map, Qt::LeftButton, Qt::ShiftModifier, at(*from));
    for (const hex::Hex hex : hexes)
    {
        QMouseEvent move(QEvent::MouseMove, at(hex), map->mapToGlobal(at(hex)), Qt::NoButton, Qt::LeftButton,
                         Qt::ShiftModifier);
        QApplication::sendEvent(map, &move);
    }
    QTest::mouseRelease(map, Qt::LeftButton, Qt::ShiftModifier, at(hexes.back()));
    return true;
}

bool Mouse::pickOne(const play::Field& field, const play::Value& mark)
{
    if (pickInList(mark))
        return true;
    if (const auto* hex = std::get_if<hex::Hex>(&mark))
    {
        clickHex(*hex);
        return true;
    }
    click(part<referee::PickField>(field.key), QPoint(5, 5)); // the list shows what may stand there
    return pickInList(mark);
}

bool Mouse::pickInList(const play::Value& mark)
{
    auto* list = part<QListView>("candidates");
    const int row = candidates().rowOf(mark);
    if (row < 0)
        return false;
    list->scrollTo(candidates().index(row, 0));
    click(list->viewport(), list->visualRect(candidates().index(row, 0)).center());
    return true;
}

/// From the first to the last, where both are in view.
bool Mouse::dragOver(const play::Field& field, const play::List& marks)
{
    auto* list = part<QListView>("candidates");
    const int row = rowOfSeveral(field, marks);
    if (row < 0 || !list->isVisible())
        return false;
    const QModelIndex first = candidates().index(row);
    const QModelIndex last = candidates().index(row + static_cast<int>(marks.size()) - 1);
    list->scrollTo(last);
    list->scrollTo(first);
    const QRect room = list->viewport()->rect();
    if (!room.contains(list->visualRect(first).center()) || !room.contains(list->visualRect(last).center()))
        return false;
    ++pressed_;
    QWidget* rows = list->viewport();
    const QPoint to = list->visualRect(last).center();
    QTest::mousePress(rows, Qt::LeftButton, {}, list->visualRect(first).center());
    QMouseEvent move(QEvent::MouseMove, to, rows->mapToGlobal(to), Qt::NoButton, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(rows, &move);
    QTest::mouseRelease(rows, Qt::LeftButton, {}, to);
    return true;
}

void Mouse::throwDie(int face)
{
    click(panel().findChild<QToolButton*>(QStringLiteral("face%1").arg(face)));
}

void Mouse::keep()
{
    click(part<QPushButton>("apply"));
}

void Mouse::endPhase(std::string_view kind)
{
    click(part<QPushButton>(kind));
    if (session().draft() != nullptr && session().order().kind == kind)
        click(part<QPushButton>("apply"));
}

void Mouse::undo()
{
    click(part<QPushButton>("undo"));
}

void Mouse::redo()
{
    click(part<QPushButton>("redo"));
}

void Mouse::openOverrule()
{
    click(part<QPushButton>("overrule"));
}

void Mouse::answerOverrule(QDialog& dialog, const play::Fields& held)
{
    auto* allow = dialog.findChild<QRadioButton*>("allow");
    QTest::mouseClick(allow, Qt::LeftButton, {}, QPoint(8, allow->height() / 2));
    QTest::qWait(20); // the dialog makes room for what the referee may hold
    for (const auto& [key, value] : held)
    {
        auto* box = dialog.findChild<QComboBox*>(QString::fromStdString(key));
        chooseItem(box, box->findText(textOf(*play::find(session().setting()->system->facts(), key), value)));
    }
    QTest::mouseClick(dialog.findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok), Qt::LeftButton);
}

/// By the menu of the counter on the map.
void Mouse::openByHand(const play::Record* effect)
{
    if (effect == nullptr)
        return click(part<QPushButton>("byHand"));
    const hex::Hex hex = hexOf(effect->fields.front().second).value();
    window_.view().bringIntoView({hex});
    const QString name = referee::SystemText(*session().setting()->system).effectName(effect->kind);
    QTimer::singleShot(0, &window_,
                       [this, name]
                       {
                           auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
                           const auto has = [&](const QAction* one)
                           {
                               const auto effects = one->menu() != nullptr ? one->menu()->actions() : QList<QAction*>();
                               return std::ranges::count(effects, name, &QAction::text) > 0;
                           };
                           const auto actions = menu->actions();
                           QAction* byHand = *std::ranges::find_if(actions, has);
                           click(menu, menu->actionGeometry(byHand).center());
                           QMenu* effects = byHand->menu();
                           QVERIFY(QTest::qWaitFor([&] { return effects->isVisible(); }));
                           for (QAction* one : effects->actions())
                               if (one->text() == name)
                                   return click(effects, effects->actionGeometry(one).center());
                       });
    QWidget* map = window_.view().viewport();
    const QPoint at = window_.view().viewPoint(hex).toPoint();
    QContextMenuEvent event(QContextMenuEvent::Mouse, at, map->mapToGlobal(at));
    QApplication::sendEvent(map, &event);
}

void Mouse::answerByHand(QDialog& dialog, const play::Record& effect)
{
    const auto& [key, value] = effect.fields.back(); // the first is whose menu it was
    auto* box = dialog.findChild<QComboBox*>(QString::fromStdString(key));
    chooseItem(box, box->findText(referee::VerdictText(session().game()).value(value)));
}

} // namespace merlon::test
