// pack and unpack: a scenario as one file.

#include "app/ctl/command.h"
#include "core/archive/parcel.h"

#include <QFileInfo>

namespace merlon::ctl
{

int pack(const QStringList& arguments)
{
    Command command("pack",
                    Text::tr("Packs a scenario into one file to share: the scenario, its maps and tables, and their "
                             "scans. Games are left out unless asked for; sealed secrets are always left out."),
                    Text::tr("SCENARIO -o OUT.merlon [--games]", "a usage"),
                    "  merlonctl pack castle.scenario.yaml -o castle.merlon\n"
                    "  merlonctl pack castle.scenario.yaml --games -o castle.merlon");
    command.parser().addOption(
        {{"o", "output"}, Text::tr("The archive to write."), Text::tr("file", "what an option takes")});
    command.parser().addOption({"games", Text::tr("Packs the journals beside the scenario too.")});
    command.mayForce();
    if (const auto done = command.parse(arguments, 1, 1))
        return *done;
    const QString to = command.value("output");
    if (to.isEmpty())
        return command.wrongUsage(Text::tr("Missing option -o: name the archive to write."));
    const auto games = command.isSet("games") ? archive::Games::TakeAlong : archive::Games::LeaveOut;
    const auto parcel = archive::gathered(command.files().front().toStdString(), games);
    report(parcel.diagnostics, command.quiet());
    if (!parcel.value)
        return BadInput;
    const auto written = archive::pack(*parcel.value, to.toStdString(), command.over());
    report(written ? *written : yaml::Diagnostics{written.error()}, command.quiet());
    if (!written)
    {
        command.tellOfForce(to.toStdString());
        return BadInput;
    }
    if (!command.quiet())
        for (const archive::File& file : parcel.value->files)
            out(file.name + '\n');
    return AllWell;
}

int unpack(const QStringList& arguments)
{
    Command command("unpack",
                    Text::tr("Unpacks an archive into a folder, and prints the path of its scenario. If a file already "
                             "exists there with different content, nothing is unpacked."),
                    Text::tr("ARCHIVE [-o FOLDER]", "a usage"),
                    "  merlonctl unpack castle.merlon\n"
                    "  merlonctl unpack castle.merlon -o castles/north");
    command.parser().addOption({{"o", "output"},
                                Text::tr("The folder to unpack into (default: the name of the archive)."),
                                Text::tr("folder", "what an option takes")});
    if (const auto done = command.parse(arguments, 1, 1))
        return *done;
    const QString file = command.files().front();
    const auto parcel = archive::opened(file.toStdString());
    report(parcel.diagnostics, command.quiet());
    if (!parcel.value)
        return BadInput;
    const QString folder = command.isSet("output") ? command.value("output") : QFileInfo(file).completeBaseName();
    const auto scenario = archive::unpack(*parcel.value, folder.toStdString());
    if (!scenario)
    {
        report(scenario.error(), command.quiet());
        return BadInput;
    }
    if (!command.quiet())
        out(scenario->string() + '\n');
    return AllWell;
}

} // namespace merlon::ctl
