#pragma once

#include "editor/art/decal.h"
#include "editor/art/pattern.h"
#include "editor/art/scene.h"
#include "editor/art/symbols.h"

#include <QFont>
#include <QImage>

#include <memory>
#include <mutex>
#include <unordered_map>

namespace merlon::editor::art
{

/// A little picture and where its top left lies from the point that it is put on, in pixels.
struct Sprite
{
    QImage image; ///< null when there is nothing to see
    QPoint offset;
};

/// A piece of writing in two: the halo that keeps it legible, and the ink. Pieces are set side by side by `advance`.
struct Glyphs
{
    Sprite halo;
    Sprite ink;
    int advance = 0;
};

QFont writingFont(Writing writing, double pixels);
QColor writingColour(Writing writing, const Inks& inks);

/// Everything that a map is put together from at one scale: made when first wanted, kept, shared by threads.
class Sheet
{
public:
    Sheet(hex::Orientation orientation, double scale, const Inks& inks, const Symbols& symbols,
          std::vector<ThingLook> things);

    const Sprite& decal(Decal decal) const;
    /// Of a short piece of writing; there are at most a few thousand in any map's numbering.
    const Glyphs& glyphs(Writing writing, const QString& piece) const;
    const Texture& texture(Ground ground, int variant) const;

    double scale() const { return scale_; }
    const HexShape& shape() const { return shape_; }

private:
    Sprite drawnDecal(Decal decal) const;
    Glyphs drawnGlyphs(Writing writing, const QString& piece) const;

    const HexShape shape_;
    const double scale_;
    const Inks& inks_;
    const Symbols& symbols_;
    const std::vector<ThingLook> things_;
    mutable std::mutex mutex_;
    mutable std::unordered_map<std::uint32_t, std::unique_ptr<Sprite>> decals_;
    mutable std::unordered_map<QString, std::unique_ptr<Glyphs>> glyphs_;
    mutable std::array<std::array<std::unique_ptr<Texture>, patternVariants>, groundCount> textures_;
};

} // namespace merlon::editor::art
