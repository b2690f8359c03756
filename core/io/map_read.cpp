#include "core/io/background.h"
#include "core/io/files.h"
#include "core/io/keys.h"
#include "core/io/lines.h"
#include "core/io/numbering.h"
#include "core/io/rows.h"
#include "core/io/span.h"
#include "core/systems.h"
#include "core/yaml/comments.h"
#include "core/yaml/mapping.h"
#include "core/yaml/quote.h"
#include "core/yaml/source_text.h"

#include <algorithm>
#include <unordered_map>

namespace merlon::io
{

using namespace yaml;

namespace
{

std::vector<std::string_view> views(const std::vector<std::string>& words)
{
    return {words.begin(), words.end()};
}

template <class Row>
std::vector<std::string> idsOf(const std::vector<Row>& rows)
{
    std::vector<std::string> ids;
    for (const Row& row : rows)
        ids.push_back(row.id);
    return ids;
}

/// What a word should be one of: as it is told, and the code when it is none.
struct Sought
{
    Argument name;
    std::string_view code;
};

/// A word that the ruleset should know. One that it does not is kept, with a warning.
std::string readKnown(const Node& node, Log& log, const Sought& what, const std::vector<std::string>& known)
{
    auto word = readText(node, log, what.name);
    if (!word)
        return {};
    if (word->empty())
        log.error(node, tell::empty_text{.what = what.name});
    else if (!known.empty() && std::ranges::find(known, *word) == known.end())
        log.warning(
            node,
            tell::unknown_kept{.what = what.name, .name = quote(*word), .suggestion = suggestion(*word, views(known))},
            what.code);
    return std::move(*word);
}

class MapReader
{
public:
    MapReader(const Node& root, const std::vector<Comment>& comments, Log& log)
        : log_(log), file_(root, log, tell::the_map{}, keys::map, Style::Block), comments_(comments, file_, keys::map)
    {
    }

    map::HexMap read();

private:
    void readHead();
    bool readGrid();
    void readTerrain();
    void readLegend(const Node& node);
    void readLevels(const Node& node);
    void readFeatures(const Node& node);
    void readFeature(const Node& node, map::Feature& feature);
    void rememberSides(const Node& node, const map::Feature& feature);
    void readStructures(const Node& node);
    void readOverlays(const Node& node);
    void tellProblems(std::span<const Node> overlays);
    void readLines(const Node& node);
    std::vector<hex::Hex> hexesOf(const Mapping& fields);

    Log& log_;
    Mapping file_;
    CommentKeeper comments_;
    map::HexMap map_;
    std::shared_ptr<const map::Palette> palette_; ///< null for a system that nobody knows
    map::Palette words_;
    std::unordered_map<std::string, int> sidesTaken_; ///< hexside and kind, and the line that it stands in
};

map::HexMap MapReader::read()
{
    readHead();
    const bool grid = readGrid();
    if (const Node* node = file_.get("numbering"))
        map_.numbering = readNumbering(*node, log_);
    if (grid)
    {
        readTerrain();
        if (const Node* node = file_.get("levels"))
            readLevels(*node);
        if (const Node* node = file_.get("features"))
            readFeatures(*node);
        if (const Node* node = file_.get("structures"))
            readStructures(*node);
        if (const Node* node = file_.get("overlays"))
            readOverlays(*node);
        if (const Node* node = file_.get("lines"))
            readLines(*node);
    }
    if (const Node* node = file_.get("background"))
        map_.background = readBackground(*node, log_);
    map_.extras = comments_.attach();
    settle(map_.extras, keys::map, keys::written(map_));
    return std::move(map_);
}

void MapReader::readHead()
{
    if (const Node* node = file_.get("id"))
        map_.id = readId(*node, log_, "id");
    else if (file_.valid())
        log_.warning(file_.node(), tell::missing_id{});
    if (const Node* node = file_.get("title"))
        map_.title = readLocalText(*node, log_, "title", Longest::Title);
    const Node* node = file_.get("ruleset");
    if (node)
        map_.ruleset = readId(*node, log_, "ruleset");
    if (node && map_.ruleset.empty())
        return;
    palette_ = paletteOf(map_);
    if (palette_)
        words_ = *palette_;
    else if (node)
        log_.error(*node, tell::unknown_ruleset_none{.name = quote(map_.ruleset),
                                                     .suggestion = suggestion(map_.ruleset, systemNames())});
}

bool MapReader::readGrid()
{
    const Node* node = file_.need("grid");
    if (!node)
        return false;
    Mapping grid(*node, log_, tell::the_grid{}, keys::grid);
    const auto extent = [&](const char* key)
    {
        const Node* value = grid.need(key);
        return value ? readInteger(*value, log_, key, 1, map::maxExtent) : std::nullopt;
    };
    const auto word = [&](const char* key, const keys::Words& words)
    {
        const Node* value = grid.need(key);
        return value ? readWord(*value, log_, key, words) : std::nullopt;
    };
    const auto columns = extent("columns");
    const auto rows = extent("rows");
    const auto orientation = word("hexes", keys::orientations);
    const auto shove = word("shoved", keys::shoves);
    if (const Node* span = grid.get("span"))
        map_.span = readSpan(*span, log_);
    map_.gridExtras = std::move(grid.extras);
    if (!columns || !rows || !orientation || !shove)
        return false;
    map_.layout = {static_cast<int>(*columns), static_cast<int>(*rows), static_cast<hex::Orientation>(*orientation),
                   static_cast<hex::Shove>(*shove)};
    settle(map_.gridExtras, keys::grid, keys::writtenGrid(map_));
    return true;
}

void MapReader::readTerrain()
{
    const Node* node = file_.need("terrain");
    if (!node)
        return;
    Mapping fields(*node, log_, tell::the_terrain{}, keys::terrain, Style::Block);
    const Node* legend = fields.need("legend");
    if (legend)
        readLegend(*legend);
    if (const Node* rows = fields.need("rows"); rows && legend)
        map_.terrain = readTerrainRows(*rows, log_, map_.layout, map_.legend);
    map_.terrainExtras = std::move(fields.extras);
    settle(map_.terrainExtras, keys::terrain, {keys::terrain.begin(), keys::terrain.end()});
}

void MapReader::readLegend(const Node& node)
{
    if (!node.isMapping())
        return log_.error(node, tell::type_legend{});
    std::vector<std::string_view> known;
    if (palette_)
        for (const auto& terrain : palette_->terrain)
            known.push_back(terrain.id);
    if (node.items.empty())
        log_.error(node, tell::legend{});
    std::unordered_map<char, int> lines;
    for (std::size_t i = 0; i + 1 < node.items.size(); i += 2)
    {
        const Node& key = node.items[i];
        const Node& value = node.items[i + 1];
        const bool good = key.isScalar() && key.text.size() == 1 && key.text[0] > ' ' && key.text[0] <= '~';
        if (!good)
        {
            log_.error(key, tell::symbol_legend{});
            continue;
        }
        if (const auto [first, fresh] = lines.emplace(key.text[0], key.line); !fresh)
        {
            log_.error(key, tell::duplicate_key_symbol{.symbol = key.text, .line = first->second});
            continue;
        }
        const auto word = readText(value, log_, "terrain");
        const std::string terrain = word.value_or("");
        if (word && palette_ && std::ranges::find(known, std::string_view(terrain)) == known.end())
            log_.error(value, tell::unknown_terrain{.name = quote(terrain),
                                                    .symbol = key.text,
                                                    .suggestion = suggestion(terrain, known)});
        map_.legend.push_back({key.text[0], terrain});
    }
}

void MapReader::readLevels(const Node& node)
{
    Mapping fields(node, log_, "levels", keys::levels, Style::Block);
    if (const Node* rows = fields.need("rows"))
        map_.levels = readLevelRows(*rows, log_, map_.layout);
    map_.levelsExtras = std::move(fields.extras);
    settle(map_.levelsExtras, keys::levels, {keys::levels.begin(), keys::levels.end()});
}

void MapReader::readFeatures(const Node& node)
{
    const auto items = readList(node, log_, "features");
    map_.features.resize(items.size());
    for (std::size_t i = 0; i < items.size(); ++i)
        readFeature(items[i], map_.features[i]);
}

void MapReader::readFeature(const Node& node, map::Feature& feature)
{
    Mapping fields(node, log_, tell::this_feature{}, keys::feature);
    std::optional<hex::Hex> place;
    if (const Node* value = fields.need("hex"))
        place = readHex(*value, log_, map_.layout);
    feature.hex = place.value_or(hex::Hex{});
    if (const Node* value = fields.need("sides"))
    {
        for (const Node& item : readList(*value, log_, "sides"))
            if (const auto side = readSide(item, log_, map_.layout))
                feature.sides.push_back(*side);
        if (value->isSequence() && value->items.empty())
            log_.error(*value, tell::side_none{});
    }
    if (const Node* value = fields.need("kind"))
        feature.kind = readKnown(*value, log_, {tell::feature{}, "unknown-feature"}, words_.features);
    if (const Node* value = fields.get("state"))
        feature.state = readKnown(*value, log_, {tell::state{}, "unknown-state"}, words_.featureStates);
    if (place)
        rememberSides(node, feature);
    feature.extras = std::move(fields.extras);
    settle(feature.extras, keys::feature, keys::written(feature));
    comments_.item(node, feature.extras);
}

void MapReader::rememberSides(const Node& node, const map::Feature& feature)
{
    for (const auto side : feature.sides)
    {
        std::string key = std::to_string(6 * map_.layout.index(feature.hex) + static_cast<int>(side)) + feature.kind;
        if (const auto [first, fresh] = sidesTaken_.emplace(std::move(key), node.line); !fresh)
            log_.error(node, tell::feature_twice{.hex = hex::name(map_.layout, feature.hex),
                                                 .side = hex::sideName(map_.layout.orientation, side),
                                                 .kind = feature.kind,
                                                 .line = first->second});
    }
}

std::vector<hex::Hex> MapReader::hexesOf(const Mapping& fields)
{
    const Node* value = fields.need("hexes");
    return value ? readHexes(*value, log_, map_.layout, "hexes") : std::vector<hex::Hex>();
}

void MapReader::readStructures(const Node& node)
{
    const auto items = readList(node, log_, "structures");
    const auto kinds = idsOf(words_.structures);
    map_.structures.resize(items.size());
    std::unordered_map<std::string, int> lines;
    for (std::size_t i = 0; i < items.size(); ++i)
    {
        auto& structure = map_.structures[i];
        Mapping fields(items[i], log_, tell::this_structure{}, keys::structure);
        if (const Node* value = fields.need("id"))
        {
            structure.id = readId(*value, log_, "id");
            if (const auto [first, fresh] = lines.emplace(structure.id, value->line); !fresh && !structure.id.empty())
                log_.error(*value, tell::same_id_structure{.name = quote(structure.id), .line = first->second});
        }
        if (const Node* value = fields.get("name"))
            structure.name = readLocalText(*value, log_, "name", Longest::Name);
        if (const Node* value = fields.need("kind"))
            structure.kind = readKnown(*value, log_, {tell::structure{}, "unknown-structure"}, kinds);
        if (const Node* value = fields.get("stone"))
            structure.stone = readKnown(*value, log_, {tell::stone{}, "unknown-stone"}, words_.stones);
        structure.hexes = hexesOf(fields);
        structure.extras = std::move(fields.extras);
        settle(structure.extras, keys::structure, keys::written(structure));
        comments_.item(items[i], structure.extras);
    }
}

void MapReader::readOverlays(const Node& node)
{
    const auto items = readList(node, log_, "overlays");
    const auto kinds = idsOf(words_.overlays);
    map_.overlays.resize(items.size());
    for (std::size_t i = 0; i < items.size(); ++i)
    {
        auto& covering = map_.overlays[i];
        Mapping fields(items[i], log_, tell::this_overlay{}, keys::overlay);
        if (const Node* value = fields.need("kind"))
            covering.kind = readKnown(*value, log_, {tell::overlay{}, "unknown-overlay"}, kinds);
        covering.hexes = hexesOf(fields);
        if (const Node* value = fields.get("outward"))
            covering.outward = readSide(*value, log_, map_.layout);
        if (const Node* value = fields.get("state"))
            covering.state = readText(*value, log_, "state").value_or("");
        covering.extras = std::move(fields.extras);
        settle(covering.extras, keys::overlay, keys::written(covering));
        comments_.item(items[i], covering.extras);
    }
    tellProblems(items);
}

void MapReader::tellProblems(std::span<const Node> overlays)
{
    const play::System* system = findSystem(map_.ruleset.empty() ? defaultSystem().id() : map_.ruleset);
    if (system == nullptr || log_.hasErrors())
        return;
    for (const play::MapProblem& problem : system->oddities(map_))
    {
        const Node& overlay = overlays[problem.overlay];
        const Node* at = &overlay;
        for (std::size_t i = 0; i + 1 < overlay.items.size(); i += 2)
            if (overlay.items[i].text == problem.field)
                at = &overlay.items[i + 1];
        log_.warning(*at, problem.message);
    }
}

void MapReader::readLines(const Node& node)
{
    std::unordered_map<std::string, int> ids;
    for (const Node& item : readList(node, log_, "lines"))
    {
        map::Line line = readLine(item, log_, map_.layout, words_);
        if (const auto [first, fresh] = ids.emplace(line.id, item.line); !fresh && !line.id.empty())
            log_.error(item, tell::same_id_line{.name = quote(line.id), .line = first->second});
        comments_.item(item, line.extras);
        map_.lines.push_back(std::move(line));
    }
}

} // namespace

Loaded<map::HexMap> parseMap(std::string_view text, const std::string& file)
{
    const SourceText source(text);
    Log log(file, source.view());
    Loaded<map::HexMap> loaded;
    if (const auto document = parseDocumentOf("map", source.view(), log))
    {
        auto map = MapReader(document->root, document->comments, log).read();
        if (!log.hasErrors())
            loaded.value = std::move(map);
    }
    loaded.diagnostics = log.take();
    return loaded;
}

} // namespace merlon::io
