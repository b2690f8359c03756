#include "core/io/keys.h"
#include "core/io/photograph.h"
#include "core/io/table_map.h"
#include "core/yaml/write.h"

namespace merlon::io
{

using namespace yaml;

namespace
{

template <class T>
void writeIdentity(FlowMapping& out, const T& thing)
{
    out.text("id", thing.id);
    out.text("kind", thing.kind);
}

std::string textOf(const map::Area& area)
{
    FlowMapping out(area.extras);
    writeIdentity(out, area);
    if (area.level != 0)
        out.number("level", area.level);
    out.local("name", area.name);
    out.raw("outline", pointsText(area.outline));
    return out.done();
}

std::string textOf(const map::Course& course)
{
    FlowMapping out(course.extras);
    writeIdentity(out, course);
    out.tenths("width", course.width);
    out.local("name", course.name);
    out.raw("points", pointsText(course.points));
    return out.done();
}

std::string textOf(const map::Node& place)
{
    FlowMapping out(place.extras);
    writeIdentity(out, place);
    out.raw("at", pointText(place.at));
    out.local("name", place.name);
    return out.done();
}

std::string textOf(const map::Way& way)
{
    FlowMapping out(way.extras);
    writeIdentity(out, way);
    out.text("from", way.from);
    out.text("to", way.to);
    out.local("name", way.name);
    if (!way.bends.empty())
        out.raw("bends", pointsText(way.bends));
    return out.done();
}

/// A line each.
template <class Things>
void list(BlockMapping& out, std::string_view key, const Things& things)
{
    if (things.empty())
        return;
    out.nested(key,
               [&](std::string& lines, int indent)
               {
                   for (const auto& thing : things)
                   {
                       writeComments(lines, indent, thing.extras);
                       ((lines.append(static_cast<std::size_t>(indent), ' ') += "- ") += textOf(thing)) += '\n';
                   }
               });
}

} // namespace

std::string tableText(const map::TableMap& table)
{
    std::string text;
    BlockMapping out(text, 0, table.extras);
    out.raw("merlon", "table/1");
    if (!table.id.empty())
        out.text("id", table.id);
    out.local("title", table.title);
    if (!table.ruleset.empty())
        out.text("ruleset", table.ruleset);
    out.raw("size", pointText({table.width, table.depth}));
    if (table.unit != map::Unit::Millimetre)
        out.text("unit", keys::units[static_cast<std::size_t>(table.unit)]);
    list(out, "areas", table.areas);
    list(out, "courses", table.courses);
    list(out, "nodes", table.nodes);
    list(out, "ways", table.ways);
    if (table.background)
        out.raw("background", photographText(*table.background));
    return text;
}

} // namespace merlon::io
