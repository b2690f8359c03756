// Values and records from files.

#include "core/play/codec.h"
#include "core/yaml/mapping.h"
#include "core/yaml/write.h"

#include <charconv>
#include <chrono>

namespace merlon::play
{
namespace
{

using yaml::Log;
using yaml::Mapping;
using yaml::Node;

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
    log.error(node, "unknown-" + std::string(field.key),
              "the rules know no " + std::string(field.key) + " '" + *text + '\'' +
                  yaml::suggestion(*text, {known.begin(), known.end()}));
    return {};
}

const map::HexMap* boardOf(const Names& names, int board, const Node& node, Log& log)
{
    if (static_cast<std::size_t>(board) < names.boards.size())
        return names.boards[static_cast<std::size_t>(board)].get();
    log.error(node, "hex-name", "there is no map here, and so no hex '" + node.text + '\'');
    return nullptr;
}

std::optional<hex::Hex> readHexOn(const Node& node, Log& log, const Names& names, int board = 0)
{
    const map::HexMap* map = boardOf(names, board, node, log);
    return map != nullptr ? yaml::readHex(node, log, map->layout) : std::nullopt;
}

std::optional<hex::Side> readSideOn(const Node& node, Log& log, const Names& names, int board = 0)
{
    const map::HexMap* map = boardOf(names, board, node, log);
    return map != nullptr ? yaml::readSide(node, log, map->layout) : std::nullopt;
}

/// `D7`, or `map-id:D7` on another board than the first.
std::optional<Place> readHexName(const Node& node, Log& log, const Names& names)
{
    Place place;
    Node name = node;
    if (const auto colon = node.text.find(':'); node.isScalar() && colon != std::string::npos)
    {
        const std::string id = node.text.substr(0, colon);
        const auto at = std::ranges::find(names.boards, id, [](const auto& board) { return board->id; });
        if (at == names.boards.end())
        {
            log.error(node, "map-name", "there is no map '" + id + "' in this scenario");
            return {};
        }
        place.board = static_cast<int>(at - names.boards.begin());
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
    const Mapping mapping(node, log, "this place", keys);
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

std::optional<Value> readPose(const Node& node, Log& log)
{
    static constexpr std::array<std::string_view, 3> keys{"x", "y", "facing"};
    const Mapping mapping(node, log, "this place on the table", keys);
    const auto number = [&](std::string_view key, int most)
    {
        const Node* one = mapping.need(key);
        return one != nullptr ? static_cast<int>(yaml::readInteger(*one, log, key, 0, most).value_or(0)) : 0;
    };
    const Pose pose{number("x", 1'000'000), number("y", 1'000'000), number("facing", 3599)};
    return mapping.valid() ? std::optional<Value>(pose) : std::nullopt;
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
    log.error(node, "day", "this should be a day, like 2026-05-02");
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
    log.error(node, "moment", "this should be a moment, like 2026-05-02T09:30Z");
    return {};
}

std::optional<Value> readSeal(const Node& node, Log& log)
{
    constexpr std::string_view prefix = "sha256:";
    constexpr std::size_t digits = 64;
    const std::string_view text = node.text;
    if (node.isScalar() && text.starts_with(prefix) && text.size() == prefix.size() + digits &&
        text.substr(prefix.size()).find_first_not_of("0123456789abcdef") == std::string_view::npos)
        return Seal{std::string(text.substr(prefix.size()))};
    log.error(node, "seal", "this should be a seal, 'sha256:' and 64 digits");
    return {};
}

template <class T>
std::optional<Value> asValue(std::optional<T> read)
{
    return read ? std::optional<Value>(std::move(*read)) : std::nullopt;
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
        return asValue(readHexOn(node, log, names));
    case Sort::Side:
        return asValue(readSideOn(node, log, names));
    case Sort::Place:
        return readPlace(node, log, names);
    case Sort::Pose:
        return readPose(node, log);
    case Sort::Day:
        return readDay(node, log);
    case Sort::Moment:
        return readMoment(node, log);
    case Sort::Seal:
        return readSeal(node, log);
    case Sort::Row:
        return asValue(readFields(node, log, field.of(), names));
    }
    return {};
}

void tellRange(const Node& node, Log& log, const Field& field, std::string_view fault)
{
    const auto within = [](auto least, auto most) { return std::to_string(least) + " to " + std::to_string(most); };
    log.error(node, std::string(fault),
              fault == "count" ? std::string(field.key) + " takes " + within(field.fewest, field.atMost) + " of them"
                               : std::string(field.key) + " should be within " + within(field.least, field.most));
}

std::string kindsOf(std::span<const Kind* const> kinds)
{
    std::string all;
    for (const Kind* kind : kinds)
        all += (all.empty() ? "" : ", ") + std::string(kind->key);
    return all;
}

/// What stands behind the key of an effect's kind that is none of its fields is `true`.
std::optional<Record> readEffectOf(const Kind& kind, const Node& node, Log& log, const Names& names)
{
    Node fields = node;
    if (find(kind, kind.key) == nullptr)
        for (std::size_t i = 0; i + 1 < fields.items.size(); i += 2)
            if (fields.items[i].text == kind.key)
            {
                const auto flag = yaml::readBool(fields.items[i + 1], log, kind.key);
                if (flag == false)
                    log.error(fields.items[i + 1], "effect", "only '" + std::string(kind.key) + ": true' is an effect");
                if (flag != true)
                    return {};
                fields.items.erase(fields.items.begin() + static_cast<std::ptrdiff_t>(i),
                                   fields.items.begin() + static_cast<std::ptrdiff_t>(i) + 2);
                break;
            }
    auto read = readFields(fields, log, kind, names);
    if (!read)
        return {};
    return Record{std::string(kind.key), std::move(*read)};
}

} // namespace

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

std::optional<Fields> readFields(const Node& node, Log& log, const Kind& kind, const Names& names, bool whole)
{
    std::vector<std::string_view> keys;
    for (const Field& field : kind.fields)
    {
        keys.push_back(field.key);
        if (!field.formerly.empty())
            keys.push_back(field.formerly);
    }
    Node none;
    none.kind = Node::Kind::Mapping;
    const Mapping mapping(kind.fields.empty() && node.kind == Node::Kind::Null ? none : node, log,
                          '\'' + std::string(kind.key) + '\'', keys);
    if (!mapping.valid())
        return {};
    Fields fields;
    bool good = true;
    for (const Field& field : kind.fields)
    {
        const Node* value = mapping.get(field.key);
        if (value == nullptr && !field.formerly.empty())
            value = mapping.get(field.formerly);
        const bool needed = whole && !field.optional && !(field.list && field.fewest == 0) && field.since <= 1;
        if (value == nullptr && needed)
            good = mapping.need(field.key) != nullptr && good;
        if (value == nullptr)
            continue;
        if (auto read = readValue(*value, log, field, names))
            fields.emplace_back(field.key, std::move(*read));
        else
            good = false;
    }
    return good ? std::optional(std::move(fields)) : std::nullopt;
}

std::optional<Record> readOrder(const Node& node, Log& log, const Names& names,
                                std::span<const std::string_view> others, Unknown unknown)
{
    const Node* found = nullptr;
    const Node* value = nullptr;
    for (std::size_t i = 0; node.isMapping() && i + 1 < node.items.size(); i += 2)
    {
        const Node& key = node.items[i];
        const bool known = names.system.order(key.text) != nullptr;
        if (!key.isScalar() || std::ranges::count(others, std::string_view(key.text)) > 0 || (found && !known))
            continue;
        if (found != nullptr && names.system.order(found->text) != nullptr)
        {
            log.error(key, "order", "two orders in one line; give each its own, beginning with '- '");
            return {};
        }
        found = &key;
        value = &node.items[i + 1];
    }
    const Kind* kind = found != nullptr ? names.system.order(found->text) : nullptr;
    if (found != nullptr && kind == nullptr && unknown == Unknown::Kept)
        return Record{found->text, {{"", yaml::flowText(*value)}}};
    if (kind == nullptr)
    {
        log.error(found != nullptr ? *found : node, "order",
                  "this is no order; there are " + kindsOf(names.system.orders()) + " ('merlonctl orders " +
                      std::string(names.system.id()) + "' shows what each takes)");
        return {};
    }
    auto fields = readFields(*value, log, *kind, names);
    if (!fields)
        return {};
    return Record{std::string(kind->key), std::move(*fields)};
}

std::optional<Record> readEffect(const Node& node, Log& log, const Names& names)
{
    const Kind* kind = nullptr;
    int kinds = 0;
    for (std::size_t i = 0; node.isMapping() && i + 1 < node.items.size(); i += 2)
        if (const Kind* one = names.system.effect(node.items[i].text))
        {
            kind = one;
            ++kinds;
        }
    if (kinds == 1)
        return readEffectOf(*kind, node, log, names);
    log.error(node, "effect", "an effect has one of the keys " + kindsOf(names.system.effects()));
    return {};
}

std::vector<Record> readEffects(const Node& node, Log& log, const Names& names)
{
    std::vector<Record> effects;
    for (const Node& item : yaml::readList(node, log, "effects"))
        if (auto effect = readEffect(item, log, names))
            effects.push_back(std::move(*effect));
    return effects;
}

std::optional<Die> readDie(const Node& node, Log& log)
{
    static constexpr std::array<std::string_view, 4> keys{"die", "value", "source", "for"};
    const Mapping mapping(node, log, "this die", keys);
    const Node* name = mapping.need("die");
    const Node* value = mapping.need("value");
    const Node* source = mapping.need("source");
    if (name == nullptr || value == nullptr || source == nullptr)
        return {};
    const auto sides = name->isScalar() ? sidesOf(name->text) : std::nullopt;
    if (!sides)
    {
        log.error(*name, "die", "this is no die; write it like d6 or d10");
        return {};
    }
    const auto number = yaml::readInteger(*value, log, "value of a " + name->text, 1, *sides);
    const auto from = yaml::readWord(*source, log, "source of a die", {"typed", "rolled", "corrected"});
    if (!number || !from)
        return {};
    Die die{*sides, static_cast<int>(*number), {}, static_cast<Source>(*from)};
    if (const Node* purpose = mapping.get("for"))
        die.purpose = yaml::readText(*purpose, log, "for").value_or("");
    return die;
}

} // namespace merlon::play
