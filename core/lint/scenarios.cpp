#include "core/lint/scenarios.h"

#include "core/edit/map_value.h"
#include "core/edit/roster.h"
#include "core/edit/scenario_edits.h"
#include "core/edit/scenario_value.h"
#include "core/edit/table_value.h"
#include "core/play/as.h"
#include "core/play/victory.h"
#include "core/systems.h"
#include "core/yaml/quote.h"
#include "tell.h"

#include <algorithm>

namespace merlon::lint
{

using edit::OfScenario;

namespace
{

/// Whether it says where on a board something is.
bool isPlaced(const play::Fields& fields)
{
    return edit::offBoards(fields) != fields;
}

/// Whether counters of that system stand anywhere at all.
bool standSomewhere(const play::System& system)
{
    return std::ranges::any_of(
        system.pieces().fields, [](const play::Field& field)
        { return field.sort == play::Sort::Hex || field.sort == play::Sort::Place || field.sort == play::Sort::Pose; });
}

const play::Scenario& headOf(const edit::Desk& desk)
{
    return edit::scenarioHeadOf(desk.values.at(desk.scenario));
}

const int* numberIn(const play::Record& condition, std::string_view key)
{
    const play::Value* value = play::find(condition.fields, key);
    return value != nullptr ? std::get_if<int>(value) : nullptr;
}

/// The field that says how many counters of a force a condition asks for; empty: it asks for none. How many of them a
/// hex takes, and how many things, is for the rules to say: nobody knows here whether there is room for them.
std::string_view askedIn(const play::Record& condition)
{
    if (play::find(condition.fields, "force") == nullptr)
        return {};
    for (const std::string_view key : {"lost", "count"})
        if (numberIn(condition, key) != nullptr)
            return key;
    return {};
}

/// What is wrong with the conditions of a scenario, one after another.
class Conditions
{
public:
    explicit Conditions(const edit::Desk& desk)
        : desk_(desk), scenario_(edit::scenarioOf(desk.values.at(desk.scenario)))
    {
    }

    std::vector<Finding> all()
    {
        for (std::size_t i = 0; i < scenario_.conditions.size(); ++i)
        {
            for (const play::ConditionFault& fault : play::faultsOf(scenario_.conditions[i], scenario_, days()))
                tell(sentenceOf(fault, i), without(i), yaml::Severity::Error); // no file of it could be read
            tellCount(i);
            tellHexes(i);
            tellGone(i);
        }
        return std::move(found_);
    }

private:
    int days() const
    {
        const play::System* system = findSystem(scenario_.ruleset);
        return system != nullptr ? system->days(scenario_) : 0;
    }

    yaml::Message sentenceOf(const play::ConditionFault& fault, std::size_t i) const
    {
        if (fault.code == "nowhere")
            return tell::never_met_nowhere{.number = i + 1};
        if (fault.code == "endless")
            return tell::never_met_endless{.number = i + 1};
        if (fault.code == "late")
            return tell::never_met_turn{
                .number = i + 1, .turn = *numberIn(scenario_.conditions[i], "turn"), .turns = scenario_.turns};
        if (fault.code == "late-day")
            return tell::never_met_day{.number = i + 1, .days = days()};
        return tell::never_met_name{.number = i + 1, .name = yaml::quote(fault.ref.id)};
    }

    void tell(yaml::Message says, std::optional<edit::Edit> fix, yaml::Severity severity)
    {
        Finding finding{desk_.scenario, OfScenario::head, 0, "conditions", {}, std::move(says), std::move(fix)};
        finding.severity = severity;
        found_.push_back(std::move(finding));
    }

    /// More counters than the force has.
    void tellCount(std::size_t i)
    {
        const play::Record& condition = scenario_.conditions[i];
        const std::string_view key = askedIn(condition);
        const auto* whose = key.empty() ? nullptr : std::get_if<play::Ref>(play::find(condition.fields, "force"));
        const play::Force* force = whose != nullptr ? play::findForce(scenario_, whose->id) : nullptr;
        if (force == nullptr)
            return;
        const int asked = *numberIn(condition, key);
        const int count = static_cast<int>(force->counters.size());
        if (asked <= count)
            return;
        const yaml::Named named{force->id, force->name};
        tell(tell::never_met_many{.number = i + 1, .asked = asked, .force = named, .count = count},
             count > 0 ? askingFor(i, key, count) : without(i), yaml::Severity::Warning);
    }

    /// More hexes with something on them than it names.
    void tellHexes(std::size_t i)
    {
        const auto what = as<play::Bears>(i);
        if (!what || hexMap() == nullptr)
            return;
        std::size_t named = what->hexes.size(); // one that is named twice counts twice, as when it is weighed
        for (const play::Zone& zone : scenario_.zones)
            if (zone.board == 0 && std::ranges::count(what->zones, zone.id, &play::Name<play::AZone>::id) > 0)
                named += zone.hexes.size();
        const int count = static_cast<int>(named);
        if (what->count > count && !(what->zones.empty() && what->hexes.empty())) // nowhere is a fault of its own
            tell(tell::never_met_hexes{.number = i + 1, .asked = what->count, .count = count},
                 count > 0 ? askingFor(i, "count", count) : without(i), yaml::Severity::Warning);
    }

    /// Nothing of a kind shall be left that is not there at all: that decides the game when it begins.
    void tellGone(std::size_t i)
    {
        const auto what = as<play::NoneLeft>(i);
        const edit::Value* map = hexMap();
        if (!what || map == nullptr)
            return;
        const auto isOne = [&](const edit::Entry& one)
        { return one.thing.as<map::Covering>()->kind == what->overlay.id; };
        if (std::ranges::none_of(*map->shelves[edit::OfMap::overlays], isOne))
            tell(
                tell::met_at_once{.number = i + 1, .thing = yaml::Term{scenario_.ruleset, "overlay", what->overlay.id}},
                without(i), yaml::Severity::Warning);
    }

    /// The map that conditions look at: the scenario's first board; null where that is none.
    const edit::Value* hexMap() const
    {
        const edit::Value* first = play::boardsOf(scenario_) > 0 ? &desk_.values.at(0) : nullptr;
        return first != nullptr && edit::tableHeadOf(*first) == nullptr ? first : nullptr;
    }
    template <class T>
    std::optional<T> as(std::size_t i) const
    {
        const play::Record& condition = scenario_.conditions[i];
        const auto read = play::read<T>(condition.fields);
        return condition.kind == play::kindOf<T>().key && read.whole ? std::optional(read.value) : std::nullopt;
    }

    std::optional<edit::Edit> with(std::vector<play::Record> conditions, yaml::Message says) const
    {
        edit::Edit fix = edit::withVictory(desk_, scenario_.victory, std::move(conditions));
        fix.says = std::move(says);
        return fix;
    }
    std::optional<edit::Edit> without(std::size_t i) const
    {
        auto conditions = scenario_.conditions;
        conditions.erase(conditions.begin() + static_cast<std::ptrdiff_t>(i));
        return with(std::move(conditions), tell::fix_take_condition{.number = i + 1});
    }
    std::optional<edit::Edit> askingFor(std::size_t i, std::string_view key, int count) const
    {
        auto conditions = scenario_.conditions;
        for (auto& [field, value] : conditions[i].fields)
            if (field == key)
                value = play::Value(count);
        return with(std::move(conditions), tell::fix_ask_fewer{.count = count, .number = i + 1});
    }

    const edit::Desk& desk_;
    play::Scenario scenario_;
    std::vector<Finding> found_;
};

} // namespace

std::vector<Finding> idleForces(const edit::Desk& desk)
{
    std::vector<Finding> found;
    const edit::Value& value = desk.values.at(desk.scenario);
    const play::System* system = findSystem(headOf(desk).ruleset);
    if (system == nullptr || !standSomewhere(*system))
        return found;
    for (const edit::Entry& entry : edit::ranked(*value.shelves[OfScenario::forces]))
    {
        const auto& force = *entry.thing.as<play::Force>();
        const auto isMine = [&](const edit::Entry& one) { return edit::listedIn(one).force == force.id; };
        const auto isSet = [&](const edit::Entry& one) { return isMine(one) && isPlaced(edit::listedIn(one).fields); };
        const auto hasZone = [&](const edit::Entry& one) { return one.thing.as<play::Zone>()->force == force.id; };
        const auto& counters = *value.shelves[OfScenario::counters];
        const yaml::Named named{force.id, force.name};
        Finding finding{desk.scenario, OfScenario::forces, entry.key, {}, {}, {}, {}};
        if (std::ranges::none_of(counters, isMine))
        {
            finding.says = tell::no_counters_any{.force = named};
            if (auto gone = edit::withoutForce(desk, entry.key); gone && !gone->empty())
            {
                finding.fix = std::move(*gone);
                finding.fix->says = tell::fix_take_force{.force = named};
            }
        }
        else if (std::ranges::none_of(counters, isSet) &&
                 std::ranges::none_of(*value.shelves[OfScenario::zones], hasZone))
            finding.says = tell::no_counters_placed{.force = named};
        if (finding.says.sentence != nullptr)
            found.push_back(std::move(finding));
    }
    return found;
}

std::vector<Finding> neverMet(const edit::Desk& desk)
{
    return Conditions(desk).all();
}

} // namespace merlon::lint
