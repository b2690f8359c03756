// who: who could act from afar on a counter or a hex, and from where, before anybody moves.

#include "app/ctl/command.h"
#include "core/io/files.h"
#include "core/play/aims.h"
#include "referee/verdict_text.h"

#include <algorithm>

namespace merlon::ctl
{
namespace
{

/// A counter by its id or name, or else a hex by its name in files or as it is printed.
std::optional<play::Value> targetOf(const play::Game& game, const QString& given)
{
    const std::string name = given.toStdString();
    for (const play::Thing& one : game.setting->system->things(game, "counter"))
        if (one.id == name || one.name == name)
            return play::Ref{"counter", one.id};
    const map::HexMap& map = *play::hexBoard(game.setting->boards);
    auto hex = hex::parseHex(map.layout, name);
    if (!hex || !map.layout.contains(*hex))
        hex = map::parsePrinted(map, name);
    return hex && map.layout.contains(*hex) ? std::optional<play::Value>(*hex) : std::nullopt;
}

std::string hexesYaml(const std::vector<play::AimFrom>& from, const hex::Layout& layout)
{
    std::string out = "[";
    for (const play::AimFrom& one : from)
        out += (out.size() > 1 ? ", " : "") + hex::name(layout, one.hex);
    return out + ']';
}

void print(const Command& command, const play::Aims& aims, const play::Aim& aim)
{
    const referee::VerdictText text(aims.gameOf(aim));
    if (command.yaml())
        return out("- who: " + aim.who.id + '\n' + text.toYaml(aim.order, aim.verdict));
    QStringList said;
    for (const play::Fact& fact : aim.verdict.facts)
        if (!fact.added || fact.value != play::Value(0))
            said += text.briefly(fact);
    const QString who = text.thing(aim.who);
    const play::Reason* why = play::decisive(aim.verdict);
    //: who could act, and what is to be said of it: "Odo: range 9, short", "Odo. The line meets the tower at hex 1610."
    out(QString(aim.verdict.legal ? "+ " : "- ") +
        (why != nullptr ? Text::tr("%1. %2", "who could act").arg(who, text.reason(*why))
                        : Text::tr("%1: %2").arg(who, said.join(words::listWord("comma")))) +
        '\n');
}

int printFrom(const Command& command, const play::Aims& aims)
{
    const std::string who = command.value("from").toStdString();
    const auto aim = std::ranges::find_if(aims.all, [&](const play::Aim& one) { return one.who.id == who; });
    if (aim == aims.all.end())
        return command.wrongUsage(Text::tr("There is no counter '%1' to use with --from.").arg(command.value("from")));
    const auto from =
        play::aimsFrom(aims, *aim, command.isSet("anywhere") ? play::Reach::Anywhere : play::Reach::HisMove);
    const hex::Layout& layout = play::hexBoard(aims.game.setting->boards)->layout;
    if (command.yaml())
        out("from: " + hexesYaml(from, layout) + '\n');
    else
        for (const play::AimFrom& one : from)
            out(hex::name(layout, one.hex) + '\n');
    return AllWell;
}

} // namespace

int who(const QStringList& arguments)
{
    Command command("who",
                    Text::tr("Shows who could shoot at a counter or a hex as a scenario begins, before anyone moves. "
                             "Those who could are marked with a +; for the others, the reason why not is given."),
                    Text::tr("SCENARIO TARGET [--turn] [--from COUNTER [--anywhere]]", "a usage"),
                    "  merlonctl who castle.scenario.yaml gwyn\n"
                    "  merlonctl who castle.scenario.yaml D7 --turn --lang it\n"
                    "  merlonctl who castle.scenario.yaml gwyn --from alric");
    command.parser().addOption({"turn", Text::tr("Only those whose turn it is.")});
    command.parser().addOption({"from", Text::tr("Lists the hexes from which that counter could shoot after its move."),
                                Text::tr("counter", "what an option takes")});
    command.parser().addOption({"anywhere", Text::tr("With --from: all the hexes of the map.")});
    command.mayUnpack();
    if (const auto done = command.parse(arguments, 2, 2))
        return *done;
    const auto loaded = io::loadScenario(command.files().at(0).toStdString());
    report(loaded.diagnostics, command.quiet());
    if (!loaded.value)
        return BadInput;
    const play::Game game = play::begin(*loaded.value);
    if (game.setting->system->aims() == nullptr)
        return command.wrongUsage(Text::tr("These rules have no line of fire."));
    const auto target = !play::hexBoard(game.setting->boards) ? std::nullopt : targetOf(game, command.files().at(1));
    const auto aims = target
                          ? play::aimsAt(game, *target, command.isSet("turn") ? play::When::Now : play::When::TheirTime)
                          : std::nullopt;
    if (!aims)
        return command.wrongUsage(
            Text::tr("There is no counter or hex '%1' in this scenario.").arg(command.files().at(1)));
    if (command.isSet("from"))
        return printFrom(command, *aims);
    for (const play::Aim& one : aims->all)
        print(command, *aims, one);
    return AllWell;
}

} // namespace merlon::ctl
