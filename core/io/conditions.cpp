#include "core/io/conditions.h"

#include "core/play/victory.h"
#include "core/yaml/mapping.h"
#include "core/yaml/quote.h"

namespace merlon::io
{

using namespace yaml;

namespace
{

/// The names that a scenario gives to things of that sort.
std::vector<std::string_view> idsOf(const play::Scenario& scenario, std::string_view sort)
{
    std::vector<std::string_view> ids;
    if (sort == "zone")
        for (const play::Zone& zone : scenario.zones)
            ids.push_back(zone.id);
    else
        for (const play::Force& force : scenario.forces)
            if (sort == "force")
                ids.push_back(force.id);
            else
                for (const play::Counter& counter : force.counters)
                    ids.push_back(counter.id);
    return ids;
}

Message sentenceOf(const play::ConditionFault& fault, const play::Scenario& scenario, int days)
{
    if (fault.code == "nowhere")
        return tell::condition_nowhere{};
    if (fault.code == "endless")
        return tell::condition_endless{};
    if (fault.code == "late")
        return tell::condition_late{.turns = scenario.turns};
    if (fault.code == "late-day")
        return tell::condition_late_day{.days = days};
    return tell::condition_name{.what = calledBy(fault.ref.sort),
                                .name = quote(fault.ref.id),
                                .suggestion = suggestion(fault.ref.id, idsOf(scenario, fault.ref.sort))};
}

/// At the field that is wrong, or else at the condition.
void tellFaults(const Node& fields, Log& log, const play::Record& condition, const play::Scenario& scenario, int days)
{
    for (const play::ConditionFault& fault : play::faultsOf(condition, scenario, days))
    {
        const Node* at = &fields;
        for (std::size_t i = 0; i + 1 < fields.items.size(); i += 2)
            if (fields.items[i].text == fault.field)
                at = &fields.items[i + 1];
        log.error(*at, sentenceOf(fault, scenario, days));
    }
}

} // namespace

std::optional<play::Record> readCondition(const Node& node, Log& log, const play::Scenario& scenario,
                                          const play::Names& names)
{
    const auto all = play::victoryKinds(names.system);
    const play::Kind* kind = node.isMapping() && node.items.size() == 2 ? play::find(all, node.items[0].text) : nullptr;
    if (!kind)
    {
        std::vector<std::string_view> kinds;
        for (const play::Kind* one : all)
            kinds.push_back(one->key);
        log.error(node, tell::condition_kind{.kinds = listOf(kinds)});
        return {};
    }
    auto fields = play::readFields(node.items[1], log, *kind, names);
    if (!fields)
        return {};
    play::Record condition{std::string(kind->key), std::move(*fields)};
    tellFaults(node.items[1], log, condition, scenario, names.system.days(scenario));
    return condition;
}

} // namespace merlon::io
