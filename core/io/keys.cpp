#include "core/io/keys.h"

#include "core/play/codec.h"

#include <algorithm>
#include <iterator>

namespace merlon::io::keys
{
namespace
{

/// All keys but those whose value is not there.
class Filter
{
public:
    explicit Filter(std::span<const std::string_view> all) : words_(all.begin(), all.end()) {}
    Filter& unless(bool absent, std::string_view key)
    {
        if (absent)
            std::erase(words_, key);
        return *this;
    }
    Words done() { return std::move(words_); }

private:
    Words words_;
};

} // namespace

Words written(const map::HexMap& value)
{
    return Filter(keys::map)
        .unless(value.id.empty(), "id")
        .unless(value.title.empty(), "title")
        .unless(value.ruleset.empty(), "ruleset")
        .unless(!value.numbering, "numbering")
        .unless(!value.levels, "levels")
        .unless(value.features.empty(), "features")
        .unless(value.structures.empty(), "structures")
        .unless(value.overlays.empty(), "overlays")
        .unless(value.lines.empty(), "lines")
        .unless(!value.background, "background")
        .done();
}

Words writtenGrid(const map::HexMap& value)
{
    return Filter(grid).unless(value.span.empty(), "span").done();
}

Words written(const map::Numbering& value)
{
    return Filter(numbering)
        .unless(value.firstColumn == 1, "first-column")
        .unless(value.firstRow == 1, "first-row")
        .unless(value.padding == 0, "padding")
        .unless(value.separator.empty(), "separator")
        .done();
}

Words written(const map::Feature& value)
{
    return Filter(feature).unless(value.state.empty(), "state").done();
}

Words written(const map::Structure& value)
{
    return Filter(structure).unless(value.name.empty(), "name").unless(value.stone.empty(), "stone").done();
}

Words written(const map::Covering& value)
{
    return Filter(overlay).unless(!value.outward, "outward").unless(value.state.empty(), "state").done();
}

Words written(const map::Line& value)
{
    return Filter(line)
        .unless(value.level == 0, "level")
        .unless(!value.round, "round")
        .unless(value.sharp.empty(), "sharp")
        .unless(value.edge.empty(), "edge")
        .unless(value.outward == map::Line::Outward::None, "outward")
        .unless(value.under.empty(), "under")
        .unless(value.stairs.empty(), "stairs")
        .done();
}

Words written(const map::Background& value)
{
    return Filter(background)
        .unless(value.height == 0, "height")
        .unless(value.rotation == 0, "rotation")
        .unless(!value.locked, "locked")
        .done();
}

Words written(const map::TableMap& value)
{
    return Filter(table)
        .unless(value.id.empty(), "id")
        .unless(value.title.empty(), "title")
        .unless(value.ruleset.empty(), "ruleset")
        .unless(value.unit == map::Unit::Millimetre, "unit")
        .unless(value.areas.empty(), "areas")
        .unless(value.courses.empty(), "courses")
        .unless(value.nodes.empty(), "nodes")
        .unless(value.ways.empty(), "ways")
        .unless(!value.background, "background")
        .done();
}

Words written(const map::Area& value)
{
    return Filter(area).unless(value.name.empty(), "name").unless(value.level == 0, "level").done();
}

Words written(const map::Course& value)
{
    return Filter(course).unless(value.name.empty(), "name").done();
}

Words written(const map::Node& value)
{
    return Filter(node).unless(value.name.empty(), "name").done();
}

Words written(const map::Way& value)
{
    return Filter(way).unless(value.name.empty(), "name").unless(value.bends.empty(), "bends").done();
}

Words written(const map::Photograph& value)
{
    return Filter(photograph).unless(!value.locked, "locked").done();
}

Words scenarioOf(const play::System* system)
{
    Words all(scenario.begin(), scenario.end());
    if (system != nullptr && system->own() != nullptr)
        std::ranges::copy(play::keysOf(*system->own()), std::inserter(all, std::ranges::find(all, "forces")));
    return all;
}

Words written(const play::Scenario& value, const play::System* system)
{
    Filter filter(scenarioOf(system));
    if (system != nullptr && system->own() != nullptr)
        for (const std::string_view key : play::keysOf(*system->own()))
            filter.unless(play::find(value.own, key) == nullptr, key);
    return filter.unless(value.id.empty(), "id")
        .unless(value.title.empty(), "title")
        .unless(value.background.empty(), "background")
        .unless(value.briefing.empty(), "briefing")
        .unless(value.edition.empty(), "edition")
        .unless(value.options.empty(), "options")
        .unless(value.tables.empty(), "tables")
        .unless(value.turns == 0, "turns")
        .unless(value.first.empty(), "first")
        .unless(value.forces.empty() && system != nullptr && system->maps().first == 0, "forces")
        .unless(value.zones.empty(), "zones")
        .unless(value.victory.empty(), "victory")
        .unless(value.conditions.empty(), "conditions")
        .unless(!value.sheet, "sheet")
        .unless(value.notes.empty(), "notes")
        .unless(value.authors.empty(), "authors")
        .done();
}

Words written(const play::Author& value)
{
    return Filter(author).unless(value.what.empty(), "what").unless(value.when.empty(), "when").done();
}

Words written(const play::MapRef& value)
{
    const hex::Joint joint = value.joint.value_or(hex::Joint());
    return Filter(mapRef)
        .unless(!value.joint, "edge")
        .unless(joint.shift == 0, "shift")
        .unless(joint.sixths == 0, "turn")
        .unless(!joint.mirrored, "mirrored")
        .done();
}

Words written(const play::Force& value)
{
    return Filter(force)
        .unless(value.name.empty(), "name")
        .unless(value.colour.empty(), "colour")
        .unless(value.pattern.empty(), "pattern")
        .unless(value.counters.empty(), "counters")
        .done();
}

Words written(const play::SheetPart& value)
{
    return Filter(sheetPart)
        .unless(value.column == play::SheetColumn::Across, "column")
        .unless(value.lines == 0, "lines")
        .unless(value.title.empty(), "title")
        .unless(value.text.empty(), "text")
        .unless(value.rows.empty(), "rows")
        .done();
}

Words written(const play::SheetRow& value)
{
    return Filter(sheetRow)
        .unless(value.name.empty(), "name")
        .unless(value.boxes == 0, "boxes")
        .unless(!value.tally, "tally")
        .done();
}

Words written(const play::Zone& value)
{
    const bool onTable = !value.outline.empty();
    return Filter(zone)
        .unless(value.name.empty(), "name")
        .unless(value.board == 0, "board")
        .unless(onTable, "hexes")
        .unless(!onTable, "outline")
        .done();
}

} // namespace merlon::io::keys
