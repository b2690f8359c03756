// Where each option is entered, by the sort of its Field.

#include "referee/choice_list.h"
#include "referee/options_page.h"
#include "referee/row_table.h"
#include "referee/system_text.h"
#include "translations/lengths.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDateEdit>
#include <QDoubleSpinBox>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QRegularExpressionValidator>
#include <QSignalBlocker>
#include <QSpinBox>

#include <algorithm>
#include <cmath>

namespace merlon::referee
{
namespace
{

constexpr int outermost = 1'000'000; ///< of a number whose Field has no bounds

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

OptionsPage::Row OptionsPage::text(const play::Field& field)
{
    auto* line = new QLineEdit(this);
    line->setMaxLength(std::min(field.most, outermost));
    connect(line, &QLineEdit::editingFinished, this,
            [this, &field, line]
            {
                const std::string now = line->text().trimmed().toStdString();
                now.empty() && field.optional ? give(field, std::nullopt) : give(field, play::Value(now));
            });
    const auto show = [line](const play::Value* value)
    { line->setText(value != nullptr ? QString::fromStdString(play::plain(*value)) : QString()); };
    return {&field, line, show, [line](const QString& unset) { line->setPlaceholderText(unset); }};
}

OptionsPage::Row OptionsPage::day(const play::Field& field)
{
    auto* box = new QDateEdit(this);
    box->setCalendarPopup(true);
    box->setKeyboardTracking(false);
    connect(box, &QDateEdit::dateChanged, this,
            [this, &field](QDate now) {
                give(field, play::Value(play::Day{now.year(), now.month(), now.day()}));
            });
    const auto show = [box](const play::Value* value)
    {
        const QSignalBlocker quiet(box);
        const auto* held = value != nullptr ? std::get_if<play::Day>(value) : nullptr;
        box->setDate(held != nullptr ? QDate(held->year, held->month, held->day) : QDate::currentDate());
    };
    return {&field, box, show};
}

/// "12, 15". What is no such list is not taken.
OptionsPage::Row OptionsPage::numbers(const play::Field& field)
{
    auto* line = new QLineEdit(this);
    line->setValidator(new QRegularExpressionValidator(
        QRegularExpression(QStringLiteral("[0-9]{1,6}([,;\\s]+[0-9]{1,6})*[,;\\s]*")), line));
    connect(line, &QLineEdit::editingFinished, this,
            [this, &field, line]
            {
                static const QRegularExpression between(QStringLiteral("[,;\\s]+"));
                play::List all;
                for (const QString& one : line->text().split(between, Qt::SkipEmptyParts))
                    all.emplace_back(one.toInt());
                all.empty() ? give(field, std::nullopt) : give(field, play::Value(std::move(all)));
            });
    const auto show = [line](const play::Value* value)
    {
        QStringList all;
        if (const auto* held = value != nullptr ? std::get_if<play::List>(value) : nullptr)
            for (const play::Value& one : *held)
                all << QString::fromStdString(play::plain(one));
        line->setText(all.join(QStringLiteral(", ")));
    };
    return {&field, line, show, [line](const QString& unset) { line->setPlaceholderText(unset); }};
}

OptionsPage::Row OptionsPage::choices(const play::Field& field)
{
    auto* boxes = new ChoiceList(static_cast<int>(field.atMost), this);
    connect(boxes, &ChoiceList::chosen, this,
            [this, &field](const QStringList& ids)
            {
                play::List all;
                for (const QString& id : ids)
                    all.emplace_back(play::Choice{std::string(field.set), id.toStdString()});
                all.empty() ? give(field, std::nullopt) : give(field, play::Value(std::move(all)));
            });
    const auto show = [this, &field, boxes](const play::Value* value)
    {
        QStringList ids;
        if (const auto* held = value != nullptr ? std::get_if<play::List>(value) : nullptr)
            for (const play::Value& one : *held)
                ids << QString::fromStdString(play::plain(one));
        boxes->show(wordsOf(field), ids);
    };
    return {&field, boxes, show};
}

/// A line each.
OptionsPage::Row OptionsPage::texts(const play::Field& field)
{
    constexpr int lines = 3;
    auto* box = new QPlainTextEdit(this);
    box->setTabChangesFocus(true);
    box->setFixedHeight(box->fontMetrics().lineSpacing() * lines + 2 * box->frameWidth() + 8);
    const auto typed = [box]
    {
        play::List all;
        for (const QString& one : box->toPlainText().split('\n', Qt::SkipEmptyParts))
            if (!one.trimmed().isEmpty())
                all.emplace_back(one.trimmed().toStdString());
        return all;
    };
    connect(box, &QPlainTextEdit::textChanged, this,
            [this, &field, typed]
            {
                play::List all = typed();
                all.empty() ? give(field, std::nullopt) : give(field, play::Value(std::move(all)));
            });
    const auto show = [box, typed](const play::Value* value)
    {
        const auto* held = value != nullptr ? std::get_if<play::List>(value) : nullptr;
        const play::List all = held != nullptr ? *held : play::List();
        if (all == typed()) // somebody types in it
            return;
        const QSignalBlocker quiet(box);
        QStringList said;
        for (const play::Value& one : all)
            said << QString::fromStdString(play::plain(one));
        box->setPlainText(said.join('\n'));
    };
    return {&field, box, show};
}

OptionsPage::Row OptionsPage::rows(const play::Field& field)
{
    auto* table = new RowTable(field.of(), this);
    connect(table, &RowTable::typed, this,
            [this, &field](const play::List& all)
            { all.empty() ? give(field, std::nullopt) : give(field, play::Value(all)); });
    const auto show = [this, &field, table](const play::Value* value)
    {
        QStringList headings;
        for (const play::Field& one : field.of().fields)
            headings << SystemText(*system_).fieldName(field.of(), one.key);
        const auto* held = value != nullptr ? std::get_if<play::List>(value) : nullptr;
        table->show(headings, held != nullptr ? *held : play::List());
    };
    return {&field, table, show};
}

std::vector<std::pair<QString, QString>> OptionsPage::wordsOf(const play::Field& field) const
{
    std::vector<std::pair<QString, QString>> all;
    std::vector<std::string> ids(field.words.begin(), field.words.end());
    for (const std::string& id : ids.empty() ? system_->words(field.set) : ids)
        all.emplace_back(QString::fromStdString(id), words::word(system_->id(), field.set, id));
    return all;
}

void OptionsPage::fill(QComboBox& box, const play::Field& field, const play::Value* value) const
{
    box.clear();
    if (field.optional)
        box.addItem(SystemText(*system_).unset(*kind(), field.key), QString());
    if (namesForce(field))
        for (const auto& [id, name] : forces_)
            box.addItem(name, id);
    else
        for (const auto& [id, name] : wordsOf(field))
            box.addItem(name, id);
    const QString now = value != nullptr ? QString::fromStdString(play::plain(*value)) : QString();
    if (!now.isEmpty() && box.findData(now) < 0) // a force that is there no more
        box.addItem(now, now);
    box.setCurrentIndex(box.findData(now));
}

} // namespace merlon::referee
