// diff: what changed between two maps, tables or scenarios.

#include "app/ctl/command.h"
#include "core/edit/boards.h"
#include "core/edit/scenario_value.h"
#include "core/io/files.h"
#include "core/io/readers.h"
#include "core/io/table_map.h"
#include "core/play/board.h"
#include "editor/differences.h"

#include <algorithm>

namespace merlon::ctl
{
namespace
{

/// What a file says: a scenario and its boards, or a board alone.
struct Side
{
    play::Boards boards;
    std::optional<play::Scenario> scenario;
};

/// Nothing, and it is said why, where it cannot be read.
std::optional<Side> sideOf(const std::string& file, bool quiet)
{
    const auto alone = [&](auto loaded) -> std::optional<Side>
    {
        using Map = typename decltype(loaded.value)::value_type;
        report(loaded.diagnostics, quiet);
        if (!loaded.value)
            return {};
        return Side{{std::make_shared<const Map>(std::move(*loaded.value))}, {}};
    };
    switch (io::opensAs(file))
    {
    case io::Opens::Table:
        return alone(io::loadTable(file));
    case io::Opens::Setting:
        break;
    case io::Opens::Map:
    case io::Opens::Game:
    case io::Opens::Nothing:
        return alone(io::loadMap(file));
    }
    const auto loaded = io::loadScenario(file);
    report(loaded.diagnostics, quiet);
    if (!loaded.value)
        return {};
    return Side{(*loaded.value)->boards, (*loaded.value)->scenario};
}

/// For names of hexes.
map::HexMap mapOf(const Side& side)
{
    const play::HexBoard& map = play::hexBoard(side.boards);
    return map ? *map : map::HexMap();
}

/// A line for each sort of difference, with the name of the board that it is of where there is more than one document.
QStringList differencesOf(const Side& old, const Side& is)
{
    QStringList lines;
    const std::size_t both = std::min(old.boards.size(), is.boards.size());
    for (std::size_t i = 0; i < both; ++i)
    {
        const QString name = QString::fromStdString(play::idOf(is.boards[i]));
        const auto said = [&](const QString& line)
        {
            //: %1: the name of a board; %2: how it differs
            lines << (old.scenario ? Text::tr("%1: %2", "a board").arg(name, line) : line);
        };
        if (old.boards[i].index() != is.boards[i].index())
        {
            said(Text::tr("one is a hex map, the other a measured table"));
            continue;
        }
        const play::HexBoard& map = play::hexBoard(old.boards, i);
        for (const QString& line :
             editor::differences(map ? *map : map::HexMap(), edit::valueOf(old.boards[i]), edit::valueOf(is.boards[i])))
            said(line);
    }
    if (old.boards.size() != is.boards.size())
        lines
            << Text::tr("Boards: %1 and %2").arg(QString::number(old.boards.size()), QString::number(is.boards.size()));
    if (old.scenario && is.scenario)
        lines << editor::differences(mapOf(old), edit::valueOf(*old.scenario), edit::valueOf(*is.scenario));
    return lines;
}

} // namespace

int diff(const QStringList& arguments)
{
    Command command("diff",
                    Text::tr("Lists what changed between two maps, tables or scenarios. Exit status 1 if something "
                             "did, or if a file cannot be read."),
                    Text::tr("OLD NEW", "a usage"), "  merlonctl diff castle.map.yaml castle-2.map.yaml");
    command.mayUnpack();
    if (const auto done = command.parse(arguments, 2, 2))
        return *done;
    const auto old = sideOf(command.files()[0].toStdString(), command.quiet());
    const auto is = sideOf(command.files()[1].toStdString(), command.quiet());
    if (!old || !is)
        return BadInput;
    if (old->scenario.has_value() != is->scenario.has_value())
    {
        err(Text::tr("One file is a scenario and the other a board: compare two of one kind.") + '\n');
        return BadInput;
    }
    const QStringList lines = differencesOf(*old, *is);
    for (const QString& line : lines)
        out(command.yaml() ? "- " + inQuotes(line.toStdString()) + '\n' : line.toStdString() + '\n');
    if (command.yaml() && lines.isEmpty())
        out("[]\n");
    else if (lines.isEmpty() && !command.quiet())
        out(Text::tr("No differences.") + '\n');
    return lines.isEmpty() ? AllWell : BadInput;
}

} // namespace merlon::ctl
