#include "referee/pick_field.h"

#include <QAbstractItemView>
#include <QCompleter>
#include <QKeyEvent>
#include <QStringListModel>

#include <algorithm>
#include <optional>
#include <utility>

namespace merlon::referee
{

PickField::PickField(QWidget* parent) : QLineEdit(parent), names_(new QStringListModel(this))
{
    auto* completer = new QCompleter(names_, this);
    completer->setCaseSensitivity(Qt::CaseInsensitive);
    completer->setFilterMode(Qt::MatchContains);
    completer->setMaxVisibleItems(12);
    setCompleter(completer);
    setClearButtonEnabled(true);
    // The popup sends its click before the text is in the field.
    connect(completer, qOverload<const QString&>(&QCompleter::activated), this,
            [this](const QString& text)
            {
                setText(text);
                take();
            });
    connect(this, &QLineEdit::textEdited, this,
            [this](const QString& text)
            {
                if (text.isEmpty() && std::exchange(chosen_, false))
                    emit emptied();
            });
}

void PickField::setPicks(std::vector<Pick> picks)
{
    picks_ = std::move(picks);
    QStringList names;
    for (const Pick& one : picks_)
        names += one.name;
    if (names != names_->stringList())
        names_->setStringList(names);
}

void PickField::show(const play::Value* value, const QString& text)
{
    chosen_ = value != nullptr;
    if ((chosen_ || !hasFocus()) && text != this->text())
        setText(text);
    if (chosen_)
        setModified(false);
}

void PickField::offer(const play::Value& value)
{
    const auto at = std::ranges::find(picks_, value, &Pick::value);
    if (at == picks_.end())
        return;
    completer()->popup()->hide();
    setText(at->name);
    setModified(true);
}

void PickField::settle(bool chosen)
{
    chosen_ = chosen;
    if (chosen)
        setModified(false);
}

const Pick* PickField::pickFor(const QString& text) const
{
    const QString wanted = text.trimmed();
    if (wanted.isEmpty())
        return nullptr;
    const auto best = [&](auto&& fits) -> const Pick*
    {
        const auto at = std::ranges::find_if(picks_, fits);
        return at == picks_.end() ? nullptr : &*at;
    };
    const auto same = [&](const Pick& one)
    { return one.name.compare(wanted, Qt::CaseInsensitive) == 0 || one.also.contains(wanted, Qt::CaseInsensitive); };
    const Pick* one = best(same);
    if (one != nullptr || whole_)
        return one;
    one = best([&](const Pick& other) { return other.name.startsWith(wanted, Qt::CaseInsensitive); });
    if (one != nullptr)
        return one;
    return best([&](const Pick& other) { return other.name.contains(wanted, Qt::CaseInsensitive); });
}

void PickField::keyPressEvent(QKeyEvent* event)
{
    const bool enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (enter && rests())
        return event->ignore();
    if (enter)
        return take();
    if (list_ && event->key() == Qt::Key_Comma)
    {
        take();
        setFocus(Qt::ShortcutFocusReason); // who heard it may have gone on to the next field
        return selectAll();
    }
    if (list_ && event->text() == QStringLiteral("*"))
        return takeAll();
    QLineEdit::keyPressEvent(event);
}

void PickField::focusInEvent(QFocusEvent* event)
{
    QLineEdit::focusInEvent(event);
    if (event->reason() != Qt::PopupFocusReason)
        selectAll();
}

void PickField::take()
{
    completer()->popup()->hide();
    if (const Pick* one = pickFor(text()))
    {
        setText(one->name);
        selectAll(); // the next name is typed over this one
        chosen_ = true;
        emit picked(play::Value(one->value)); // a copy: who hears it may give us other picks
    }
    else if (!text().trimmed().isEmpty())
        emit typed(text().trimmed());
}

void PickField::takeAll()
{
    completer()->popup()->hide();
    const QString name = isModified() ? text().trimmed() : QString();
    const Pick* first = pickFor(name);
    if (first == nullptr && !name.isEmpty())
        return emit typed(name);
    const auto from = first != nullptr ? std::optional(first->value) : std::nullopt; // a copy, as above
    emit allWanted(from ? &*from : nullptr);
}

} // namespace merlon::referee
