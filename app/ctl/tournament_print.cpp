// tournament print: posters, pages and slips of a tournament, and its sheets.

#include "app/ctl/tournament.h"
#include "app/report/sheets_file.h"

#include <QFileInfo>

namespace merlon::ctl
{
namespace
{

QStringList namesIn(const report::PrintedSheets& all)
{
    QStringList names;
    for (const report::ToldHandout& one : all.handouts)
        names << one.key;
    for (const report::Sheet& one : all.sheets)
        if (!names.contains(one.key)) // what is handed out goes before a sheet of that name
            names << one.key;
    return names;
}

} // namespace

int printTournament(const Command& command, const play::Game& game)
{
    const QString path = command.value("o");
    if (!report::isSheetsName(path))
        return command.wrongUsage(
            Text::tr("-o takes a file name that ends in .pdf, .html or .csv, not '%1'.").arg(path));
    const report::PrintedSheets all = report::printedSheets(game, {});
    const QStringList named = command.value("what").split(',', Qt::SkipEmptyParts);
    for (const QString& one : named)
        if (const QStringList names = namesIn(all); !names.contains(one))
            return command.wrongUsage(Text::tr("'%1' cannot be printed now. What can be printed: %2.")
                                          .arg(one, names.join(QStringLiteral(", "))));
    report::PrintedSheets chosen = all;
    const auto isLeftOut = [&](const auto& one) { return !named.contains(one.key); };
    if (named.isEmpty())
        chosen.sheets.clear();
    else
    {
        std::erase_if(chosen.handouts, isLeftOut);
        const auto isHandedOut = [&](const report::Sheet& one)
        { return std::ranges::any_of(chosen.handouts, [&](const auto& other) { return other.key == one.key; }); };
        std::erase_if(chosen.sheets, [&](const report::Sheet& one) { return isLeftOut(one) || isHandedOut(one); });
    }
    if (const auto done = report::writeSheets(chosen, path, command.isSet("landscape"), command.over()); !done)
    {
        err(done.error() + '\n');
        command.tellOfForce(path.toStdString());
        return BadInput;
    }
    if (!command.quiet())
        out(Text::tr("%1: printed").arg(path) + '\n');
    return AllWell;
}

} // namespace merlon::ctl
