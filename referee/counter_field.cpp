#include "referee/counter_field.h"

#include <QAbstractItemView>
#include <QCompleter>
#include <QKeyEvent>
#include <QStringListModel>

#include <algorithm>

namespace merlon::referee
{

CounterField::CounterField(QWidget* parent) : QLineEdit(parent), names_(new QStringListModel(this))
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
                if (!text.isEmpty() || chosen_.empty())
                    return;
                chosen_.clear();
                emit picked({});
            });
}

void CounterField::setCandidates(std::vector<Candidate> candidates)
{
    candidates_ = std::move(candidates);
    QStringList names;
    for (const Candidate& one : candidates_)
        names += one.name;
    names_->setStringList(names);
    choose(chosen_);
}

void CounterField::choose(const std::string& id)
{
    const auto at = std::ranges::find(candidates_, id, &Candidate::id);
    chosen_ = at == candidates_.end() ? std::string() : id;
    const QString text = at == candidates_.end() ? QString() : at->name;
    if (text != this->text())
        setText(text);
}

const Candidate* CounterField::candidateFor(const QString& text) const
{
    const QString wanted = text.trimmed();
    if (wanted.isEmpty())
        return nullptr;
    const auto best = [&](auto&& fits) -> const Candidate*
    {
        const auto at = std::ranges::find_if(candidates_, fits);
        return at == candidates_.end() ? nullptr : &*at;
    };
    const auto same = [&](const Candidate& one)
    {
        return one.name.compare(wanted, Qt::CaseInsensitive) == 0 ||
               QString::fromStdString(one.id).compare(wanted, Qt::CaseInsensitive) == 0;
    };
    if (const Candidate* one = best(same))
        return one;
    if (const Candidate* one =
            best([&](const Candidate& other) { return other.name.startsWith(wanted, Qt::CaseInsensitive); }))
        return one;
    return best([&](const Candidate& other) { return other.name.contains(wanted, Qt::CaseInsensitive); });
}

void CounterField::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
    {
        take();
        event->accept();
        return;
    }
    QLineEdit::keyPressEvent(event);
}

void CounterField::focusInEvent(QFocusEvent* event)
{
    QLineEdit::focusInEvent(event);
    if (event->reason() != Qt::PopupFocusReason)
        selectAll();
}

void CounterField::take()
{
    completer()->popup()->hide();
    if (const Candidate* one = candidateFor(text()))
    {
        choose(one->id);
        selectAll();                       // the next name is typed over this one
        emit picked(std::string(chosen_)); // a copy: who hears it may give us other candidates
    }
    else if (!text().trimmed().isEmpty())
        emit unknown(text().trimmed());
}

} // namespace merlon::referee
