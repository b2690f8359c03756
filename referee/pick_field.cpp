#include "referee/pick_field.h"

#include "referee/verdict_icon.h"
#include "translations/words.h"

#include <QAbstractItemView>
#include <QCompleter>
#include <QKeyEvent>
#include <QStandardItemModel>

#include <algorithm>
#include <optional>
#include <utility>

namespace merlon::referee
{

namespace
{

constexpr int folded = Qt::UserRole;

/// Finds names by their letters, whatever accents they bear.
class NameCompleter : public QCompleter
{
public:
    using QCompleter::QCompleter;

    QStringList splitPath(const QString& path) const override { return {words::folded(path)}; }
    QString pathFromIndex(const QModelIndex& index) const override { return index.data().toString(); }
};

} // namespace

PickField::PickField(QWidget* parent) : QLineEdit(parent), names_(new QStandardItemModel(this))
{
    auto* completer = new NameCompleter(names_, this);
    completer->setCompletionRole(folded);
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
    bool same = names_->rowCount() == static_cast<int>(picks_.size());
    for (int row = 0; same && row < names_->rowCount(); ++row)
    {
        const Pick& one = picks_[static_cast<std::size_t>(row)];
        same = names_->item(row)->text() == one.name && names_->item(row)->icon().isNull() == !one.refused;
    }
    if (same)
        return;
    names_->clear();
    for (const Pick& one : picks_)
    {
        auto* item = new QStandardItem(one.name);
        item->setData(words::folded(one.name), folded);
        if (one.refused)
        {
            item->setIcon(iconOf(Sign::Illegal));
            //: for those who cannot see the list: a counter that an order would refuse
            item->setData(tr("%1, refused").arg(one.name), Qt::AccessibleTextRole);
        }
        names_->appendRow(item);
    }
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
    const QString wanted = words::folded(text.trimmed());
    if (wanted.isEmpty())
        return nullptr;
    const auto best = [&](auto&& fits) -> const Pick*
    {
        const auto at = std::ranges::find_if(picks_, fits);
        return at == picks_.end() ? nullptr : &*at;
    };
    const auto same = [&](const Pick& one)
    {
        const auto is = [&](const QString& name) { return words::folded(name) == wanted; };
        return is(one.name) || std::ranges::any_of(one.also, is);
    };
    const Pick* one = best(same);
    if (one != nullptr || whole_)
        return one;
    one = best([&](const Pick& other) { return words::folded(other.name).startsWith(wanted); });
    if (one != nullptr)
        return one;
    return best([&](const Pick& other) { return words::folded(other.name).contains(wanted); });
}

/// Where nothing was typed that it could take back, undo and redo are the game's.
bool PickField::event(QEvent* event)
{
    if (event->type() == QEvent::ShortcutOverride)
    {
        const auto* key = static_cast<QKeyEvent*>(event);
        const bool typed = isModified() && !text().isEmpty();
        if (!typed && (key->matches(QKeySequence::Undo) || key->matches(QKeySequence::Redo)))
        {
            event->ignore();
            return true;
        }
    }
    return QLineEdit::event(event);
}

void PickField::keyPressEvent(QKeyEvent* event)
{
    const bool enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    const bool withAlt = event->modifiers() == Qt::AltModifier; // a key of the panel, which a line would type
    if (withAlt || (enter && rests()))
        return event->ignore();
    if (enter)
        return take();
    if (list_ && event->key() == Qt::Key_Comma)
    {
        take();
        setFocus(Qt::ShortcutFocusReason); // who heard it may have gone on to the next field
        selectAll();
        return emit another();
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
