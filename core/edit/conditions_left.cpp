#include "core/edit/conditions_left.h"

#include "core/edit/scenario_value.h"
#include "core/play/victory.h"

#include <algorithm>

namespace merlon::edit
{
namespace
{

/// Without those that are gone, where it names several.
void forget(play::Record& condition, const play::Scenario& was, const play::Scenario& is)
{
    const auto gone = [&](const play::Value& value)
    {
        const auto* ref = std::get_if<play::Ref>(&value);
        return ref != nullptr && play::isKnown(*ref, was) && !play::isKnown(*ref, is);
    };
    for (auto& [key, value] : condition.fields)
        if (auto* list = std::get_if<play::List>(&value))
            std::erase_if(*list, gone);
    std::erase_if(condition.fields,
                  [](const auto& field)
                  {
                      const auto* list = std::get_if<play::List>(&field.second);
                      return list != nullptr && list->empty();
                  });
}

} // namespace

std::size_t dropConditions(const Value& before, Patch& patch)
{
    const Value after = applied(before, patch);
    const play::Scenario now = scenarioOf(after);
    const play::Scenario was = scenarioOf(before);
    play::Scenario head = scenarioHeadOf(after);
    for (play::Record& one : head.conditions)
    {
        const std::size_t said = one.fields.size();
        forget(one, was, now);
        if (one.fields.size() < said && play::find(play::victoryKinds(), one.kind) == nullptr)
            one.fields.clear(); // of a kind that its system adds: it named nothing but what is gone
    }
    std::erase_if(head.conditions,
                  [&](const play::Record& one)
                  {
                      const play::Kind* kind = play::find(play::victoryKinds(), one.kind);
                      const bool wrong = !play::faultsOf(one, now).empty() || one.fields.empty() ||
                                         (kind != nullptr && !play::complete(*kind, one.fields));
                      const auto& all = was.conditions;
                      return wrong && (std::ranges::find(all, one) == all.end() || play::faultsOf(one, was).empty());
                  });
    const auto isOther = [&](const play::Record& one) { return std::ranges::count(head.conditions, one) == 0; };
    const auto others = std::ranges::count_if(now.conditions, isOther);
    if (head != scenarioHeadOf(after))
        putHead(after, patch, std::move(head));
    return static_cast<std::size_t>(others);
}

} // namespace merlon::edit
