#include "core/yaml/mapping.h"

#include "core/yaml/quote.h"
#include "core/yaml/write.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <unordered_map>

namespace merlon::yaml
{
namespace
{

constexpr std::size_t longestKey = 200;

bool startsWithVowel(std::string_view word)
{
    return word.find_first_of("aeiou") == 0;
}

std::string kindName(const Node& node)
{
    switch (node.kind)
    {
    case Node::Kind::Null:
        return "nothing";
    case Node::Kind::Scalar:
        return quote(node.text);
    case Node::Kind::Sequence:
        return "a list";
    case Node::Kind::Mapping:
        break;
    }
    return "a mapping";
}

/// Keys must be short words, at any depth of what is kept unread.
bool checkKeys(const Node& node, Log& log)
{
    bool good = true;
    for (std::size_t i = 0; i < node.items.size(); ++i)
    {
        const Node& item = node.items[i];
        if (node.isMapping() && i % 2 == 0)
        {
            if (item.isScalar() && item.text.size() <= longestKey && item.text.find('\n') == std::string::npos)
                continue;
            log.error(item, "key", "a key must be one short word, here is " + kindName(item));
            good = false;
        }
        else
            good = checkKeys(item, log) && good;
    }
    return good;
}

std::vector<std::string_view> asVector(std::span<const std::string_view> words)
{
    return {words.begin(), words.end()};
}

} // namespace

Mapping::Mapping(const Node& node, Log& log, std::string_view what, std::span<const std::string_view> known,
                 Style style)
    : node_(node), log_(log), what_(what), known_(known), keys_(known.size()), values_(known.size())
{
    if (!node.isMapping())
    {
        log.error(node, "type", what_ + " should be a mapping, 'key: value', not " + kindName(node));
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
            log.error(key, "duplicate-key",
                      quote(key.text) + " is given twice, first in line " + std::to_string(first->second));
    }
}

void Mapping::readPair(const Node& key, const Node& value, Style style, std::string_view& after)
{
    if (!key.isScalar() || key.text.size() > longestKey || key.text.find('\n') != std::string::npos)
    {
        log_.error(key, "key", "a key of " + what_ + " must be one short word, here is " + kindName(key));
        return;
    }
    const auto index = indexOf(key.text);
    if (index == known_.size())
    {
        if (!checkKeys(value, log_))
            return;
        log_.warning(key, "unknown-key",
                     what_ + " has no key " + quote(key.text) + suggestion(key.text, asVector(known_), "it has") +
                         (style == Style::Never ? " (it is not read)" : " (it is kept as it is)"));
        if (style == Style::Never)
            return;
        const bool flow = style == Style::Flow;
        std::string text;
        if (flow)
        {
            Node pair;
            pair.kind = Node::Kind::Mapping;
            pair.items = {key, value};
            text = flowText(pair);
            text = text.substr(1, text.size() - 2);
        }
        extras.push_back({std::string(after), flow ? text : blockText(key, value)});
        extraLines.push_back(key.line);
        return;
    }
    if (keys_[index])
    {
        log_.error(key, "duplicate-key",
                   quote(key.text) + " is given twice, first in line " + std::to_string(keys_[index]->line));
        return;
    }
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
        log_.error(node_, "missing-key", what_ + " lacks the key '" + std::string(key) + '\'');
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

std::optional<std::string> readText(const Node& node, Log& log, std::string_view what)
{
    if (node.isScalar())
        return node.text;
    log.error(node, "type", std::string(what) + " should be a text, not " + kindName(node));
    return {};
}

std::optional<long long> readInteger(const Node& node, Log& log, std::string_view what, long long least, long long most)
{
    long long value = 0;
    const char* end = node.text.data() + node.text.size();
    const char* begin = node.text.data() + (node.text.starts_with('+') ? 1 : 0);
    const auto result = std::from_chars(begin, end, value);
    const bool whole = node.isScalar() && begin != end && result.ptr == end;
    if (whole && result.ec == std::errc() && value >= least && value <= most)
        return value;
    log.error(node, whole ? "range" : "type",
              std::string(what) + " should be a whole number from " + std::to_string(least) + " to " +
                  std::to_string(most) + ", not " + kindName(node));
    return {};
}

std::optional<double> readNumber(const Node& node, Log& log, std::string_view what, double least, double most)
{
    double value = 0;
    const char* end = node.text.data() + node.text.size();
    const auto result = std::from_chars(node.text.data(), end, value);
    if (node.isScalar() && result.ec == std::errc() && result.ptr == end && std::isfinite(value) && value >= least &&
        value <= most)
        return value == 0 ? 0.0 : value; // no -0
    log.error(node, "type",
              std::string(what) + " should be a number from " + numberText(least) + " to " + numberText(most) +
                  ", not " + kindName(node));
    return {};
}

std::optional<bool> readBool(const Node& node, Log& log, std::string_view what)
{
    if (node.isScalar() && !node.quoted && (node.text == "true" || node.text == "false"))
        return node.text == "true";
    log.error(node, "type", std::string(what) + " should be true or false, not " + kindName(node));
    return {};
}

std::optional<hex::Hex> readHex(const Node& node, Log& log, const hex::Layout& layout)
{
    const auto hex = node.isScalar() ? hex::parseHex(layout, node.text) : std::nullopt;
    if (!hex)
    {
        log.error(node, "hex-name", kindName(node) + " is not the name of a hex; names are like A1, D7 or AB12");
        return {};
    }
    if (!layout.contains(*hex))
    {
        log.error(node, "hex-off-map",
                  quote(node.text) + " is off the map, whose last hex is " +
                      hex::name(layout, layout.hexAt({layout.columns - 1, layout.rows - 1})));
        return {};
    }
    return hex;
}

std::optional<hex::Side> readSide(const Node& node, Log& log, const hex::Layout& layout)
{
    const auto side = node.isScalar() ? hex::parseSide(layout.orientation, node.text) : std::nullopt;
    if (!side)
    {
        const bool flat = layout.orientation == hex::Orientation::Flat;
        log.error(node, "side",
                  kindName(node) + " is not a side of a " + (flat ? "flat" : "pointy") + " hex; they are " +
                      (flat ? "N NE SE S SW NW" : "NE E SE SW W NW"));
    }
    return side;
}

std::vector<hex::Hex> readHexes(const Node& node, Log& log, const hex::Layout& layout, std::string_view what)
{
    std::vector<hex::Hex> hexes;
    for (const Node& item : readList(node, log, what))
        if (const auto hex = readHex(item, log, layout))
            hexes.push_back(*hex);
    return hexes;
}

std::vector<std::string> readTexts(const Node& node, Log& log, std::string_view what)
{
    std::vector<std::string> texts;
    for (const Node& item : readList(node, log, what))
        if (auto text = readText(item, log, what))
            texts.push_back(std::move(*text));
    return texts;
}

LocalText readLocalText(const Node& node, Log& log, std::string_view what)
{
    LocalText out;
    if (node.isScalar())
        return plainText(node.text);
    if (!node.isMapping())
    {
        log.error(node, "type", std::string(what) + " should be a text, or {en: ..., it: ...}, not " + kindName(node));
        return out;
    }
    for (std::size_t i = 0; i + 1 < node.items.size(); i += 2)
    {
        const Node& key = node.items[i];
        const bool plausible =
            key.isScalar() && key.text.size() >= 2 && key.text.size() <= 12 &&
            key.text.find_first_not_of("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ_-") == std::string::npos;
        if (!plausible)
        {
            log.error(key, "language", kindName(key) + " is not a language; write en, it, es or fr");
            continue;
        }
        if (std::ranges::find(out.texts, key.text, [](const auto& one) { return one.first; }) != out.texts.end())
        {
            log.error(key, "duplicate-key", quote(key.text) + " is given twice in " + std::string(what));
            continue;
        }
        if (out.texts.size() >= 100)
        {
            log.error(key, "language", std::string(what) + " has more than a hundred languages");
            break;
        }
        const Node& value = node.items[i + 1];
        const bool none = value.kind == Node::Kind::Null;
        if (auto text = none ? std::string() : readText(value, log, std::string(what) + " (" + key.text + ")"))
            out.texts.emplace_back(key.text, std::move(*text));
    }
    return out;
}

std::string readId(const Node& node, Log& log, std::string_view what)
{
    const bool good = node.isScalar() && !node.text.empty() && node.text.size() <= 100 &&
                      node.text.find_first_not_of(
                          "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-.") == std::string::npos;
    if (good)
        return node.text;
    log.error(node, "id",
              std::string(what) + " should be a short name of letters a-z, digits, '-' and '_', not " + kindName(node));
    return {};
}

std::span<const Node> readList(const Node& node, Log& log, std::string_view what)
{
    if (node.isSequence())
        return node.items;
    if (node.kind != Node::Kind::Null)
        log.error(node, "type",
                  std::string(what) + " should be a list, '[...]' or lines with '- ', not " + kindName(node));
    return {};
}

std::optional<std::size_t> readWord(const Node& node, Log& log, std::string_view what,
                                    const std::vector<std::string_view>& words)
{
    const auto found = std::ranges::find(words, std::string_view(node.text));
    if (node.isScalar() && found != words.end())
        return static_cast<std::size_t>(found - words.begin());
    log.error(node, "word",
              kindName(node) + " is not " + (startsWithVowel(what) ? "an " : "a ") + std::string(what) +
                  suggestion(node.text, words));
    return {};
}

bool checkKind(const Node& root, Log& log, std::string_view kind)
{
    const std::string wanted = std::string(kind) + "/1";
    const Node* found = nullptr;
    for (std::size_t i = 0; i + 1 < root.items.size() && !found; i += 2)
        if (root.items[i].isScalar() && root.items[i].text == "merlon")
            found = &root.items[i + 1];
    if (!found || !found->isScalar())
    {
        log.error(found ? *found : root, "kind",
                  "the file does not say what it is; it should begin with 'merlon: " + wanted + "'");
        return false;
    }
    if (found->text == wanted)
        return true;
    const std::string_view said = found->text;
    const auto slash = said.find('/');
    const auto itsKind = said.substr(0, slash);
    const auto version = slash == std::string_view::npos ? std::string_view() : said.substr(slash + 1);
    const bool number = !version.empty() && version.find_first_not_of("0123456789") == std::string_view::npos;
    const std::vector<std::string_view> kinds{"map",    "table",   "scenario",   "ruleset",
                                              "tables", "journal", "tournament", "campaign"};
    if (itsKind == kind && number && version != "0")
        log.error(*found, "newer-version",
                  "this is version " + std::string(version.substr(0, 20)) +
                      " of the format, and this Merlon reads up to version 1; "
                      "open it with a newer Merlon");
    else if (itsKind != kind && std::ranges::find(kinds, itsKind) != kinds.end())
        log.error(*found, "kind", "this is a " + std::string(itsKind) + ", not a " + std::string(kind));
    else
        log.error(*found, "kind", kindName(*found) + " is not a kind of file; write 'merlon: " + wanted + '\'');
    return false;
}

} // namespace merlon::yaml
