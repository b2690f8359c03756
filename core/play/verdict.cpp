#include "core/play/verdict.h"

#include "play_rules.h"

namespace merlon::play
{

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
