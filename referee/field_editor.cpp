#include "referee/field_editor.h"

#include "core/play/seal.h"
#include "referee/candidate_model.h"
#include "referee/drawn_way.h"
#include "referee/field_picks.h"
#include "referee/pasted_rows.h"
#include "referee/pick_field.h"
#include "referee/record_form.h"
#include "referee/typed_value.h"
#include "referee/verdict_text.h"
#include "translations/digit_key.h"
#include "translations/words.h"

#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QDialog>
#include <QEvent>
#include <QKeyEvent>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <utility>

namespace merlon::referee
{
namespace
{

constexpr qsizetype wayShown = 8; ///< hexes of a long way

std::unique_ptr<QVBoxLayout> column(QWidget* parent)
{
    auto layout = std::make_unique<QVBoxLayout>(parent);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(2);
    return layout;
}

/// A line would make one text of them.
bool hasSeveralCells(const QString& text)
{
    const QString inner = text.trimmed();
    return inner.contains('\n') || inner.contains('\t');
}

} // namespace

FieldEditor::FieldEditor(const play::Field& field, QWidget* parent) : QWidget(parent), field_(field)
{
    setObjectName(QStringLiteral("field.") + words::fromView(field.key));
    setFocusPolicy(Qt::StrongFocus); // for the letter of its label; who asks for the keyboard hands it on
}

FieldEditor* FieldEditor::make(const play::Field& field, bool few, QWidget* parent)
{
    if (field.of != nullptr)
        return new RowEditor(field, parent);
    if (few && !field.list && field.sort != play::Sort::Thing)
        return new ChoiceEditor(field, parent);
    return new LineEditor(field, parent);
}

bool FieldEditor::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::FocusIn)
        emit entered();
    if (event->type() == QEvent::KeyPress && static_cast<QKeyEvent*>(event)->matches(QKeySequence::Paste))
        if (const QString text = QApplication::clipboard()->text(); hasSeveralCells(text))
        {
            emit cellsPasted(text);
            return true;
        }
    return QWidget::eventFilter(watched, event);
}

void FieldEditor::nameKeyboard(const QString& name)
{
    QWidget* taker = this;
    while (taker->focusProxy() != nullptr)
        taker = taker->focusProxy();
    taker->setAccessibleName(name);
}

LineEditor::LineEditor(const play::Field& field, QWidget* parent)
    : FieldEditor(field, parent), line_(new PickField(this))
{
    auto layout = column(this).release();
    layout->addWidget(line_);
    if (field.list)
    {
        list_ = new QLabel(this);
        list_->setWordWrap(true);
        list_->setTextFormat(Qt::PlainText);
        layout->addWidget(list_);
    }
    line_->setObjectName(words::fromView(field.key));
    line_->setWhole(field.sort != play::Sort::Thing);
    line_->setList(field.list);
    line_->installEventFilter(this);
    setFocusProxy(line_);
    connect(line_, &PickField::picked, this, &LineEditor::pick);
    connect(line_, &PickField::another, this, [this] { goesOn_ = isWay(field_); });
    connect(line_, &PickField::allWanted, this, &FieldEditor::allWanted);
    connect(line_, &PickField::emptied, this,
            [this]
            {
                if (!field_.list)
                    emit cleared();
            });
    connect(line_, &PickField::typed, this, &LineEditor::take);
    if (field.list)
        connect(this, &FieldEditor::cellsPasted, this, &LineEditor::paste);
}

void LineEditor::show(const FieldView& view)
{
    game_ = view.game;
    line_->setPicks(picksOf(view, field_));
    const VerdictText text(view.game);
    const bool canPick = !view.game.setting->boards.empty() && qobject_cast<QDialog*>(window()) == nullptr;
    line_->setPlaceholderText(canPick ? howToPick(field_, play::tableBoard(view.game.setting->boards) != nullptr)
                                      : QString());
    if (list_ == nullptr)
    {
        line_->show(view.value, view.value != nullptr ? text.value(*view.value) : QString());
        if (view.value == nullptr && field_.optional && line_->text().isEmpty())
            line_->settle(true); // Enter leaves it out
        return;
    }
    const auto* list = view.value != nullptr ? std::get_if<play::List>(view.value) : nullptr;
    now_ = list != nullptr ? *list : play::List();
    QStringList items;
    if (list != nullptr)
        for (const play::Value& one : *list)
            items += text.value(one);
    const bool way = isWay(field_);
    const QString arrow = QStringLiteral(" \u2192 ");
    list_->setToolTip(way && items.size() > wayShown ? words::tip(items.join(arrow)) : QString());
    if (way && items.size() > wayShown) // how it begins, and where it ends
        items = items.mid(0, wayShown / 2) + QStringList{QStringLiteral("\u2026")} + items.last(wayShown / 2);
    const QString said = way ? items.join(arrow) : text.listed(items);
    if (!way && said != list_->text())
        line_->clear(); // for the next one
    line_->settle(!items.isEmpty() || field_.optional);
    list_->setText(said);
    list_->setVisible(!items.isEmpty());
}

void LineEditor::reset()
{
    goesOn_ = false;
    line_->clear();
}

void LineEditor::take(const QString& text)
{
    const auto value = game_ ? valueFrom(text, field_, *game_) : std::nullopt;
    if (!value || (field_.sort == play::Sort::Thing && !field_.fresh))
        return emit notUnderstood(text);
    if (field_.list || field_.sort == play::Sort::Hex || field_.sort == play::Sort::Place)
        pick(*value);
    else
        emit given(*value);
}

void LineEditor::pick(const play::Value& mark)
{
    if (std::exchange(goesOn_, false))
        emit pickedNext(mark);
    else
        emit picked(mark);
}

/// To those that it has; all of them or none.
void LineEditor::paste(const QString& text)
{
    if (!game_)
        return;
    const auto more = readList(text, field_, *game_);
    if (!more)
        return emit notPasted(more.error());
    play::List all = now_;
    for (const play::Value& one : *more)
        if (mayRepeat(field_) || std::ranges::count(all, one) == 0)
            all.push_back(one);
    if (all.size() > field_.atMost)
        return emit notPasted(tr("No more than %1 can be entered here.").arg(field_.atMost));
    line_->clear();
    emit given(all);
}

ChoiceEditor::ChoiceEditor(const play::Field& field, QWidget* parent)
    : FieldEditor(field, parent), box_(new QComboBox(this))
{
    column(this).release()->addWidget(box_);
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

RowEditor::RowEditor(const play::Field& field, QWidget* parent)
    : FieldEditor(field, parent), form_(new RecordForm(this))
{
    auto layout = column(this).release();
    const bool seals = field.sort == play::Sort::Seal;
    if (field.list)
    {
        rows_ = new QListWidget(this);
        rows_->setObjectName(QStringLiteral("rows.") + words::fromView(field.key));
        rows_->setMaximumHeight(fontMetrics().height() * 5);
        layout->addWidget(rows_);
        connect(rows_, &QListWidget::itemActivated, this,
                [this](QListWidgetItem* item)
                {
                    list_.erase(list_.begin() + rows_->row(item));
                    emit given(list_);
                });
    }
    else if (seals)
        layout->addWidget(sealed_ = new QLabel(this));
    layout->addWidget(form_);
    if (field.list || seals)
    {
        take_ = new QPushButton(seals ? tr("Seal") : tr("Add"), this);
        take_->setObjectName(QStringLiteral("take.") + words::fromView(field.key));
        take_->setAutoDefault(false);
        auto* buttons = new QHBoxLayout;
        buttons->addWidget(take_);
        layout->addLayout(buttons);
        if (field.list && canPaste(field.of()))
        {
            paste_ = new QPushButton(tr("Paste rows"), this);
            paste_->setObjectName(QStringLiteral("paste.") + words::fromView(field.key));
            paste_->setAutoDefault(false);
            buttons->addWidget(paste_);
            connect(paste_, &QPushButton::clicked, this, [this] { paste(QApplication::clipboard()->text()); });
        }
        connect(take_, &QPushButton::clicked, this, &RowEditor::take);
    }
    setFocusProxy(form_);
    next_.kind = std::string(field.of().key);
    connect(form_, &RecordForm::given, this, &RowEditor::put);
    connect(form_, &RecordForm::picked, this,
            [this](const play::Field& one, const play::Value& mark)
            { put(one, game_ ? game_->setting->system->given(*game_, next_, one, mark) : mark); });
    connect(form_, &RecordForm::cleared, this, &RowEditor::drop);
    connect(form_, &RecordForm::notUnderstood, this, &FieldEditor::notUnderstood);
    connect(form_, &RecordForm::notPasted, this, &FieldEditor::notPasted);
    if (paste_ != nullptr)
        connect(form_, &RecordForm::cellsPasted, this, &RowEditor::paste);
    else
        connect(form_, &RecordForm::cellsPasted, this, &FieldEditor::cellsPasted);
}

void RowEditor::show(const FieldView& view)
{
    game_ = view.game;
    form_->begin(view.game, field_.of());
    const VerdictText text(view.game);
    list_.clear();
    if (rows_ != nullptr)
    {
        if (view.value != nullptr)
            list_ = std::get<play::List>(*view.value);
        rows_->clear();
        for (const play::Value& one : list_)
            rows_->addItem(text.value(one));
        rows_->setToolTip(words::tip(tr("Enter on a row removes it")));
        if (paste_ != nullptr)
            paste_->setToolTip(words::tip(tr("Adds rows that were copied from a spreadsheet.")));
        rows_->setVisible(rows_->count() > 0);
    }
    else if (sealed_ != nullptr)
    {
        sealed_->setText(view.value != nullptr ? text.value(*view.value) : QString());
        sealed_->setVisible(view.value != nullptr);
    }
    else if (const auto* row = view.value != nullptr ? std::get_if<play::Fields>(view.value) : nullptr)
        next_.fields = *row;
    refresh();
}

void RowEditor::refresh()
{
    form_->show(next_, {});
    if (take_ != nullptr)
        take_->setEnabled(play::complete(field_.of(), next_.fields));
}

void RowEditor::reset()
{
    next_.fields.clear();
    form_->reset();
}

void RowEditor::put(const play::Field& field, const play::Value& value)
{
    next_ = play::with(std::move(next_), field, value);
    refresh();
    emit entered();
    if (take_ == nullptr && play::complete(field_.of(), next_.fields))
        emit given(play::Value(next_.fields));
}

void RowEditor::drop(const play::Field& field)
{
    std::erase_if(next_.fields, [&](const auto& one) { return one.first == field.key; });
    refresh();
}

/// All of them or none.
void RowEditor::paste(const QString& text)
{
    if (!game_)
        return;
    const auto more = readRows(text, field_.of(), *game_);
    if (!more)
        return emit notPasted(more.error());
    if (list_.size() + more->size() > field_.atMost)
        return emit notPasted(tr("No more than %1 can be entered here.").arg(field_.atMost));
    list_.insert(list_.end(), more->begin(), more->end());
    emit given(play::List(list_));
}

/// Adds the row, or seals it.
void RowEditor::take()
{
    play::Record row{next_.kind, {}};
    for (const play::Field& one : field_.of().fields) // in their order, whatever was entered first
        if (const play::Value* value = play::find(next_.fields, one.key))
            row.fields.emplace_back(one.key, *value);
    reset();
    if (field_.sort == play::Sort::Seal)
        return emit given(play::sealOf(row, play::freshSalt()));
    list_.emplace_back(row.fields);
    emit given(play::List(list_));
}

} // namespace merlon::referee
