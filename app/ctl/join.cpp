// join: one map of two.

#include "app/ctl/command.h"
#include "core/edit/joining.h"
#include "core/edit/map_value.h"
#include "core/io/files.h"
#include "core/io/read_back.h"

#include <algorithm>
#include <array>

namespace merlon::ctl
{
namespace
{

constexpr std::array borders{"north", "east", "south", "west"}; // as edit::Border

std::optional<map::HexMap> loadMap(const QString& file, bool quiet)
{
    auto loaded = io::loadMap(file.toStdString());
    report(loaded.diagnostics, quiet);
    return std::move(loaded.value);
}

edit::Desk deskOf(map::HexMap map)
{
    edit::Desk desk;
    desk.palette = io::paletteOf(map);
    desk.values.emplace(0, edit::valueOf(std::move(map)));
    return desk;
}

void addJoinOptions(QCommandLineParser& parser)
{
    const QString file = Text::tr("file", "what an option takes");
    parser.addOption({{"o", "output"}, Text::tr("The file of the joined map."), file});
    //: %1, %2: words that are typed as they stand
    const QString edge = Text::tr("Edge of the first map to which the second is joined: %1 (default: %2).");
    parser.addOption({"edge", edge.arg("north, east, south, west", "east"),
                      Text::tr("edge", "what an option takes: of a map"), "east"});
    parser.addOption(
        {"shift",
         Text::tr(
             "Offset of the second map along that edge, in hexes (may be negative; default: the smallest that fits)."),
         Text::tr("hexes", "what an option takes: a number")});
    parser.addOption({"turn", Text::tr("Rotates the second map clockwise: 0 (default), 60, 120, 180, 240 or 300."),
                      Text::tr("degrees", "what an option takes"), "0"});
    parser.addOption({"mirror", Text::tr("Mirrors the second map left to right, before it is rotated.")});
    parser.addOption(
        {"ground",
         Text::tr("Terrain of the hexes that neither map covers (default: the most common one on the first map)."),
         Text::tr("terrain", "what an option takes")});
}

/// As it was asked for but for its shift; a sentence where it was asked wrongly.
tl::expected<edit::Joint, QString> jointOf(const Command& command)
{
    edit::Joint joint;
    const QString edge = command.value("edge");
    const auto* const border = std::ranges::find_if(borders, [&](const char* one) { return edge == one; });
    if (border == borders.end())
        return tl::unexpected(Text::tr("--edge takes north, east, south or west, not '%1'.").arg(edge));
    joint.border = static_cast<edit::Border>(border - borders.begin());
    bool number = true;
    const int degrees = command.value("turn").toInt(&number);
    if (!number || degrees < 0 || degrees > 300 || degrees % 60 != 0)
        return tl::unexpected(
            Text::tr("--turn takes 0, 60, 120, 180, 240 or 300, not '%1'.").arg(command.value("turn")));
    joint.sixths = degrees / 60;
    joint.mirrored = command.isSet("mirror");
    if (command.isSet("shift"))
        joint.shift = command.value("shift").toInt(&number);
    if (!number || std::abs(joint.shift) > map::maxExtent)
        return tl::unexpected(Text::tr("--shift takes a number of hexes, not '%1'.").arg(command.value("shift")));
    return joint;
}

} // namespace

int join(const QStringList& arguments)
{
    Command command(
        "join",
        Text::tr("Joins two maps into one: the second is joined to an edge of the first, with all that is on it, and "
                 "can be rotated and mirrored. The title, numbering and scan of the first are kept."),
        Text::tr("MAP OTHER -o OUT.map.yaml [--edge EDGE] [--shift N] [--turn DEGREES] [--mirror] "
                 "[--ground TERRAIN]",
                 "a usage"),
        "  merlonctl join west.map.yaml east.map.yaml -o both.map.yaml\n"
        "  merlonctl join A.map.yaml B.map.yaml --edge south --shift 2 --turn 180 --mirror -o AB.map.yaml");
    addJoinOptions(command.parser());
    command.mayForce();
    if (const auto done = command.parse(arguments, 2, 2))
        return *done;
    const QString path = command.value("output");
    if (path.isEmpty())
        return command.wrongUsage(Text::tr("Missing option -o: name the file of the joined map."));
    auto joint = jointOf(command);
    if (!joint)
        return command.wrongUsage(joint.error());
    auto map = loadMap(command.files().at(0), command.quiet());
    auto other = loadMap(command.files().at(1), command.quiet());
    if (!map || !other)
        return BadInput;
    if (!command.isSet("shift"))
        if (const auto shifts = edit::shiftsOf(map->layout, other->layout, *joint))
            joint->shift = shifts->nearest(0);
    edit::Desk desk = deskOf(std::move(*map));
    const std::string ground = command.isSet("ground") ? command.value("ground").toStdString() : edit::openGround(desk);
    const auto edit = edit::joined(desk, edit::valueOf(std::move(*other)), *joint, ground);
    if (!edit)
    {
        report({yaml::diagnostic(yaml::Severity::Error, command.files().at(1).toStdString(), edit.error())},
               command.quiet());
        return BadInput;
    }
    const map::HexMap both = edit::mapOf(edit::applied(std::move(desk), *edit).mapValue());
    if (!command.writeChecked(path.toStdString(), io::textToSave(both, path.toStdString())))
        return BadInput;
    if (!command.quiet())
        out(Text::tr("%1: %2 × %3 hexes", "file, columns, rows")
                .arg(path, QString::number(both.layout.columns), QString::number(both.layout.rows)) +
            '\n');
    return AllWell;
}

} // namespace merlon::ctl
