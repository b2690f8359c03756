#pragma once

#include "core/map/hex_map.h"
#include "core/map/palette.h"
#include "editor/board_document.h"

#include <QVector>

#include <memory>

namespace merlon::editor
{

/// A map as a document, and at hand as painters, models and rules want it.
class MapDocument : public BoardDocument
{
    Q_OBJECT

public:
    using BoardDocument::BoardDocument;

    const map::HexMap& map() const { return map_; }
    std::shared_ptr<const map::Palette> palette() const { return palette_; }
    play::Board board() const override { return std::make_shared<const map::HexMap>(map_); }

    const std::string* image() const override { return map_.background ? &map_.background->image : nullptr; }
    std::function<std::string()> writer() const override;
    tl::expected<std::string, yaml::Diagnostic> textToSave(const QString& path) const override;
    io::Loaded<edit::Value> parsed(const QByteArray& text, const QString& path) const override;

signals:
    /// Terrain, level, or what stands there.
    void hexesChanged(const QVector<merlon::hex::Hex>& hexes);
    /// Before hexesChanged: another list of features, structures or overlays.
    void thingsChanged();
    /// Everything may be different, the extents too.
    void mapReset();
    void propertiesChanged();

protected:
    const LocalText& title() const override { return map_.title; }
    void renew() override;
    void follow(const edit::Patch& undo) override;
    void tell(const edit::Value& before, const edit::Patch& undo) override;
    void tellAll() override;

private:
    map::HexMap map_;
    std::shared_ptr<const map::Palette> palette_;
};

/// The hexes that a patch of a map touches, or that something lies on which it does; some may come twice.
QVector<hex::Hex> hexesOf(const edit::Patch& patch);

} // namespace merlon::editor
