#include "editor/render.h"
#include "app/ctl/command.h"
#include "core/io/readers.h"
#include "core/io/table_map.h"
#include "editor/scan_loader.h"
#include "editor/table_picture.h"
#include "translations/words.h"

#include <QDir>
#include <QFileInfo>
#include <QPageSize>

namespace merlon::ctl
{
namespace
{

constexpr int widestPicture = 60000; ///< pixels
constexpr QLatin1String layerNames("scan, grid, names, levels, features, structures, overlays, zones, counters");

/// `--layers grid,names` draws only what it names; nothing when a name is unknown.
std::optional<editor::MapStyle> styleOf(const QString& layers, bool& zones, bool& counters)
{
    editor::MapStyle style;
    if (layers.isEmpty())
        return style;
    style = {false, false, false, false, false, false, false, false};
    zones = false;
    counters = false;
    for (const QString& layer : layers.split(',', Qt::SkipEmptyParts))
    {
        bool* const known = layer == "grid"         ? &style.grid
                            : layer == "names"      ? &style.names
                            : layer == "levels"     ? &style.levels
                            : layer == "features"   ? &style.features
                            : layer == "structures" ? &style.structures
                            : layer == "overlays"   ? &style.overlays
                            : layer == "scan"       ? &style.scan
                            : layer == "zones"      ? &zones
                            : layer == "counters"   ? &counters
                                                    : nullptr;
        if (!known)
            return {};
        *known = true;
    }
    return style;
}

/// A map or a table, or a scenario with its zones and counters.
struct Drawn
{
    play::Board board;
    QString file; ///< of the board
    std::vector<editor::ShownZone> zones{};
    std::vector<play::Piece> counters{};
    std::vector<play::Outline> outlines{}; ///< zones on a table
    bool isScenario = false;

    const map::HexMap* map() const
    {
        const auto* is = std::get_if<play::HexBoard>(&board);
        return is != nullptr ? is->get() : nullptr;
    }
    const std::string* image() const
    {
        return std::visit([](const auto& one) { return one->background ? &one->background->image : nullptr; }, board);
    }
};

std::optional<Drawn> loadDrawn(const std::string& file, bool quiet)
{
    const QString name = QString::fromStdString(file);
    const auto shared = [&](auto loaded) -> std::optional<Drawn>
    {
        using Map = typename decltype(loaded.value)::value_type;
        report(loaded.diagnostics, quiet);
        if (!loaded.value)
            return {};
        return Drawn{std::make_shared<const Map>(std::move(*loaded.value)), name};
    };
    switch (io::opensAs(file))
    {
    case io::Opens::Table:
        return shared(io::loadTable(file));
    case io::Opens::Setting:
        break;
    case io::Opens::Map:
    case io::Opens::Nothing:
        return shared(io::loadMap(file));
    }
    const auto loaded = io::loadScenario(file);
    report(loaded.diagnostics, quiet);
    if (!loaded.value)
        return {};
    const play::Setting& setting = **loaded.value;
    if (setting.boards.empty())
    {
        err(Text::tr("%1: there is no map to draw").arg(name) + '\n');
        return {};
    }
    auto scene = play::sceneOf(play::begin(*loaded.value));
    const QString board = QString::fromStdString(setting.scenario.maps.front().file);
    return Drawn{setting.boards.front(),
                 QFileInfo(name).dir().filePath(board),
                 editor::shownZones(setting.scenario),
                 scene ? std::move(scene->pieces) : std::vector<play::Piece>{},
                 editor::tableZones(setting.scenario),
                 true};
}

/// Null, and said why unless that is not wanted, where it cannot be read: the map is drawn without it.
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
        err(Text::tr("The scanned map %1 is not drawn: %2", "file, a sentence that says why")
                .arg(QString::fromStdString(*image), read.error()) +
            '\n');
    return nullptr;
}

void addRenderOptions(QCommandLineParser& parser)
{
    const QString file = Text::tr("file", "what an option takes");
    parser.addOption({{"o", "output"}, Text::tr("The picture."), file});
    const QString pixels = Text::tr("pixels", "what an option takes");
    parser.addOption({"width", Text::tr("Width of the picture in pixels."), pixels});
    parser.addOption({"scale", Text::tr("Width of a hex in pixels (48)."), pixels, "48"});
    const QString list = Text::tr("list", "what an option takes: names between commas");
    //: %1: words that are typed as they stand
    parser.addOption({"layers", Text::tr("%1: only what is named is drawn.").arg(layerNames), list});
    const QString size = Text::tr("size", "what an option takes: of a sheet of paper");
    const QString tiles = Text::tr("PDF: tiles the map to true size over pages of that size (A4, A3, Letter).");
    parser.addOption({"page", tiles, size});
    parser.addOption({"dark", Text::tr("In the colours of the night.")});
}

editor::Drawing tableDrawing(const Drawn& drawn, const editor::MapStyle& style, editor::TableGame game,
                             const std::shared_ptr<const editor::Scan>& scan, int width)
{
    const auto& table = std::get<play::TableBoard>(drawn.board);
    editor::TablePainter painter(io::tableKinds(table->ruleset), {.grid = style.grid,
                                                                  .names = style.names,
                                                                  .scan = style.scan,
                                                                  .dark = style.dark,
                                                                  .language = words::language()});
    painter.setScan(scan);
    editor::Drawing drawing = editor::drawingOf(table, std::move(painter), std::move(game));
    if (width > 0)
        drawing.scale = editor::scaleForWidth(drawing, width);
    return drawing;
}

/// Of the layers that a map or a scenario may be without: whether it has something of each.
std::vector<std::pair<QLatin1String, bool>> contentsOf(const Drawn& drawn)
{
    std::vector<std::pair<QLatin1String, bool>> all;
    if (drawn.isScenario)
        all = {{QLatin1String("zones"), !drawn.zones.empty()}, {QLatin1String("counters"), !drawn.counters.empty()}};
    const map::HexMap* map = drawn.map();
    const auto add = [&](const char* layer, bool isThere) { all.emplace_back(QLatin1String(layer), isThere); };
    add("levels", map != nullptr && map->levels);
    add("features", map != nullptr && (!map->features.empty() || !map->lines.empty()));
    add("structures", map != nullptr && !map->structures.empty());
    add("overlays", map != nullptr && !map->overlays.empty());
    return all;
}

/// Of the layers that were asked for by name: what is not in the picture.
QStringList missingOf(const Drawn& drawn, const QString& leftOut, const QStringList& layers, bool onPaper)
{
    QStringList missing;
    if (layers.contains("names") && !onPaper && !leftOut.isEmpty())
        missing << leftOut;
    if (layers.contains("scan") && drawn.image() == nullptr)
        missing << Text::tr("There is no scan to draw: the map has no background.");
    if (!drawn.isScenario && (layers.contains("zones") || layers.contains("counters")))
        missing << Text::tr("There are no zones or counters to draw: this is a map, not a scenario.");
    QStringList empty;
    for (const auto& [layer, isThere] : contentsOf(drawn))
        if (!isThere && layers.contains(layer))
            empty << layer;
    if (!empty.isEmpty())
        missing << Text::tr("These layers have nothing to draw: %1.").arg(empty.join(QLatin1String(", ")));
    return missing;
}

} // namespace

int render(const QStringList& arguments)
{
    Command command(
        "render",
        Text::tr(
            "Draws a map, or a scenario with its set-up zones and counters. The ending of OUT says how: .png, .svg or "
            ".pdf."),
        Text::tr("FILE -o OUT.(png|svg|pdf) [--width PX | --scale PX] [--layers LIST] [--page A4] [--dark]", "a usage"),
        "  merlonctl render castle.scenario.yaml -o castle.png --width 1600\n"
        "  merlonctl render castle.map.yaml -o castle.pdf --page A4\n"
        "  merlonctl render castle.map.yaml -o plan.svg --layers features,structures");
    addRenderOptions(command.parser());
    command.mayForce();
    if (const auto done = command.parse(arguments, 1, 1))
        return *done;
    const QString path = command.value("output");
    const QString ending = QFileInfo(path).suffix().toLower();
    if (path.isEmpty() || (ending != "png" && ending != "svg" && ending != "pdf"))
        return command.wrongUsage(Text::tr("-o takes a file that ends in .png, .svg or .pdf, not '%1'.").arg(path));
    bool zones = true;
    bool counters = true;
    auto style = styleOf(command.value("layers"), zones, counters);
    if (!style)
        return command.wrongUsage(Text::tr("--layers takes %1.").arg(layerNames));
    style->dark = command.isSet("dark");
    bool number = true;
    const int width = command.isSet("width") ? command.value("width").toInt(&number) : 0;
    if (!number || (command.isSet("width") && (width < 16 || width > widestPicture)))
        return command.wrongUsage(Text::tr("--width takes 16 to %1 pixels.").arg(widestPicture));
    const double across = command.value("scale").replace(',', '.').toDouble(&number);
    if (!number || !(across >= 1 && across <= 1000))
        return command.wrongUsage(Text::tr("--scale takes 1 to 1000 pixels for a hex."));

    const auto drawn = loadDrawn(command.files().front().toStdString(), command.quiet());
    if (!drawn)
        return BadInput;
    const auto scan = style->scan ? scanOf(*drawn, command.quiet()) : nullptr;
    editor::Picture picture;
    if (const map::HexMap* map = drawn->map())
    {
        picture.map = map;
        picture.palette = io::paletteOf(*map);
        if (zones)
            picture.zones = drawn->zones;
        if (counters)
            picture.counters = drawn->counters;
        picture.style = *style;
        picture.scan = scan;
        picture.scale = width > 0 ? editor::scaleForWidth(map->layout, width) : across / 2;
    }
    editor::TableGame game;
    if (zones)
        game.zones = drawn->outlines;
    if (counters)
        game.pieces = drawn->counters;
    editor::Drawing drawing = drawn->map() != nullptr ? editor::drawingOf(picture)
                                                      : tableDrawing(*drawn, *style, std::move(game), scan, width);
    drawing.over = command.over();
    if (ending == "png" && drawing.bounds(drawing.scale).width() > widestPicture)
        return command.wrongUsage(
            Text::tr("The picture would be wider than %1 pixels; choose a smaller --scale.").arg(widestPicture));
    const auto done = ending == "png"   ? editor::renderPng(drawing, path)
                      : ending == "svg" ? editor::renderSvg(drawing, path)
                                        : editor::renderPdf(drawing, path, command.value("page"));
    if (!done)
    {
        err(done.error() + '\n');
        command.tellOfForce(path.toStdString());
        return BadInput;
    }
    if (!command.quiet())
        out(Text::tr("%1: drawn").arg(path) + '\n');
    const QString leftOut = drawn->map() != nullptr ? editor::leftOut(picture) : QString();
    for (const QString& missing : missingOf(*drawn, leftOut, command.value("layers").split(','), ending == "pdf"))
        if (!command.quiet())
            err(missing + '\n');
    return AllWell;
}

} // namespace merlon::ctl
