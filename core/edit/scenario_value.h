#pragma once

#include "core/edit/patch.h"
#include "core/play/scenario.h"

/// A scenario as a value with layers. Its hexes are those of its maps.
namespace merlon::edit
{

struct OfScenario
{
    static constexpr std::size_t head = 0; ///< the scenario without what has a layer of its own
    static constexpr std::size_t forces = 1;
    static constexpr std::size_t counters = 2; ///< of all forces; each says whose it is
    static constexpr std::size_t zones = 3;
};

/// A counter in the roster of a force.
struct Listed
{
    std::string force;
    std::string id;
    std::string name;
    play::Fields fields; ///< of System::pieces
    Extras extras;

    friend bool operator==(const Listed&, const Listed&) = default;
};

Value valueOf(play::Scenario scenario);
play::Scenario scenarioOf(const Value& value);
const play::Scenario& scenarioHeadOf(const Value& value);
/// Puts another one in its place.
void putHead(const Value& value, Patch& patch, play::Scenario head);

} // namespace merlon::edit

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

SHAPE(Scenario, "scenario", "scenario", FIELD(Scenario::id, "id"), FIELD(Scenario::conditions, "conditions"))
SHAPE(Force, "force", "scenario", FIELD(Force::id, "id"), FIELD(Force::colour, "colour"))
SHAPE(edit::Listed, "counter", "scenario", FIELD(edit::Listed::force, "force"), FIELD(edit::Listed::id, "id"),
      FIELD(edit::Listed::name, "name"), FIELD(edit::Listed::fields, "fields"))
SHAPE(Zone, "zone", "scenario", FIELD(Zone::id, "id"), FIELD(Zone::force, "force"), FIELD(Zone::hexes, "hexes"))

} // namespace merlon::play
