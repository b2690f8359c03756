// Values from files, each by its Field.

#include "core/hex/parts.h"
#include "core/play/codec.h"
#include "core/play/seal.h"
#include "core/yaml/mapping.h"
#include "core/yaml/quote.h"

#include <array>
#include <charconv>
#include <chrono>

namespace merlon::play
{
namespace
{

using yaml::Log;
using yaml::Mapping;
using yaml::Node;
using yaml::Style;

/// One of the words of the field, or of those that the system's data has.
std::optional<Value> readChoice(const Node& node, Log& log, const Field& field, const Names& names)
{
    if (!field.words.empty())
    {
        const std::vector<std::string_view> words(field.words.begin(), field.words.end());
        const auto index = yaml::readWord(node, log, field.key, words);
        return index ? std::optional<Value>(Choice{std::string(field.set), std::string(words[*index])}) : std::nullopt;
    }
    const auto text = yaml::readText(node, log, field.key);
    const auto known = names.system.words(field.set);
    if (!text)
        return {};
    if (std::ranges::count(known, *text) > 0)
        return Choice{std::string(field.set), *text};
    log.error(node,
              tell::unknown_word{.what = field.key,
                                 .name = yaml::quote(*text),
                                 .suggestion = yaml::suggestion(*text, {known.begin(), known.end()})},
              "unknown-" + std::string(field.key));
    return {};
}

const map::HexMap* boardOf(const Names& names, int board, const Node& node, Log& log)
{
    if (const HexBoard& on = hexBoard(names.boards, static_cast<std::size_t>(board)))
        return on.get();
    log.error(node, tell::hex_name_no_map{.hex = yaml::quote(node.text)});
    return nullptr;
}

std::optional<hex::Hex> readHexOn(const Node& node, Log& log, const Names& names, int board = 0)
{
    const map::HexMap* map = boardOf(names, board, node, log);
    if (map == nullptr)
        return {};
    if (node.isScalar() && !hex::parseHex(map->layout, node.text))
        if (const auto printed = map::parsePrinted(*map, node.text))
            return printed; // as verdicts name it, where that is no name of files
    return yaml::readHex(node, log, map->layout);
}

std::optional<hex::Side> readSideOn(const Node& node, Log& log, const Names& names, int board = 0)
{
    const map::HexMap* map = boardOf(names, board, node, log);
    return map != nullptr ? yaml::readSide(node, log, map->layout) : std::nullopt;
}

/// Whether it is that map, or laid of that one and others; between them, of no map, is "".
bool isOn(const Board& any, const std::string& id)
{
    const auto* board = std::get_if<HexBoard>(&any);
    if (board == nullptr)
        return false;
    const auto parts = (*board)->layout.parts.all();
    return (*board)->id == id || (!parts.empty() && id.empty()) || std::ranges::count(parts, id, &hex::Part::id) > 0;
}

/// `D7`, or `map-id:D7` on another board than the first and on another map of that one.
std::optional<Place> readHexName(const Node& node, Log& log, const Names& names)
{
    Place place;
    Node name = node;
    if (const auto colon = node.text.find(':'); node.isScalar() && colon != std::string::npos)
    {
        const std::string id = node.text.substr(0, colon);
        const auto at = std::ranges::find_if(names.boards, [&](const Board& board) { return isOn(board, id); });
        if (at == names.boards.end())
        {
            log.error(node, tell::map_name{.name = yaml::quote(id)});
            return {};
        }
        place.board = static_cast<int>(at - names.boards.begin());
        if (std::get<HexBoard>(*at)->layout.parts.empty())
            name.text = node.text.substr(colon + 1);
    }
    const auto hex = readHexOn(name, log, names, place.board);
    if (!hex)
        return {};
    place.hex = *hex;
    return place;
}

std::optional<Value> readPlace(const Node& node, Log& log, const Names& names)
{
    static constexpr std::array<std::string_view, 3> keys{"hex", "level", "side"};
    if (!node.isMapping())
    {
        const auto place = readHexName(node, log, names);
        return place ? std::optional<Value>(*place) : std::nullopt;
    }
    const Mapping mapping(node, log, tell::this_place{}, keys, Style::Never);
    const Node* hex = mapping.need("hex");
    auto place = hex != nullptr ? readHexName(*hex, log, names) : std::nullopt;
    if (!place)
        return {};
    if (const Node* level = mapping.get("level"))
        place->level =
            static_cast<int>(yaml::readInteger(*level, log, "level", map::lowestLevel, map::highestLevel).value_or(0));
    if (const Node* side = mapping.get("side"))
        place->side = readSideOn(*side, log, names, place->board);
    return *place;
}

/// {hex: C3, level: 2}: of a hex that has storeys.
std::optional<Value> readStorey(const Node& node, Log& log, const Field& field, const Names& names)
{
    static constexpr std::array<std::string_view, 2> keys{"hex", "level"};
    const Mapping mapping(node, log, tell::this_place{}, keys, Style::Never);
    const Node* hex = mapping.need("hex");
    const Node* level = mapping.need("level");
    const auto at = hex != nullptr ? readHexOn(*hex, log, names) : std::nullopt;
    const auto storey = level != nullptr ? yaml::readInteger(*level, log, "level", 0, field.storeys) : std::nullopt;
    if (!at || !storey)
        return {};
    return *storey == 0 ? Value(*at) : Value(Place{0, *at, static_cast<int>(*storey), {}});
}

std::optional<Value> readPose(const Node& node, Log& log)
{
    static constexpr std::array<std::string_view, 3> keys{"x", "y", "facing"};
    const Mapping mapping(node, log, tell::this_place_on_the_table{}, keys, Style::Never);
    const auto tenths = [&](std::string_view key, int least, int most)
    {
        const Node* one = mapping.need(key);
        return one != nullptr ? yaml::readTenths(*one, log, key, least, most) : std::nullopt;
    };
    const auto x = tenths("x", -yaml::farthestTenths, yaml::farthestTenths);
    const auto y = tenths("y", -yaml::farthestTenths, yaml::farthestTenths);
    const auto facing = tenths("facing", 0, 3599);
    return x && y && facing ? std::optional<Value>(Pose{*x, *y, *facing}) : std::nullopt;
}

/// Whole numbers between one-letter separators: "2026-05-02" by "--", or nothing.
std::optional<std::vector<int>> numbersBetween(std::string_view text, std::string_view separators)
{
    std::vector<int> out;
    for (std::size_t i = 0; i <= separators.size(); ++i)
    {
        int number = 0;
        const auto read = std::from_chars(text.data(), text.data() + text.size(), number);
        const auto length = static_cast<std::size_t>(read.ptr - text.data());
        if (read.ec != std::errc() || number < 0)
            return {};
        text.remove_prefix(length);
        out.push_back(number);
        if (i == separators.size())
            break;
        if (text.empty() || text.front() != separators[i])
            return {};
        text.remove_prefix(1);
    }
    return text.empty() ? std::optional(out) : std::nullopt;
}

std::optional<std::chrono::sys_days> dayOf(const std::vector<int>& numbers)
{
    using namespace std::chrono;
    const year_month_day date{year(numbers[0]), month(static_cast<unsigned>(numbers[1])),
                              day(static_cast<unsigned>(numbers[2]))};
    return date.ok() && numbers[0] < 10'000 ? std::optional(sys_days(date)) : std::nullopt;
}

std::optional<Value> readDay(const Node& node, Log& log)
{
    const auto numbers = node.isScalar() ? numbersBetween(node.text, "--") : std::nullopt;
    if (numbers && dayOf(*numbers))
        return Day{(*numbers)[0], (*numbers)[1], (*numbers)[2]};
    log.error(node, tell::day{});
    return {};
}

std::optional<Value> readMoment(const Node& node, Log& log)
{
    const bool utc = node.isScalar() && node.text.ends_with('Z');
    const auto numbers =
        utc ? numbersBetween(std::string_view(node.text).substr(0, node.text.size() - 1), "--T:") : std::nullopt;
    const auto day = numbers ? dayOf(*numbers) : std::nullopt;
    if (day && (*numbers)[3] < 24 && (*numbers)[4] < 60)
        return Moment{std::int64_t{24} * 60 * day->time_since_epoch().count() + 60 * (*numbers)[3] + (*numbers)[4]};
    log.error(node, tell::moment{});
    return {};
}

template <class T>
std::optional<Value> asValue(std::optional<T> read)
{
    return read ? std::optional<Value>(std::move(*read)) : std::nullopt;
}

std::optional<Value> readSeal(const Node& node, Log& log, const Field& field, const Names& names)
{
    if (node.isMapping())
        return asValue(readSecret(node, log, field.of(), names));
    constexpr std::string_view prefix = "sha256:";
    constexpr std::size_t digits = 64;
    const std::string_view text = node.text;
    if (node.isScalar() && text.starts_with(prefix) && text.size() == prefix.size() + digits &&
        text.substr(prefix.size()).find_first_not_of("0123456789abcdef") == std::string_view::npos)
        return Seal{std::string(text.substr(prefix.size()))};
    log.error(node, tell::seal{.example = '{' + std::string(field.of().key) + ": {...}, salt: ...}"});
    return {};
}

std::optional<Value> readOne(const Node& node, Log& log, const Field& field, const Names& names)
{
    switch (field.sort)
    {
    case Sort::Flag:
        return asValue(yaml::readBool(node, log, field.key));
    case Sort::Number:
    {
        const auto number = yaml::readInteger(node, log, field.key, field.least, field.most);
        return number ? std::optional<Value>(static_cast<int>(*number)) : std::nullopt;
    }
    case Sort::Text:
        return asValue(yaml::readText(node, log, field.key));
    case Sort::Word:
        return readChoice(node, log, field, names);
    case Sort::Thing:
    {
        auto id = yaml::readText(node, log, field.key);
        return id ? std::optional<Value>(Ref{std::string(field.set), std::move(*id)}) : std::nullopt;
    }
    case Sort::Hex:
        return field.storeys > 0 && node.isMapping() ? readStorey(node, log, field, names)
                                                     : asValue(readHexOn(node, log, names));
    case Sort::Side:
        return asValue(readSideOn(node, log, names));
    case Sort::Place:
        return readPlace(node, log, names);
    case Sort::Pose:
        return readPose(node, log);
    case Sort::Point:
        return asValue(yaml::readPoint(node, log, field.key));
    case Sort::Length:
    {
        const auto tenths = yaml::readTenths(node, log, field.key, std::max(field.least, -yaml::farthestTenths),
                                             std::min(field.most, yaml::farthestTenths));
        return tenths ? std::optional<Value>(Length{*tenths}) : std::nullopt;
    }
    case Sort::Day:
        return readDay(node, log);
    case Sort::Moment:
        return readMoment(node, log);
    case Sort::Seal:
        return readSeal(node, log, field, names);
    case Sort::Row:
        return asValue(readFields(node, log, field.of(), names));
    }
    return {};
}

void tellRange(const Node& node, Log& log, const Field& field, std::string_view fault)
{
    if (fault == "name")
        log.error(node, tell::name{.what = field.key});
    else if (fault == "count")
        log.error(node, tell::count{.what = field.key, .least = field.fewest, .most = field.atMost});
    else
        log.error(node, tell::range_within{.what = field.key, .least = field.least, .most = field.most}, fault);
}

} // namespace

std::optional<Seal> readSecret(const Node& node, Log& log, const Kind& of, const Names& names)
{
    const std::array<std::string_view, 2> keys{of.key, "salt"};
    const Mapping mapping(node, log, tell::what_is_sealed{}, keys, Style::Never);
    const Node* note = mapping.need(of.key);
    const Node* salt = mapping.need("salt");
    const auto fields = note != nullptr ? readFields(*note, log, of, names) : std::nullopt;
    const auto grains = salt != nullptr ? yaml::readText(*salt, log, "salt") : std::nullopt;
    if (grains && grains->empty())
        log.error(*salt, tell::salt{});
    return fields && grains && !grains->empty() ? std::optional(sealOf({std::string(of.key), *fields}, *grains))
                                                : std::nullopt;
}

std::optional<Value> readValue(const Node& node, Log& log, const Field& field, const Names& names)
{
    if (!field.list)
    {
        auto value = readOne(node, log, field, names);
        if (const auto fault = value ? rangeFault(field, *value) : std::string_view(); !fault.empty())
        {
            tellRange(node, log, field, fault);
            return {};
        }
        return value;
    }
    List list;
    bool good = node.isSequence();
    for (const Node& item : yaml::readList(node, log, field.key))
        if (auto value = readOne(item, log, field, names))
            list.push_back(std::move(*value));
        else
            good = false;
    if (!good)
        return {};
    if (const auto fault = rangeFault(field, list); !fault.empty())
    {
        tellRange(node, log, field, fault);
        return {};
    }
    return list;
}

} // namespace merlon::play
