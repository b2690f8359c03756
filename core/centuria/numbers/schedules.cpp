#include "core/centuria/numbers/schedules.h"

#include "core/yaml/part.h"

#include <algorithm>

namespace merlon::centuria
{
namespace
{

using yaml::Log;
using yaml::Node;
using yaml::Part;

/// A part of a part; an empty one where it is missing, so that each number that is missing is told.
const Node& partOf(const Part& file, std::string_view key)
{
    static const Node none;
    const Node* node = file.get(key);
    return node != nullptr ? *node : none;
}

ByLosses byLosses(const Part& part, std::string_view key, Log& log)
{
    ByLosses out{};
    const auto items = part.list(key);
    for (std::size_t i = 0; i < std::min(items.size(), out.size()); ++i)
        out[i] = static_cast<int>(yaml::readInteger(items[i], log, key, 0, 9999).value_or(0));
    return out;
}

AvanguardiePoints readAvanguardie(const Node& node, Log& log)
{
    const Part part(node, log, "avanguardie",
                    {"printed", "primary", "secondary", "vanguard-against-unit", "both-vanguards", "both-units",
                     "unit-against-vanguard", "winner", "winner-without-vanguard", "both-fled"});
    return {part.number("primary"),
            part.number("secondary"),
            part.number("vanguard-against-unit"),
            part.number("both-vanguards"),
            part.number("both-units"),
            part.number("unit-against-vanguard"),
            part.number("winner"),
            part.number("winner-without-vanguard"),
            part.number("both-fled")};
}

SaccheggioPoints readSaccheggio(const Node& node, Log& log)
{
    const Part part(node, log, "saccheggio",
                    {"printed", "attacker", "defender", "attacker-who-fled", "defender-who-won", "attacker-who-won",
                     "attacker-both-fled", "defender-both-fled"});
    return {byLosses(part, "attacker", log),          byLosses(part, "defender", log),
            byLosses(part, "attacker-who-fled", log), byLosses(part, "defender-who-won", log),
            part.number("attacker-who-won"),          part.number("attacker-both-fled"),
            part.number("defender-both-fled")};
}

ImboscataPoints readImboscata(const Node& node, Log& log)
{
    const Part part(node, log, "imboscata",
                    {"printed", "attacker", "stopped", "defender", "attacker-who-fled", "defender-who-won",
                     "attacker-who-won", "attacker-who-won-left", "defender-who-fled", "attacker-both-fled",
                     "attacker-both-fled-left", "defender-both-fled", "defender-both-fled-left"});
    return {byLosses(part, "attacker", log),
            part.number("stopped"),
            byLosses(part, "defender", log),
            byLosses(part, "attacker-who-fled", log),
            byLosses(part, "defender-who-won", log),
            part.number("attacker-who-won"),
            byLosses(part, "attacker-who-won-left", log),
            byLosses(part, "defender-who-fled", log),
            part.number("attacker-both-fled"),
            part.number("attacker-both-fled-left"),
            part.number("defender-both-fled"),
            byLosses(part, "defender-both-fled-left", log)};
}

PontePoints readPonte(const Node& node, Log& log)
{
    const Part part(node, log, "ponte", {"printed", "primary", "secondary", "both", "winner", "both-fled"});
    return {part.number("primary"), part.number("secondary"), part.number("both"), part.number("winner"),
            part.number("both-fled")};
}

BottinoPoints readBottino(const Node& node, Log& log)
{
    const Part part(node, log, "bottino",
                    {"printed", "eliminated", "two-inflicted", "one-inflicted", "winner", "loser", "both-fled"});
    return {byLosses(part, "eliminated", log), part.number("two-inflicted"), part.number("one-inflicted"),
            byLosses(part, "winner", log),     byLosses(part, "loser", log), part.number("both-fled")};
}

RifornimentiPoints readRifornimenti(const Node& node, Log& log)
{
    const Part part(node, log, "rifornimenti",
                    {"printed", "three", "two", "one", "outside", "more", "winner", "both-fled"});
    return {part.number("three"), part.number("two"),    part.number("one"),      part.number("outside"),
            part.number("more"),  part.number("winner"), part.number("both-fled")};
}

BrecciaPoints readBreccia(const Node& node, Log& log)
{
    const Part part(node, log, "breccia", {"printed", "unit", "exhausted", "most", "both-fled"});
    return {part.number("unit"), part.number("exhausted"), part.number("most"), part.number("both-fled")};
}

VictoryPoints readShared(const Part& part)
{
    return {part.number("commander"),      part.number("commander-mutual"), part.number("general"),
            part.number("general-single"), part.number("general-none"),     part.number("units-divided-by", 1, 1000),
            part.number("army-fled")};
}

} // namespace

Schedules readSchedules(const Node& victory, Log& log)
{
    const Part part(victory, log, "victory",
                    {"printed", "commander", "commander-mutual", "general", "general-single", "general-none",
                     "units-divided-by", "army-fled", "command-points", "losses-to-eliminate", "resistance", "crates",
                     "avanguardie", "saccheggio", "imboscata", "ponte", "bottino", "rifornimenti", "breccia"});
    Schedules out;
    out.victory = readShared(part);
    const Part command(partOf(part, "command-points"), log, "command-points",
                       {"printed", "commander", "general", "reroll", "priority-1", "priority-2", "discipline"});
    out.command = {command.number("commander"),  command.number("general"),    command.number("reroll"),
                   command.number("priority-1"), command.number("priority-2"), command.number("discipline")};
    out.lossesToEliminate = part.number("losses-to-eliminate", 1, 9);
    out.resistance = part.number("resistance", 1, 9);
    out.crates = part.number("crates", 0, 9);
    out.avanguardie = readAvanguardie(partOf(part, "avanguardie"), log);
    out.saccheggio = readSaccheggio(partOf(part, "saccheggio"), log);
    out.imboscata = readImboscata(partOf(part, "imboscata"), log);
    out.ponte = readPonte(partOf(part, "ponte"), log);
    out.bottino = readBottino(partOf(part, "bottino"), log);
    out.rifornimenti = readRifornimenti(partOf(part, "rifornimenti"), log);
    out.breccia = readBreccia(partOf(part, "breccia"), log);
    return out;
}

} // namespace merlon::centuria
