#include "referee/asked_order.h"

#include "referee/order_draft.h"
#include "referee/referee_session.h"

#include <algorithm>
#include <utility>

namespace merlon::referee
{

void AskedOrder::reset()
{
    const bool atADesk = session_.isOpen() && session_.setting()->boards.empty();
    start_ = {atADesk && start_.fields.empty() ? std::move(start_.kind) : std::string(), {}};
    aside_ = {};
    whatIf_ = session_.whatIf();
}

bool AskedOrder::followWhatIf()
{
    if (whatIf_ == session_.whatIf())
        return false;
    whatIf_ = session_.whatIf();
    if (whatIf_)
        aside_ = start_;
    else
        start_ = std::exchange(aside_, {});
    return true;
}

bool AskedOrder::startsWhole() const
{
    const play::Verdict verdict = play::judge(session_.game(), start_, session_.allowance());
    return verdict.legal && verdict.wants.empty();
}

const play::Record& AskedOrder::record() const
{
    return session_.draft() != nullptr ? session_.order() : start_;
}

const play::Kind* AskedOrder::kind() const
{
    return session_.isOpen() ? session_.setting()->system->order(record().kind) : nullptr;
}

play::Verdict AskedOrder::verdict() const
{
    return session_.draft() != nullptr ? session_.verdict()
                                       : play::judge(session_.game(), start_, session_.allowance());
}

play::Candidates AskedOrder::candidates(const play::Field& field) const
{
    return session_.candidates(record(), field.key);
}

bool AskedOrder::lacksSomething() const
{
    return session_.draft() == nullptr || (session_.verdict().legal && !mustBeGiven(session_.verdict()).empty());
}

std::string_view AskedOrder::wanted() const
{
    if (!session_.isOpen())
        return {};
    if (const std::string_view field = mustBeGiven(verdict()); !field.empty())
        return field;
    std::string_view last;
    if (const play::Kind* one = kind())
        for (const play::Field& field : one->fields)
            if (!field.optional || (play::find(record().fields, field.key) != nullptr && needs(field)))
                last = field.key;
    return last;
}

bool AskedOrder::needs(const play::Field& field) const
{
    if (!field.optional)
        return true;
    play::Record without = record();
    std::erase_if(without.fields, [&](const auto& one) { return one.first == field.key; });
    const auto wants = play::judge(session_.game(), without, session_.allowance()).wants;
    return std::ranges::any_of(wants, [&](const play::Want& want) { return want.must && want.field == field.key; });
}

bool AskedOrder::shows(const play::Field& field, const play::Verdict& verdict) const
{
    return !field.optional || play::find(record().fields, field.key) != nullptr ||
           std::ranges::count(verdict.wants, field.key, &play::Want::field) > 0;
}

const play::Field* AskedOrder::mayStayEmpty() const
{
    const play::Kind* one = kind();
    if (one == nullptr || session_.draft() == nullptr || !session_.verdict().legal)
        return nullptr;
    const std::string_view wanted = session_.draft()->wanted();
    const play::Field* field = play::find(*one, wanted);
    const bool must = wanted == mustBeGiven(session_.verdict());
    return field != nullptr && !must && field->sort == play::Sort::Thing &&
                   play::find(record().fields, field->key) == nullptr
               ? field
               : nullptr;
}

std::string_view AskedOrder::wantedBesides() const
{
    const play::Kind* one = kind();
    if (one != nullptr && session_.verdict().legal)
        for (const play::Want& want : session_.verdict().wants)
            if (const play::Field* field = play::find(*one, want.field); field->sort == play::Sort::Thing)
                return want.field;
    return {};
}

void AskedOrder::begin()
{
    if (session_.draft() == nullptr)
        session_.judge(start_);
}

void AskedOrder::give(const play::Field& field, const play::Value& value)
{
    begin();
    session_.give(field.key, value);
}

void AskedOrder::pick(const play::Field& field, const play::List& marks)
{
    begin();
    if (marks.size() == 1)
        session_.pick(field.key, marks.front());
    else
        session_.pickAll(field.key, marks);
}

void AskedOrder::extend(const play::Field& field, const play::Value& mark)
{
    begin();
    session_.extend(field.key, mark);
}

std::optional<play::Value> AskedOrder::onlyWord() const
{
    const play::Kind* one = kind();
    const play::Field* field = one != nullptr ? play::find(*one, mustBeGiven(verdict())) : nullptr;
    if (field == nullptr || field->list || field->sort != play::Sort::Word)
        return {};
    const play::Candidates words = candidates(*field);
    if (words.others || std::ranges::count(words.some, true, &play::Candidate::legal) != 1)
        return {};
    return words.some.front().mark;
}

bool AskedOrder::fillIn()
{
    bool any = false;
    while (const auto word = onlyWord())
    {
        begin();
        session_.pick(mustBeGiven(session_.verdict()), *word);
        any = true;
    }
    return any;
}

} // namespace merlon::referee
