#include "referee/options_page.h"

#include "core/rules/catalogue.h"
#include "referee/mnemonics.h"
#include "referee/scrolled_part.h"
#include "referee/system_text.h"
#include "translations/lengths.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>
#include <utility>

namespace merlon::referee
{
namespace
{

constexpr int outermost = 1'000'000; ///< of a number whose Field has no bounds

bool isForce(const play::Field& field)
{
    return field.sort == play::Sort::Thing && field.set == "force";
}

/// Rulings and differences have pages of their own. Of sorts that are missing here no system has an option.
bool isOffered(const play::System& system, const play::Field& field)
{
    using play::Sort;
    const bool fits = field.sort == Sort::Flag || field.sort == Sort::Number || field.sort == Sort::Length ||
                      field.sort == Sort::Word || isForce(field);
    const rules::Book* book = rules::findBook(system.id());
    const bool differs = book != nullptr && std::ranges::find(book->differences, field.key, &rules::Difference::key) !=
                                                book->differences.end();
    return fits && !field.list && !differs &&
           rules::findRule(std::string(system.id()) + ".ruling." + std::string(field.key)) == nullptr;
}

/// What a box holds at the least: one less than the Field where that stands for "not set".
int leastIn(const play::Field& field)
{
    return std::max(field.least, -outermost) - (field.optional ? 1 : 0);
}

int mostIn(const play::Field& field)
{
    return std::min(field.most, outermost);
}

/// A click into the words for "not set" takes all of them, so that a number can be typed over them.
void chooseWholeUnset(QAbstractSpinBox* box)
{
    auto* line = box->findChild<QLineEdit*>();
    QObject::connect(line, &QLineEdit::cursorPositionChanged, box,
                     [box, line]
                     {
                         const bool isUnset = line->text() == box->specialValueText();
                         if (isUnset && box->hasFocus() && !line->hasSelectedText())
                             line->selectAll();
                     });
}

} // namespace

OptionsPage::OptionsPage(QWidget* parent) : QWidget(parent), wrong_(new QLabel(this)), form_(new QFormLayout)
{
    wrong_->setObjectName(QStringLiteral("options.wrong"));
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

void OptionsPage::show(const play::System* system, const play::Scenario& scenario, const QStringList& wrong)
{
    options_ = scenario.options;
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
    if (system_ == nullptr)
        return;
    for (const play::Field& field : system_->options().fields)
    {
        if (!isOffered(*system_, field))
            continue;
        Row row = made(field);
        row.editor->setObjectName(QStringLiteral("options.") + words::fromView(field.key));
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
    switch (field.sort)
    {
    case play::Sort::Flag:
        return flag(field);
    case play::Sort::Number:
        return number(field);
    case play::Sort::Length:
        return length(field);
    default:
        return choice(field);
    }
}

OptionsPage::Row OptionsPage::flag(const play::Field& field)
{
    auto* box = new QCheckBox(this);
    connect(box, &QCheckBox::clicked, this,
            [this, &field](bool on)
            { on || !field.optional ? give(field, play::Value(on)) : give(field, std::nullopt); });
    return {&field, box,
            [box](const play::Value* value) { box->setChecked(value != nullptr && *value == play::Value(true)); }};
}

OptionsPage::Row OptionsPage::number(const play::Field& field)
{
    auto* box = new QSpinBox(this);
    box->setKeyboardTracking(false); // "12" is one change
    box->setRange(leastIn(field), mostIn(field));
    chooseWholeUnset(box);
    connect(box, &QSpinBox::valueChanged, this,
            [this, &field](int now)
            { field.optional&& now == leastIn(field) ? give(field, std::nullopt) : give(field, play::Value(now)); });
    const auto show = [box](const play::Value* value)
    {
        const QSignalBlocker quiet(box);
        const auto* held = value != nullptr ? std::get_if<int>(value) : nullptr;
        box->setValue(held != nullptr ? *held : box->minimum());
    };
    return {&field, box, show, [box](const QString& text) { box->setSpecialValueText(text); }};
}

OptionsPage::Row OptionsPage::length(const play::Field& field)
{
    constexpr double tenths = 10; // of a millimetre
    auto* box = new QDoubleSpinBox(this);
    box->setKeyboardTracking(false);
    box->setDecimals(1);
    box->setRange(leastIn(field) / tenths, mostIn(field) / tenths);
    box->setSuffix(' ' + words::unitText(map::Unit::Millimetre));
    chooseWholeUnset(box);
    connect(box, &QDoubleSpinBox::valueChanged, this,
            [this, &field](double millimetres)
            {
                const play::Length now{static_cast<int>(std::lround(millimetres * tenths))};
                field.optional&& now.tenths == leastIn(field) ? give(field, std::nullopt)
                                                              : give(field, play::Value(now));
            });
    const auto show = [box](const play::Value* value)
    {
        const QSignalBlocker quiet(box);
        const auto* held = value != nullptr ? std::get_if<play::Length>(value) : nullptr;
        box->setValue(held != nullptr ? held->tenths / tenths : box->minimum());
    };
    return {&field, box, show, [box](const QString& text) { box->setSpecialValueText(text); }};
}

OptionsPage::Row OptionsPage::choice(const play::Field& field)
{
    auto* box = new QComboBox(this);
    box->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    connect(box, &QComboBox::activated, this,
            [this, &field, box](int index)
            {
                const std::string id = box->itemData(index).toString().toStdString();
                if (id.empty())
                    give(field, std::nullopt);
                else if (field.sort == play::Sort::Word)
                    give(field, play::Choice{std::string(field.set), id});
                else
                    give(field, play::Ref{std::string(field.set), id});
            });
    return {&field, box, [this, &field, box](const play::Value* value) { fill(*box, field, value); }};
}

void OptionsPage::fill(QComboBox& box, const play::Field& field, const play::Value* value) const
{
    box.clear();
    if (field.optional)
        box.addItem(SystemText(*system_).unset(system_->options(), field.key), QString());
    if (isForce(field))
        for (const auto& [id, name] : forces_)
            box.addItem(name, id);
    else
    {
        std::vector<std::string> ids(field.words.begin(), field.words.end());
        for (const std::string& id : ids.empty() ? system_->words(field.set) : ids)
            box.addItem(words::word(system_->id(), field.set, id), QString::fromStdString(id));
    }
    const QString now = value != nullptr ? QString::fromStdString(play::plain(*value)) : QString();
    if (!now.isEmpty() && box.findData(now) < 0) // a force that is there no more
        box.addItem(now, now);
    box.setCurrentIndex(box.findData(now));
}

void OptionsPage::give(const play::Field& field, std::optional<play::Value> value)
{
    play::Fields options = options_;
    if (value)
        options = play::with(std::move(options), field.key, std::move(*value));
    else
        std::erase_if(options, [&](const auto& one) { return one.first == field.key; });
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
        const play::Kind& kind = system_->options();
        const QString name = text.fieldName(kind, row.field->key);
        if (row.label != nullptr) //: an option of a scenario, before the field in which it is set
            row.label->setText(withLetter(tr("%1:").arg(name), taken));
        else
            static_cast<QCheckBox*>(row.editor)->setText(withLetter(name, taken));
        if (row.sayUnset && row.field->optional)
            row.sayUnset(text.unset(kind, row.field->key));
        row.does->setText(text.does(kind, row.field->key));
        row.editor->setAccessibleName(name);
        row.editor->setAccessibleDescription(row.does->text());
    }
}

} // namespace merlon::referee
