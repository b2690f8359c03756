#include "editor/map_document.h"

#include "core/edit/map_value.h"
#include "core/io/read_back.h"
#include "core/systems.h"

#include <algorithm>

namespace merlon::editor
{
namespace
{

std::shared_ptr<const map::Palette> paletteOf(const map::HexMap& map)
{
    auto palette = io::paletteOf(map);
    return palette ? palette : io::palette(defaultSystem().id());
}

/// Whether a head says anything else but what its layers need.
bool sameProperties(map::HexMap a, const map::HexMap& b)
{
    a.legend = b.legend;
    a.levels = b.levels;
    return a == b;
}

} // namespace

std::function<std::string()> MapDocument::writer() const
{
    return [map = map_] { return io::mapText(map); };
}

tl::expected<std::string, yaml::Diagnostic> MapDocument::textToSave(const QString& path) const
{
    return io::textToSave(map_, path.toStdString());
}

io::Loaded<edit::Value> MapDocument::parsed(const QByteArray& text, const QString& path) const
{
    auto loaded = io::parseMap(text.toStdString(), path.toStdString());
    io::Loaded<edit::Value> out{{}, std::move(loaded.diagnostics)};
    if (loaded.value)
        out.value = edit::valueOf(std::move(*loaded.value));
    return out;
}

void MapDocument::renew()
{
    map_ = edit::mapOf(value());
    palette_ = paletteOf(map_);
}

void MapDocument::follow(const edit::Patch& undo)
{
    edit::follow(map_, value(), undo);
    palette_ = paletteOf(map_);
}

void MapDocument::tellAll()
{
    emit mapReset();
    emit propertiesChanged();
    emit titleChanged();
}

void MapDocument::tell(const edit::Value& before, const edit::Patch& undo)
{
    const map::HexMap& was = edit::headOf(before);
    const map::HexMap& is = edit::headOf(value());
    if (undo.grid || was.ruleset != is.ruleset)
        return tellAll();
    for (std::size_t shelf = edit::OfMap::head + 1; shelf < undo.things.size(); ++shelf)
        if (!undo.things[shelf].empty())
        {
            emit thingsChanged();
            break;
        }
    auto hexes = hexesOf(undo);
    for (std::size_t shelf = edit::OfMap::head + 1; shelf < undo.things.size(); ++shelf)
        for (const edit::Entry& entry : undo.things[shelf]) // and where it lies now
            if (const auto* now = edit::find(*value().shelves[shelf], entry.key))
            {
                edit::Patch there;
                there.put(shelf, *now);
                hexes += hexesOf(there);
            }
    if (!hexes.isEmpty())
        emit hexesChanged(hexes);
    if (!sameProperties(was, is))
        emit propertiesChanged();
    if (was.title != is.title)
        emit titleChanged();
}

QVector<hex::Hex> hexesOf(const edit::Patch& patch)
{
    QVector<hex::Hex> hexes;
    for (const auto& cells : patch.cells)
        for (const auto& cell : cells)
            hexes << cell.at;
    std::ranges::sort(hexes); // terrain and level change together
    hexes.erase(std::unique(hexes.begin(), hexes.end()), hexes.end());
    for (const auto& shelf : patch.things)
        for (const edit::Entry& entry : shelf)
            if (entry.thing)
                (void)entry.thing.touches([&](hex::Hex at) { return hexes << at, false; });
    return hexes;
}

} // namespace merlon::editor
