#include "core/edit/scenario_value.h"

#include "core/play/shape.h"

#include <algorithm>

namespace merlon::play
{

/// Fields of a kind that only its system knows.
template <>
struct As<Fields> : Itself<Fields, Sort::Row>
{
};
/// A row of its kind and its fields.
template <>
struct As<Record>
{
    static constexpr void tell(Field& field) { field.sort = Sort::Row; }
    static Value put(const Record& record) { return Fields{{"kind", record.kind}, {"fields", record.fields}}; }
    static std::string_view get(Record& record, const Value& value, int)
    {
        const auto* row = std::get_if<Fields>(&value);
        const Value* kind = row != nullptr ? find(*row, "kind") : nullptr;
        const Value* fields = row != nullptr ? find(*row, "fields") : nullptr;
        if (kind == nullptr || fields == nullptr || !std::holds_alternative<std::string>(*kind) ||
            !std::holds_alternative<Fields>(*fields))
            return "type";
        record = {std::get<std::string>(*kind), std::get<Fields>(*fields)};
        return "";
    }
};

SHAPE(Scenario, "scenario", "scenario", FIELD(Scenario::id, "id"), FIELD(Scenario::own, "own"),
      FIELD(Scenario::conditions, "conditions"))
SHAPE(Force, "force", "scenario", FIELD(Force::id, "id"), FIELD(Force::colour, "colour"),
      FIELD(Force::pattern, "pattern"))
SHAPE(edit::Listed, "counter", "scenario", FIELD(edit::Listed::force, "force"), FIELD(edit::Listed::id, "id"),
      FIELD(edit::Listed::name, "name"), FIELD(edit::Listed::fields, "fields"))
SHAPE(Zone, "zone", "scenario", FIELD(Zone::id, "id"), FIELD(Zone::force, "force"), FIELD(Zone::hexes, "hexes"),
      FIELD(Zone::outline, "outline"))

} // namespace merlon::play

namespace merlon::edit
{

Value valueOf(play::Scenario scenario)
{
    std::vector<Thing> forces;
    std::vector<Thing> counters;
    std::vector<Thing> zones;
    for (play::Force& force : scenario.forces)
    {
        for (play::Counter& one : std::exchange(force.counters, {}))
            counters.push_back(Thing::of(Listed{force.id, std::move(one.id), std::move(one.name), std::move(one.fields),
                                                std::move(one.extras)}));
        forces.push_back(Thing::of(std::move(force)));
    }
    for (play::Zone& zone : scenario.zones)
        zones.push_back(Thing::of(std::move(zone)));
    scenario.forces.clear();
    scenario.zones.clear();
    Value value;
    value.shelves = {shelved({Thing::of(std::move(scenario))}), shelved(std::move(forces)),
                     shelved(std::move(counters)), shelved(std::move(zones))};
    return value;
}

play::Scenario scenarioOf(const Value& value)
{
    play::Scenario scenario = scenarioHeadOf(value);
    for (const Entry& entry : ranked(*value.shelves[OfScenario::forces]))
        scenario.forces.push_back(*entry.thing.as<play::Force>());
    for (const Entry& entry : ranked(*value.shelves[OfScenario::counters]))
    {
        const Listed& one = *entry.thing.as<Listed>();
        const auto force = std::ranges::find(scenario.forces, one.force, &play::Force::id);
        if (force != scenario.forces.end())
            force->counters.push_back({one.id, one.name, one.fields, one.extras});
    }
    for (const Entry& entry : ranked(*value.shelves[OfScenario::zones]))
        scenario.zones.push_back(*entry.thing.as<play::Zone>());
    return scenario;
}

const play::Scenario& scenarioHeadOf(const Value& value)
{
    return *value.shelves[OfScenario::head]->front().thing.as<play::Scenario>();
}

void putHead(const Value& value, Patch& patch, play::Scenario head)
{
    const Entry& now = value.shelves[OfScenario::head]->front();
    patch.put(OfScenario::head, {now.key, now.rank, Thing::of(std::move(head))});
}

} // namespace merlon::edit
