#pragma once

#include "core/map/table_kinds.h"
#include "core/play/fwd.h"
#include "core/play/scenario.h"
#include "editor/render.h"
#include "editor/table_painter.h"

#include <QStringList>

#include <array>
#include <optional>

namespace merlon::editor
{

/// What a picture of a board may show besides its ground.
enum class PicturePart : std::uint8_t
{
    Scan,
    Grid,
    Names,
    Levels,
    Features,
    Structures,
    Overlays,
    Zones,
    Counters
};
inline constexpr int picturePartCount = 9;
/// As command lines and settings call it.
QLatin1String wordOf(PicturePart part);
/// Of all parts, between commas.
QString pictureWords();

inline constexpr int widestPicture = 60000; ///< pixels
inline constexpr int largestHexPixels = 1000;

/// What is asked of a picture file, on a command line or in a dialog.
struct PictureOptions
{
    std::array<bool, picturePartCount> parts = {true, true, true, true, true, true, true, true, true};
    bool dark = false;
    double hexPixels = 48; ///< across a hex of a map, of a PNG or SVG
    double cmPixels = 40;  ///< along a centimetre of a table, the same
    int width = 0;         ///< pixels of all of it in place of those; 0: by those
    QString page;          ///< of a PDF; empty: one as large as all of it

    bool has(PicturePart part) const { return parts[static_cast<std::size_t>(part)]; }
    void set(PicturePart part, bool on) { parts[static_cast<std::size_t>(part)] = on; }
    /// Those parts alone; false when a word is none's.
    bool setParts(const QStringList& words);
};

/// A board and what stands on it.
struct BoardPicture
{
    play::Board board;
    std::shared_ptr<const map::Palette> palette{};  ///< of a map
    std::shared_ptr<const map::TableKinds> kinds{}; ///< of a table
    std::vector<ShownZone> zones{};
    int zonesStrength = 100; ///< percent, on a map
    std::vector<play::Piece> counters{};
    std::shared_ptr<const Scan> scan{};
    MapStyle style{};        ///< of a map, beside what the options say: how strongly it is drawn
    TableStyle tableStyle{}; ///< of a table, the same: the language of names

    const map::HexMap* map() const;
    /// Whether there is anything of it to draw, or to leave out.
    bool has(PicturePart part) const;
};

Drawing drawingOf(std::shared_ptr<const BoardPicture> picture, const PictureOptions& options);
/// What the options ask for and a PNG or SVG has no room for, a sentence; empty when all is drawn.
QString leftOut(const BoardPicture& picture, const PictureOptions& options);

/// Kinds of picture files, by their endings.
inline constexpr std::array<QLatin1String, 3> pictureEndings{QLatin1String("png"), QLatin1String("svg"),
                                                             QLatin1String("pdf")};
/// In lower case; empty when it is no picture's.
QString pictureEnding(const QString& file);
/// By its ending.
tl::expected<void, QString> writePicture(const Drawing& drawing, const QString& file, const QString& page);

} // namespace merlon::editor
