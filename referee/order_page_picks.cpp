// What a hand picks, where it goes: on the map, on a table, in a sheet.

#include "referee/asked_order.h"
#include "referee/counters_at_hex.h"
#include "referee/drawn_way.h"
#include "referee/kind_box.h"
#include "referee/order_page.h"
#include "referee/record_form.h"
#include "referee/referee_session.h"
#include "referee/verdict_text.h"

#include <algorithm>

namespace merlon::referee
{

/// A hex without its board is one of the first.
void OrderPage::pickHex(hex::Hex hex, int board)
{
    if (!session_.isOpen()) // a scenario that cannot be played yet
        return;
    pickAt(marksAt(session_.game(), hex, board),
           [hex, board](const play::Field& field) -> std::optional<play::Value>
           {
               if (field.sort == play::Sort::Hex && board == 0)
                   return hex;
               return field.sort == play::Sort::Place ? std::optional<play::Value>(play::Place{board, hex, 0, {}})
                                                      : std::nullopt;
           });
}

/// That which is asked for, or else the last one that has been given.
const play::Field* OrderPage::wayAsked() const
{
    const play::Kind* one = order_.kind();
    if (one == nullptr)
        return nullptr;
    const play::Field* way = play::find(*one, asked());
    if (way != nullptr && isWay(*way))
        return way;
    way = nullptr;
    for (const play::Field& field : one->fields)
        if (isWay(field) && play::find(order_.record().fields, field.key) != nullptr)
            way = &field;
    return way;
}

void OrderPage::beginWay(hex::Hex at)
{
    hand_.end();
    const play::Field* way = wayAsked();
    const bool begun = way != nullptr && play::find(order_.record().fields, way->key) != nullptr;
    if (!begun && pickOneOf(marksAt(session_.game(), at, 0)))
        way = wayAsked();
    if (way != nullptr)
        hand_.begin(session_.game(), *way, at);
}

void OrderPage::drawWay(const std::vector<hex::Hex>& stroke, bool ended)
{
    if (!session_.isOpen() || stroke.empty())
        return;
    if (stroke.size() == 1 && !ended)
        beginWay(stroke.front());
    if (hand_.way() == nullptr)
        return;
    hand_.draw(stroke);
    if (!ended)
        return;
    given(*hand_.way());
    hand_.end();
}

void OrderPage::lay(const play::Record& order)
{
    if (order_.kind() == nullptr || order_.kind()->key != order.kind)
    {
        order_.startFrom(kindBox_->choose({order.kind, {}}));
        form_->reset();
    }
    session_.judge(order);
}

void OrderPage::pickAt(const std::vector<play::Value>& marks, const Ground& ground)
{
    const play::Kind* one = order_.kind();
    const play::Field* field = one != nullptr ? play::find(*one, asked()) : nullptr;
    if (field == nullptr)
        return;
    if (const auto place = ground(*field)) // judged whatever it is: the reason is the answer
        return pick(*field, {*place});
    pickOneOf(marks);
}

void OrderPage::pickThing(const play::List& marks)
{
    if (session_.isOpen() && !marks.empty() && !pickOneOf(marks))
        emit notUnderstood(VerdictText(session_.game()).value(marks.front()));
}

/// The first of them that may stand in the field that is asked for, or begin the order anew, or at least is of such a
/// sort. False: none.
bool OrderPage::pickOneOf(const play::List& marks)
{
    const play::Kind* one = order_.kind();
    const play::Field* field = one != nullptr ? play::find(*one, asked()) : nullptr;
    if (field == nullptr)
        return false;
    const auto among = [&](const play::Candidates& candidates) -> const play::Value*
    {
        for (const play::Value& mark : marks)
            if (std::ranges::count(candidates.some, mark, &play::Candidate::mark) > 0)
                return &mark;
        return nullptr;
    };
    if (const play::Value* mark = among(order_.candidates(*field)))
        return pick(*field, {*mark}), true;
    const play::Field& first = one->fields.front();
    const play::Record start = order_.start();
    const bool mayBegin = play::find(start.fields, first.key) == nullptr;
    const auto anew = mayBegin ? session_.candidates(start, first.key) : play::Candidates{};
    if (const play::Value* mark = among(anew))
    {
        if (!first.list) // another of several acts with those that are named already
            begin(start);
        return pick(first, {*mark}), true;
    }
    for (const play::Value& mark : marks)
        if (const auto* ref = std::get_if<play::Ref>(&mark); ref != nullptr && ref->sort == field->set)
            return pick(*field, {mark}), true;
    return false;
}

} // namespace merlon::referee
