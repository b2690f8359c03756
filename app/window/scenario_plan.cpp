#include "app/window/scenario_plan.h"

#include "app/window/file_names.h"
#include "core/edit/map_value.h"
#include "core/edit/placing.h"
#include "core/edit/scenario_value.h"
#include "core/play/victory.h"
#include "editor/name_stock.h"
#include "editor/named_text.h"
#include "translations/words.h"

#include <QFile>

#include <algorithm>
#include <map>

namespace merlon::app
{
namespace
{

edit::Desk deskOf(const map::HexMap& map, const play::Scenario& scenario)
{
    edit::Desk desk;
    desk.values = {{0, edit::valueOf(map)}, {1, edit::valueOf(scenario)}};
    desk.scenario = 1;
    desk.palette = io::paletteOf(map);
    return desk;
}

/// An id that none of them has.
std::string freeId(std::string wish, QStringList& taken)
{
    const QString stem = QString::fromStdString(wish);
    QString id = stem;
    for (int number = 2; taken.contains(id); ++number)
        id = stem + '-' + QString::number(number);
    taken << id;
    return id.toStdString();
}

/// "Soldier 3", after the first word that says what it is.
QString calledAfter(const play::System& system, const play::Fields& fields, std::map<QString, int>& seen)
{
    QString kind;
    for (const auto& [field, value] : fields)
        if (const auto* choice = std::get_if<play::Choice>(&value); choice != nullptr && kind.isEmpty())
            kind = words::word(system.id(), choice->set, choice->word);
    if (!kind.isEmpty())
        kind[0] = kind[0].toUpper();
    const int number = ++seen[kind];
    return number == 1 ? kind : kind + ' ' + QString::number(number);
}

/// The counters of both forces, none with the name of another.
class Naming
{
public:
    explicit Naming(const play::System& system) : system_(system), stocks_(editor::nameStocks()) {}

    std::vector<play::Counter> counters(const ForcePlan& force)
    {
        const io::Levies& levies = leviesOf(system_);
        if (force.levy < 0 || force.levy >= static_cast<int>(levies.all.size()))
            return {};
        const auto fields = io::raised(levies.all[static_cast<std::size_t>(force.levy)], force.size);
        const auto stock = std::ranges::find(stocks_, force.names, &editor::NameStock::id);
        const QStringList names = stock == stocks_.end()
                                      ? QStringList()
                                      : editor::freshNames(stock->names, names_, static_cast<int>(fields.size()));
        std::vector<play::Counter> all;
        for (std::size_t i = 0; i < fields.size(); ++i)
        {
            const QString name = static_cast<int>(i) < names.size() ? names[static_cast<int>(i)]
                                                                    : calledAfter(system_, fields[i], kinds_);
            names_ << name;
            all.push_back({freeId(idOf(name), ids_), name.toStdString(), fields[i], {}});
        }
        return all;
    }

private:
    const play::System& system_;
    std::vector<editor::NameStock> stocks_;
    QStringList names_;
    QStringList ids_;
    std::map<QString, int> kinds_;
};

/// With the ids that the forces have in the scenario.
play::Fields optionsOf(const ScenarioPlan& plan, const play::Scenario& scenario)
{
    play::Fields options = plan.options;
    for (auto& option : options)
        if (auto* ref = std::get_if<play::Ref>(&option.second); ref != nullptr && ref->sort == "force")
            ref->id = scenario.forces[ref->id == plannedForce(0) ? 0 : 1].id;
    return options;
}

play::Value refTo(std::string_view sort, const std::string& id)
{
    return play::Ref{std::string(sort), id};
}

std::vector<play::Record> conditionsOf(const VictoryPlan& plan, const play::Scenario& scenario)
{
    std::vector<play::Record> all;
    for (std::size_t i = 0; i < 2; ++i)
    {
        const play::Force& own = scenario.forces[i];
        const play::Force& other = scenario.forces[1 - i];
        const auto zone = std::ranges::find(scenario.zones, other.id, &play::Zone::force);
        const play::Value wins = refTo("force", own.id);
        if (plan.leader[i] && !other.counters.empty())
            all.push_back({"dead", {{"wins", wins}, {"counters", play::List{refTo("counter", other.counters[0].id)}}}});
        if (plan.held[i] > 0 && zone != scenario.zones.end())
            all.push_back({"held",
                           {{"wins", wins},
                            {"force", wins},
                            {"zones", play::List{refTo("zone", zone->id)}},
                            {"count", plan.held[i]},
                            {"at-end", true}}});
        if (plan.lost[i] > 0)
            all.push_back({"lost", {{"wins", wins}, {"force", refTo("force", other.id)}, {"lost", plan.lost[i]}}});
    }
    if (plan.atEnd >= 0 && scenario.turns > 0)
        all.push_back({"over", {{"wins", refTo("force", scenario.forces[static_cast<std::size_t>(plan.atEnd)].id)}}});
    return all;
}

/// Those of a force, in its zone.
yaml::Message place(const map::HexMap& map, const play::System& system, play::Scenario& scenario,
                    const play::Zone& zone)
{
    const edit::Desk desk = deskOf(map, scenario);
    std::vector<edit::Key> keys;
    for (const edit::Entry& entry : edit::ranked(*desk.values.at(desk.scenario).shelves[edit::OfScenario::counters]))
        if (edit::listedIn(entry).force == zone.force)
            keys.push_back(entry.key);
    const edit::Made made = edit::placedAmong(desk, system, keys, zone.hexes);
    if (!made)
        return made.error();
    scenario = edit::scenarioOf(edit::applied(desk, *made).values.at(desk.scenario));
    return {};
}

} // namespace

const io::Levies& leviesOf(const play::System& system)
{
    static std::map<const play::System*, io::Levies> known;
    const auto [at, isNew] = known.try_emplace(&system);
    QFile file(QStringLiteral(":/merlon/levies/%1.yaml").arg(words::fromView(system.id())));
    if (isNew && file.open(QIODevice::ReadOnly))
        if (auto read = io::parseLevies(file.readAll().toStdString(), file.fileName().toStdString(), system);
            read.value)
            at->second = std::move(*read.value);
    return at->second;
}

std::vector<hex::Hex> zoneOf(const ScenarioPlan& plan, const ForcePlan& force)
{
    if (!force.where || !plan.map)
        return {};
    return edit::setUpGround(deskOf(*plan.map, {}), *force.where, force.depth);
}

std::size_t countersOf(const ScenarioPlan& plan, const ForcePlan& force)
{
    if (plan.system == nullptr)
        return 0;
    const io::Levies& levies = leviesOf(*plan.system);
    const bool isRaised = force.levy >= 0 && force.levy < static_cast<int>(levies.all.size());
    return isRaised ? io::raised(levies.all[static_cast<std::size_t>(force.levy)], force.size).size() : 0;
}

std::string plannedForce(std::size_t number)
{
    return "force-" + std::to_string(number + 1);
}

play::Scenario sketchOf(const ScenarioPlan& plan)
{
    play::Scenario scenario;
    scenario.title = plan.title;
    if (plan.system != nullptr)
        scenario.ruleset = std::string(plan.system->id());
    scenario.edition = plan.edition;
    scenario.options = plan.options;
    scenario.own = plan.own;
    if (plan.system != nullptr && plan.system->maps().first == 0)
        return scenario;
    scenario.turns = plan.turns;
    for (std::size_t i = 0; i < plan.forces.size(); ++i)
        scenario.forces.push_back({plannedForce(i), plan.forces[i].name, plan.forces[i].colour, {}, {}, {}});
    scenario.first = plannedForce(static_cast<std::size_t>(plan.first));
    return scenario;
}

PlannedScenario scenarioOf(const ScenarioPlan& plan, const std::string& id, const std::string& mapFile)
{
    PlannedScenario planned;
    play::Scenario& scenario = planned.scenario;
    scenario.id = id;
    scenario.title = plan.title;
    scenario.briefing = plan.briefing;
    scenario.ruleset = std::string(plan.system->id());
    scenario.edition = plan.edition;
    scenario.own = plan.own;
    if (plan.system->maps().first == 0)
        return planned;
    scenario.turns = plan.turns;
    scenario.maps.resize(1);
    scenario.maps.front().file = mapFile;
    Naming naming(*plan.system);
    QStringList ids;
    for (const ForcePlan& force : plan.forces)
    {
        const std::string own = freeId(idOf(editor::nameOr(force.name, "force")), ids);
        scenario.forces.push_back({own, force.name, force.colour, {}, naming.counters(force), {}});
        if (auto hexes = zoneOf(plan, force); !hexes.empty())
            scenario.zones.push_back({own + "-zone", force.name, own, std::move(hexes)});
    }
    scenario.first = scenario.forces[static_cast<std::size_t>(plan.first)].id;
    scenario.options = optionsOf(plan, scenario);
    scenario.conditions = conditionsOf(plan.victory, scenario);
    for (const play::Zone& zone : std::vector<play::Zone>(scenario.zones))
        if (auto why = place(*plan.map, *plan.system, scenario, zone); why.sentence != nullptr)
            planned.notPlaced = std::move(why);
    return planned;
}

} // namespace merlon::app
