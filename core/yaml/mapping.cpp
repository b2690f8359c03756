#include "core/yaml/mapping.h"

#include "core/yaml/found.h"
#include "core/yaml/quote.h"
#include "core/yaml/unread.h"
#include "core/yaml/write.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <unordered_map>

namespace merlon::yaml
{

Mapping::Mapping(const Node& node, Log& log, Argument what, std::span<const std::string_view> known, Style style)
    : node_(node), log_(log), what_(std::move(what)), known_(known), keys_(known.size()), values_(known.size())
{
    if (!node.isMapping())
    {
        log.error(node, tell::type_mapping{.what = what_, .found = foundAt(node)});
        return;
    }
    valid_ = true;
    std::string_view after;
    for (std::size_t i = 0; i + 1 < node.items.size(); i += 2)
        readPair(node.items[i], node.items[i + 1], style, after);
    std::unordered_map<std::string_view, int> unknown;
    for (std::size_t i = 0; i + 1 < node.items.size(); i += 2)
    {
        const Node& key = node.items[i];
        if (indexOf(key.text) < known_.size())
            continue;
        if (const auto [first, fresh] = unknown.emplace(key.text, key.line); !fresh)
            log.error(key, tell::duplicate_key_first{.key = quote(key.text), .line = first->second});
    }
}

void Mapping::readPair(const Node& key, const Node& value, Style style, std::string_view& after)
{
    if (!isKey(key))
        return log_.error(key, tell::key_of{.what = what_, .found = foundAt(key)});
    const auto index = indexOf(key.text);
    if (index == known_.size())
    {
        if (!checkKeys(value, log_))
            return;
        const auto name = quote(key.text);
        const auto meant = suggestionOfKeys(key.text, {known_.begin(), known_.end()});
        if (style == Style::Never)
            return log_.warning(key, tell::unknown_key_unread{.what = what_, .key = name, .suggestion = meant});
        log_.warning(key, tell::unknown_key_kept{.what = what_, .key = name, .suggestion = meant});
        extras.push_back({std::string(after), keptText(key, value, style == Style::Flow)});
        extraLines.push_back(key.line);
        return;
    }
    if (keys_[index])
    {
        log_.error(key, tell::duplicate_key_first{.key = quote(key.text), .line = keys_[index]->line});
        return;
    }
    if (value.kind == Node::Kind::Null)
        log_.warning(key, tell::empty_key{.key = quote(key.text), .what = what_});
    keys_[index] = &key;
    values_[index] = &value;
    after = known_[index];
}

std::size_t Mapping::indexOf(std::string_view key) const
{
    return static_cast<std::size_t>(std::ranges::find(known_, key) - known_.begin());
}

const Node* Mapping::get(std::string_view key) const
{
    const auto index = indexOf(key);
    const Node* value = index < values_.size() ? values_[index] : nullptr;
    return value && value->kind != Node::Kind::Null ? value : nullptr;
}

const Node* Mapping::need(std::string_view key) const
{
    const Node* value = get(key);
    if (!value && valid_)
        log_.error(node_, tell::missing_key{.what = what_, .key = key});
    return value;
}

const Node* Mapping::keyNode(std::string_view key) const
{
    const auto index = indexOf(key);
    return index < keys_.size() ? keys_[index] : nullptr;
}

void settle(Extras& extras, std::span<const std::string_view> known, const std::vector<std::string_view>& written)
{
    const auto place = [&](const Extra& extra)
    { return extra.after.empty() ? -1 : static_cast<int>(std::ranges::find(known, extra.after) - known.begin()); };
    if (!std::ranges::is_sorted(extras, {}, place)) // a file may have a million comments, and mostly they are
        std::ranges::stable_sort(extras, {}, place);
    for (auto& extra : extras)
    {
        int at = place(extra);
        while (at >= 0 && std::ranges::find(written, known[static_cast<std::size_t>(at)]) == written.end())
            --at;
        extra.after = at < 0 ? std::string() : std::string(known[static_cast<std::size_t>(at)]);
    }
}

std::optional<std::string> readText(const Node& node, Log& log, const Argument& what, Longest most)
{
    const auto longest = static_cast<std::size_t>(most);
    if (!node.isScalar())
        log.error(node, tell::type_text{.what = what, .found = foundAt(node)});
    else if (node.text.size() > longest && lengthOf(node.text) > longest)
        log.error(node, tell::text_length{.what = what, .length = lengthOf(node.text), .most = longest});
    else if (marksOn(node.text) > mostMarks)
        log.error(node, tell::text_marks{.what = what, .most = mostMarks});
    else
        return node.text;
    return {};
}

std::optional<long long> readInteger(const Node& node, Log& log, const Argument& what, long long least, long long most)
{
    long long value = 0;
    const char* end = node.text.data() + node.text.size();
    const char* begin = node.text.data() + (node.text.starts_with('+') ? 1 : 0);
    const auto result = std::from_chars(begin, end, value);
    const bool whole = node.isScalar() && begin != end && result.ptr == end;
    if (whole && result.ec == std::errc() && value >= least && value <= most)
        return value;
    log.error(node, tell::type_integer{.what = what, .least = least, .most = most, .found = foundAt(node)},
              whole ? "range" : "");
    return {};
}

std::optional<double> readNumber(const Node& node, Log& log, const Argument& what, double least, double most)
{
    double value = 0;
    const char* end = node.text.data() + node.text.size();
    const auto result = std::from_chars(node.text.data(), end, value);
    if (node.isScalar() && result.ec == std::errc() && result.ptr == end && std::isfinite(value) && value >= least &&
        value <= most)
        return value == 0 ? 0.0 : value; // no -0
    log.error(node, tell::type_number{
                        .what = what, .least = numberText(least), .most = numberText(most), .found = foundAt(node)});
    return {};
}

std::optional<int> readTenths(const Node& node, Log& log, const Argument& what, int least, int most)
{
    const auto value = readNumber(node, log, what, least / 10.0, most / 10.0);
    if (!value)
        return {};
    const int tenths = static_cast<int>(std::lround(*value * 10));
    if (std::abs(*value * 10 - tenths) < 1e-6)
        return tenths;
    log.error(node, tell::tenths{.what = what, .nearest = tenthsText(tenths)});
    return {};
}

std::optional<tabletop::TablePoint> readPoint(const Node& node, Log& log, const Argument& what)
{
    if (!node.isSequence() || node.items.size() != 2)
    {
        log.error(node, tell::point{.what = what, .found = foundAt(node)});
        return {};
    }
    const auto x = readTenths(node.items[0], log, what, -farthestTenths, farthestTenths);
    const auto y = readTenths(node.items[1], log, what, -farthestTenths, farthestTenths);
    return x && y ? std::optional(tabletop::TablePoint{*x, *y}) : std::nullopt;
}

std::optional<bool> readBool(const Node& node, Log& log, const Argument& what)
{
    if (node.isScalar() && !node.quoted && (node.text == "true" || node.text == "false"))
        return node.text == "true";
    log.error(node, tell::type_flag{.what = what, .found = foundAt(node)});
    return {};
}

std::optional<hex::Hex> readHex(const Node& node, Log& log, const hex::Layout& layout)
{
    const auto hex = node.isScalar() ? hex::parseHex(layout, node.text) : std::nullopt;
    if (!hex)
    {
        log.error(node, tell::hex_name_wrong{.found = foundAt(node)});
        return {};
    }
    if (!layout.contains(*hex))
    {
        const hex::Hex last = layout.hexAt({layout.columns - 1, layout.rows - 1});
        log.error(node, tell::hex_off_map{.hex = quote(node.text), .last = hex::name(layout, last)});
        return {};
    }
    return hex;
}

std::optional<hex::Side> readSide(const Node& node, Log& log, const hex::Layout& layout)
{
    const auto side = node.isScalar() ? hex::parseSide(layout.orientation, node.text) : std::nullopt;
    if (!side && layout.orientation == hex::Orientation::Flat)
        log.error(node, tell::side_flat{.found = foundAt(node)});
    else if (!side)
        log.error(node, tell::side_pointy{.found = foundAt(node)});
    return side;
}

std::vector<hex::Hex> readHexes(const Node& node, Log& log, const hex::Layout& layout, const Argument& what)
{
    std::vector<hex::Hex> hexes;
    for (const Node& item : readList(node, log, what))
        if (const auto hex = readHex(item, log, layout))
            hexes.push_back(*hex);
    return hexes;
}

std::vector<std::string> readTexts(const Node& node, Log& log, const Argument& what)
{
    std::vector<std::string> texts;
    for (const Node& item : readList(node, log, what))
        if (auto text = readText(item, log, what))
            texts.push_back(std::move(*text));
    return texts;
}

LocalText readLocalText(const Node& node, Log& log, std::string_view key, Longest most)
{
    LocalText out;
    if (node.isScalar())
    {
        const auto text = readText(node, log, key, most);
        if (text && text->empty())
            log.warning(node, tell::textless_dropped{.what = key});
        return text && !text->empty() ? plainText(*text) : out;
    }
    if (!node.isMapping())
    {
        log.error(node, tell::type_local_text{.what = key, .found = foundAt(node)});
        return out;
    }
    if (node.items.empty())
        log.warning(node, tell::textless_dropped{.what = key});
    for (std::size_t i = 0; i + 1 < node.items.size(); i += 2)
    {
        const Node& language = node.items[i];
        const bool plausible = language.isScalar() && language.text.size() >= 2 && language.text.size() <= 12 &&
                               language.text.find_first_not_of(
                                   "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ_-") == std::string::npos;
        if (!plausible)
        {
            log.error(language, tell::language_unknown{.found = foundAt(language)});
            continue;
        }
        if (std::ranges::find(out.texts, language.text, [](const auto& one) { return one.first; }) != out.texts.end())
        {
            log.error(language, tell::duplicate_key_language{.key = quote(language.text), .what = key});
            continue;
        }
        if (out.texts.size() >= 100)
        {
            log.error(language, tell::language_many{.what = key});
            break;
        }
        const Node& value = node.items[i + 1];
        const bool none = value.kind == Node::Kind::Null;
        if (none)
            log.warning(language, tell::textless_in_language{.what = key, .language = language.text});
        if (auto text =
                none ? std::string() : readText(value, log, std::string(key) + " (" + language.text + ')', most))
            out.texts.emplace_back(language.text, std::move(*text));
    }
    return out;
}

bool isId(std::string_view text)
{
    constexpr std::string_view letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-.";
    return !text.empty() && text.size() <= static_cast<std::size_t>(Longest::Name) &&
           text.find_first_not_of(letters) == std::string_view::npos;
}

std::string readId(const Node& node, Log& log, const Argument& what)
{
    constexpr auto longest = static_cast<std::size_t>(Longest::Name);
    if (node.isScalar() && isId(node.text))
        return node.text;
    if (node.isScalar() && lengthOf(node.text) > longest)
        log.error(node, tell::text_length{.what = what, .length = lengthOf(node.text), .most = longest});
    else
        log.error(node, tell::id{.what = what, .found = foundAt(node)});
    return {};
}

std::span<const Node> readList(const Node& node, Log& log, const Argument& what)
{
    if (node.isSequence())
        return node.items;
    if (node.kind != Node::Kind::Null)
        log.error(node, tell::type_list{.what = what, .found = foundAt(node)});
    return {};
}

std::optional<std::size_t> readWord(const Node& node, Log& log, std::string_view key,
                                    const std::vector<std::string_view>& words)
{
    const auto found = std::ranges::find(words, std::string_view(node.text));
    if (node.isScalar() && found != words.end())
        return static_cast<std::size_t>(found - words.begin());
    log.error(node, tell::word{.found = foundAt(node), .key = key, .suggestion = suggestion(node.text, words)});
    return {};
}

bool checkKind(const Node& root, Log& log, std::span<const std::string_view> kinds)
{
    const std::string wanted = std::string(kinds.front()) + "/1";
    const Node* found = nullptr;
    for (std::size_t i = 0; i + 1 < root.items.size() && !found; i += 2)
        if (root.items[i].isScalar() && root.items[i].text == "merlon")
            found = &root.items[i + 1];
    if (!found || !found->isScalar())
    {
        log.error(found ? *found : root, tell::kind_missing{.wanted = wanted});
        return false;
    }
    const std::string_view said = found->text;
    const auto slash = said.find('/');
    const auto itsKind = said.substr(0, slash);
    const bool isOne = std::ranges::find(kinds, itsKind) != kinds.end();
    if (isOne && said.substr(itsKind.size()) == "/1")
        return true;
    const auto version = slash == std::string_view::npos ? std::string_view() : said.substr(slash + 1);
    const bool number = !version.empty() && version.find_first_not_of("0123456789") == std::string_view::npos;
    const std::vector<std::string_view> others{"map",    "table",   "scenario",   "ruleset",
                                               "tables", "journal", "tournament", "campaign"};
    if (isOne && number && version != "0")
        log.error(*found, tell::newer_version{.version = version.substr(0, 20)});
    else if (!isOne && itsKind == "journal")
        log.error(*found, tell::kind_journal{});
    else if (!isOne && itsKind == "tables")
        log.error(*found, tell::kind_tables{});
    else if (!isOne && std::ranges::find(others, itsKind) != others.end())
        log.error(*found, tell::kind_other{.found = itsKind, .wanted = kinds.front()});
    else
        log.error(*found, tell::kind_unknown{.found = foundAt(*found), .wanted = wanted});
    return false;
}

std::optional<YamlDocument> parseDocumentOf(std::span<const std::string_view> kinds, std::string_view text, Log& log)
{
    YamlFile file = parseYaml(text, log);
    const bool isMapping = !log.hasErrors() && !file.documents.empty() && file.documents.front().isMapping();
    if (isMapping && !checkKind(file.documents.front(), log, kinds))
        return {};
    YamlDocument document = onlyDocument(std::move(file), log);
    return document.root.isMapping() ? std::optional(std::move(document)) : std::nullopt;
}

} // namespace merlon::yaml
