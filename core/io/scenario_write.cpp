#include "core/io/files.h"
#include "core/io/keys.h"
#include "core/io/sheet_layout.h"
#include "core/io/sheet_tables.h"
#include "core/play/codec.h"
#include "core/systems.h"
#include "core/yaml/write.h"

namespace merlon::io
{

using namespace yaml;

namespace
{

std::string counterText(const play::Counter& counter, const play::Boards& boards)
{
    FlowMapping out(counter.extras);
    out.text("id", counter.id);
    if (!counter.name.empty())
        out.text("name", counter.name);
    for (const auto& [key, value] : counter.fields)
        out.raw(key, play::valueText(value, boards));
    return out.done();
}

void writeForce(std::string& lines, int indent, const play::Force& force, const play::Boards& boards)
{
    writeComments(lines, indent, force.extras);
    BlockMapping out(lines, indent + 2, force.extras, std::string(static_cast<std::size_t>(indent), ' ') + "- ");
    out.text("id", force.id);
    out.local("name", force.name);
    if (!force.colour.empty())
        out.text("colour", force.colour);
    if (!force.pattern.empty())
        out.text("pattern", force.pattern);
    if (force.counters.empty())
        return;
    out.nested("counters",
               [&](std::string& items, int inner)
               {
                   for (const auto& counter : force.counters)
                   {
                       writeComments(items, inner, counter.extras);
                       ((items.append(static_cast<std::size_t>(inner), ' ') += "- ") += counterText(counter, boards)) +=
                           '\n';
                   }
               });
}

std::string zoneText(const play::Zone& zone, const play::Boards& boards)
{
    FlowMapping out(zone.extras);
    out.text("id", zone.id);
    out.local("name", zone.name);
    out.text("force", zone.force);
    const auto board = static_cast<std::size_t>(zone.board);
    const bool onAnother = board > 0 && board < boards.size();
    if (onAnother)
        out.text("board", play::idOf(boards[board]));
    if (!zone.outline.empty())
    {
        out.raw("outline", pointsText(zone.outline));
        return out.done();
    }
    play::List hexes;
    for (const hex::Hex one : zone.hexes)
        hexes.emplace_back(one);
    out.raw("hexes", play::valueText(hexes, onAnother ? play::Boards{boards[board]} : boards));
    return out.done();
}

std::string mapRefText(const play::MapRef& ref)
{
    FlowMapping out(ref.extras);
    out.text("file", ref.file);
    if (ref.joint)
    {
        out.raw("edge", keys::borders[static_cast<std::size_t>(ref.joint->border)]);
        if (ref.joint->shift != 0)
            out.number("shift", ref.joint->shift);
        if (ref.joint->sixths != 0)
            out.number("turn", 60 * ref.joint->sixths);
        if (ref.joint->mirrored)
            out.raw("mirrored", "true");
    }
    return out.done();
}

std::string authorText(const play::Author& author)
{
    FlowMapping out(author.extras);
    out.text("name", author.name);
    if (!author.what.empty())
        out.text("what", author.what);
    if (!author.when.empty())
        out.text("when", author.when);
    return out.done();
}

/// One thing a line, with the comments above it.
template <class Things, class Text>
void list(BlockMapping& out, std::string_view key, const Things& things, Text text)
{
    if (things.empty())
        return;
    out.nested(key,
               [&](std::string& lines, int indent)
               {
                   for (const auto& thing : things)
                   {
                       writeComments(lines, indent, thing.extras);
                       ((lines.append(static_cast<std::size_t>(indent), ' ') += "- ") += text(thing)) += '\n';
                   }
               });
}

/// Of a list of rows each has a line.
void writeOwn(BlockMapping& out, std::string_view key, const play::Value& value, const play::Boards& boards)
{
    const auto* list = std::get_if<play::List>(&value);
    const auto isRow = [](const play::Value& one) { return std::holds_alternative<play::Fields>(one); };
    if (list == nullptr || list->empty() || !std::ranges::all_of(*list, isRow))
        return out.raw(key, play::valueText(value, boards));
    out.nested(key,
               [&](std::string& lines, int indent)
               {
                   for (const play::Value& row : *list)
                       lines += std::string(static_cast<std::size_t>(indent), ' ') + "- " +
                                play::valueText(row, boards) + '\n';
               });
}

} // namespace

std::string scenarioText(const play::Scenario& scenario, const play::Boards& boards)
{
    std::string text;
    BlockMapping out(text, 0, scenario.extras);
    const play::System* system = findSystem(scenario.ruleset);
    out.raw("merlon", std::string(system != nullptr ? system->fileKind() : "scenario") + "/1");
    if (!scenario.id.empty())
        out.text("id", scenario.id);
    out.local("title", scenario.title);
    out.local("background", scenario.background);
    out.local("briefing", scenario.briefing);
    out.text("ruleset", scenario.ruleset);
    if (!scenario.edition.empty())
        out.text("edition", scenario.edition);
    if (!scenario.options.empty())
        out.raw("options", play::fieldsText(scenario.options, boards));
    if (!scenario.tables.empty())
        out.nested("tables", [&](std::string& lines, int indent) { lines += tablesText(scenario.tables, indent); });
    list(out, "maps", scenario.maps, mapRefText);
    if (scenario.turns != 0)
        out.number("turns", scenario.turns);
    if (!scenario.first.empty())
        out.text("first", scenario.first);
    for (const auto& [key, value] : scenario.own)
        writeOwn(out, key, value, boards);
    if (scenario.forces.empty() && (system == nullptr || system->maps().first > 0))
        out.raw("forces", "[]");
    else if (!scenario.forces.empty())
        out.nested("forces",
                   [&](std::string& lines, int indent)
                   {
                       for (const auto& force : scenario.forces)
                           writeForce(lines, indent, force, boards);
                   });
    list(out, "zones", scenario.zones, [&](const play::Zone& zone) { return zoneText(zone, boards); });
    out.local("victory", scenario.victory);
    if (!scenario.conditions.empty())
        out.nested("conditions",
                   [&](std::string& lines, int indent)
                   {
                       for (const play::Record& one : scenario.conditions)
                           lines += std::string(static_cast<std::size_t>(indent), ' ') + "- " + one.kind + ": " +
                                    play::fieldsText(one.fields, boards) + '\n';
                   });
    if (scenario.sheet && scenario.sheet->empty())
        out.raw("sheet", "[]");
    else if (scenario.sheet)
        out.nested("sheet", [&](std::string& lines, int indent) { lines += sheetText(*scenario.sheet, indent); });
    out.local("notes", scenario.notes);
    list(out, "authors", scenario.authors, authorText);
    return text;
}

} // namespace merlon::io
