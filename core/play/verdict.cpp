#include "core/play/verdict.h"

#include "play_rules.h"

namespace merlon::play
{

Verdict::Verdict() = default;
Verdict::Verdict(const Verdict&) = default;
Verdict::Verdict(Verdict&&) noexcept = default;
Verdict& Verdict::operator=(const Verdict&) = default;
Verdict& Verdict::operator=(Verdict&&) noexcept = default;
Verdict::~Verdict() = default;
bool operator==(const Verdict& a, const Verdict& b)
{
    return a.legal == b.legal && a.allowed == b.allowed && a.wants == b.wants && a.needs == b.needs &&
           a.used == b.used && a.spare == b.spare && a.unread == b.unread && a.facts == b.facts &&
           a.reasons == b.reasons && a.effects == b.effects && a.standIns == b.standIns && a.lines == b.lines;
}
Verdict& Verdict::say(Weight weight, const Phrase& phrase, Args args, std::optional<Value> where)
{
    reasons.push_back({phrase, std::move(args), weight, std::move(where)});
    return *this;
}
Verdict& Verdict::note(const Phrase& phrase, Args args, std::optional<Value> where)
{
    return say(Weight::Notes, phrase, std::move(args), std::move(where));
}
Verdict& Verdict::forbid(const Phrase& phrase, Args args, std::optional<Value> where)
{
    legal = false;
    return say(Weight::Forbids, phrase, std::move(args), std::move(where));
}
Verdict& Verdict::refuse(const Phrase& phrase, Args args, std::optional<Value> where)
{
    legal = legal && allowed;
    return say(allowed ? Weight::Allowed : Weight::Forbids, phrase, std::move(args), std::move(where));
}
Verdict& Verdict::fact(std::string_view name, Value value, bool added)
{
    facts.push_back({name, std::move(value), added});
    return *this;
}
Verdict& Verdict::record(Record effect)
{
    effects.push_back(std::move(effect));
    return *this;
}

const Reason* decisive(const Verdict& verdict)
{
    const auto at = std::ranges::find(verdict.reasons, Weight::Forbids, &Reason::weight);
    return at == verdict.reasons.end() ? nullptr : &*at;
}

const Fact* find(const std::vector<Fact>& facts, std::string_view name)
{
    const auto at = std::ranges::find(facts, name, &Fact::name);
    return at == facts.end() ? nullptr : &*at;
}

std::optional<int> Tray::roll(Verdict& verdict, Need need)
{
    const std::string key = need.key();
    auto at = std::ranges::find(left_, key, &Die::purpose);
    if (at == left_.end())
        at = std::ranges::find(left_, std::string(), &Die::purpose);
    if (at == left_.end() || at->sides != need.sides)
    {
        verdict.needs.push_back(std::move(need));
        return {};
    }
    verdict.used.push_back(*at);
    verdict.used.back().purpose = key;
    left_.erase(at);
    return verdict.used.back().value;
}

void Tray::sayDecreed(Verdict& verdict, std::string_view fact, Value found, const Value& held)
{
    verdict.say(Weight::Decreed, says::play_decree_held,
                {{"fact", Choice{"fact", std::string(fact)}}, {"held", held}, {"found", std::move(found)}});
}

} // namespace merlon::play
