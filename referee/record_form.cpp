#include "referee/record_form.h"

#include "referee/field_editor.h"
#include "referee/mnemonics.h"
#include "referee/system_text.h"

#include <QFormLayout>
#include <QLabel>

namespace merlon::referee
{
namespace
{

play::Candidates couldBe(const play::Game& game, const play::Record& record, const play::Field& field)
{
    play::Candidates out;
    play::Marks marks = game.setting->system->could(game, record, field);
    for (play::Value& mark : marks.all)
        out.some.push_back({std::move(mark)});
    out.others = marks.others;
    return out;
}

} // namespace

RecordForm::RecordForm(QWidget* parent) : QWidget(parent), layout_(new QFormLayout(this))
{
    layout_->setContentsMargins(0, 0, 0, 0);
    layout_->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
}

void RecordForm::begin(const play::Game& game, const play::Kind& kind)
{
    game_ = game;
    if (kind_ == &kind)
        return;
    kind_ = &kind;
    while (layout_->rowCount() > 0)
        layout_->removeRow(0);
    rows_.clear();
    setFocusProxy(nullptr);
    for (const play::Field& field : kind.fields)
    {
        const bool few = !couldBe(game, {std::string(kind.key), {}}, field).others;
        Row row{new QLabel(this), FieldEditor::make(field, few, this)};
        row.label->setBuddy(row.editor);
        layout_->addRow(row.label, row.editor);
        connect(row.editor, &FieldEditor::given, this,
                [this, &field](const play::Value& value) { emit given(field, value); });
        connect(row.editor, &FieldEditor::picked, this,
                [this, &field](const play::Value& mark) { emit picked(field, mark); });
        connect(row.editor, &FieldEditor::pickedNext, this,
                [this, &field](const play::Value& mark) { emit pickedNext(field, mark); });
        connect(row.editor, &FieldEditor::cleared, this, [this, &field] { emit cleared(field); });
        connect(row.editor, &FieldEditor::allWanted, this,
                [this, &field](const play::Value* from) { emit allWanted(field, from); });
        connect(row.editor, &FieldEditor::entered, this, [this, &field] { emit entered(field); });
        connect(row.editor, &FieldEditor::notUnderstood, this, &RecordForm::notUnderstood);
        connect(row.editor, &FieldEditor::notPasted, this, &RecordForm::notPasted);
        if (!field.list || field.of != nullptr)
            connect(row.editor, &FieldEditor::cellsPasted, this, &RecordForm::cellsPasted);
        if (rows_.empty())
            setFocusProxy(row.editor);
        if (QWidget* before = rows_.empty() ? before_ : rows_.back().editor)
            setTabOrder(before, row.editor);
        rows_.push_back(row);
    }
    retranslate();
}

void RecordForm::show(const play::Record& record, const CandidatesOf& candidates, const Shown& shown)
{
    if (!game_ || kind_ == nullptr)
        return;
    for (const Row& row : rows_)
    {
        const play::Field& field = row.editor->field();
        const bool visible = !shown || shown(field);
        row.label->setVisible(visible);
        row.editor->setVisible(visible);
        if (visible)
            row.editor->show({*game_, *kind_, play::find(record.fields, field.key),
                              candidates ? candidates(field) : couldBe(*game_, record, field)});
    }
}

void RecordForm::reset()
{
    for (const Row& row : rows_)
        row.editor->reset();
}

void RecordForm::retranslate()
{
    if (kind_ == nullptr)
        return;
    for (const Row& row : rows_)
        row.label->clear();
    QString taken = lettersTaken(*window());
    for (const QString& text : reserved_)
        takeLetter(text, taken);
    const SystemText words(*game_->setting->system);
    for (const Row& row : rows_)
    {
        const QString name = words.fieldName(*kind_, row.editor->field().key);
        //: a field of a form
        const QString text = tr("%1:").arg(name);
        row.label->setText(withLetter(text, taken));
        row.editor->nameKeyboard(name);
    }
}

/// The other texts of the window may get theirs after this one: their letters are known when all have.
void RecordForm::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        QMetaObject::invokeMethod(this, &RecordForm::retranslate, Qt::QueuedConnection);
    QWidget::changeEvent(event);
}

FieldEditor* RecordForm::editor(std::string_view field) const
{
    const auto at = std::ranges::find_if(rows_, [&](const Row& row) { return row.editor->field().key == field; });
    return at == rows_.end() ? nullptr : at->editor;
}

std::string_view RecordForm::current() const
{
    const auto at =
        std::ranges::find_if(rows_, [](const Row& row)
                             { return row.editor->focusProxy() != nullptr && row.editor->focusProxy()->hasFocus(); });
    return at == rows_.end() ? std::string_view() : at->editor->field().key;
}

void RecordForm::focusField(std::string_view field)
{
    if (FieldEditor* one = editor(field))
        one->setFocus(Qt::ShortcutFocusReason);
}

} // namespace merlon::referee
