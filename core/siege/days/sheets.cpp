// What a siege shows and asks: the siege sheet as rows, what is owed, what a hand may pick.

#include "core/siege/days/days.h"

#include "core/castle/field/ballista_crew.h"
#include "core/castle/field/walls.h"
#include "core/play/system.h"
#include "core/yaml/log.h"
#include "siege_rules/4_21.h"
#include "siege_rules/4_23.h"
#include "siege_rules/5_4.h"

#include <algorithm>
#include <map>

namespace merlon::siege
{

using namespace castle;

namespace
{

using play::Marks;

template <class Row>
play::Sheet sheetWith(const std::vector<Row>& rows)
{
    play::Sheet sheet{play::kindOf<Row>().key, &play::kindOf<Row>(), {}};
    for (const Row& row : rows)
        sheet.rows.push_back(play::fieldsOf(row));
    return sheet;
}

play::Sheet wallsOnTheSheet(const Position& now)
{
    std::vector<WallRow> rows;
    for (const WallDamage& one : now.state().sheet.walls)
    {
        WallRow row{one.hex, {}, one.crosses, now.state().sheet.stage(one.hex)};
        for (const map::Structure& structure : now.data().site->map->structures)
            if (std::ranges::count(structure.hexes, one.hex) > 0)
                row.structure = {structure.kind};
        rows.push_back(std::move(row));
    }
    return sheetWith(rows);
}

play::Sheet calendarOf(const Position& now)
{
    const Days& days = stateOf(now).days;
    std::vector<CalendarRow> rows;
    for (int day = 1; day <= dataOf(now).plan.days; ++day)
    {
        CalendarRow row{day,
                        day < days.day    ? DayState::Ticked
                        : day == days.day ? DayState::Today
                                          : DayState::ToCome,
                        {}};
        for (const Patient& one : now.state().sheet.wounded)
            if (one.back == day)
                row.back.push_back({one.who});
        rows.push_back(std::move(row));
    }
    return sheetWith(rows);
}

play::Sheet ballistasWithTheirTurns(const Position& now)
{
    std::vector<BallistaRow> rows;
    for (const Hex hex : ballistasOf(now.state()))
        rows.push_back({hex, cycleOf(now, hex), nextShotOf(now, hex)});
    return sheetWith(rows);
}

play::Sheet enginesOnTheSheet(const Position& now)
{
    std::vector<EngineRow> rows;
    for (const StoneThrower& one : now.state().sheet.engines)
        rows.push_back({{one.id},
                        one.points,
                        one.lost,
                        one.burnt       ? EngineState::Burnt
                        : one.resting   ? EngineState::Resting
                        : one.damaged() ? EngineState::Damaged
                                        : EngineState::Fit});
    return sheetWith(rows);
}

/// Rams and towers that come in, what is laid in the moat; ladders, carts and mantlets that are there.
play::Sheet equipmentOf(const Position& now)
{
    const SiegePlan& plan = dataOf(now).plan;
    const Site& site = *now.state().site;
    std::vector<EquipmentRow> rows;
    const auto add = [&](std::string_view kind, int stock)
    {
        const auto onMap = laidOn(now, kind).size();
        if (stock > 0 || onMap > 0)
            rows.push_back(
                {{std::string(kind)}, stock > 0 ? std::optional(stock) : std::nullopt, static_cast<int>(onMap)});
    };
    add("rubble", plan.rubble);
    add("fascine", plan.fascines);
    std::map<std::string, int> things{{"siege_tower", 0}, {"ram", 0}};
    for (const map::Covering& one : site.map->overlays)
        if (site.terrains->isEquipment(one.kind))
            ++things[one.kind];
    for (const auto& [kind, onMap] : things)
    {
        const int stock = kind == "siege_tower" ? plan.siegeTowers : kind == "ram" ? plan.rams : 0;
        if (stock > 0 || onMap > 0)
            rows.push_back({{kind}, stock > 0 ? std::optional(stock) : std::nullopt, onMap});
    }
    return sheetWith(rows);
}

play::Sheet woundedOf(const Position& now)
{
    std::vector<WoundedRow> rows;
    for (const Patient& one : now.state().sheet.wounded)
        rows.push_back({{one.who},
                        one.since,
                        one.lost   ? Healing::Months
                        : one.back ? Healing::Dated
                                   : Healing::AwaitsDie,
                        one.back});
    return sheetWith(rows);
}

std::string besiegerOf(const Position& now)
{
    const auto index = static_cast<std::size_t>(dataOf(now).plan.besieger);
    return index < now.data().forces.size() ? now.data().forces[index] : std::string();
}

std::string ownerOf(const Position& now, const std::string& counter)
{
    const int force = forceOf(now, counter);
    return force >= 0 ? now.data().forces[static_cast<std::size_t>(force)] : std::string();
}

void oweStones(std::vector<play::Owed>& owed, const Position& now)
{
    const auto& barrages = stateOf(now).days.barrages;
    const bool allAreNamed = options(now).bombardDeclare == "one-by-one" ||
                             std::ranges::any_of(barrages, &Barrage::thrown) || againstEveryEngine(now).has_value();
    if (allAreNamed)
        for (const Barrage& one : barrages)
            if (!one.thrown)
                owed.push_back({{"stones", {{"hex", one.hex}}},
                                besiegerOf(now),
                                {says::siege_4_21d_die_first, {{"hex", one.hex}}}});
}

template <class Keep>
Marks enginesThat(const Position& now, Keep keep)
{
    Marks marks;
    for (const StoneThrower& one : now.state().sheet.engines)
        if (keep(one))
            marks.all.push_back(engineRef(one.id));
    marks.others = true;
    return marks;
}

Marks wallsToBombard(const Position& now)
{
    Marks marks;
    for (const WallKind kind : {WallKind::Rampart, WallKind::GateFlank, WallKind::Tower, WallKind::Keep})
        for (const Hex hex : wallsOf(now, kind))
            marks.all.emplace_back(hex);
    marks.others = true;
    return marks;
}

Marks namedHexes(const Position& now)
{
    Marks marks;
    for (const Barrage& one : stateOf(now).days.barrages)
        if (!one.thrown)
            marks.all.emplace_back(one.hex);
    marks.others = true;
    return marks;
}

Marks patientsThat(const Position& now, bool awaitDie)
{
    Marks marks;
    for (const Patient& one : now.state().sheet.wounded)
        if (one.awaitsDie() == awaitDie)
            marks.all.push_back(counterRef(one.who));
    marks.others = true;
    return marks;
}

/// As many points as are lost and the engine has.
Marks sharesOf(const Position& now, const play::Record& begun)
{
    Marks marks;
    const Days& days = stateOf(now).days;
    const StoneThrower* engine = now.state().sheet.engine(play::read<BreakDown>(begun.fields).value.engine.id);
    for (int points = 1; days.loss && engine != nullptr && points <= std::min(days.loss->points, engine->left());
         ++points)
        marks.all.emplace_back(points);
    marks.others = true;
    return marks;
}

} // namespace

std::vector<play::Sheet> sheetsOf(const Position& now)
{
    std::vector<play::Sheet> sheets;
    if (stateOf(now).days.day > 0)
        sheets = {wallsOnTheSheet(now), calendarOf(now), enginesOnTheSheet(now), equipmentOf(now), woundedOf(now)};
    if (!ballistasOf(now.state()).empty())
        sheets.push_back(ballistasWithTheirTurns(now));
    return sheets;
}

/// Of a single assault there is the plan alone: rams and mines damage walls too.
std::vector<play::OnSheet> onSheetOf(const play::Scenario& scenario)
{
    using play::kindOf;
    using Column = play::SheetColumn;
    const bool overDays = play::read<Options>(scenario.options).value.days.has_value();
    const auto laid = [](Column column, int lines) { return play::SheetPart{{}, column, lines, {}}; };
    return {{"walls", nullptr, laid(Column::Across, 0)},
            {"calendar", &kindOf<CalendarRow>(), laid(Column::Left, 0), overDays, "is", "ticked"},
            {"engines", &kindOf<EngineRow>(), laid(Column::Right, 4), overDays},
            {"equipment", &kindOf<EquipmentRow>(), laid(Column::Right, 4), overDays},
            {"wounded", &kindOf<WoundedRow>(), laid(Column::Right, 8), overDays},
            {"ballistas", &kindOf<BallistaRow>()}};
}

std::vector<play::Owed> owedByTheDay(const Position& now)
{
    const Days& days = stateOf(now).days;
    if (days.loss)
        return {{{"break", {}}, besiegerOf(now), {says::siege_4_23a_first, {{"points", days.loss->points}}}}};
    std::vector<play::Owed> owed;
    oweStones(owed, now);
    const bool thrown = std::ranges::all_of(days.barrages, &Barrage::thrown);
    if (days.part == DayPart::Evening || (days.part == DayPart::Bombardment && thrown))
        for (const std::string& one : awaitingDice(now))
            owed.push_back({{"treat", {{"counter", counterRef(one)}}},
                            ownerOf(now, one),
                            {says::siege_5_4a_die_first, {{"name", counterRef(one)}}}});
    return owed;
}

std::optional<Marks> couldOfTheDay(const Position& now, const play::Record& begun, const play::Field& field)
{
    const Days& days = stateOf(now).days;
    if (begun.kind == "bombard" && field.key == "hex")
        return wallsToBombard(now);
    if (begun.kind == "bombard" && field.key == "engines")
        return enginesThat(now, [&](const StoneThrower& one)
                           { return one.left() > 0 && !one.resting && days.barrageOf(one.id) == nullptr; });
    if (begun.kind == "stones")
        return namedHexes(now);
    if (begun.kind == "break" && field.key == "engine")
        return enginesThat(now, [&](const StoneThrower& one)
                           { return days.loss && std::ranges::count(days.loss->engines, one.id) > 0; });
    if (begun.kind == "break" && field.key == "points")
        return sharesOf(now, begun);
    if (begun.kind == "repair")
        return enginesThat(now, [](const StoneThrower& one) { return one.damaged(); });
    if (begun.kind == "treat")
        return patientsThat(now, true);
    if (begun.kind == "heal")
        return patientsThat(now, false);
    return {};
}

SiegePlan planOf(const play::Scenario& scenario)
{
    const auto options = play::read<Options>(scenario.options).value;
    SiegePlan plan{options.days.value_or(0),        0,
                   options.rubble.value_or(0),      options.fascines.value_or(0),
                   options.siegeTowers.value_or(0), options.rams.value_or(0)};
    for (int number = 0; const play::Force& force : scenario.forces)
    {
        const bool chosen = options.besieger && options.besieger->id == force.id;
        const bool throws =
            std::ranges::any_of(force.counters, [](const play::Counter& counter)
                                { return isEngine(*builtInRuleset(), play::read<Piece>(counter.fields).value); });
        if (chosen || (!options.besieger && throws))
            plan.besieger = number;
        ++number;
    }
    return plan;
}

std::vector<play::Problem> problemsOfTheDays(const play::Scenario& scenario, const play::Boards& boards)
{
    std::vector<play::Problem> problems;
    const auto options = play::read<Options>(scenario.options).value;
    std::vector<Hex> taken;
    int withEngines = 0;
    for (const play::Force& force : scenario.forces)
    {
        bool any = false;
        for (const play::Counter& counter : force.counters)
        {
            const Piece piece = play::read<Piece>(counter.fields).value;
            if (!isEngine(*builtInRuleset(), piece))
                continue;
            any = true;
            if (piece.mounted || piece.rear)
                problems.push_back({&counter, piece.mounted ? "mounted" : "rear", tell::siege_engine_mounted{}});
            if (piece.hex && std::ranges::count(taken, piece.hex->hex) > 0 && play::hexBoard(boards))
                problems.push_back(
                    {&counter, "hex",
                     tell::siege_engine_placed{.hex = hex::name(play::hexBoard(boards)->layout, piece.hex->hex)}});
            if (piece.hex)
                taken.push_back(piece.hex->hex);
        }
        withEngines += any ? 1 : 0;
    }
    const auto whole = [&](const yaml::Message& message) { problems.push_back({nullptr, "options", message}); };
    if (options.besieger && play::findForce(scenario, options.besieger->id) == nullptr)
        whole(tell::siege_besieger_unknown{.name = '\'' + options.besieger->id + '\''});
    // Whoever defends a castle does not panic in it (panic.1e), and whoever besieges it flees from it (panic.2b).
    const bool ofACastle = options.panic && play::hexBoard(boards) && !play::hexBoard(boards)->structures.empty();
    if ((options.days || options.siegeTowers || options.rams || ofACastle) && !options.besieger && withEngines != 1)
        whole(tell::siege_besieger_missing{});
    if (!options.days)
        for (const auto& [key, given] :
             {std::pair("besieger", options.besieger && !options.panic && !options.siegeTowers && !options.rams),
              std::pair("rubble", options.rubble.has_value()), std::pair("fascines", options.fascines.has_value())})
            if (given)
                whole(tell::siege_no_days{.key = std::string(1, '\'') + key + '\''});
    return problems;
}

} // namespace merlon::siege
