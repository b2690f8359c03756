#include "referee/line_editor.h"

#include "referee/drawn_way.h"
#include "referee/field_picks.h"
#include "referee/pasted_rows.h"
#include "referee/pick_field.h"
#include "referee/typed_value.h"
#include "referee/verdict_text.h"
#include "translations/words.h"

#include <QDialog>
#include <QLabel>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace merlon::referee
{
namespace
{

constexpr qsizetype wayShown = 8; ///< hexes of a long way

} // namespace

LineEditor::LineEditor(const play::Field& field, QWidget* parent)
    : FieldEditor(field, parent), line_(new PickField(this))
{
    column_->addWidget(line_);
    if (field.list)
    {
        list_ = new QLabel(this);
        list_->setWordWrap(true);
        list_->setTextFormat(Qt::PlainText);
        column_->addWidget(list_);
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

} // namespace merlon::referee
