#include "referee/order_draft.h"

#include "core/play/picking.h"
#include "referee/drawn_way.h"

#include <utility>

namespace merlon::referee
{

std::string_view mustBeGiven(const play::Verdict& verdict)
{
    const auto wanted = std::ranges::find_if(verdict.wants, &play::Want::must);
    return wanted != verdict.wants.end() ? wanted->field : std::string_view();
}

const play::Kind& OrderDraft::kind() const
{
    static constexpr play::Kind none;
    const play::Kind* kind = game_.setting->system->order(order_.kind);
    return kind != nullptr ? *kind : none;
}

bool OrderDraft::complete() const
{
    return play::complete(kind(), order_.fields);
}

std::string_view OrderDraft::wanted() const
{
    for (const play::Want& want : verdict_.wants)
        if (want.must || std::ranges::count(skipped_, want.field) == 0)
            return want.field;
    return {};
}

bool OrderDraft::asksFor(std::string_view field) const
{
    return value(field) != nullptr || std::ranges::count(verdict_.wants, field, &play::Want::field) > 0;
}

play::Candidates OrderDraft::candidates(std::string_view field) const
{
    return game_.setting->system->candidates(game_, order_, field);
}

void OrderDraft::give(std::string_view key, play::Value value)
{
    const play::Field* field = play::find(kind(), key);
    if (field == nullptr)
        return;
    close();
    const play::Value* before = this->value(key);
    const bool another = !field->optional && before != nullptr && *before != value;
    std::erase_if(picked_, [&](const auto& one) { return one.first == key; });
    std::erase(stamped_, key);
    order_ = play::with(std::move(order_), *field, std::move(value));
    given_.dice.clear();
    if (another)
        forgetChoices();
    followChoices(key);
    judge();
}

/// What was chosen for one target means nothing for another; who goes along, goes along another way too.
void OrderDraft::forgetChoices()
{
    skipped_.clear();
    const auto isChoice = [this](const auto& one) { return play::find(kind(), one.first)->optional; };
    const auto isSomebody = [](const auto& one) { return std::holds_alternative<play::Ref>(one.second); };
    std::erase_if(order_.fields, [&](const auto& one) { return isChoice(one) && !isSomebody(one); });
    if (!play::judge(game_, order_, given_).legal)
        std::erase_if(order_.fields, isChoice);
}

/// What was picked may mean another thing now.
void OrderDraft::followChoices(std::string_view given)
{
    for (const auto& [key, mark] : picked_)
    {
        const play::Field* field = play::find(kind(), key);
        if (key == given || field == nullptr || value(key) == nullptr)
            continue;
        play::Record without = order_;
        std::erase_if(without.fields, [&](const auto& one) { return one.first == key; });
        play::Record other = order_;
        for (auto& [name, held] : other.fields)
            if (name == key)
                held = game_.setting->system->given(play::forPicks(game_, without, given_), without, *field, mark);
        if (other != order_ && play::judge(game_, other, given_).legal)
            order_ = std::move(other);
    }
}

void OrderDraft::clear(std::string_view key)
{
    std::erase_if(order_.fields, [&](const auto& one) { return one.first == key; });
    std::erase(stamped_, key);
    given_.dice.clear();
    judge();
}

void OrderDraft::pick(std::string_view key, const play::Value& mark)
{
    const play::Field* field = play::find(kind(), key);
    if (field == nullptr)
        return;
    const play::Value* before = value(key);
    play::Value made = game_.setting->system->given(play::forPicks(game_, order_, given_), order_, *field, mark);
    const bool whole = isWay(*field) && !(before != nullptr && goesOn(*before, made)); // and not one more of several
    give(key, std::move(made));
    if (whole)
        picked_.emplace_back(key, mark);
    const auto* place = std::get_if<play::Place>(&mark);
    if (place == nullptr || !place->side || !isWay(*field))
        return;
    const auto isSide = [this](const play::Field& one)
    { return one.sort == play::Sort::Side && std::ranges::count(verdict_.wants, one.key, &play::Want::field) > 0; };
    if (const auto over = std::ranges::find_if(kind().fields, isSide); over != kind().fields.end())
        give(over->key, *place->side);
}

void OrderDraft::extend(std::string_view key, const play::Value& mark)
{
    const play::Field* field = play::find(kind(), key);
    const play::Value* now = value(key);
    const auto* way = now != nullptr ? std::get_if<play::List>(now) : nullptr;
    if (field == nullptr || way == nullptr || way->empty())
        return pick(key, mark);
    play::Value made = game_.setting->system->given(play::forPicks(game_, order_, given_), order_, *field, mark);
    give(key, goesOn(*now, made) ? std::move(made) : play::Value(straightOn(*way, mark)));
}

void OrderDraft::pickAll(std::string_view key, const play::List& marks)
{
    const play::Field* field = play::find(kind(), key);
    if (field == nullptr || !field->list)
        return;
    play::Given held = given_;
    held.dice.clear();
    play::Record next = order_;
    std::optional<play::Record> best;
    for (const play::Value& mark : marks)
    {
        const play::Value* now = play::find(next.fields, key);
        const auto* list = now != nullptr ? std::get_if<play::List>(now) : nullptr;
        if (list != nullptr && std::ranges::count(*list, mark) > 0)
            continue;
        if (list != nullptr && list->size() >= field->atMost)
            break;
        play::Value with = game_.setting->system->given(game_, next, *field, mark);
        next = play::with(std::move(next), *field, std::move(with));
        if (play::judge(game_, next, held).legal)
            best = next;
    }
    const play::Value* list = play::find((best ? *best : next).fields, key);
    if (list != nullptr && (value(key) == nullptr || *value(key) != *list))
        give(key, *list);
}

void OrderDraft::open(std::span<const play::Seal> secrets)
{
    while (openNext(secrets))
        continue; // an order may open more than one
}

bool OrderDraft::openNext(std::span<const play::Seal> secrets)
{
    const std::string_view asked = wanted();
    const auto salt = std::ranges::find(kind().fields, asked, &play::Field::saltOf);
    const play::Field* field = play::find(kind(), asked);
    if (asked.empty() || salt == kind().fields.end() || field == nullptr)
        return false;
    for (const play::Seal& seal : secrets)
    {
        play::Record whole = order_;
        whole.fields =
            play::with(play::with(order_.fields, asked, seal.secret->note.fields), salt->key, seal.secret->salt);
        if (seal.secret->note.kind != field->of().key || !play::judge(game_, whole, given_).legal)
            continue;
        opened_.insert(opened_.end(), {field->key, salt->key});
        order_ = std::move(whole);
        judge();
        return true;
    }
    return false;
}

void OrderDraft::stamp(play::Moment now)
{
    for (const play::Field& field : kind().fields)
    {
        const auto isIt = [&](const play::Want& want) { return want.must && want.field == field.key; };
        if (field.sort != play::Sort::Moment || field.list)
            continue;
        const play::Value* held = value(field.key);
        if (held == nullptr && std::ranges::any_of(verdict_.wants, isIt))
            stamped_.push_back(field.key);
        if (std::ranges::count(stamped_, field.key) == 0 || (held != nullptr && *held == play::Value(now)))
            continue;
        order_ = play::with(std::move(order_), field, now);
        judge();
    }
}

/// What was opened for one says nothing of another.
void OrderDraft::close()
{
    for (const std::string_view key : std::exchange(opened_, {}))
        std::erase_if(order_.fields, [&](const auto& one) { return one.first == key; });
}

void OrderDraft::giveDie(int value, play::Source source)
{
    if (verdict_.needs.empty())
        return;
    const play::Need& need = verdict_.needs.front();
    given_.dice.push_back({need.sides, value, need.key(), source});
    judge();
}

void OrderDraft::takeBackDie()
{
    if (given_.dice.empty())
        return;
    given_.dice.pop_back();
    judge();
}

std::optional<int> OrderDraft::dieSides() const
{
    if (!verdict_.needs.empty())
        return verdict_.needs.front().sides;
    return given_.dice.empty() ? std::nullopt : std::optional(given_.dice.back().sides);
}

void OrderDraft::rule(play::Fields decreed, bool allowed, std::string why)
{
    given_.decreed = std::move(decreed);
    given_.allowed = allowed;
    why_ = std::move(why);
    judge();
}

void OrderDraft::judge()
{
    verdict_ = play::judge(game_, order_, given_);
}

} // namespace merlon::referee
