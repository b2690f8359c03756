#include "core/io/rows.h"

#include <algorithm>
#include <array>

namespace merlon::io
{

using namespace yaml;

namespace
{

constexpr std::int16_t unknown = -100;

/// What each character of a row stands for.
using Alphabet = std::array<std::int16_t, 256>;

std::vector<std::string_view> rowsOf(std::string_view text)
{
    std::vector<std::string_view> rows;
    while (!text.empty())
    {
        const auto end = std::min(text.find('\n'), text.size());
        const auto row = text.substr(0, end);
        rows.push_back(row.substr(0, row.find_last_not_of(" \t") + 1));
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    while (!rows.empty() && rows.back().empty())
        rows.pop_back();
    return rows;
}

std::size_t characters(std::string_view text)
{
    return static_cast<std::size_t>(
        std::ranges::count_if(text, [](char c) { return (static_cast<unsigned char>(c) & 0xC0U) != 0x80U; }));
}

struct Place
{
    int line;
    int column;
};

/// What is told of a character that stands for nothing.
using TellUnknown = Message (*)(std::size_t row, const std::string& hex, const Argument& symbol);

class RowReader
{
public:
    RowReader(const Node& node, Log& log, const hex::Layout& layout, const Alphabet& alphabet, Argument what,
              TellUnknown unknownAt)
        : node_(node), log_(log), layout_(layout), alphabet_(alphabet), what_(std::move(what)), unknownAt_(unknownAt)
    {
    }

    template <class T>
    std::vector<T> read()
    {
        std::vector<T> out(static_cast<std::size_t>(layout_.count()), T{});
        const auto rows = rowsOf(node_.text);
        const auto wanted = static_cast<std::size_t>(layout_.rows);
        if (rows.size() != wanted)
            log_.error(node_, tell::row_count{.what = what_,
                                              .rows = counted<tell::rows_one, tell::rows_many>(rows.size()),
                                              .wanted = wanted});
        for (std::size_t row = 0; row < std::min(rows.size(), wanted); ++row)
            readRow(rows[row], row, out.data() + row * static_cast<std::size_t>(layout_.columns));
        return out;
    }

private:
    template <class T>
    void readRow(std::string_view text, std::size_t row, T* out)
    {
        const auto columns = static_cast<std::size_t>(layout_.columns);
        if (const auto length = characters(text); length != columns)
        {
            const auto place = placeOf(row, 0);
            log_.error(place.line, place.column,
                       tell::row_length{.row = row + 1,
                                        .hexes = counted<tell::hexes_one, tell::hexes_many>(length),
                                        .columns = counted<tell::columns_one, tell::columns_many>(columns)});
        }
        for (std::size_t column = 0; column < std::min(text.size(), columns); ++column)
        {
            const auto value = alphabet_[static_cast<unsigned char>(text[column])];
            if (value == unknown)
                tellUnknown(text, row, column);
            else
                out[column] = static_cast<T>(value);
        }
    }

    /// Each unknown character once, where it stands first.
    void tellUnknown(std::string_view text, std::size_t row, std::size_t column)
    {
        bool& told = told_[static_cast<unsigned char>(text[column])];
        if (told)
            return;
        told = true;
        const auto place = placeOf(row, column);
        const bool visible = text[column] > ' ' && text[column] <= '~';
        const Argument symbol = visible ? Argument(std::string("'") + text[column] + '\'') : tell::this_character{};
        const std::string hex = hex::columnName(static_cast<int>(column)) + std::to_string(row + 1);
        log_.error(place.line, place.column, unknownAt_(row + 1, hex, symbol));
    }

    /// A literal block begins in the line behind its `|`; of another kind of text only the beginning is known.
    Place placeOf(std::size_t row, std::size_t column) const
    {
        if (!node_.block)
            return {node_.line, node_.column};
        const int line = node_.line + 1 + static_cast<int>(row);
        return {line, log_.indentOf(line) + static_cast<int>(column)};
    }

    template <class One, class Many>
    static Argument counted(std::size_t number)
    {
        return number == 1 ? Argument(One{}) : Argument(Many{.count = number});
    }

    const Node& node_;
    Log& log_;
    const hex::Layout& layout_;
    const Alphabet& alphabet_;
    Argument what_;
    TellUnknown unknownAt_;
    std::array<bool, 256> told_{};
};

bool isRows(const Node& node, Log& log)
{
    if (!node.isScalar())
        log.error(node, tell::type_rows{});
    return node.isScalar();
}

} // namespace

std::vector<std::uint8_t> readTerrainRows(const Node& node, Log& log, const hex::Layout& layout,
                                          const std::vector<map::LegendEntry>& legend)
{
    if (!isRows(node, log))
        return {};
    Alphabet alphabet;
    alphabet.fill(unknown);
    for (std::size_t i = 0; i < legend.size(); ++i)
        alphabet[static_cast<unsigned char>(legend[i].symbol)] = static_cast<std::int16_t>(i);
    const auto notInLegend = [](std::size_t row, const std::string& hex, const Argument& symbol) -> Message
    { return tell::unknown_symbol_legend{.row = row, .hex = hex, .symbol = symbol}; };
    return RowReader(node, log, layout, alphabet, tell::the_terrain{}, notInLegend).read<std::uint8_t>();
}

std::vector<std::int8_t> readLevelRows(const Node& node, Log& log, const hex::Layout& layout)
{
    if (!isRows(node, log))
        return {};
    Alphabet alphabet;
    alphabet.fill(unknown);
    for (int level = 0; level <= map::highestLevel; ++level)
        alphabet[static_cast<std::size_t>('0' + level)] = static_cast<std::int16_t>(level);
    alphabet[static_cast<std::size_t>('_')] = map::lowestLevel;
    const auto noLevel = [](std::size_t row, const std::string& hex, const Argument& symbol) -> Message
    { return tell::unknown_symbol_level{.row = row, .hex = hex, .symbol = symbol}; };
    return RowReader(node, log, layout, alphabet, tell::the_block_of_levels{}, noLevel).read<std::int8_t>();
}

} // namespace merlon::io
