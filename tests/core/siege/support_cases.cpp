#include "support_cases.h"

#include "core/io/effects.h"
#include "core/io/files.h"
#include "core/siege/referee.h"

#include <yaml-cpp/yaml.h>

#include <algorithm>
#include <filesystem>
#include <sstream>
#include <stdexcept>

namespace merlon::tests
{
namespace
{

std::string flow(const YAML::Node& node)
{
    YAML::Emitter out;
    out << YAML::Flow << node;
    return out.c_str();
}

/// The rows of a case's map: one character a hex, spaces for the eye only.
std::vector<std::string> rowsOf(const std::string& drawing)
{
    std::vector<std::string> rows;
    std::istringstream lines(drawing);
    for (std::string line; std::getline(lines, line);)
    {
        std::erase(line, ' ');
        if (!line.empty())
            rows.push_back(line);
    }
    return rows;
}

std::string block(const char* key, const std::vector<std::string>& rows)
{
    std::string text = std::string(key) + ":\n  rows: |\n";
    for (const auto& row : rows)
        text += "    " + row + '\n';
    return text;
}

std::string list(const YAML::Node& node, const char* key)
{
    if (!node)
        return {};
    std::string text = std::string(key) + ":\n";
    for (const auto& item : node)
        text += "  - " + flow(item) + '\n';
    return text;
}

std::string mapTextOf(const YAML::Node& one, const rules::Ruleset& ruleset)
{
    const auto rows = rowsOf(one["map"].as<std::string>());
    std::string used;
    for (const auto& row : rows)
        for (const char c : row)
            if (used.find(c) == std::string::npos)
                used += c;
    std::string legend;
    for (const char c : used)
        for (const auto& terrain : ruleset.terrain)
            if (terrain.symbol == c)
                legend += (legend.empty() ? "'" : ", '") + std::string(1, c) + "': " + terrain.id;
    std::ostringstream text;
    text << "merlon: map/1\nid: case\ngrid: {columns: " << rows.front().size() << ", rows: " << rows.size()
         << ", hexes: " << one["hexes"].as<std::string>("flat") << ", shoved: " << one["shoved"].as<std::string>("even")
         << "}\nterrain:\n  legend: {" << legend << "}\n  rows: |\n";
    for (const auto& row : rows)
        text << "    " << row << '\n';
    if (one["levels"])
        text << block("levels", rowsOf(one["levels"].as<std::string>()));
    text << list(one["features"], "features") << list(one["structures"], "structures")
         << list(one["overlays"], "overlays");
    return text.str();
}

/// Counters are grouped by their `side`.
std::string scenarioTextOf(const YAML::Node& one, const std::string& edition)
{
    std::vector<std::pair<std::string, std::string>> forces;
    const auto force = [&](const std::string& id) -> std::string&
    {
        const auto found = std::ranges::find(forces, id, &std::pair<std::string, std::string>::first);
        return found != forces.end() ? found->second : forces.emplace_back(id, std::string()).second;
    };
    for (const auto& counter : one["counters"])
    {
        YAML::Node fields;
        fields["id"] = counter.first.as<std::string>();
        std::string name = counter.first.as<std::string>();
        name[0] = static_cast<char>(std::toupper(static_cast<unsigned char>(name[0])));
        fields["name"] = name;
        std::string side = "one";
        for (const auto& field : counter.second)
        {
            const auto key = field.first.as<std::string>();
            if (key == "side")
                side = field.second.as<std::string>();
            else
                fields[key == "at" ? "hex" : key] = field.second;
        }
        force(side) += "      - " + flow(fields) + '\n';
    }
    std::string text = "merlon: scenario/1\nid: case\nruleset: siege\nedition: " + edition + '\n';
    if (one["options"])
        text += "options: " + flow(one["options"]) + '\n';
    text += "maps:\n  - {file: case.map.yaml}\nforces:\n";
    for (const auto& [id, counters] : forces)
        text += "  - id: " + id + "\n    name: " + id + "\n    counters:\n" + counters;
    return text;
}

std::string complaint(const yaml::Diagnostics& diagnostics)
{
    std::string text;
    for (const auto& one : diagnostics)
        text += yaml::toText(one) + '\n';
    return text;
}

std::shared_ptr<const game::Setting> settingOf(const YAML::Node& one, const std::string& edition, std::string& fault)
{
    const auto ruleset = io::builtInRuleset("siege");
    if (one["scenario"])
    {
        auto loaded =
            io::loadScenario(std::string(MERLON_SOURCE_DIR) + "/scenarios/" + one["scenario"].as<std::string>());
        if (!loaded.value)
        {
            fault = complaint(loaded.diagnostics);
            return {};
        }
        auto setting = std::make_shared<game::Setting>(**loaded.value);
        setting->scenario.edition = edition;
        return setting;
    }
    auto setting = std::make_shared<game::Setting>();
    setting->ruleset = *ruleset;
    auto map = io::parseMap(mapTextOf(one, *ruleset), "case.map.yaml");
    if (!map.value)
    {
        fault = complaint(map.diagnostics);
        return {};
    }
    setting->map = *map.value;
    auto scenario = io::parseScenario(scenarioTextOf(one, edition), "case.scenario.yaml", &setting->map);
    if (!scenario.value)
    {
        fault = complaint(scenario.diagnostics);
        return {};
    }
    setting->scenario = *scenario.value;
    return setting;
}

GivenOrder orderOf(const YAML::Node& order, const YAML::Node& dice, const map::HexMap& map, std::string& fault)
{
    GivenOrder given;
    auto parsed = io::parseOrders("- " + flow(order) + '\n', "order", map);
    if (!parsed.value || parsed.value->empty())
        fault = complaint(parsed.diagnostics);
    else
        given.order = parsed.value->front().order;
    for (const auto& face : dice)
        given.dice.push_back({"d10", game::valueOfFace(face.as<int>()).value_or(1), verdict::DieSource::Typed});
    return given;
}

std::vector<std::string> strings(const YAML::Node& node)
{
    std::vector<std::string> out;
    for (const auto& item : node)
        out.push_back(item.IsScalar() ? item.as<std::string>() : flow(item));
    return out;
}

Expectation expectationOf(const YAML::Node& node)
{
    Expectation expect;
    if (node["legal"])
        expect.legal = node["legal"].as<bool>();
    expect.reasons = strings(node["reasons"]);
    expect.absent = strings(node["absent"]);
    if (node["decisive"])
        expect.decisive = node["decisive"].as<std::string>();
    for (const auto& fact : node["facts"])
        expect.facts.emplace_back(fact.first.as<std::string>(), fact.second.as<std::string>());
    for (const char* key : {"cover", "band", "range", "result"})
        if (node[key])
            expect.facts.emplace_back(key, node[key].as<std::string>());
    if (node["effects"])
        expect.effects = strings(node["effects"]);
    if (node["needs"])
        expect.needs = strings(node["needs"]);
    return expect;
}

/// A case whose map is one word on one line stands on the ground that its file names so, but for what it gives itself.
YAML::Node onNamedGround(const YAML::Node& one, const YAML::Node& maps, std::string& fault)
{
    const auto name = one["map"].as<std::string>("");
    const bool drawn = name.find_first_of(" \n") != std::string::npos;
    if (name.empty() || drawn)
        return one;
    const YAML::Node ground = maps[name];
    if (!ground || !ground.IsMap() || !ground["map"])
    {
        fault = "the file names no map '" + name + "'";
        return one;
    }
    YAML::Node whole = YAML::Clone(one);
    whole["map"] = ground["map"];
    for (const char* key : {"levels", "features", "structures", "overlays", "hexes", "shoved"})
        if (ground[key] && !one[key])
            whole[key] = ground[key];
    return whole;
}

/// A line-of-fire case is a shot between two figures.
YAML::Node asShot(YAML::Node one)
{
    YAML::Node shooter;
    shooter["at"] = one["from"];
    shooter["side"] = "one";
    shooter["weapon"] = one["weapon"] ? one["weapon"] : YAML::Node("long_bow");
    YAML::Node target;
    target["at"] = one["to"];
    target["side"] = "two";
    YAML::Node whole = YAML::Clone(one);
    YAML::Node counters;
    counters["shooter"] = shooter;
    counters["target"] = target;
    for (const auto& other : one["counters"])
        counters[other.first.as<std::string>()] = other.second;
    whole["counters"] = counters;
    whole["order"]["shoot"]["by"] = "shooter";
    whole["order"]["shoot"]["at"] = "target";
    return whole;
}

RuleCase readCase(const YAML::Node& read, const YAML::Node& maps, const std::string& file, const std::string& edition)
{
    RuleCase out;
    const YAML::Node grounded = onNamedGround(read, maps, out.fault);
    const YAML::Node one = read["from"] ? asShot(grounded) : grounded;
    out.file = file;
    out.edition = edition;
    out.name = one["case"].as<std::string>();
    out.rules =
        one["rule"] && one["rule"].IsScalar() ? std::vector{one["rule"].as<std::string>()} : strings(one["rule"]);
    if (out.fault.empty())
        out.setting = settingOf(one, edition, out.fault);
    if (!out.setting)
        return out;
    for (const auto& step : one["before"])
        out.before.push_back(orderOf(step["order"], step["dice"], out.setting->map, out.fault));
    out.asked = orderOf(one["order"], one["dice"], out.setting->map, out.fault);
    out.expect = expectationOf(one["expect"]);
    out.events = strings(one["events"]);
    if (read["from"])
    {
        const auto& layout = out.setting->map.layout;
        out.from = hex::parseHex(layout, read["from"].as<std::string>()).value_or(hex::Hex{});
        out.to = hex::parseHex(layout, read["to"].as<std::string>()).value_or(hex::Hex{});
    }
    return out;
}

std::string valueText(const map::HexMap& map, const verdict::Value& value)
{
    if (const auto* number = std::get_if<int>(&value))
        return std::to_string(*number);
    if (const auto* text = std::get_if<std::string>(&value))
        return *text;
    if (const auto* hex = std::get_if<hex::Hex>(&value))
        return hex::name(map.layout, *hex);
    if (const auto* word = std::get_if<verdict::Word>(&value))
        return word->key.substr(word->key.find('.') + 1);
    return std::get<verdict::ForceName>(value).id;
}

/// Whether an effect says what a case says of it; a case may leave keys out.
bool agrees(const std::string& effect, const std::string& expected)
{
    const YAML::Node is = YAML::Load(effect);
    const YAML::Node wanted = YAML::Load(expected);
    if (!wanted.IsMap())
        return false;
    for (const auto& field : wanted)
    {
        const YAML::Node value = is[field.first.Scalar()];
        if (!value || value.Scalar() != field.second.Scalar())
            return false;
    }
    return true;
}

std::string joined(const std::vector<std::string>& parts)
{
    std::string text;
    for (const auto& part : parts)
        text += (text.empty() ? "" : "; ") + part;
    return text;
}

std::string describe(const map::HexMap& map, const verdict::Verdict& verdict)
{
    std::string text = verdict.legal ? "legal" : "illegal";
    for (const auto& fact : verdict.facts)
        text += ", " + std::string(fact.name) + ' ' + valueText(map, fact.value);
    text += "; cites";
    for (const auto& reason : verdict.reasons)
        text += ' ' + std::string(reason.phrase.rule.id) + '/' + std::string(reason.phrase.key);
    return text;
}

} // namespace

std::string eventText(const hex::Layout& layout, const hex::Event& event)
{
    const std::string from = hex::name(layout, event.from);
    const std::string to = hex::name(layout, event.to);
    switch (event.kind)
    {
    case hex::EventKind::Cross:
        return from + ' ' + std::string(hex::sideName(layout.orientation, event.side)) + ' ' + to;
    case hex::EventKind::Corner:
        return from + " * " + to + " (" + hex::name(layout, event.touched) + ')';
    case hex::EventKind::Run:
        return from + " | " + to;
    }
    return {};
}

std::vector<RuleCase> readCases(const std::string& file)
{
    std::vector<RuleCase> cases;
    const YAML::Node root = YAML::LoadFile(file);
    const YAML::Node maps = root.IsMap() && root["maps"] ? root["maps"] : YAML::Node();
    const YAML::Node listed = root.IsMap() ? root["cases"] : root;
    if (!listed || !listed.IsSequence())
        throw std::runtime_error(file + " is neither a list of cases nor a mapping with 'cases'");
    for (const auto& one : listed)
        for (const std::string edition : {"french", "spanish"})
            if (const auto wanted = one["edition"].as<std::string>("both"); wanted == "both" || wanted == edition)
                cases.push_back(readCase(one, maps, std::filesystem::path(file).filename().string(), edition));
    return cases;
}

std::vector<RuleCase> allCases(const std::string& system)
{
    std::vector<std::string> files;
    for (const auto& entry :
         std::filesystem::directory_iterator(std::string(MERLON_SOURCE_DIR) + "/tests/cases/" + system))
        if (entry.path().extension() == ".yaml")
            files.push_back(entry.path().string());
    std::ranges::sort(files);
    std::vector<RuleCase> cases;
    for (const auto& file : files)
        std::ranges::move(readCases(file), std::back_inserter(cases));
    return cases;
}

std::string judgeCase(const RuleCase& one)
{
    if (!one.fault.empty())
        return one.fault;
    game::Game game = game::begin(one.setting);
    for (const auto& step : one.before)
    {
        const auto verdict = siege::judge(game, step.order, step.dice);
        if (!verdict.legal || !verdict.needs.empty())
            return "an order before is not legal and complete: " + describe(one.setting->map, verdict);
        game = game::apply(game, verdict);
    }
    const auto verdict = siege::judge(game, one.asked.order, one.asked.dice);
    const map::HexMap& map = one.setting->map;
    std::vector<std::string> faults;
    if (one.expect.legal && *one.expect.legal != verdict.legal)
        faults.push_back(*one.expect.legal ? "should be legal" : "should be illegal");
    auto next = verdict.reasons.begin();
    for (const auto& rule : one.expect.reasons)
    {
        const auto found = std::find_if(next, verdict.reasons.end(),
                                        [&](const auto& reason) { return reason.phrase.rule.id == rule; });
        if (found == verdict.reasons.end())
            faults.push_back("does not cite " + rule + " (in this order)");
        else
            next = found + 1;
    }
    for (const auto& rule : one.expect.absent)
        if (std::ranges::any_of(verdict.reasons, [&](const auto& reason) { return reason.phrase.rule.id == rule; }))
            faults.push_back("cites " + rule);
    if (one.expect.decisive)
    {
        const verdict::Reason* decisive = verdict::decisive(verdict);
        if (!decisive || decisive->phrase.rule.id != *one.expect.decisive)
            faults.push_back("the decisive rule is not " + *one.expect.decisive);
    }
    for (const auto& [key, value] : one.expect.facts)
    {
        const auto fact = std::ranges::find(verdict.facts, key, &verdict::Fact::name);
        const std::string is = fact == verdict.facts.end() ? "nothing" : valueText(map, fact->value);
        if (is != value)
            faults.push_back(key + " is " + is + ", not " + value);
    }
    if (one.expect.effects)
    {
        std::vector<std::string> effects;
        for (const auto& effect : verdict.effects)
            effects.push_back(io::effectText(effect, map));
        if (!std::ranges::equal(effects, *one.expect.effects, agrees))
            faults.push_back("effects are [" + joined(effects) + "], not [" + joined(*one.expect.effects) + "]");
    }
    if (one.expect.needs)
    {
        std::vector<std::string> needs;
        for (const auto& need : verdict.needs)
            needs.push_back(need.die);
        if (needs != *one.expect.needs)
            faults.push_back("needs [" + joined(needs) + ']');
    }
    if (!one.events.empty())
    {
        std::vector<std::string> events;
        const hex::Segment line = verdict.line ? hex::Segment{one.from, verdict.line->from, one.to, verdict.line->to}
                                               : hex::between(one.from, one.to);
        for (const auto& event : hex::events(line))
            events.push_back(eventText(map.layout, event));
        if (events != one.events)
            faults.push_back("events are [" + joined(events) + "]");
    }
    return faults.empty() ? std::string() : joined(faults) + " -- " + describe(map, verdict);
}

} // namespace merlon::tests
