#include "core/io/sheet_layout.h"

#include "core/io/keys.h"
#include "core/yaml/mapping.h"
#include "core/yaml/quote.h"
#include "core/yaml/write.h"

#include <algorithm>
#include <map>

namespace merlon::io
{

using namespace yaml;

namespace
{

constexpr int mostCounted = 100'000;

class SheetReader
{
public:
    SheetReader(Log& log, CommentKeeper& comments, const play::System& system, const play::Scenario& scenario)
        : log_(log), comments_(comments), words_{play::SheetPart::own}
    {
        for (const play::OnSheet& one : system.onSheet(scenario))
            words_.push_back(one.key);
    }

    play::SheetParts read(const Node& node)
    {
        play::SheetParts parts;
        const auto items = readList(node, log_, "sheet");
        parts.resize(items.size());
        for (std::size_t i = 0; i < items.size(); ++i)
            readPart(items[i], parts[i]);
        return parts;
    }

private:
    void readPart(const Node& node, play::SheetPart& part)
    {
        Mapping fields(node, log_, tell::this_part{}, keys::sheetPart, Style::Block);
        if (const Node* value = fields.need("part"))
            part.shows = words_[readWord(*value, log_, "part", words_).value_or(0)];
        if (const Node* value = fields.get("column"))
            part.column = static_cast<play::SheetColumn>(readWord(*value, log_, "column", keys::columns).value_or(0));
        if (const Node* value = fields.get("lines"))
            part.lines = static_cast<int>(readInteger(*value, log_, "lines", 0, mostLines).value_or(0));
        if (const Node* value = fields.get("title"))
            part.title = readLocalText(*value, log_, "title", Longest::Title);
        if (const Node* value = fields.get("text"))
            part.text = readLocalText(*value, log_, "text", Longest::Note);
        for (const std::string_view key : {"text", "rows"})
            if (const Node* at = fields.keyNode(key); at && !part.isOwn())
                log_.error(*at, tell::sheet_not_own{.key = key});
        comments_.item(node, part.extras);
        if (const Node* value = fields.get("rows"))
            readRows(*value, part.rows);
        part.extras = std::move(fields.extras);
        settle(part.extras, keys::sheetPart, keys::written(part));
    }

    void readRows(const Node& node, std::vector<play::SheetRow>& rows)
    {
        const auto items = readList(node, log_, "rows");
        rows.resize(items.size());
        for (std::size_t i = 0; i < items.size(); ++i)
            readRow(items[i], rows[i]);
    }

    void readRow(const Node& node, play::SheetRow& row)
    {
        Mapping fields(node, log_, tell::this_row{}, keys::sheetRow);
        if (const Node* value = fields.need("id"))
        {
            row.id = readId(*value, log_, "id");
            if (const auto [first, fresh] = taken_.emplace(row.id, value->line); !fresh && !row.id.empty())
                log_.error(*value, tell::same_name{.what = tell::row{}, .name = quote(row.id), .line = first->second});
        }
        if (const Node* value = fields.get("name"))
            row.name = readLocalText(*value, log_, "name", Longest::Name);
        if (const Node* value = fields.get("boxes"))
            row.boxes = static_cast<int>(readInteger(*value, log_, "boxes", 0, mostBoxes).value_or(0));
        if (const Node* value = fields.get("tally"))
        {
            row.tally = static_cast<int>(readInteger(*value, log_, "tally", -mostCounted, mostCounted).value_or(0));
            if (const Node* at = fields.keyNode("boxes"))
                log_.error(*at, tell::sheet_boxes_and_tally{});
        }
        row.extras = std::move(fields.extras);
        settle(row.extras, keys::sheetRow, keys::written(row));
        comments_.item(node, row.extras);
    }

    Log& log_;
    CommentKeeper& comments_;
    std::vector<std::string_view> words_;
    std::map<std::string, int> taken_;
};

std::string rowText(const play::SheetRow& row)
{
    FlowMapping out(row.extras);
    out.text("id", row.id);
    out.local("name", row.name);
    if (row.boxes != 0)
        out.number("boxes", row.boxes);
    if (row.tally)
        out.number("tally", *row.tally);
    return out.done();
}

void writePart(std::string& lines, int indent, const play::SheetPart& part)
{
    writeComments(lines, indent, part.extras);
    BlockMapping out(lines, indent + 2, part.extras, std::string(static_cast<std::size_t>(indent), ' ') + "- ");
    out.text("part", part.shows);
    if (part.column != play::SheetColumn::Across)
        out.raw("column", keys::columns[static_cast<std::size_t>(part.column)]);
    if (part.lines != 0)
        out.number("lines", part.lines);
    out.local("title", part.title);
    out.local("text", part.text);
    if (part.rows.empty())
        return;
    out.nested("rows",
               [&](std::string& items, int inner)
               {
                   for (const play::SheetRow& row : part.rows)
                   {
                       writeComments(items, inner, row.extras);
                       ((items.append(static_cast<std::size_t>(inner), ' ') += "- ") += rowText(row)) += '\n';
                   }
               });
}

} // namespace

play::SheetParts readSheet(const Node& node, Log& log, CommentKeeper& comments, const play::System& system,
                           const play::Scenario& scenario)
{
    return SheetReader(log, comments, system, scenario).read(node);
}

std::string sheetText(const play::SheetParts& parts, int indent)
{
    std::string lines;
    for (const play::SheetPart& part : parts)
        writePart(lines, indent, part);
    return lines;
}

} // namespace merlon::io
