#include "core/play/in_order.h"

#include <algorithm>

namespace merlon::play
{

namespace
{

void putInOrder(Fields& all, const Kind& kind);

void putRowsInOrder(Value& value, const Field& field)
{
    if (field.sort != Sort::Row || field.of == nullptr)
        return;
    if (auto* row = std::get_if<Fields>(&value))
        putInOrder(*row, field.of());
    else if (auto* list = std::get_if<List>(&value))
        for (Value& one : *list)
            putRowsInOrder(one, field);
}

void putInOrder(Fields& all, const Kind& kind)
{
    const auto place = [&kind](const auto& one)
    { return std::ranges::find(kind.fields, std::string_view(one.first), &Field::key) - kind.fields.begin(); };
    std::ranges::stable_sort(all, {}, place);
    for (auto& [key, value] : all)
        if (const Field* field = find(kind, key))
            putRowsInOrder(value, *field);
}

void putInOrder(std::vector<Record>& effects, const System& system)
{
    for (Record& effect : effects)
        if (const Kind* kind = system.effect(effect.kind))
            putInOrder(effect.fields, *kind);
}

void putInOrder(Played& played, const System& system)
{
    if (const Kind* kind = system.order(played.order.kind))
        putInOrder(played.order.fields, *kind);
    putInOrder(played.given.decreed, system.facts());
}

} // namespace

Happening inOrder(Happening happening, const System& system)
{
    const auto ruled = [&](auto& one)
    {
        if constexpr (requires { one.overruled; })
            if (one.overruled)
                putInOrder(one.overruled->effects, system);
        if constexpr (requires { one.effects; })
            putInOrder(one.effects, system);
        if constexpr (requires { one.order; })
            putInOrder(one, system);
    };
    std::visit(ruled, happening);
    return happening;
}

} // namespace merlon::play
