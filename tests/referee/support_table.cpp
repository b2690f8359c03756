#include "support_table.h"

#include "core/io/files.h"
#include "translations/diagnostics.h"

#include <QFile>
#include <QtGlobal>

namespace merlon::test
{
namespace
{

constexpr const char* mapYaml = R"(merlon: map/1
id: table
grid: {columns: 16, rows: 10, hexes: flat, shoved: even, span: 2 m}
terrain:
  legend: {'.': plain, b: brush, D: door}
  rows: |
    ................
    ................
    ..........b.....
    ................
    ................
    ................
    ..........D.....
    ................
    ................
    ................
)";

constexpr const char* scenarioYaml = R"(merlon: scenario/1
id: table
title: {en: The table, it: Il tavolo}
ruleset: siege
edition: french
maps:
  - {file: table.map.yaml}
first: normans
forces:
  - id: normans
    name: {en: Normans, it: Normanni}
    colour: '#aa0000'
    counters:
      - {id: alric, name: Alric, class: soldier, weapon: crossbow, hex: B3}
      - {id: bertran, name: Bertran, class: soldier, weapon: short_bow, hex: B6}
      - {id: hugo, name: Hugo, class: sergeant, hex: C9}
  - id: welsh
    name: {en: The Welsh, it: I gallesi}
    colour: '#00aa00'
    counters:
      - {id: gwyn, name: Gwyn, class: soldier, weapon: long_bow, movement: 7, hex: H3}
      - {id: rhys, name: Rhys, class: knight, movement: 7, mounted: true, hex: J8, rear: J9}
      - {id: owen, name: Owen, class: soldier, weapon: short_bow, hex: K7}
      - {id: alun, name: Alun, class: peasant, hex: K3}
)";

void write(const QString& path, const char* text)
{
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(text) < 0)
        qFatal("cannot write %s", qPrintable(path));
}

} // namespace

Table::Table()
{
    write(folder_.path() + "/table.map.yaml", mapYaml);
    write(file(), scenarioYaml);
    auto loaded = io::loadScenario(file().toStdString());
    if (!loaded.value)
        qFatal("%s", qPrintable(words::toText(loaded.diagnostics.front())));
    setting_ = *loaded.value;
}

hex::Hex Table::at(const char* name) const
{
    return *hex::parseHex(play::hexBoard(setting_->boards)->layout, name);
}

const siege::State& stateOf(const play::Game& game)
{
    return game.state.as<siege::State>();
}

const castle::Counter& counterOf(const play::Game& game, const char* id)
{
    const castle::Counter* counter = stateOf(game).find(id);
    if (counter == nullptr)
        qFatal("there is no counter %s", id);
    return *counter;
}

play::Record shot(const char* by, const char* at)
{
    return {"shoot", {{"by", play::Ref{"counter", by}}, {"at", play::Ref{"counter", at}}}};
}

play::Record endPhase()
{
    return {"end_phase", {}};
}

play::Record health(const char* counter, const char* state)
{
    return {"state", {{"counter", play::Ref{"counter", counter}}, {"state", play::Choice{"state", state}}}};
}

} // namespace merlon::test
