#include "referee/options_page.h"

#include "core/rules/catalogue.h"
#include "referee/mnemonics.h"
#include "referee/row_table.h"
#include "referee/scrolled_part.h"
#include "referee/system_text.h"

#include <QCheckBox>
#include <QFormLayout>
#include <QLabel>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace merlon::referee
{
namespace
{

/// Of sorts that are missing here no system has an option, or anything of its own.
bool hasRow(const play::Field& field)
{
    using play::Sort;
    if (field.sort == Sort::Row)
        return field.list && RowTable::canType(field.of());
    if (field.list)
        return field.sort == Sort::Number || field.sort == Sort::Word || field.sort == Sort::Text;
    return field.sort == Sort::Flag || field.sort == Sort::Number || field.sort == Sort::Length ||
           field.sort == Sort::Word || field.sort == Sort::Text || field.sort == Sort::Day || namesForce(field);
}

/// Rulings and differences have pages of their own.
bool isOption(const play::System& system, const play::Field& field)
{
    const rules::Book* book = rules::findBook(system.id());
    const bool differs = book != nullptr && std::ranges::find(book->differences, field.key, &rules::Difference::key) !=
                                                book->differences.end();
    return !differs && rules::rulingOf(system.id(), field.key) == nullptr;
}

} // namespace

OptionsPage::OptionsPage(QWidget* parent, Settings of)
    : QWidget(parent), of_(of), wrong_(new QLabel(this)), form_(new QFormLayout)
{
    wrong_->setObjectName(of == Settings::Options ? QStringLiteral("options.wrong") : QStringLiteral("own.wrong"));
    wrong_->setTextFormat(Qt::PlainText);
    wrong_->setWordWrap(true);
    wrong_->hide();
    form_->setFieldGrowthPolicy(QFormLayout::ExpandingFieldsGrow); // the sentences do, the boxes do not
    auto* scrolled = new ScrolledPart(this);
    scrolled->column().addLayout(form_);
    scrolled->column().addStretch(1);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(wrong_);
    layout->addWidget(scrolled, 1);
}

const play::Kind* OptionsPage::kind() const
{
    if (system_ == nullptr)
        return nullptr;
    return of_ == Settings::Options ? &system_->options() : system_->own();
}

void OptionsPage::show(const play::System* system, const play::Scenario& scenario, const QStringList& wrong)
{
    options_ = of_ == Settings::Options ? scenario.options : scenario.own;
    forces_.clear();
    for (const play::Force& force : scenario.forces)
        forces_.emplace_back(QString::fromStdString(force.id),
                             QString::fromStdString(force.name.empty() ? force.id : force.name.in(words::language())));
    wrong_->setText(wrong.join('\n'));
    wrong_->setVisible(!wrong.isEmpty());
    if (std::exchange(system_, system) != system)
        build();
    showValues();
}

void OptionsPage::build()
{
    while (form_->rowCount() > 0)
        form_->removeRow(0);
    rows_.clear();
    const play::Kind* kind = this->kind();
    if (kind == nullptr)
        return;
    for (const play::Field& field : kind->fields)
    {
        if (!hasRow(field) || (of_ == Settings::Options && !isOption(*system_, field)))
            continue;
        Row row = made(field);
        row.editor->setObjectName(words::fromView(kind->key) + '.' + words::fromView(field.key));
        if (field.sort != play::Sort::Flag)
        {
            row.label = new QLabel;
            row.label->setBuddy(row.editor);
        }
        row.does = new QLabel;
        QSizePolicy policy = row.does->sizePolicy();
        policy.setHorizontalPolicy(QSizePolicy::Expanding);
        row.does->setSizePolicy(policy);
        row.does->setTextFormat(Qt::PlainText);
        row.does->setWordWrap(true);
        form_->addRow(row.label, row.editor);
        form_->addRow(QString(), row.does);
        rows_.push_back(std::move(row));
    }
    nameRows();
}

OptionsPage::Row OptionsPage::made(const play::Field& field)
{
    if (field.sort == play::Sort::Row)
        return rows(field);
    if (field.list && field.sort == play::Sort::Text)
        return texts(field);
    if (field.list)
        return field.sort == play::Sort::Word ? choices(field) : numbers(field);
    switch (field.sort)
    {
    case play::Sort::Flag:
        return flag(field);
    case play::Sort::Number:
        return number(field);
    case play::Sort::Text:
        return text(field);
    case play::Sort::Day:
        return day(field);
    case play::Sort::Length:
        return length(field);
    default:
        return choice(field);
    }
}

void OptionsPage::give(const play::Field& field, std::optional<play::Value> value)
{
    play::Fields options = options_;
    if (value)
        options = play::with(std::move(options), field.key, std::move(*value));
    else
        std::erase_if(options, [&](const auto& one) { return one.first == field.key; });
    const auto place = [this](const auto& one) {
        return std::ranges::find(kind()->fields, std::string_view(one.first), &play::Field::key) -
               kind()->fields.begin();
    };
    std::ranges::stable_sort(options, {}, place); // as a file has them
    if (options != options_)
        emit chosen(options);
    showValues(); // where it was not taken, what stands
}

void OptionsPage::showValues() const
{
    for (const Row& row : rows_)
        row.show(play::find(options_, row.field->key));
}

void OptionsPage::retranslate(const QStringList& reserved)
{
    reserved_ = reserved;
    nameRows();
    showValues();
}

void OptionsPage::nameRows()
{
    for (const Row& row : rows_)
        if (row.label != nullptr)
            row.label->clear();
        else
            static_cast<QCheckBox*>(row.editor)->setText({});
    QString taken = lettersTaken(*window());
    for (const QString& text : reserved_)
        takeLetter(text, taken);
    for (const Row& row : rows_)
    {
        const SystemText text(*system_);
        const play::Kind& kind = *this->kind();
        const QString name = text.fieldName(kind, row.field->key);
        if (row.label != nullptr) //: an option of a scenario, before the field in which it is set
            row.label->setText(withLetter(tr("%1:").arg(name), taken));
        else
            static_cast<QCheckBox*>(row.editor)->setText(withLetter(name, taken));
        if (row.sayUnset && row.field->optional)
            row.sayUnset(text.unset(kind, row.field->key));
        row.does->setText(text.does(kind, row.field->key));
        row.does->setVisible(!row.does->text().isEmpty());
        row.editor->setAccessibleName(name);
        row.editor->setAccessibleDescription(row.does->text());
    }
}

} // namespace merlon::referee
