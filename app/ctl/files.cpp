// validate and format.

#include "app/ctl/command.h"
#include "app/ctl/pictures.h"
#include "core/io/readers.h"
#include "tell.h"

#include <algorithm>

namespace merlon::ctl
{

int validate(const QStringList& arguments)
{
    Command command(
        "validate",
        Text::tr("Loads maps, scenarios, journals and order files and prints every problem found:\nfile:line:column: "
                 "error|warning|note: message [code]\nA journal is checked with the scenario that it names in its "
                 "folder. An order file is checked with the last scenario named before it; castle.orders.yaml beside "
                 "castle.scenario.yaml is checked with that one."),
        Text::tr("FILE...", "a usage"),
        "  merlonctl validate castle.map.yaml\n"
        "  merlonctl validate castle.scenario.yaml orders.yaml\n"
        "  merlonctl validate --format yaml scenarios/*/*.yaml");
    command.mayUnpack();
    if (const auto done = command.parse(arguments, 1, -1))
        return *done;
    int status = AllWell;
    yaml::Diagnostics listed;
    std::shared_ptr<const play::Setting> before; // the setting named last
    for (const QString& file : command.files())
    {
        io::Checked checked = io::check(file.toStdString(), before);
        if (checked.setting)
            before = checked.setting;
        const bool bad = yaml::hasErrors(checked.diagnostics);
        if (bad)
            status = BadInput;
        else
            std::ranges::move(undrawnImages(file.toStdString(), checked.setting.get()),
                              std::back_inserter(checked.diagnostics));
        if (!command.yaml())
            report(checked.diagnostics, command.quiet());
        listed.insert(listed.end(), checked.diagnostics.begin(), checked.diagnostics.end());
        if (!bad && !command.quiet() && !command.yaml())
            out(Text::tr("%1: no errors").arg(file) + '\n');
    }
    if (command.yaml())
        out(yamlOf(listed));
    return status;
}

int format(const QStringList& arguments)
{
    Command command("format",
                    Text::tr("Rewrites maps and scenarios in canonical form: keys in a fixed order, one item per line. "
                             "A file with errors is left unchanged."),
                    Text::tr("[--check] FILE...", "a usage"),
                    "  merlonctl format castle.map.yaml\n  merlonctl format --check scenarios/*/*.yaml");
    command.parser().addOption(
        {"check", Text::tr("Only lists the files that would change; exit status 1 if there are any.")});
    command.mayForce();
    if (const auto done = command.parse(arguments, 1, -1))
        return *done;
    int status = AllWell;
    for (const QString& file : command.files())
    {
        const std::string name = file.toStdString();
        io::Checked checked = io::check(name);
        if (!checked.canonical && !yaml::hasErrors(checked.diagnostics))
            checked.diagnostics.push_back(yaml::diagnostic(yaml::Severity::Error, name, tell::kind_canonical{}));
        report(checked.diagnostics, command.quiet());
        if (!checked.canonical)
        {
            status = BadInput;
            continue;
        }
        const auto text = checked.canonical();
        if (text == checked.text)
            continue;
        if (command.isSet("check"))
        {
            out(Text::tr("%1 is not in canonical form").arg(file) + '\n');
            status = BadInput;
        }
        else if (!command.writeChecked(name, text))
            status = BadInput;
        else if (!command.quiet())
            out(Text::tr("%1: rewritten").arg(file) + '\n');
    }
    return status;
}

} // namespace merlon::ctl
