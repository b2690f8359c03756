#include "referee/row_editor.h"

#include "core/play/seal.h"
#include "referee/pasted_rows.h"
#include "referee/record_form.h"
#include "referee/verdict_text.h"
#include "translations/words.h"

#include <QApplication>
#include <QClipboard>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QVBoxLayout>

#include <utility>

namespace merlon::referee
{

RowEditor::RowEditor(const play::Field& field, QWidget* parent)
    : FieldEditor(field, parent), form_(new RecordForm(this))
{
    const bool seals = field.sort == play::Sort::Seal;
    if (field.list)
    {
        rows_ = new QListWidget(this);
        rows_->setObjectName(QStringLiteral("rows.") + words::fromView(field.key));
        rows_->setMaximumHeight(fontMetrics().height() * 5);
        column_->addWidget(rows_);
        connect(rows_, &QListWidget::itemActivated, this,
                [this](QListWidgetItem* item)
                {
                    list_.erase(list_.begin() + rows_->row(item));
                    emit given(list_);
                });
    }
    else if (seals)
        column_->addWidget(sealed_ = new QLabel(this));
    column_->addWidget(form_);
    if (field.list || seals)
    {
        take_ = new QPushButton(seals ? tr("Seal") : tr("Add"), this);
        take_->setObjectName(QStringLiteral("take.") + words::fromView(field.key));
        take_->setAutoDefault(false);
        auto* buttons = new QHBoxLayout;
        buttons->addWidget(take_);
        column_->addLayout(buttons);
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
