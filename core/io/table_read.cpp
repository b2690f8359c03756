#include "core/io/joint_save.h"
#include "core/io/keys.h"
#include "core/io/outline.h"
#include "core/io/photograph.h"
#include "core/io/table_map.h"
#include "core/systems.h"
#include "core/yaml/comments.h"
#include "core/yaml/quote.h"
#include "core/yaml/source_text.h"
#include "core/yaml/write.h"

#include <algorithm>
#include <unordered_map>

namespace merlon::io
{

using namespace yaml;

namespace
{

constexpr std::size_t mostPoints = 20'000; ///< of a table in all: whether outlines cross themselves is soon known

class TableReader
{
public:
    TableReader(const Node& root, const std::vector<Comment>& comments, Log& log)
        : log_(log),
          file_(root, log, tell::the_table{}, keys::table, Style::Block),
          comments_(comments, file_, keys::table)
    {
    }

    map::TableMap read();

private:
    void readHead();
    void readSize();
    void readArea(const Node& node, map::Area& area);
    void readCourse(const Node& node, map::Course& course);
    void readNode(const Node& node, map::Node& place);
    void readWay(const Node& node, map::Way& way);
    template <class T>
    void readThings(std::string_view key, std::vector<T>& into, void (TableReader::*readOne)(const Node&, T&));
    template <class T>
    void readIdentity(const Mapping& fields, T& thing, const Argument& what, const std::vector<map::TableKind>& kinds);
    bool counts(const Node& node);
    std::string readEnd(const Mapping& fields, std::string_view key);

    Log& log_;
    Mapping file_;
    CommentKeeper comments_;
    map::TableMap table_;
    std::shared_ptr<const map::TableKinds> kinds_;
    std::unordered_map<std::string, int> ids_; ///< and the lines that they stand in
    std::size_t points_ = 0;
};

map::TableMap TableReader::read()
{
    readHead();
    readSize();
    readThings("areas", table_.areas, &TableReader::readArea);
    readThings("courses", table_.courses, &TableReader::readCourse);
    readThings("nodes", table_.nodes, &TableReader::readNode);
    readThings("ways", table_.ways, &TableReader::readWay);
    if (const Node* node = file_.get("background"))
        table_.background = readPhotograph(*node, log_);
    table_.extras = comments_.attach();
    settle(table_.extras, keys::table, keys::written(table_));
    return std::move(table_);
}

void TableReader::readHead()
{
    if (const Node* node = file_.get("id"))
        table_.id = readId(*node, log_, "id");
    else if (file_.valid())
        log_.warning(file_.node(), tell::missing_id_table{}, "missing-id");
    if (const Node* node = file_.get("title"))
        table_.title = readLocalText(*node, log_, "title", Longest::Title);
    if (const Node* node = file_.get("ruleset"))
    {
        table_.ruleset = readId(*node, log_, "ruleset");
        if (!table_.ruleset.empty() && findSystem(table_.ruleset) == nullptr)
            log_.error(*node, tell::unknown_ruleset_none{.name = quote(table_.ruleset),
                                                         .suggestion = suggestion(table_.ruleset, systemNames())});
    }
    kinds_ = tableKinds(table_.ruleset);
    if (const Node* node = file_.get("unit"))
        table_.unit = static_cast<map::Unit>(readWord(*node, log_, "unit", keys::units).value_or(0));
}

void TableReader::readSize()
{
    const Node* node = file_.need("size");
    if (node == nullptr)
        return;
    const auto wrong = [&] {
        log_.error(*node,
                   tell::table_size{.least = tenthsText(map::shortestSide), .most = tenthsText(map::longestSide)});
    };
    if (!node->isSequence() || node->items.size() != 2)
        return wrong();
    Log aside({}, {}); // one sentence says all
    const auto side = [&](const Node& one)
    { return readTenths(one, aside, "size", map::shortestSide, map::longestSide); };
    const auto width = side(node->items[0]);
    const auto depth = side(node->items[1]);
    if (!width || !depth)
        return wrong();
    table_.width = *width;
    table_.depth = *depth;
}

template <class T>
void TableReader::readThings(std::string_view key, std::vector<T>& into, void (TableReader::*readOne)(const Node&, T&))
{
    const Node* node = file_.get(key);
    if (node == nullptr)
        return;
    const auto items = readList(*node, log_, key);
    into.resize(items.size());
    for (std::size_t i = 0; i < items.size(); ++i)
    {
        (this->*readOne)(items[i], into[i]);
        comments_.item(items[i], into[i].extras);
    }
}

template <class T>
void TableReader::readIdentity(const Mapping& fields, T& thing, const Argument& what,
                               const std::vector<map::TableKind>& kinds)
{
    if (const Node* value = fields.need("id"))
    {
        thing.id = readId(*value, log_, "id");
        if (const auto [first, fresh] = ids_.emplace(thing.id, value->line); !fresh && !thing.id.empty())
            log_.error(*value, tell::same_id_table{.name = quote(thing.id), .line = first->second}, "same-id");
    }
    if (const Node* value = fields.get("name"))
        thing.name = readLocalText(*value, log_, "name", Longest::Name);
    const Node* value = fields.need("kind");
    const auto kind = value != nullptr ? readText(*value, log_, "kind") : std::nullopt;
    if (!kind)
        return;
    thing.kind = *kind;
    if (kind->empty())
        log_.error(*value, tell::empty_text{.what = "kind"});
    else if (map::find(kinds, *kind) == nullptr)
    {
        std::vector<std::string_view> known;
        for (const map::TableKind& one : kinds)
            known.push_back(one.id);
        log_.warning(*value,
                     tell::unknown_kind{.what = what, .name = quote(*kind), .suggestion = suggestion(*kind, known)});
    }
}

/// False: the table has too many by now.
bool TableReader::counts(const Node& node)
{
    const bool few = points_ <= mostPoints;
    points_ += node.items.size();
    if (few && points_ > mostPoints)
        log_.error(node, tell::outline_many{.most = mostPoints});
    return points_ <= mostPoints;
}

void TableReader::readArea(const Node& node, map::Area& area)
{
    Mapping fields(node, log_, tell::this_area{}, keys::area);
    readIdentity(fields, area, tell::area{}, kinds_->areas);
    if (const Node* value = fields.get("level"))
        area.level =
            static_cast<int>(readInteger(*value, log_, "level", map::lowestLevel, map::highestLevel).value_or(0));
    if (const Node* value = fields.need("outline"); value && counts(*value))
        area.outline = readOutline(*value, log_, &table_);
    area.extras = std::move(fields.extras);
    settle(area.extras, keys::area, keys::written(area));
}

void TableReader::readCourse(const Node& node, map::Course& course)
{
    Mapping fields(node, log_, tell::this_course{}, keys::course);
    readIdentity(fields, course, tell::course{}, kinds_->courses);
    if (const Node* value = fields.need("width"))
        course.width = readTenths(*value, log_, "width", 1, map::widestCourse).value_or(0);
    if (const Node* value = fields.need("points"); value && counts(*value))
    {
        course.points = readPoints(*value, log_, "points", &table_);
        if (value->isSequence() && value->items.size() < 2)
            log_.error(*value, tell::course_short{});
    }
    course.extras = std::move(fields.extras);
    settle(course.extras, keys::course, keys::written(course));
}

void TableReader::readNode(const Node& node, map::Node& place)
{
    Mapping fields(node, log_, tell::this_node{}, keys::node);
    readIdentity(fields, place, tell::node{}, kinds_->nodes);
    if (const Node* value = fields.need("at"))
        if (const auto point = readPoint(*value, log_, "at"))
        {
            tellIfBeyond(*value, log_, *point, &table_);
            place.at = *point;
        }
    place.extras = std::move(fields.extras);
    settle(place.extras, keys::node, keys::written(place));
}

/// The nodes are read before.
std::string TableReader::readEnd(const Mapping& fields, std::string_view key)
{
    const Node* node = fields.need(key);
    const std::string name = node != nullptr ? readId(*node, log_, key) : std::string();
    if (name.empty() || std::ranges::count(table_.nodes, name, &map::Node::id) > 0)
        return name;
    std::vector<std::string_view> known;
    for (const map::Node& one : table_.nodes)
        known.push_back(one.id);
    log_.error(*node, tell::unknown_node{.name = quote(name), .suggestion = suggestion(name, known)});
    return name;
}

void TableReader::readWay(const Node& node, map::Way& way)
{
    Mapping fields(node, log_, tell::this_way{}, keys::way);
    readIdentity(fields, way, tell::way{}, kinds_->ways);
    way.from = readEnd(fields, "from");
    way.to = readEnd(fields, "to");
    if (!way.from.empty() && way.from == way.to)
        log_.error(node, tell::way_ends{.name = quote(way.from)});
    if (const Node* value = fields.get("bends"); value && counts(*value))
        way.bends = readPoints(*value, log_, "bends", &table_);
    way.extras = std::move(fields.extras);
    settle(way.extras, keys::way, keys::written(way));
}

} // namespace

Loaded<map::TableMap> parseTable(std::string_view text, const std::string& file)
{
    const SourceText source(text);
    Log log(file, source.view());
    Loaded<map::TableMap> loaded;
    if (const auto document = parseDocumentOf("table", source.view(), log))
    {
        auto table = TableReader(document->root, document->comments, log).read();
        if (!log.hasErrors())
            loaded.value = std::move(table);
    }
    loaded.diagnostics = log.take();
    return loaded;
}

Loaded<map::TableMap> loadTable(const std::filesystem::path& path)
{
    endSave(path);
    const auto text = readFile(path);
    return text ? parseTable(*text, path.string()) : Loaded<map::TableMap>{std::nullopt, {text.error()}};
}

} // namespace merlon::io
