#include "editor/board_picture.h"

#include "editor/table_picture.h"

#include <QFileInfo>

#include <algorithm>

namespace merlon::editor
{
namespace
{

constexpr std::array<QLatin1String, picturePartCount> partWords{
    QLatin1String("scan"),     QLatin1String("grid"),     QLatin1String("names"),
    QLatin1String("levels"),   QLatin1String("features"), QLatin1String("structures"),
    QLatin1String("overlays"), QLatin1String("zones"),    QLatin1String("counters")};

MapStyle styleOf(const BoardPicture& picture, const PictureOptions& options)
{
    MapStyle style = picture.style;
    style.scan = options.has(PicturePart::Scan);
    style.grid = options.has(PicturePart::Grid);
    style.names = options.has(PicturePart::Names);
    style.levels = options.has(PicturePart::Levels);
    style.features = options.has(PicturePart::Features);
    style.structures = options.has(PicturePart::Structures);
    style.overlays = options.has(PicturePart::Overlays);
    style.dark = options.dark;
    return style;
}

Picture mapPicture(const BoardPicture& from, const PictureOptions& options)
{
    Picture picture;
    picture.map = from.map();
    picture.palette = from.palette;
    picture.scan = from.scan;
    picture.style = styleOf(from, options);
    picture.zonesStrength = from.zonesStrength;
    if (options.has(PicturePart::Zones))
        picture.zones = from.zones;
    if (options.has(PicturePart::Counters))
        picture.counters = from.counters;
    picture.scale = options.width > 0 ? scaleForWidth(from.map()->layout, options.width) : options.hexPixels / 2;
    return picture;
}

Drawing tableDrawing(const BoardPicture& from, const PictureOptions& options)
{
    TableStyle style = from.tableStyle;
    style.scan = options.has(PicturePart::Scan);
    style.grid = options.has(PicturePart::Grid);
    style.names = options.has(PicturePart::Names);
    style.dark = options.dark;
    TablePainter painter(from.kinds, std::move(style));
    painter.setScan(from.scan);
    TableGame game;
    if (options.has(PicturePart::Zones))
        game.zones = from.zones;
    if (options.has(PicturePart::Counters))
        game.pieces = from.counters;
    Drawing drawing = drawingOf(std::get<play::TableBoard>(from.board), std::move(painter), std::move(game));
    drawing.scale = options.width > 0 ? scaleForWidth(drawing, options.width) : options.cmPixels / 10;
    return drawing;
}

bool hasNames(const map::TableMap& table)
{
    const auto named = [](const auto& things)
    { return std::ranges::any_of(things, [](const auto& one) { return !one.name.empty(); }); };
    return named(table.areas) || named(table.courses) || named(table.nodes);
}

} // namespace

QLatin1String wordOf(PicturePart part)
{
    return partWords[static_cast<std::size_t>(part)];
}

QString pictureWords()
{
    return QStringList(partWords.begin(), partWords.end()).join(QLatin1String(", "));
}

bool PictureOptions::setParts(const QStringList& asked)
{
    parts.fill(false);
    for (const QString& word : asked)
    {
        const auto found = std::ranges::find(partWords, word);
        if (found == partWords.end())
            return false;
        parts[static_cast<std::size_t>(found - partWords.begin())] = true;
    }
    return true;
}

const map::HexMap* BoardPicture::map() const
{
    const auto* is = std::get_if<play::HexBoard>(&board);
    return is != nullptr ? is->get() : nullptr;
}

bool BoardPicture::has(PicturePart part) const
{
    switch (part)
    {
    case PicturePart::Scan:
        return scan != nullptr;
    case PicturePart::Grid:
        return true;
    case PicturePart::Names:
        return map() != nullptr || hasNames(*std::get<play::TableBoard>(board));
    case PicturePart::Levels:
        return map() != nullptr && map()->levels;
    case PicturePart::Features:
        return map() != nullptr && (!map()->features.empty() || !map()->lines.empty());
    case PicturePart::Structures:
        return map() != nullptr && !map()->structures.empty();
    case PicturePart::Overlays:
        return map() != nullptr && !map()->overlays.empty();
    case PicturePart::Zones:
        return !zones.empty();
    case PicturePart::Counters:
        return !counters.empty();
    }
    return false;
}

Drawing drawingOf(std::shared_ptr<const BoardPicture> picture, const PictureOptions& options)
{
    if (picture->map() == nullptr)
        return tableDrawing(*picture, options);
    struct Kept
    {
        std::shared_ptr<const BoardPicture> board;
        Picture picture;
    };
    const auto kept = std::make_shared<const Kept>(Kept{picture, mapPicture(*picture, options)});
    Drawing drawing = drawingOf(kept->picture);
    drawing.keeps = kept;
    return drawing;
}

QString leftOut(const BoardPicture& picture, const PictureOptions& options)
{
    return picture.map() != nullptr ? leftOut(mapPicture(picture, options)) : QString();
}

QString pictureEnding(const QString& file)
{
    const QString ending = QFileInfo(file).suffix().toLower();
    return std::ranges::find(pictureEndings, ending) != pictureEndings.end() ? ending : QString();
}

tl::expected<void, QString> writePicture(const Drawing& drawing, const QString& file, const QString& page)
{
    const QString ending = pictureEnding(file);
    return ending == "svg"   ? renderSvg(drawing, file)
           : ending == "pdf" ? renderPdf(drawing, file, page)
                             : renderPng(drawing, file);
}

} // namespace merlon::editor
