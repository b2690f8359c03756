#include "app/ctl/render_sheet.h"

#include "app/ctl/told_game.h"
#include "app/report/laid_sheet.h"
#include "core/io/readers.h"
#include "core/systems.h"
#include "editor/paths.h"

#include <QFileInfo>

namespace merlon::ctl
{
namespace
{

/// A scenario of that map alone, which has nobody to play it.
std::shared_ptr<const play::Setting> settingOfMap(const std::string& file, bool quiet)
{
    auto loaded = io::loadMap(file);
    report(loaded.diagnostics, quiet);
    if (!loaded.value)
        return nullptr;
    return report::settingOfMap(std::make_shared<const map::HexMap>(std::move(*loaded.value)));
}

std::optional<report::PaperSheet> sheetOf(const Command& command)
{
    const std::string file = command.files().front().toStdString();
    const bool isJournal = isJournalFile(file);
    if (!isJournal && io::opensAs(file) == io::Opens::Map)
    {
        const auto setting = settingOfMap(file, command.quiet());
        return setting ? std::optional(report::blankSheet(setting)) : std::nullopt;
    }
    const auto loaded = loadToldSetting(file, isJournal);
    report(loaded.diagnostics, command.quiet());
    if (!loaded.value)
        return {};
    const std::shared_ptr<const play::Setting>& setting = *loaded.value;
    if (!isJournal)
        return report::blankSheet(setting);
    const auto journal = loadJournalOf(command, file, true, *setting);
    if (!journal)
        return {};
    const play::Fold fold = play::folded(*journal, play::begin(setting));
    const play::Ticks ticks = play::ticksOf(fold);
    return report::paperSheet(setting->scenario, *setting->system, &fold.game(), &ticks);
}

} // namespace

int renderSheet(const Command& command, const QString& path, const editor::PictureOptions& options)
{
    if (command.isSet("layers") || command.isSet("scale") || command.isSet("page"))
        return command.wrongUsage(Text::tr("--sheet cannot be combined with --layers, --scale or --page."));
    auto sheet = sheetOf(command);
    if (!sheet)
        return BadInput;
    if (sheet->parts.empty())
    {
        err(Text::tr("%1: there is no siege sheet to draw").arg(command.files().front()) + '\n');
        return BadInput;
    }
    const auto laid = std::make_shared<const report::LaidSheet>(std::move(*sheet));
    editor::Drawing drawing = report::drawingOf(laid, options.dark);
    if (options.width > 0)
        drawing.scale = options.width / report::LaidSheet::width;
    drawing.over = command.over();
    const auto done = editor::writePicture(drawing, path, {});
    if (!done)
    {
        err(done.error() + '\n');
        command.tellOfForce(path.toStdString());
        return BadInput;
    }
    if (!command.quiet())
        out(Text::tr("%1: picture written").arg(path) + '\n');
    if (laid->shrunk() < report::LaidSheet::smallest && !command.quiet())
        err(Text::tr("The sheet is very full: it is drawn at %1 % of its size. Remove parts or lines.")
                .arg(qRound(100 * laid->shrunk())) +
            '\n');
    return AllWell;
}

} // namespace merlon::ctl
