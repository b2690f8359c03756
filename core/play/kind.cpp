#include "core/play/kind.h"

#include <algorithm>

namespace merlon::play
{

const Field* find(const Kind& kind, std::string_view key)
{
    const auto at = std::ranges::find(kind.fields, key, &Field::key);
    return at == kind.fields.end() ? nullptr : &*at;
}

const Field* findWritten(const Kind& kind, std::string_view key)
{
    const Field* field = find(kind, key);
    const auto at = std::ranges::find(kind.fields, key, &Field::formerly);
    return field != nullptr || key.empty() || at == kind.fields.end() ? field : &*at;
}

bool isPicked(const Field& field)
{
    return (field.sort == Sort::Thing && !field.fresh) || field.sort == Sort::Hex;
}

bool complete(const Kind& kind, const Fields& fields)
{
    return std::ranges::all_of(
        kind.fields, [&](const Field& field)
        { return field.optional || (field.list && field.fewest == 0) || find(fields, field.key) != nullptr; });
}

const Kind* find(std::span<const Kind* const> kinds, std::string_view key)
{
    const auto at = std::ranges::find(kinds, key, [](const Kind* kind) { return kind->key; });
    return at == kinds.end() ? nullptr : *at;
}

/// Of a thing that an order brings into being, in bytes.
constexpr std::size_t longestName = 120;

std::string_view rangeFault(const Field& field, const Value& value)
{
    if (const auto* list = std::get_if<List>(&value); list != nullptr && field.list)
        return list->size() < field.fewest || list->size() > field.atMost ? "count" : "";
    if (const auto* fresh = std::get_if<Ref>(&value); fresh != nullptr && field.fresh)
        return fresh->id.empty() || fresh->id.size() > longestName ||
                       std::ranges::any_of(fresh->id, [](unsigned char c) { return c < ' '; })
                   ? "name"
                   : "";
    const auto* number = std::get_if<int>(&value);
    const auto* text = std::get_if<std::string>(&value);
    const long long size = number != nullptr ? *number
                           : text != nullptr ? static_cast<long long>(text->size())
                                             : field.least;
    return size < field.least || size > field.most ? "range" : "";
}

bool settles(const Record& order, const Record& begun)
{
    const auto has = [&](const auto& field)
    {
        const Value* value = find(order.fields, field.first);
        return value != nullptr && *value == field.second;
    };
    return order.kind == begun.kind && std::ranges::all_of(begun.fields, has);
}

Record with(Record record, const Field& field, Value value)
{
    const auto* list = std::get_if<List>(&value);
    if (list != nullptr && list->empty() && (field.fewest > 0 || field.optional))
        std::erase_if(record.fields, [&](const auto& one) { return one.first == field.key; });
    else
        record.fields = with(std::move(record.fields), field.key, std::move(value));
    return record;
}

Fields write(std::span<const Field> fields, const void* whole)
{
    Fields out;
    out.reserve(fields.size());
    for (const Field& field : fields)
        if (Value value = field.put(whole); !(field.optional && value == Value(List{})))
            out.emplace_back(field.key, std::move(value));
    return out;
}

Found read(std::span<const Field> fields, const Fields& from, void* whole, int version)
{
    Found found;
    std::size_t place = 0;
    std::size_t known = 0;
    for (const Field& field : fields)
    {
        const Value* value = find(from, field.key);
        if (value == nullptr && !field.formerly.empty())
            value = find(from, field.formerly);
        std::string_view code = value != nullptr ? field.get(whole, *value, version) : std::string_view();
        if (value != nullptr && code.empty())
            code = rangeFault(field, *value);
        if (!code.empty())
            found.faults.push_back({std::string(field.key), code});
        else if (value != nullptr)
            found.given.set(place);
        known += value != nullptr ? 1 : 0;
        // an empty list may be left out
        found.whole = found.whole && (value != nullptr || field.optional || (field.list && field.fewest == 0) ||
                                      version < field.since);
        ++place;
    }
    if (known == from.size())
        return found;
    for (const auto& [key, value] : from)
        if (std::ranges::none_of(fields, [&](const Field& one) { return one.key == key || one.formerly == key; }))
            found.faults.push_back({key, "unknown"});
    return found;
}

} // namespace merlon::play
