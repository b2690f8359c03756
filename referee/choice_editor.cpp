#include "referee/choice_editor.h"

#include "referee/verdict_text.h"
#include "translations/digit_key.h"
#include "translations/words.h"

#include <QComboBox>
#include <QKeyEvent>
#include <QSignalBlocker>
#include <QVBoxLayout>

namespace merlon::referee
{

ChoiceEditor::ChoiceEditor(const play::Field& field, QWidget* parent)
    : FieldEditor(field, parent), box_(new QComboBox(this))
{
    column_->addWidget(box_);
    box_->setObjectName(words::fromView(field.key));
    box_->installEventFilter(this);
    box_->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    setFocusProxy(box_);
    connect(box_, &QComboBox::activated, this,
            [this](int index)
            {
                const int first = field_.optional ? 1 : 0;
                if (index < first)
                    emit cleared();
                else
                    emit picked(play::Value(values_[static_cast<std::size_t>(index - first)]));
                if (typing_) // who heard it may have gone on
                    box_->setFocus(Qt::ShortcutFocusReason);
            });
}

bool ChoiceEditor::chooseByDigit(const QKeyEvent& key)
{
    const auto digit = words::typedDigit(key);
    if (!digit || *digit == 0 || static_cast<std::size_t>(*digit) > values_.size())
        return false;
    for (int i = 0; i < box_->count(); ++i)
        if (!box_->itemText(i).isEmpty() && box_->itemText(i).front().isDigit())
            return false;
    box_->setCurrentIndex(*digit - 1 + (field_.optional ? 1 : 0));
    emit picked(play::Value(values_[static_cast<std::size_t>(*digit - 1)]));
    return true;
}

bool ChoiceEditor::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::KeyPress && chooseByDigit(*static_cast<QKeyEvent*>(event)))
        return true;
    if (event->type() == QEvent::KeyPress)
        typing_ = !static_cast<QKeyEvent*>(event)->text().isEmpty();
    else if (event->type() == QEvent::MouseButtonPress)
        typing_ = false;
    return FieldEditor::eventFilter(watched, event);
}

void ChoiceEditor::show(const FieldView& view)
{
    const QSignalBlocker quiet(box_);
    const VerdictText text(view.game);
    box_->clear();
    values_.clear();
    if (field_.optional)
        box_->addItem(text.unset(view.kind, field_.key));
    int current = field_.optional ? 0 : -1;
    for (const play::Candidate& one : view.candidates.some)
    {
        if (view.value != nullptr && *view.value == one.mark)
            current = box_->count();
        box_->addItem(text.value(one.mark));
        if (one.why)
            box_->setItemData(box_->count() - 1, words::tip(text.reason(*one.why)), Qt::ToolTipRole);
        values_.push_back(one.mark);
    }
    box_->setCurrentIndex(current);
    box_->setToolTip(words::tip(tr("A digit chooses too: 1 is the first in the list.")));
}

} // namespace merlon::referee
