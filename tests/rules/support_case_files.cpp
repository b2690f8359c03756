// Case files as they are written: drawn maps, counters, orders, and what is expected.

#include "support_cases.h"
#include "support_places.h"

#include "core/io/files.h"
#include "core/io/table_map.h"
#include "core/play/codec.h"
#include "core/systems.h"
#include "core/yaml/tree.h"
#include "translations/diagnostics.h"

#include <yaml-cpp/yaml.h>

#include <algorithm>
#include <filesystem>
#include <sstream>
#include <stdexcept>

namespace merlon::tests
{

std::string flow(const YAML::Node& node)
{
    YAML::Emitter out;
    out << YAML::Flow << node;
    return out.c_str();
}

namespace
{

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

std::string mapTextOf(const YAML::Node& one, const map::Palette& palette)
{
    const auto rows = rowsOf(one["map"].as<std::string>());
    std::string used;
    for (const auto& row : rows)
        for (const char c : row)
            if (used.find(c) == std::string::npos)
                used += c;
    std::string legend;
    for (const char c : used)
        for (const auto& terrain : palette.terrain)
            if (terrain.symbol == c)
                legend += (legend.empty() ? "'" : ", '") + std::string(1, c) + "': " + terrain.id;
    std::ostringstream text;
    text << "merlon: map/1\nid: case\nruleset: " << palette.system << "\ngrid: {columns: " << rows.front().size()
         << ", rows: " << rows.size() << ", hexes: " << one["hexes"].as<std::string>("flat")
         << ", shoved: " << one["shoved"].as<std::string>("even") << "}\nterrain:\n  legend: {" << legend
         << "}\n  rows: |\n";
    for (const auto& row : rows)
        text << "    " << row << '\n';
    if (one["levels"])
        text << block("levels", rowsOf(one["levels"].as<std::string>()));
    text << list(one["features"], "features") << list(one["structures"], "structures")
         << list(one["overlays"], "overlays");
    return text.str();
}

/// A measured table: its size, and what lies on it.
std::string tableTextOf(const YAML::Node& table, const play::System& system)
{
    std::string text =
        "merlon: table/1\nid: case\nruleset: " + std::string(system.id()) + "\nsize: " + flow(table["size"]) + '\n';
    for (const char* key : {"areas", "courses", "nodes", "ways"})
        text += list(table[key], key);
    return text;
}

/// What a case calls `at`: where a counter of the system stands.
std::string placeKeyOf(const play::System& system)
{
    if (play::find(system.pieces(), "at") != nullptr)
        return "at";
    const auto fields = system.pieces().fields;
    const auto place =
        std::ranges::find_if(fields, [](const play::Field& field)
                             { return field.sort == play::Sort::Hex || field.sort == play::Sort::Pose; });
    return place != fields.end() ? std::string(place->key) : "at";
}

/// As a scenario gives them, a block each.
std::string tablesOf(const YAML::Node& tables)
{
    std::string text;
    for (const auto& table : tables)
    {
        text += "  " + table.first.as<std::string>() + ": |\n";
        std::istringstream lines(table.second.as<std::string>());
        for (std::string line; std::getline(lines, line);)
            text += "    " + line + '\n';
    }
    return text;
}

/// Counters are grouped by their `side`.
std::string scenarioTextOf(const YAML::Node& one, const play::System& system, const std::string& edition)
{
    const std::string placeKey = placeKeyOf(system);
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
                fields[key == "at" ? placeKey : key] = field.second;
        }
        force(side) += "      - " + flow(fields) + '\n';
    }
    std::string text =
        "merlon: " + std::string(system.fileKind()) + "/1\nid: case\nruleset: " + std::string(system.id()) + '\n';
    if (!edition.empty())
        text += "edition: " + edition + '\n';
    if (one["options"])
        text += "options: " + flow(one["options"]) + '\n';
    if (one["tables"])
        text += "tables:\n" + tablesOf(one["tables"]);
    if (one["map"])
        text += "maps:\n  - {file: case.map.yaml}\n";
    if (one["table"])
        text += "maps:\n  - {file: case.table.yaml}\n";
    for (const auto& field : one["own"])
        text += field.first.as<std::string>() + ": " + flow(field.second) + '\n';
    if (one["first"])
        text += "first: " + one["first"].as<std::string>() + '\n';
    if (one["turns"])
        text += "turns: " + one["turns"].as<std::string>() + '\n';
    text += "forces:\n";
    for (const auto& [id, counters] : forces)
        text += "  - id: " + id + "\n    name: " + id + "\n    counters:\n" + counters;
    text += list(one["zones"], "zones");
    return text;
}

std::string complaint(const yaml::Diagnostics& diagnostics)
{
    std::string text;
    for (const auto& one : diagnostics)
        text += words::toText(one).toStdString() + '\n';
    return text;
}

std::shared_ptr<const play::Setting> settingOf(const YAML::Node& one, const play::System& system,
                                               const std::string& edition, std::string& fault)
{
    if (one["scenario"])
    {
        auto loaded = io::loadScenario(test::inSource("scenarios/" + one["scenario"].as<std::string>()));
        if (!loaded.value)
        {
            fault = complaint(loaded.diagnostics);
            return {};
        }
        play::Scenario scenario = (*loaded.value)->scenario;
        scenario.edition = edition;
        return play::settingOf(system, std::move(scenario), (*loaded.value)->boards);
    }
    play::Boards boards;
    if (one["map"])
    {
        auto map = io::parseMap(mapTextOf(one, *io::palette(system.id())), "case.map.yaml");
        if (!map.value)
        {
            fault = complaint(map.diagnostics);
            return {};
        }
        boards.push_back(std::make_shared<const map::HexMap>(std::move(*map.value)));
    }
    if (one["table"])
    {
        auto table = io::parseTable(tableTextOf(one["table"], system), "case.table.yaml");
        if (!table.value)
        {
            fault = complaint(table.diagnostics);
            return {};
        }
        boards.emplace_back(std::make_shared<const map::TableMap>(std::move(*table.value)));
    }
    auto scenario = io::parseScenario(scenarioTextOf(one, system, edition), "case.scenario.yaml", boards);
    if (!scenario.value)
    {
        fault = complaint(scenario.diagnostics);
        return {};
    }
    return play::settingOf(system, std::move(*scenario.value), std::move(boards));
}

std::vector<std::string> strings(const YAML::Node& node)
{
    std::vector<std::string> out;
    for (const auto& item : node)
        out.push_back(item.IsScalar() ? item.as<std::string>() : flow(item));
    return out;
}

/// Of a case or of one of its steps.
GivenOrder orderOf(const YAML::Node& from, const play::Setting& setting, std::string& fault)
{
    YAML::Node line = YAML::Clone(from["order"]);
    for (const char* key : {"dice", "decreed", "allowed"})
        if (from[key])
            line[key] = from[key];
    auto parsed = io::parseOrders("- " + flow(line) + '\n', "order", setting);
    if (parsed.value && !parsed.value->empty())
    {
        play::Record order = parsed.value->front().order;
        for (const std::string& field : strings(from["begun"]))
            std::erase_if(order.fields, [&](const auto& given) { return given.first == field; });
        return {order, parsed.value->front().faces, parsed.value->front().given};
    }
    fault = complaint(parsed.diagnostics);
    return {};
}

/// What the referee does by hand before a case is asked.
GivenOrder byHand(const YAML::Node& effects, const play::Setting& setting, std::string& fault)
{
    const std::string text = flow(effects);
    yaml::Log log("effects", text);
    const auto read = yaml::parseYaml(text, log);
    GivenOrder given;
    if (!read.documents.empty())
        given.effects = play::readEffects(read.documents.front(), log, play::namesOf(setting));
    if (log.hasErrors() || given.effects.empty())
        fault = "its effects cannot be read: " + text;
    return given;
}

constexpr std::string_view expectedKeys[] = {"legal", "reasons", "absent",  "decisive",
                                             "facts", "told",    "effects", "needs"};
constexpr std::string_view ofGround[] = {"map", "levels", "features", "structures", "overlays", "hexes", "shoved"};
constexpr std::string_view ofCase[] = {
    "tables",  "case",    "rule",   "edition", "scenario", "counters", "options", "before", "order", "begun", "dice",
    "decreed", "allowed", "expect", "from",    "to",       "events",   "first",   "turns",  "table", "own",   "zones"};

Expectation expectationOf(const YAML::Node& node)
{
    Expectation expect;
    if (node["legal"])
        expect.legal = node["legal"].as<bool>();
    expect.reasons = strings(node["reasons"]);
    expect.absent = strings(node["absent"]);
    for (const auto& reason : node["told"])
        for (const auto& arg : reason.second)
            expect.told.push_back(
                {reason.first.as<std::string>(), arg.first.as<std::string>(), arg.second.as<std::string>()});
    if (node["decisive"])
        expect.decisive = node["decisive"].as<std::string>();
    for (const auto& fact : node["facts"])
        expect.facts.emplace_back(fact.first.as<std::string>(), fact.second.as<std::string>());
    for (const auto& field : node) // the rest are facts too, nearer at hand
        if (std::ranges::count(expectedKeys, field.first.Scalar()) == 0)
            expect.facts.emplace_back(field.first.Scalar(), field.second.as<std::string>());
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
    for (const auto& field : ground)
        if (const std::string key = field.first.Scalar(); !one[key] || key == "map")
            whole[key] = YAML::Clone(field.second);
    return whole;
}

/// A case with `from` and `to` asks what its file says under `line`: an order between two figures that stand there,
/// with their ids and what they bear; a key of the case itself takes the place of that.
YAML::Node asLine(const YAML::Node& one, const YAML::Node& line)
{
    YAML::Node whole = YAML::Clone(one);
    YAML::Node counters;
    for (const char* end : {"from", "to"})
    {
        YAML::Node figure;
        for (const auto& field : line[end])
            if (const std::string key = field.first.Scalar(); key != "id")
                figure[key] = YAML::Clone(one[key] ? one[key] : field.second);
        figure["at"] = one[end].Scalar();
        figure["side"] = std::string(end) == "from" ? "one" : "two";
        counters[line[end]["id"].Scalar()] = figure;
    }
    for (const auto& other : one["counters"])
        counters[other.first.as<std::string>()] = YAML::Clone(other.second);
    whole["counters"] = counters;
    whole["order"] = YAML::Clone(line["order"]);
    return whole;
}

/// What a file says for all its cases.
struct CaseFile
{
    const play::System& system;
    std::string name;
    YAML::Node maps;
    YAML::Node line;
    std::string strange; ///< a key of the file itself that says nothing
};

/// The first key that says nothing, or empty.
template <class... Known>
std::string strangeKey(const YAML::Node& node, const Known&... known)
{
    for (const auto& field : node)
        if (((std::ranges::count(known, std::string_view(field.first.Scalar())) == 0) && ...))
            return field.first.Scalar();
    return {};
}

/// What the ends of a line bear may be told in the case itself.
std::vector<std::string> keysOfEnds(const YAML::Node& line)
{
    std::vector<std::string> keys;
    for (const char* end : {"from", "to"})
        for (const auto& field : line[end])
            keys.push_back(field.first.Scalar());
    return keys;
}

std::string strangeKeyOf(const YAML::Node& one, const CaseFile& file)
{
    static constexpr std::string_view ofStep[] = {"order", "dice", "decreed", "allowed", "effects"};
    static constexpr std::string_view ofLine[] = {"order", "from", "to"};
    std::string key = strangeKey(one, ofCase, ofGround, keysOfEnds(file.line));
    for (const auto& step : one["before"])
        if (key.empty())
            key = strangeKey(step, ofStep);
    for (const auto& ground : file.maps)
        if (key.empty())
            key = strangeKey(ground.second, ofGround);
    if (key.empty())
        key = strangeKey(file.line, ofLine);
    return key.empty() ? file.strange : key;
}

RuleCase readCase(const YAML::Node& read, const CaseFile& file, const std::string& edition)
{
    RuleCase out;
    const YAML::Node grounded = onNamedGround(read, file.maps, out.fault);
    const YAML::Node one = read["from"] ? asLine(grounded, file.line) : grounded;
    out.file = file.name;
    out.edition = edition;
    if (const auto key = strangeKeyOf(read, file); !key.empty())
        out.fault = "nobody reads the key '" + key + "'";
    out.name = one["case"].as<std::string>();
    out.rules =
        one["rule"] && one["rule"].IsScalar() ? std::vector{one["rule"].as<std::string>()} : strings(one["rule"]);
    if (out.fault.empty())
        out.setting = settingOf(one, file.system, edition, out.fault);
    if (!out.setting)
        return out;
    for (const auto& step : one["before"])
        out.before.push_back(step["effects"] ? byHand(step["effects"], *out.setting, out.fault)
                                             : orderOf(step, *out.setting, out.fault));
    out.asked = orderOf(one, *out.setting, out.fault);
    out.expect = expectationOf(one["expect"]);
    out.events = strings(one["events"]);
    if (read["from"])
    {
        const auto& layout = play::hexBoard(out.setting->boards)->layout;
        out.from = hex::parseHex(layout, read["from"].as<std::string>()).value_or(hex::Hex{});
        out.to = hex::parseHex(layout, read["to"].as<std::string>()).value_or(hex::Hex{});
    }
    return out;
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

std::vector<RuleCase> readCases(const play::System& system, const std::string& file)
{
    static constexpr std::string_view ofFile[] = {"maps", "line", "cases"};
    std::vector<RuleCase> cases;
    const YAML::Node root = YAML::LoadFile(file);
    const bool parts = root.IsMap();
    const CaseFile whole{
        system, std::filesystem::path(file).filename().string(), parts && root["maps"] ? root["maps"] : YAML::Node(),
        parts && root["line"] ? root["line"] : YAML::Node(), parts ? strangeKey(root, ofFile) : std::string()};
    const YAML::Node listed = parts ? root["cases"] : root;
    if (!listed || !listed.IsSequence())
        throw std::runtime_error(file + " is neither a list of cases nor a mapping with 'cases'");
    auto editions = system.editions();
    if (editions.empty())
        editions.emplace_back();
    for (const auto& one : listed)
        for (const std::string& edition : editions)
            if (const auto wanted = one["edition"].as<std::string>("both"); wanted == "both" || wanted == edition)
                cases.push_back(readCase(YAML::Clone(one), whole, edition)); // a part shares the memory of its file
    return cases;
}

std::vector<RuleCase> allCases(const std::string& system)
{
    const std::filesystem::path folder = test::inSource("tests/cases/" + system);
    std::vector<std::string> files;
    if (std::filesystem::exists(folder))
        for (const auto& entry : std::filesystem::directory_iterator(folder))
            if (entry.path().extension() == ".yaml")
                files.push_back(entry.path().string());
    std::ranges::sort(files);
    std::vector<RuleCase> cases;
    for (const auto& file : files)
        std::ranges::move(readCases(*findSystem(system), file), std::back_inserter(cases));
    return cases;
}

} // namespace merlon::tests
