#include "core/io/readers.h"

#include "core/io/joint_save.h"
#include "core/io/read_back.h"
#include "core/io/secrets.h"
#include "core/io/setting_kinds.h"
#include "core/io/sheet_tables.h"
#include "core/io/table_map.h"
#include "core/play/order.h"
#include "tell.h"

#include <algorithm>
#include <vector>

namespace merlon::io
{

using namespace yaml;

namespace
{

using Before = std::shared_ptr<const play::Setting>;

void tablesIn(Checked& checked, const std::string& file, const Before&)
{
    auto loaded = parseTables(checked.text, file);
    checked.diagnostics = std::move(loaded.diagnostics);
    if (loaded.value)
        checked.canonical = [tables = std::move(*loaded.value)] { return tablesFileText(tables); };
}

void settingIn(Checked& checked, const std::string& file, const Before&)
{
    auto loaded = loadScenario(file);
    checked.diagnostics = std::move(loaded.diagnostics);
    if (!loaded.value)
        return;
    checked.setting = std::move(*loaded.value);
    checked.canonical = [setting = checked.setting, file]
    { return textToSave(setting->scenario, setting->boards, file); };
}

void tableIn(Checked& checked, const std::string& file, const Before&)
{
    auto loaded = parseTable(checked.text, file);
    checked.diagnostics = std::move(loaded.diagnostics);
    if (loaded.value)
        checked.canonical = [table = std::move(*loaded.value), file] { return textToSave(table, file); };
}

void rulesetIn(Checked& checked, const std::string& file, const Before&)
{
    checked.diagnostics = checkRuleset(checked.text, file);
}

void mapIn(Checked& checked, const std::string& file, const Before&)
{
    auto loaded = parseMap(checked.text, file);
    checked.diagnostics = std::move(loaded.diagnostics);
    if (loaded.value)
        checked.canonical = [map = std::move(*loaded.value), file] { return textToSave(map, file); };
}

void append(Diagnostics& to, Diagnostics from)
{
    to.insert(to.end(), std::make_move_iterator(from.begin()), std::make_move_iterator(from.end()));
}

/// A journal is read against the scenario that its header names. Without it there is less to be wrong.
void journalIn(Checked& checked, const std::string& file, const Before&)
{
    auto header = parseHeader(checked.text, file);
    checked.diagnostics = std::move(header.diagnostics);
    if (!header.value)
        return;
    auto loaded = loadScenarioOf(checked.text, file, *header.value);
    if (loaded.value)
    {
        checked.diagnostics = parseJournal(checked.text, file, **loaded.value).diagnostics;
        return;
    }
    for (auto& one : loaded.diagnostics)
        if (one.code == "missing-scenario")
        {
            one.severity = Severity::Warning;
            one.message.sentence = &tell::missing_scenario_part::sentence; // of the same holes
        }
    append(checked.diagnostics, std::move(loaded.diagnostics));
    append(checked.diagnostics, checkJournal(checked.text, file, *header.value));
}

/// The setting to which castle.orders.yaml belongs by its name: castle.scenario.yaml, where that lies beside it.
std::optional<std::string> scenarioBeside(const std::string& file)
{
    constexpr std::string_view ending = ".orders.yaml";
    if (!file.ends_with(ending))
        return {};
    const std::string stem = file.substr(0, file.size() - ending.size());
    std::error_code ignored;
    for (const std::string_view kind : settingKinds())
        if (std::string setting = stem + '.' + std::string(kind) + ".yaml"; std::filesystem::exists(setting, ignored))
            return setting;
    return {};
}

/// Things that neither the scenario has nor an order before has named: each is said once.
void tellUnknownThings(Checked& checked, const std::string& file, const play::Game& game,
                       const std::vector<OrderLine>& orders)
{
    std::vector<play::Ref> said;
    for (const OrderLine& line : orders)
    {
        for (const play::Ref& ref : play::thingsNamed(*game.setting->system, line.order))
            if (std::ranges::count(said, ref) == 0 && !play::has(game, ref))
                checked.diagnostics.push_back(unknownThing(file, line.line, ref));
        for (const auto& [key, value] : line.order.fields)
            play::forEachValue(value,
                               [&](const play::Value& one)
                               {
                                   if (const auto* ref = std::get_if<play::Ref>(&one))
                                       said.push_back(*ref);
                               });
    }
}

void ordersAloneIn(Checked& checked, const std::string& file)
{
    checked.diagnostics.push_back(diagnostic(Severity::Note, file, tell::orders{}));
    append(checked.diagnostics, checkOrders(checked.text, file));
}

/// Orders are checked against the scenario to which they belong by their name, or else the one that was named before.
void ordersIn(Checked& checked, const std::string& file, const Before& before)
{
    auto setting = before;
    if (const auto own = scenarioBeside(file))
    {
        auto loaded = loadScenario(*own);
        setting = std::move(loaded.value).value_or(nullptr);
        if (!setting)
            append(checked.diagnostics, std::move(loaded.diagnostics));
    }
    if (!setting)
        return ordersAloneIn(checked, file);
    auto orders = parseOrders(checked.text, file, *setting);
    append(checked.diagnostics, std::move(orders.diagnostics));
    if (orders.value)
        tellUnknownThings(checked, file, play::begin(setting), *orders.value);
}

/// Secrets are read against the scenario beside which they lie.
void secretsIn(Checked& checked, const std::string& file, const Before&)
{
    constexpr std::string_view ending = ".secrets.yaml";
    auto loaded = loadScenario(file.substr(0, file.ends_with(ending) ? file.size() - ending.size() : file.size()));
    checked.diagnostics = loaded.value ? loadSecrets(file, **loaded.value).diagnostics : std::move(loaded.diagnostics);
}

constexpr std::size_t enough = std::size_t{64} << 10; // a long comment may come first

} // namespace

std::span<const Reader> readers()
{
    static const std::vector<Reader> all = []
    {
        std::vector<Reader> made{{"map", Opens::Map, mapIn},           {"table", Opens::Table, tableIn},
                                 {"journal", Opens::Game, journalIn},  {"secrets", Opens::Nothing, secretsIn},
                                 {"orders", Opens::Nothing, ordersIn}, {"ruleset", Opens::Nothing, rulesetIn},
                                 {"tables", Opens::Nothing, tablesIn}};
        for (const std::string_view kind : settingKinds())
            made.push_back({kind, Opens::Setting, settingIn});
        return made;
    }();
    return all;
}

const Reader* readerOf(std::string_view kind)
{
    const auto all = readers();
    const auto at = std::ranges::find(all, kind, &Reader::kind);
    return at == all.end() ? nullptr : &*at;
}

Opens opensAs(const std::filesystem::path& file)
{
    const auto beginning = readBeginning(file, enough);
    const Reader* reader = beginning ? readerOf(kindOf(*beginning)) : nullptr;
    return reader != nullptr && reader->opens != Opens::Nothing ? reader->opens : Opens::Map;
}

Checked check(const std::string& file, const Before& before)
{
    Checked checked;
    endSave(file);
    auto text = readFile(file);
    if (!text)
    {
        checked.diagnostics = {text.error()};
        return checked;
    }
    checked.text = std::move(*text);
    checked.kind = kindOf(checked.text);
    if (checked.kind.empty() && isList(checked.text))
        checked.kind = "orders";
    const Reader* reader = readerOf(checked.kind);
    (reader != nullptr ? reader->check : mapIn)(checked, file, before); // a map's says what is missing
    return checked;
}

} // namespace merlon::io
