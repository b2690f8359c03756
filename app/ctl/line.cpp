// line: what a ruler laid from hex to hex tells.

#include "app/ctl/command.h"
#include "core/io/files.h"
#include "core/io/setting_kinds.h"
#include "core/play/aim_face.h"
#include "referee/verdict_text.h"

namespace merlon::ctl
{
namespace
{

/// The setting of a scenario, or of a bare map.
io::Loaded<std::shared_ptr<const play::Setting>> loadSetting(const std::string& file)
{
    const auto text = io::readFile(file);
    if (!text)
        return {{}, {text.error()}};
    if (io::isSetting(io::kindOf(*text)))
        return io::loadScenario(file);
    auto map = io::parseMap(*text, file);
    if (!map.value)
        return {{}, std::move(map.diagnostics)};
    return {io::settingOf(std::move(*map.value)), std::move(map.diagnostics)};
}

std::string eventYaml(const hex::Layout& layout, const hex::Event& event)
{
    const std::string from = hex::name(layout, event.from);
    const std::string to = hex::name(layout, event.to);
    switch (event.kind)
    {
    case hex::EventKind::Cross:
        return "{cross: {from: " + from + ", side: " + std::string(hex::sideName(layout.orientation, event.side)) +
               ", to: " + to + "}}";
    case hex::EventKind::Corner:
        return "{corner: {from: " + from + ", to: " + to + ", touched: " + hex::name(layout, event.touched) + "}}";
    case hex::EventKind::Run:
        return "{run: {left: " + from + ", right: " + to + "}}";
    }
    return {};
}

/// By its name in files, or else by the one that is printed on it.
std::optional<hex::Hex> hexOn(const map::HexMap& map, const QString& name)
{
    auto hex = hex::parseHex(map.layout, name.toStdString());
    if (!hex || !map.layout.contains(*hex))
        hex = map::parsePrinted(map, name.toStdString());
    return hex && map.layout.contains(*hex) ? hex : std::nullopt;
}

QString listOf(const std::vector<std::string>& words)
{
    QStringList list;
    for (const std::string& word : words)
        list += QString::fromStdString(word);
    return list.join(words::listWord("comma"));
}

} // namespace

int line(const QStringList& arguments)
{
    Command command(
        "line",
        Text::tr("Shows the line of fire between two hexes as if only two enemies stood there: the hexes and hexsides "
                 "that it crosses, what blocks it, and the cover."),
        Text::tr("MAP|SCENARIO FROM TO [--with NAME]", "a usage"),
        "  merlonctl line castle.map.yaml D7 R12\n  merlonctl line castle.map.yaml D7 R12 --with NAME --lang fr");
    command.parser().addOption({{"with", "weapon"},
                                Text::tr("The shooter’s weapon, by its name in scenario files."),
                                Text::tr("name", "what an option takes"),
                                ""});
    if (const auto done = command.parse(arguments, 3, 3))
        return *done;
    const QStringList given = command.files();
    const auto loaded = loadSetting(given.at(0).toStdString());
    report(loaded.diagnostics, command.quiet());
    if (!loaded.value)
        return BadInput;
    const play::Setting& setting = **loaded.value;
    if (!play::hexBoard(setting.boards))
        return command.wrongUsage(Text::tr("There is no hex map to draw a line on."));
    const map::HexMap& map = *play::hexBoard(setting.boards);
    const auto from = hexOn(map, given.at(1));
    const auto to = hexOn(map, given.at(2));
    if (!from || !to)
        return command.wrongUsage(
            Text::tr("'%1' is not a hex of this map, which goes from A1 to %2.")
                .arg(given.at(from ? 2 : 1),
                     QString::fromStdString(hex::name(map.layout, map.layout.hexOf(map.layout.count() - 1)))));
    if (*from == *to)
        return command.wrongUsage(Text::tr("A line of fire needs two different hexes."));
    const play::AimFace* aims = setting.system->aims();
    if (aims == nullptr)
        return command.wrongUsage(Text::tr("These rules have no line of fire."));
    const auto ruled = aims->ruled(setting, *from, *to, command.value("with").toStdString());
    if (!ruled)
        return command.wrongUsage(Text::tr("Invalid value '%1' for --with; choose from %2.")
                                      .arg(command.value("with"), listOf(aims->ruledWith())));

    const play::Verdict verdict = play::judge(ruled->game, ruled->order);
    const auto events =
        hex::events(verdict.lines.empty() ? hex::between(*from, *to)
                                          : hex::Segment{*from, verdict.lines[0].from, *to, verdict.lines[0].to});
    const referee::VerdictText words(ruled->game);
    if (command.yaml())
    {
        out("line: {from: " + hex::name(map.layout, *from) + ", to: " + hex::name(map.layout, *to) + "}\nevents:\n");
        for (const auto& event : events)
            out("  - " + eventYaml(map.layout, event) + '\n');
        out("verdict:\n" + words.toYaml(ruled->order, verdict));
        return AllWell;
    }
    for (const auto& event : events)
        out(words.crossing(event) + '\n');
    out('\n' + words.toText(ruled->order, verdict).trimmed() + '\n');
    return AllWell;
}

} // namespace merlon::ctl
