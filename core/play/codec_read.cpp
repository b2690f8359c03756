// Orders, effects and dice from files, each by its Kind.

#include "core/play/codec.h"
#include "core/yaml/mapping.h"
#include "core/yaml/write.h"

namespace merlon::play
{

using yaml::Log;
using yaml::Mapping;
using yaml::Node;
using yaml::Style;

namespace
{

std::string kindsOf(std::span<const Kind* const> kinds)
{
    std::vector<std::string_view> all;
    for (const Kind* kind : kinds)
        all.push_back(kind->key);
    return yaml::listOf(all);
}

/// What stands behind the key of an effect's kind that is none of its fields is `true`.
std::optional<Record> readEffectOf(const Kind& kind, const Node& node, Log& log, const Names& names)
{
    Node fields = node;
    const bool own = find(kind, kind.key) != nullptr;
    if (!own)
        for (std::size_t i = 0; i + 1 < fields.items.size(); i += 2)
            if (fields.items[i].text == kind.key)
            {
                const auto flag = yaml::readBool(fields.items[i + 1], log, kind.key);
                if (flag == false)
                    log.error(fields.items[i + 1], tell::effect_flag{.kind = kind.key});
                if (flag != true)
                    return {};
                fields.items.erase(fields.items.begin() + static_cast<std::ptrdiff_t>(i),
                                   fields.items.begin() + static_cast<std::ptrdiff_t>(i) + 2);
                break;
            }
    auto read = readFields(fields, log, kind, names);
    if (!read)
        return {};
    if (own && find(*read, kind.key) == nullptr) // a list may be left out, but not the one that says what this is
    {
        log.error(node, tell::missing_key{.what = '\'' + std::string(kind.key) + '\'', .key = kind.key});
        return {};
    }
    return Record{std::string(kind.key), std::move(*read)};
}

} // namespace

std::vector<std::string_view> keysOf(const Kind& kind)
{
    std::vector<std::string_view> keys;
    for (const Field& field : kind.fields)
    {
        keys.push_back(field.key);
        if (!field.formerly.empty())
            keys.push_back(field.formerly);
    }
    return keys;
}

std::optional<Fields> readFields(const Node& node, Log& log, const Kind& kind, const Names& names, bool whole)
{
    const auto keys = keysOf(kind);
    Node none;
    none.kind = Node::Kind::Mapping;
    const Mapping mapping(kind.fields.empty() && node.kind == Node::Kind::Null ? none : node, log,
                          '\'' + std::string(kind.key) + '\'', keys, Style::Never);
    Fields fields;
    return mapping.valid() && readFields(mapping, fields, kind, names, whole) ? std::optional(std::move(fields))
                                                                              : std::nullopt;
}

bool readFields(const Mapping& mapping, Fields& fields, const Kind& kind, const Names& names, bool whole)
{
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
        if (auto read = readValue(*value, mapping.log(), field, names))
            fields.emplace_back(field.key, std::move(*read));
        else
            good = false;
    }
    return good;
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
            log.error(key, tell::order_two{});
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
        log.error(found != nullptr ? *found : node,
                  tell::order_unknown{.orders = kindsOf(names.system.orders()), .system = names.system.id()});
        return {};
    }
    auto fields = readFields(*value, log, *kind, names);
    if (!fields)
        return {};
    return Record{std::string(kind->key), std::move(*fields)};
}

std::optional<Record> readEffect(const Node& node, Log& log, const Names& names, Unknown unknown)
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
    if (kinds == 0 && node.isMapping() && unknown == Unknown::Kept)
        return Record{"", {{"", yaml::flowText(node)}}};
    log.error(node, tell::effect_unknown{.kinds = kindsOf(names.system.effects())});
    return {};
}

std::vector<Record> readEffects(const Node& node, Log& log, const Names& names, Unknown unknown)
{
    std::vector<Record> effects;
    for (const Node& item : yaml::readList(node, log, "effects"))
        if (auto effect = readEffect(item, log, names, unknown))
            effects.push_back(std::move(*effect));
    return effects;
}

Note readNote(const Node& node, Log& log)
{
    if (node.isScalar())
        return readText(node, log, "note", Longest::Note).value_or(std::string());
    return readLocalText(node, log, "note", Longest::Note);
}

std::optional<Die> readDie(const Node& node, Log& log)
{
    static constexpr std::array<std::string_view, 4> keys{"die", "value", "source", "for"};
    const Mapping mapping(node, log, tell::this_die{}, keys, Style::Never);
    const Node* name = mapping.need("die");
    const Node* value = mapping.need("value");
    const Node* source = mapping.need("source");
    if (name == nullptr || value == nullptr || source == nullptr)
        return {};
    const auto sides = name->isScalar() ? sidesOf(name->text) : std::nullopt;
    if (!sides)
    {
        log.error(*name, tell::die{});
        return {};
    }
    const auto number = yaml::readInteger(*value, log, tell::value_of_die{.die = name->text}, 1, *sides);
    const auto from = yaml::readWord(*source, log, "source", {"typed", "rolled", "corrected"});
    if (!number || !from)
        return {};
    Die die{*sides, static_cast<int>(*number), {}, static_cast<Source>(*from)};
    if (const Node* purpose = mapping.get("for"))
        die.purpose = yaml::readText(*purpose, log, "for").value_or("");
    return die;
}

} // namespace merlon::play
