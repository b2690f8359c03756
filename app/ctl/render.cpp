#include "app/ctl/command.h"
#include "app/ctl/render_sheet.h"
#include "core/io/readers.h"
#include "core/io/table_map.h"
#include "core/play/board.h"
#include "editor/board_picture.h"
#include "editor/scan_loader.h"
#include "translations/words.h"

#include <QDir>
#include <QFileInfo>
#include <QPageSize>

#include <algorithm>

namespace merlon::ctl
{
namespace
{

/// A map or a table, or a scenario with its zones and counters.
struct Drawn
{
    editor::BoardPicture picture;
    QString file; ///< of the board
    bool isScenario = false;

    const std::string* image() const
    {
        return std::visit([](const auto& one) { return one->background ? &one->background->image : nullptr; },
                          picture.board);
    }
};

std::string noBoard(const QString& name, const QString& wanted, const play::Boards& boards)
{
    QStringList ids;
    for (const play::Board& one : boards)
        ids << QString::fromStdString(play::idOf(one));
    const QString text = boards.empty()
                             ? Text::tr("%1: there is no board to draw").arg(name)
                             : Text::tr("%1: there is no board '%2', only: %3").arg(name, wanted, ids.join(", "));
    return (text + '\n').toStdString();
}

/// By its id, or the first; -1: none.
int numberOf(const play::Boards& boards, const QString& wanted)
{
    const auto board = std::ranges::find(boards, wanted.toStdString(), play::idOf);
    if (wanted.isEmpty() && !boards.empty())
        return 0;
    return board == boards.end() ? -1 : static_cast<int>(board - boards.begin());
}

Drawn drawnOf(const std::shared_ptr<const play::Setting>& setting, const QString& name, int board)
{
    auto scene = play::sceneOf(play::begin(setting));
    std::vector<const play::MapRef*> begun; // the others are laid at an edge of one
    for (const play::MapRef& map : setting->scenario.maps)
        if (!map.joint)
            begun.push_back(&map);
    const auto number = static_cast<std::size_t>(board);
    return Drawn{{.board = setting->boards[number],
                  .zones = editor::shownZones(setting->scenario, board),
                  .counters = scene ? play::onBoard(std::move(*scene), board).pieces : std::vector<play::Piece>{}},
                 QFileInfo(name).dir().filePath(QString::fromStdString(begun.at(number)->file)),
                 true};
}

/// Nothing, and it is said why, where it cannot be read or has no such board.
std::optional<Drawn> loadDrawn(const std::string& file, const QString& board, bool quiet)
{
    const QString name = QString::fromStdString(file);
    const auto shared = [&](auto loaded) -> std::optional<Drawn>
    {
        using Map = typename decltype(loaded.value)::value_type;
        report(loaded.diagnostics, quiet);
        if (!loaded.value)
            return {};
        Drawn alone{{std::make_shared<const Map>(std::move(*loaded.value))}, name};
        if (numberOf({alone.picture.board}, board) == 0)
            return alone;
        err(noBoard(name, board, {alone.picture.board}));
        return {};
    };
    switch (io::opensAs(file))
    {
    case io::Opens::Table:
        return shared(io::loadTable(file));
    case io::Opens::Setting:
        break;
    case io::Opens::Map:
    case io::Opens::Game:
    case io::Opens::Nothing:
        return shared(io::loadMap(file));
    }
    const auto loaded = io::loadScenario(file);
    report(loaded.diagnostics, quiet);
    if (!loaded.value)
        return {};
    const play::Boards& boards = (*loaded.value)->boards;
    if (const int number = numberOf(boards, board); number >= 0)
        return drawnOf(*loaded.value, name, number);
    err(noBoard(name, board, boards));
    return {};
}

/// With what its board is drawn of.
editor::BoardPicture furnished(editor::BoardPicture picture)
{
    if (const auto* map = picture.map())
        picture.palette = io::paletteOf(*map);
    else
        picture.kinds = io::tableKinds(std::get<play::TableBoard>(picture.board)->ruleset);
    picture.tableStyle.language = words::language();
    return picture;
}

/// Null, and said why unless that is not wanted, where it cannot be read: the board is drawn without it.
std::shared_ptr<const editor::Scan> scanOf(const Drawn& drawn, bool quiet)
{
    const std::string* image = drawn.image();
    if (image == nullptr)
        return nullptr;
    const auto file = editor::scanFile(drawn.file, *image);
    const auto read = file ? editor::Scan::read(*file) : editor::Scan::Read(tl::unexpected(file.error()));
    if (read)
        return *read;
    if (!quiet)
        err((drawn.picture.map() != nullptr
                 ? Text::tr("The scanned map %1 is not drawn: %2", "file, a sentence that says why")
                 : Text::tr("The photograph %1 is not drawn: %2", "file, a sentence that says why"))
                .arg(QString::fromStdString(*image), read.error()) +
            '\n');
    return nullptr;
}

void addRenderOptions(QCommandLineParser& parser)
{
    const QString file = Text::tr("file", "what an option takes");
    parser.addOption({{"o", "output"}, Text::tr("The picture file."), file});
    const QString pixels = Text::tr("pixels", "what an option takes");
    parser.addOption({"width", Text::tr("Width of the picture in pixels."), pixels});
    parser.addOption(
        {"scale", Text::tr("Pixels across a hex (default: 48), or per centimetre of a table (default: 40)."), pixels});
    const QString list = Text::tr("list", "what an option takes: names between commas");
    //: %1: words that are typed as they stand
    parser.addOption({"layers", Text::tr("%1: draws only the layers listed.").arg(editor::pictureWords()), list});
    const QString size = Text::tr("size", "what an option takes: of a sheet of paper");
    const QString tiles = Text::tr("PDF: tiles the map at true size over pages of that size (A4, A3, Letter).");
    parser.addOption({"page", tiles, size});
    parser.addOption({"board", Text::tr("Draws that board of a scenario that has several (default: the first)."),
                      Text::tr("id", "what an option takes")});
    parser.addOption({"dark", Text::tr("Uses the dark colours.")});
    parser.addOption(
        {"sheet", Text::tr("Draws the siege sheet on one A4 page: blank or, for a journal, filled in from its game.")});
}

/// Of the layers that were asked for by name: what is not in the picture.
QStringList missingOf(const Drawn& drawn, const QString& leftOut, const QStringList& layers, bool onPaper)
{
    QStringList missing;
    if (layers.contains("names") && !onPaper && !leftOut.isEmpty())
        missing << leftOut;
    if (layers.contains("scan") && drawn.image() == nullptr)
        missing << (drawn.picture.map() != nullptr ? Text::tr("There is no scan to draw: the map has no background.")
                                                   : Text::tr("There is no photograph to draw: the table has none."));
    if (!drawn.isScenario && (layers.contains("zones") || layers.contains("counters")))
        missing << (drawn.picture.map() != nullptr
                        ? Text::tr("There are no zones or counters to draw: this is a map, not a scenario.")
                        : Text::tr("There are no zones or counters to draw: this is a table, not a scenario."));
    QStringList empty;
    using Part = editor::PicturePart;
    for (const Part part :
         {Part::Zones, Part::Counters, Part::Levels, Part::Features, Part::Structures, Part::Overlays})
        if (layers.contains(editor::wordOf(part)) && !drawn.picture.has(part) &&
            (drawn.isScenario || (part != Part::Zones && part != Part::Counters)))
            empty << editor::wordOf(part);
    if (!empty.isEmpty())
        missing << Text::tr("There is nothing to draw in these layers: %1.").arg(empty.join(QLatin1String(", ")));
    return missing;
}

/// A sentence that says what is wrong with them.
tl::expected<editor::PictureOptions, QString> optionsOf(const Command& command)
{
    editor::PictureOptions options;
    if (const QString layers = command.value("layers");
        !layers.isEmpty() && !options.setParts(layers.split(',', Qt::SkipEmptyParts)))
        return tl::unexpected(Text::tr("--layers takes %1.").arg(editor::pictureWords()));
    options.dark = command.isSet("dark");
    options.page = command.value("page");
    bool number = true;
    options.width = command.isSet("width") ? command.value("width").toInt(&number) : 0;
    if (!number || (command.isSet("width") && (options.width < 16 || options.width > editor::widestPicture)))
        return tl::unexpected(Text::tr("--width takes 16 to %1 pixels.").arg(editor::widestPicture));
    if (!command.isSet("scale"))
        return options;
    options.hexPixels = options.cmPixels = command.value("scale").replace(',', '.').toDouble(&number);
    if (!number || !(options.hexPixels >= 1 && options.hexPixels <= editor::largestHexPixels))
        return tl::unexpected(Text::tr("--scale takes 1 to 1000 pixels."));
    return options;
}

} // namespace

int render(const QStringList& arguments)
{
    Command command(
        "render",
        Text::tr("Draws a map, or a scenario with its set-up zones and counters. The extension of OUT sets the format: "
                 ".png, .svg or .pdf."),
        Text::tr(
            "FILE -o OUT.(png|svg|pdf) [--width PX | --scale PX] [--layers LIST] [--page A4] [--board ID] [--dark] "
            "[--sheet]",
            "a usage"),
        "  merlonctl render castle.scenario.yaml -o castle.png --width 1600\n"
        "  merlonctl render castle.map.yaml -o castle.pdf --page A4\n"
        "  merlonctl render castle.map.yaml -o plan.svg --layers features,structures\n"
        "  merlonctl render castle.scenario.yaml -o sheet.pdf --sheet\n"
        "  merlonctl render castle.scenario.yaml.journal.yaml -o day-3.pdf --sheet");
    addRenderOptions(command.parser());
    command.mayForce();
    command.mayUnpack();
    if (const auto done = command.parse(arguments, 1, 1))
        return *done;
    const QString path = command.value("output");
    const QString ending = editor::pictureEnding(path);
    if (ending.isEmpty())
        return command.wrongUsage(
            Text::tr("-o takes a file name that ends in .png, .svg or .pdf, not '%1'.").arg(path));
    const auto options = optionsOf(command);
    if (!options)
        return command.wrongUsage(options.error());
    if (command.isSet("sheet"))
        return renderSheet(command, path, *options);

    auto drawn = loadDrawn(command.files().front().toStdString(), command.value("board"), command.quiet());
    if (!drawn)
        return BadInput;
    if (options->has(editor::PicturePart::Scan))
        drawn->picture.scan = scanOf(*drawn, command.quiet());
    const auto picture = std::make_shared<const editor::BoardPicture>(furnished(drawn->picture));
    editor::Drawing drawing = editor::drawingOf(picture, *options);
    drawing.over = command.over();
    if (ending == "png" && drawing.bounds(drawing.scale).width() > editor::widestPicture)
        return command.wrongUsage(Text::tr("The picture would be wider than %1 pixels; choose a smaller --scale.")
                                      .arg(editor::widestPicture));
    const auto done = editor::writePicture(drawing, path, options->page);
    if (!done)
    {
        err(done.error() + '\n');
        command.tellOfForce(path.toStdString());
        return BadInput;
    }
    if (!command.quiet())
        out(Text::tr("%1: picture written").arg(path) + '\n');
    const QString leftOut = editor::leftOut(*picture, *options);
    for (const QString& missing : missingOf(*drawn, leftOut, command.value("layers").split(','), ending == "pdf"))
        if (!command.quiet())
            err(missing + '\n');
    return AllWell;
}

} // namespace merlon::ctl
