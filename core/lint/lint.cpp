#include "core/lint/lint.h"

#include "core/edit/joined_maps.h"
#include "core/edit/map_value.h"
#include "core/edit/names_in_sentences.h"
#include "core/edit/scenario_value.h"
#include "core/edit/table_value.h"
#include "core/lint/by_rules.h"
#include "core/lint/levels.h"
#include "core/lint/lines.h"
#include "core/lint/mines.h"
#include "core/lint/scenarios.h"
#include "core/lint/sheets.h"
#include "core/lint/tables.h"
#include "core/lint/twice.h"
#include "tell.h"

#include <algorithm>
#include <array>
#include <set>
#include <tuple>

namespace merlon::lint
{

using edit::OfMap;
using edit::OfScenario;
using edit::OfTable;

namespace
{

constexpr std::array<std::string_view, 4> languages{"en", "it", "es", "fr"};
const edit::Value noMap;
const map::Palette noPalette;

class Linter
{
public:
    Linter(const edit::Desk& desk, const std::stop_token& stop)
        : desk_(desk),
          map_(desk.hexMap() != nullptr ? *desk.hexMap() : noMap),
          palette_(desk.palette ? *desk.palette : noPalette),
          stop_(stop)
    {
        for (const auto& terrain : palette_.terrain)
            built_.insert(terrain.bears.begin(), terrain.bears.end());
        for (const auto& kind : palette_.anywhere)
            built_.erase(kind);
    }

    std::vector<Finding> all()
    {
        if (desk_.hexMap() != nullptr)
            lintMap();
        for (const auto& [doc, value] : desk_.values)
            if (edit::tableHeadOf(value) != nullptr)
                lintTable(doc, value);
        if (desk_.scenario >= 0 && !stop_.stop_requested())
            lintScenario(desk_.values.at(desk_.scenario));
        if (!stop_.stop_requested())
            take(saidTwice(desk_));
        return std::move(found_);
    }

private:
    void take(std::vector<Finding> more) { std::ranges::move(more, std::back_inserter(found_)); }

    void lintMap()
    {
        missingTexts({desk_.map, OfMap::head, 0, "title", {}, {}, {}}, edit::headOf(map_).title);
        for (const auto& entry : edit::ranked(*map_.shelves[OfMap::features]))
            if (!stop_.stop_requested())
                lintFeature(entry);
        for (const auto& entry : edit::ranked(*map_.shelves[OfMap::structures]))
            lintStructure(entry);
        if (stop_.stop_requested())
            return;
        take(levelJumps(desk_));
        take(linesAstray(desk_));
        take(notMined(desk_));
        take(saidOfMap(desk_));
    }

    void lintTable(edit::Doc doc, const edit::Value& table)
    {
        missingTexts({doc, OfTable::head, 0, "title", {}, {}, {}}, edit::tableHeadOf(table)->title);
        forEachNamed(table,
                     [&](std::size_t shelf, const edit::Entry& entry, const auto& thing) {
                         missingTexts({doc, shelf, entry.key, "name", {}, {}, {}}, thing.name, nameOf(thing));
                     });
        take(oddOnTable(doc, table));
    }

    void lintScenario(const edit::Value& scenario)
    {
        const play::Scenario& head = edit::scenarioHeadOf(scenario);
        neededText("title", head.title);
        missingTexts({desk_.scenario, OfScenario::head, 0, "background", {}, {}, {}}, head.background);
        neededText("briefing", head.briefing);
        missingTexts({desk_.scenario, OfScenario::head, 0, "victory", {}, {}, {}}, head.victory);
        for (const auto& entry : edit::ranked(*scenario.shelves[OfScenario::forces]))
        {
            const auto& force = *entry.thing.as<play::Force>();
            missingTexts({desk_.scenario, OfScenario::forces, entry.key, "name", {}, {}, {}}, force.name,
                         yaml::Named{force.id, force.name});
            if (force.name.empty())
                found_.push_back({desk_.scenario,
                                  OfScenario::forces,
                                  entry.key,
                                  "name",
                                  {},
                                  tell::nameless_force{.force = force.id},
                                  {}});
        }
        for (const auto& entry : edit::ranked(*scenario.shelves[OfScenario::zones]))
        {
            const auto& zone = *entry.thing.as<play::Zone>();
            missingTexts({desk_.scenario, OfScenario::zones, entry.key, "name", firstOf(zone.hexes), {}, {}}, zone.name,
                         nameOf(zone));
            if (zone.name.empty())
                found_.push_back({desk_.scenario,
                                  OfScenario::zones,
                                  entry.key,
                                  "name",
                                  firstOf(zone.hexes),
                                  tell::nameless_zone{.zone = zone.id},
                                  {}});
        }
        lintZones(edit::ranked(*scenario.shelves[OfScenario::zones]), head.conditions);
        take(idleForces(desk_));
        take(neverMet(desk_));
        if (head.victory.empty() && head.conditions.empty() && head.own.empty())
            found_.push_back({desk_.scenario,
                              OfScenario::head,
                              0,
                              "victory",
                              {},
                              tell::not_decided{},
                              {},
                              false,
                              yaml::Severity::Note});
        if (head.sheet)
            lintSheet(*head.sheet);
        if (!stop_.stop_requested())
            take(saidOfScenario(desk_));
    }

    const map::PaletteTerrain* terrainAt(hex::Hex at) const
    {
        const auto number = static_cast<std::size_t>(edit::numberAt(map_, OfMap::terrain, at));
        return palette_.find(edit::headOf(map_).legend[number].terrain);
    }
    yaml::Named nameOf(hex::Hex at) const { return edit::named(desk_, at); }
    template <class T>
    static yaml::Named nameOf(const T& thing)
    {
        return {thing.id, thing.name};
    }
    yaml::Term term(const char* group, const std::string& word) const { return {palette_.system, group, word}; }

    /// A parapet on open ground: what is built on some terrains stands on none of them.
    void lintFeature(const edit::Entry& entry)
    {
        const auto& feature = *entry.thing.as<map::Feature>();
        const auto* terrain = terrainAt(feature.hex);
        if (terrain == nullptr || !built_.contains(feature.kind) ||
            std::ranges::find(terrain->bears, feature.kind) != terrain->bears.end())
            return;
        edit::Edit fix;
        fix.says = tell::fix_take_feature{.hex = nameOf(feature.hex), .feature = term("feature", feature.kind)};
        fix.parts[desk_.map].put(OfMap::features, {entry.key, entry.rank, {}});
        found_.push_back({desk_.map,
                          OfMap::features,
                          entry.key,
                          {},
                          feature.hex,
                          tell::bare_feature{.hex = nameOf(feature.hex),
                                             .terrain = term("terrain", terrain->id),
                                             .feature = term("feature", feature.kind)},
                          edit::completed(desk_, std::move(fix)),
                          true});
    }

    /// Hexes of a structure where nothing is built.
    void lintStructure(const edit::Entry& entry)
    {
        const auto& structure = *entry.thing.as<map::Structure>();
        missingTexts({desk_.map, OfMap::structures, entry.key, "name", firstOf(structure.hexes), {}, {}},
                     structure.name, edit::named(desk_, structure));
        const auto bare = [&](hex::Hex at)
        {
            const auto* terrain = terrainAt(at);
            return terrain != nullptr && terrain->bears.empty();
        };
        const auto first = std::ranges::find_if(structure.hexes, bare);
        if (first == structure.hexes.end())
            return;
        edit::Edit fix;
        fix.says = tell::fix_take_hexes{.structure = edit::named(desk_, structure)};
        fix.parts[desk_.map].put(OfMap::structures, {entry.key, entry.rank, entry.thing.without(bare)});
        found_.push_back({desk_.map, OfMap::structures, entry.key, "hexes", *first,
                          tell::bare_structure{.hex = nameOf(*first),
                                               .terrain = term("terrain", terrainAt(*first)->id),
                                               .structure = edit::named(desk_, structure)},
                          edit::completed(desk_, std::move(fix)), true});
    }

    static std::optional<hex::Hex> firstOf(const std::vector<hex::Hex>& hexes)
    {
        return hexes.empty() ? std::nullopt : std::optional(hexes.front());
    }

    /// A text of the scenario that nobody can read, or only some.
    void neededText(const char* field, const LocalText& text)
    {
        if (text.empty())
            found_.push_back({desk_.scenario,
                              OfScenario::head,
                              0,
                              field,
                              {},
                              tell::no_text{.field = field, .languages = "en, it, es, fr"},
                              {},
                              false,
                              yaml::Severity::Note});
        missingTexts({desk_.scenario, OfScenario::head, 0, field, {}, {}, {}}, text);
    }

    /// A text that some players can read in their language and others cannot; `whose` name it is, if it is one.
    void missingTexts(Finding finding, const LocalText& text, const yaml::Named& whose = {})
    {
        const auto has = [&](std::string_view language) {
            return std::ranges::find(text.texts, language, [](const auto& one) { return one.first; }) !=
                   text.texts.end();
        };
        std::string missing;
        for (const std::string_view language : languages)
            if (!has(language))
                (missing += missing.empty() ? "" : ", ") += language;
        if (text.empty() || has("") || missing.empty())
            return;
        if (whose.inFiles.empty())
            finding.says = tell::no_text{.field = finding.field, .languages = missing};
        else
            finding.says = tell::no_name{.thing = whose, .languages = missing};
        found_.push_back(std::move(finding));
    }

    void lintSheet(const play::SheetParts& parts)
    {
        const auto lack = [&](const LocalText& text)
        {
            if (!text.empty())
                missingTexts({desk_.scenario, OfScenario::head, 0, "sheet", {}, {}, {}}, text,
                             {text.texts.front().second, text});
        };
        for (const play::SheetPart& part : parts)
        {
            lack(part.title);
            missingTexts({desk_.scenario, OfScenario::head, 0, "text", {}, {}, {}}, part.text);
            for (const play::SheetRow& row : part.rows)
                lack(row.name);
        }
        take(oddOnSheet(desk_));
    }

    /// Two forces that may set up on one hex. Zones that conditions of victory name are places to fight for.
    void lintZones(edit::Shelf zones, const std::vector<play::Record>& conditions)
    {
        const auto isAim = [&](const edit::Entry& entry)
        {
            const play::Value zone = play::Ref{"zone", entry.thing.as<play::Zone>()->id};
            bool named = false;
            for (const play::Record& one : conditions)
                play::forEachValue(play::Value(one.fields), [&](const play::Value& value) { named |= value == zone; });
            return named;
        };
        std::erase_if(zones, isAim);
        for (auto one = zones.begin(); one != zones.end(); ++one)
            for (auto other = zones.begin(); other != one; ++other)
            {
                const auto& a = *one->thing.as<play::Zone>();
                const auto& b = *other->thing.as<play::Zone>();
                const auto shared = std::ranges::find_first_of(a.hexes, b.hexes);
                if (a.force != b.force && a.board == b.board && shared != a.hexes.end())
                    found_.push_back(
                        {desk_.scenario, OfScenario::zones, one->key, "hexes", *shared,
                         tell::zones_meet{.hex = nameOf(*shared), .zone = nameOf(a), .other = nameOf(b)},
                         leaving(desk_, desk_.scenario, OfScenario::zones, *one, nameOf(a), nameOf(b), b.hexes),
                         false});
            }
    }

    const edit::Desk& desk_;
    const edit::Value& map_;
    const map::Palette& palette_;
    const std::stop_token& stop_;
    std::set<std::string> built_; ///< features that stand only where something bears them
    std::vector<Finding> found_;
};

/// What a fix changes, to tell whether another one does too.
using Touched = std::set<std::tuple<edit::Doc, std::size_t, int, int>>;

Touched touchedBy(const edit::Edit& edit)
{
    Touched touched;
    for (const auto& [doc, patch] : edit.parts)
    {
        for (std::size_t shelf = 0; shelf < patch.things.size(); ++shelf)
            for (const edit::Entry& entry : patch.things[shelf])
                touched.emplace(doc, shelf, 0, static_cast<int>(entry.key));
        for (const auto& cells : patch.cells)
            for (const auto& cell : cells)
                touched.emplace(doc, OfMap::terrain, cell.at.q, cell.at.r);
    }
    return touched;
}

} // namespace

std::vector<Finding> lint(const edit::Desk& desk, const std::stop_token& stop)
{
    auto all = Linter(desk, stop).all();
    if (edit::isLaid(desk)) // its maps have files of their own, where they are told and mended
        std::erase_if(all, [&](const Finding& one) { return one.doc == desk.map; });
    return all;
}

edit::Desk mended(edit::Desk desk, std::vector<Finding>* made)
{
    constexpr int mostRounds = 100; // should two fixes ever undo each other
    for (int round = 0; round < mostRounds; ++round)
    {
        const auto all = lint(desk);
        Touched touched;
        for (const Finding& one : all)
        {
            if (!one.safe || !one.fix || !one.fix->noRoom.empty()) // somebody is to be asked first
                continue;
            Touched more = touchedBy(*one.fix);
            if (std::ranges::any_of(more, [&](const auto& what) { return touched.contains(what); }))
                continue; // made anew of what the other one leaves
            desk = edit::applied(std::move(desk), *one.fix);
            touched.merge(std::move(more));
            if (made != nullptr)
                made->push_back(one);
        }
        if (touched.empty())
            break;
    }
    return desk;
}

edit::Edit mending(const edit::Desk& desk)
{
    const edit::Desk after = mended(desk);
    edit::Edit all;
    all.on = desk.state;
    all.says = tell::fix_all{};
    for (const auto& [doc, value] : desk.values)
        if (value != after.values.at(doc))
            all.parts.emplace(doc, edit::diff(value, after.values.at(doc)));
    return all;
}

} // namespace merlon::lint
