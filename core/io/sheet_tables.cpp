#include "core/io/sheet_tables.h"

#include "core/systems.h"
#include "core/yaml/mapping.h"
#include "core/yaml/quote.h"
#include "core/yaml/source_text.h"
#include "core/yaml/write.h"

#include <algorithm>
#include <sstream>

namespace merlon::io
{

using namespace yaml;

namespace
{

play::Cells cellsOf(const std::string& text)
{
    play::Cells cells;
    std::istringstream lines(text);
    for (std::string line; std::getline(lines, line);)
    {
        std::istringstream words(line);
        std::vector<std::string> row;
        for (std::string word; words >> word;)
            row.push_back(std::move(word));
        if (!row.empty())
            cells.push_back(std::move(row));
    }
    return cells;
}

/// On the line of its row, where the table is a block.
void tell(const play::CellFault& fault, const Node& node, Log& log)
{
    if (fault.row < 0 || !node.block)
        return fault.warns ? log.warning(node, fault.message) : log.error(node, fault.message);
    const int line = node.line + 1 + fault.row;
    const int column = log.indentOf(line);
    fault.warns ? log.warning(line, column, fault.message) : log.error(line, column, fault.message);
}

} // namespace

std::vector<play::TypedTable> readTables(const Node& node, Log& log, const play::System& system)
{
    std::vector<play::TypedTable> tables;
    if (!node.isMapping())
    {
        log.error(node, tell::sheet_table_mapping{});
        return tables;
    }
    for (std::size_t i = 0; i + 1 < node.items.size(); i += 2)
    {
        play::TypedTable table{readText(node.items[i], log, "tables").value_or(""), {}};
        const Node& value = node.items[i + 1];
        table.cells = cellsOf(readText(value, log, table.id, Longest::Briefing).value_or(""));
        if (std::ranges::count(tables, table.id, &play::TypedTable::id) > 0)
            log.error(node.items[i], tell::sheet_table_again{.name = quote(table.id)});
        for (const play::CellFault& fault : system.faults(table))
            io::tell(fault, value, log);
        tables.push_back(std::move(table));
    }
    return tables;
}

std::string tablesText(const std::vector<play::TypedTable>& tables, int indent)
{
    std::string text;
    BlockMapping out(text, indent);
    for (const play::TypedTable& table : tables)
    {
        std::vector<std::size_t> widths;
        for (const auto& row : table.cells)
        {
            widths.resize(std::max(widths.size(), row.size()));
            for (std::size_t column = 0; column < row.size(); ++column)
                widths[column] = std::max(widths[column], row[column].size());
        }
        std::vector<std::string> lines;
        for (const auto& row : table.cells)
        {
            std::string& line = lines.emplace_back();
            for (std::size_t column = 0; column < row.size(); ++column)
                line +=
                    row[column] + (column + 1 < row.size() ? std::string(widths[column] - row[column].size() + 1, ' ')
                                                           : std::string());
        }
        out.lines(table.id, lines);
    }
    return text;
}

Loaded<SheetTables> parseTables(std::string_view text, const std::string& file)
{
    static constexpr std::array<std::string_view, 3> known{"merlon", "ruleset", "tables"};
    const SourceText source(text);
    Log log(file, source.view());
    Loaded<SheetTables> loaded;
    if (const auto document = parseDocumentOf("tables", source.view(), log))
    {
        SheetTables tables;
        const Mapping fields(document->root, log, tell::the_tables{}, known, Style::Never);
        if (const Node* node = fields.need("ruleset"))
            tables.system = readId(*node, log, "ruleset");
        const play::System* system = findSystem(tables.system);
        if (system == nullptr && !tables.system.empty())
            log.error(*fields.get("ruleset"),
                      tell::unknown_ruleset_none{.name = quote(tables.system),
                                                 .suggestion = suggestion(tables.system, systemNames())});
        if (const Node* node = fields.need("tables"); node != nullptr && system != nullptr)
            tables.tables = readTables(*node, log, *system);
        if (!log.hasErrors())
            loaded.value = std::move(tables);
    }
    loaded.diagnostics = log.take();
    return loaded;
}

std::string tablesFileText(const SheetTables& tables)
{
    std::string text;
    BlockMapping out(text, 0);
    out.raw("merlon", "tables/1");
    out.text("ruleset", tables.system);
    if (tables.tables.empty())
        out.raw("tables", "{}");
    else
        out.nested("tables", [&](std::string& lines, int indent) { lines += tablesText(tables.tables, indent); });
    return text;
}

} // namespace merlon::io
