// The siege sheet under the hand of who has keys: ticking, moving, and the field in which names are typed.

#include "app/window/sheet_view.h"

#include <QKeyEvent>
#include <QPlainTextEdit>

#include <algorithm>

namespace merlon::app
{

void SheetView::tick(int part, int row, int marks)
{
    const report::PaperRow* now = rowAt(part, row);
    if (now == nullptr || hand_ != Hand::Ticks)
        return;
    if (!now->counts)
        marks = std::clamp(marks, 0, now->boxes);
    if (marks != now->marks)
        emit ticked(part, row, marks);
}

/// The last box that is ticked is unticked, any other is ticked with those before it.
void SheetView::tickWith(const report::SheetSpot& spot)
{
    const report::PaperRow* now = rowAt(spot.part, spot.row);
    if (now == nullptr)
        return;
    if (spot.what == What::Box)
        tick(spot.part, spot.row, spot.box + 1 == now->marks ? spot.box : spot.box + 1);
    else if (spot.what == What::Less || spot.what == What::More)
        tick(spot.part, spot.row, now->marks + (spot.what == What::More ? 1 : -1));
}

bool SheetView::tickKey(int key)
{
    const report::PaperRow* now = rowAt(part_, row_);
    if (now == nullptr || hand_ != Hand::Ticks)
        return false;
    if (key == Qt::Key_Space || key == Qt::Key_Plus || key == Qt::Key_Right)
        tick(part_, row_, now->marks + 1);
    else if (key == Qt::Key_Backspace || key == Qt::Key_Minus || key == Qt::Key_Left)
        tick(part_, row_, now->marks - 1);
    else
        return false;
    return true;
}

/// What the cursor keys go through.
std::vector<report::SheetSpot> SheetView::steps() const
{
    if (!sheet_)
        return {};
    if (hand_ == Hand::Ticks)
        return sheet_->rows();
    std::vector<report::SheetSpot> all;
    for (std::size_t i = 0; i < sheet_->sheet().parts.size(); ++i)
    {
        all.push_back({What::Part, static_cast<int>(i)});
        for (std::size_t j = 0; j < sheet_->sheet().parts[i].rows.size(); ++j)
            all.push_back({What::Row, static_cast<int>(i), static_cast<int>(j)});
    }
    return all;
}

void SheetView::step(int by)
{
    const auto all = steps();
    if (all.empty())
        return;
    const auto now = std::ranges::find_if(all, [this](const report::SheetSpot& one)
                                          { return one.part == part_ && one.row == row_; });
    const auto count = static_cast<int>(all.size());
    const int at = now == all.end() ? (by > 0 ? 0 : count - 1)
                                    : std::clamp(static_cast<int>(now - all.begin()) + by, 0, count - 1);
    const auto& to = all[static_cast<std::size_t>(at)];
    choose(to.part, to.row);
}

/// The chosen part takes the place of its neighbour.
void SheetView::swap(int by)
{
    const auto count = static_cast<int>(sheet_->sheet().parts.size());
    const int to = part_ + by;
    if (to < 0 || to >= count)
        return;
    const Column column = sheet_->sheet().parts[static_cast<std::size_t>(part_)].column;
    const int part = part_;
    part_ = to;
    row_ = -1;
    emit dropped(part, by > 0 ? to + 1 : to, column);
}

/// From the left column across the page to the right one.
void SheetView::turn(int by)
{
    constexpr Column order[] = {Column::Left, Column::Across, Column::Right};
    const Column now = sheet_->sheet().parts[static_cast<std::size_t>(part_)].column;
    const auto at = std::ranges::find(order, now) - std::begin(order) + by;
    if (at >= 0 && at < 3)
        emit dropped(part_, part_, order[at]);
}

bool SheetView::moveKey(const QKeyEvent& event)
{
    if (hand_ != Hand::LaysOut || part_ < 0 || event.modifiers() != Qt::ControlModifier)
        return false;
    switch (event.key())
    {
    case Qt::Key_Up:
        swap(-1);
        return true;
    case Qt::Key_Down:
        swap(1);
        return true;
    case Qt::Key_Left:
        turn(-1);
        return true;
    case Qt::Key_Right:
        turn(1);
        return true;
    default:
        return false;
    }
}

void SheetView::keyPressEvent(QKeyEvent* event)
{
    if (tickKey(event->key()) || moveKey(*event))
        return;
    switch (event->key())
    {
    case Qt::Key_Up:
        return step(-1);
    case Qt::Key_Down:
        return step(1);
    case Qt::Key_F2:
    case Qt::Key_Return:
    case Qt::Key_Enter:
        return typeName();
    default:
        QAbstractScrollArea::keyPressEvent(event);
    }
}

void SheetView::typeName()
{
    if (hand_ != Hand::LaysOut || part_ < 0)
        return;
    const auto& part = sheet_->sheet().parts[static_cast<std::size_t>(part_)];
    if (const auto* row = rowAt(part_, row_))
        openField(Typing::Name, sheet_->nameOf(part_, row_), row->name);
    else
        openField(Typing::Title, sheet_->titleOf(part_), part.title);
}

void SheetView::typeText()
{
    if (hand_ != Hand::LaysOut || part_ < 0)
        return;
    const auto& part = sheet_->sheet().parts[static_cast<std::size_t>(part_)];
    if (!part.own)
        return;
    QRectF where = sheet_->textOf(part_);
    where.setHeight(std::max(where.height(), 20.0));
    openField(Typing::Text, where, part.text);
}

void SheetView::openField(Typing what, const QRectF& where, const QString& text)
{
    closeField(true);
    typing_ = what;
    typedPart_ = part_;
    typedRow_ = row_;
    field_ = new QPlainTextEdit(text, viewport());
    field_->setObjectName(QStringLiteral("sheet.field"));
    field_->setAccessibleName(what == Typing::Text ? tr("Text") : tr("Name"));
    field_->setTabChangesFocus(true);
    field_->setVerticalScrollBarPolicy(what == Typing::Text ? Qt::ScrollBarAsNeeded : Qt::ScrollBarAlwaysOff);
    field_->installEventFilter(this);
    const int least = field_->fontMetrics().height() + 12;
    QRect there = onScreen(where).toAlignedRect();
    there.setHeight(std::max(what == Typing::Text ? 3 * least : least, std::min(there.height(), 3 * least)));
    there.setWidth(std::clamp(there.width(), 120, std::max(120, viewport()->width() - there.left() - 4)));
    field_->setGeometry(there);
    field_->selectAll();
    field_->show();
    field_->setFocus();
}

void SheetView::closeField(bool keep)
{
    if (!field_)
        return;
    QPlainTextEdit* field = field_;
    field_.clear();
    const QString text = field->toPlainText();
    const bool had = field->hasFocus();
    field->removeEventFilter(this);
    field->deleteLater();
    field->hide();
    if (had)
        setFocus();
    if (!keep)
        return;
    if (typing_ == Typing::Text)
        emit textTyped(typedPart_, text);
    else if (typing_ == Typing::Title)
        emit titleTyped(typedPart_, text.simplified());
    else
        emit nameTyped(typedPart_, typedRow_, text.simplified());
}

/// Enter keeps what was typed, Escape does not; a text has lines of its own.
bool SheetView::eventFilter(QObject* watched, QEvent* event)
{
    if (watched != field_)
        return QAbstractScrollArea::eventFilter(watched, event);
    if (event->type() == QEvent::FocusOut && static_cast<QFocusEvent*>(event)->reason() != Qt::PopupFocusReason)
        closeField(true);
    else if (event->type() == QEvent::ShortcutOverride)
        event->accept();
    else if (event->type() == QEvent::KeyPress)
    {
        const auto* key = static_cast<QKeyEvent*>(event);
        const bool enter = key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter;
        if (key->key() == Qt::Key_Escape || (enter && (typing_ != Typing::Text || key->modifiers() != Qt::NoModifier)))
        {
            closeField(enter);
            return true;
        }
    }
    return false;
}

} // namespace merlon::app
