#include "editor/render.h"
#include "app/ctl/command.h"
#include "core/io/files.h"
#include "editor/scan_loader.h"

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

/// A map, or a scenario with its zones and counters.
struct Drawn
{
    map::HexMap map;
    QString file; ///< of the map
    std::vector<editor::ShownZone> zones;
    std::vector<play::Piece> counters;
    bool isScenario = false;
};

std::optional<Drawn> loadDrawn(const std::string& file, bool quiet)
{
    const auto text = io::readFile(file);
    if (!text)
    {
        report({text.error()}, quiet);
        return {};
    }
    if (io::kindOf(*text) == "scenario")
    {
        const auto loaded = io::loadScenario(file);
        report(loaded.diagnostics, quiet);
        if (!loaded.value)
            return {};
        if ((*loaded.value)->boards.empty())
        {
            err(Text::tr("%1: there is no map to draw").arg(QString::fromStdString(file)) + '\n');
            return {};
        }
        const auto scene = play::sceneOf(play::begin(*loaded.value));
        const QString map = QString::fromStdString((*loaded.value)->scenario.maps.front().file);
        return Drawn{*(*loaded.value)->boards.front(), QFileInfo(QString::fromStdString(file)).dir().filePath(map),
                     editor::shownZones((*loaded.value)->scenario), scene ? scene->pieces : std::vector<play::Piece>{},
                     true};
    }
    auto loaded = io::parseMap(*text, file);
    report(loaded.diagnostics, quiet);
    if (!loaded.value)
        return {};
    return Drawn{std::move(*loaded.value), QString::fromStdString(file), {}, {}};
}

/// Null, and said why unless that is not wanted, where it cannot be read: the map is drawn without it.
std::shared_ptr<const editor::Scan> scanOf(const Drawn& drawn, bool quiet)
{
    if (!drawn.map.background)
        return nullptr;
    const auto file = editor::scanFile(drawn.file, drawn.map.background->image);
    const auto read = file ? editor::Scan::read(*file) : editor::Scan::Read(tl::unexpected(file.error()));
    if (read)
        return *read;
    if (!quiet)
        err(Text::tr("The scanned map %1 is not drawn: %2", "file, a sentence that says why")
                .arg(QString::fromStdString(drawn.map.background->image), read.error()) +
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

/// Of the layers that were asked for by name: what is not in the picture.
QStringList missingOf(const Drawn& drawn, const editor::Picture& picture, const QStringList& layers, bool onPaper)
{
    QStringList missing;
    if (const QString left = editor::leftOut(picture); layers.contains("names") && !onPaper && !left.isEmpty())
        missing << left;
    if (layers.contains("scan") && !drawn.map.background)
        missing << Text::tr("There is no scan to draw: the map has no background.");
    if (!drawn.isScenario && (layers.contains("zones") || layers.contains("counters")))
        missing << Text::tr("There are no zones or counters to draw: this is a map, not a scenario.");
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
    const double across = command.value("scale").toDouble(&number);
    if (!number || !(across >= 1 && across <= 1000))
        return command.wrongUsage(Text::tr("--scale takes 1 to 1000 pixels for a hex."));

    auto drawn = loadDrawn(command.files().front().toStdString(), command.quiet());
    if (!drawn)
        return BadInput;
    editor::Picture picture;
    picture.over = command.over();
    picture.map = &drawn->map;
    picture.palette = io::paletteOf(drawn->map);
    if (zones)
        picture.zones = drawn->zones;
    if (counters)
        picture.counters = drawn->counters;
    picture.style = *style;
    if (style->scan)
        picture.scan = scanOf(*drawn, command.quiet());
    picture.scale = width > 0 ? editor::scaleForWidth(drawn->map.layout, width) : across / 2;
    if (ending == "png" && editor::MapPainter::bounds(drawn->map.layout, picture.scale).width() > widestPicture)
        return command.wrongUsage(
            Text::tr("The picture would be wider than %1 pixels; choose a smaller --scale.").arg(widestPicture));
    const auto done = ending == "png"   ? editor::renderPng(picture, path)
                      : ending == "svg" ? editor::renderSvg(picture, path)
                                        : editor::renderPdf(picture, path, command.value("page"));
    if (!done)
    {
        err(done.error() + '\n');
        command.tellOfForce(path.toStdString());
        return BadInput;
    }
    if (!command.quiet())
        out(Text::tr("%1: drawn").arg(path) + '\n');
    for (const QString& missing : missingOf(*drawn, picture, command.value("layers").split(','), ending == "pdf"))
        if (!command.quiet())
            err(missing + '\n');
    return AllWell;
}

} // namespace merlon::ctl
