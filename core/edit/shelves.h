#pragma once

#include "core/edit/value.h"

#include <utility>

/// Lists of structs as layers, and back.
namespace merlon::edit
{

/// Empties the list.
template <class T>
Shelf shelfOf(std::vector<T>& all)
{
    std::vector<Thing> things;
    things.reserve(all.size());
    for (T& one : std::exchange(all, {}))
        things.push_back(Thing::of(std::move(one)));
    return shelved(std::move(things));
}

template <class T>
std::vector<T> listOf(const Shelf& shelf)
{
    std::vector<T> out;
    out.reserve(shelf.size());
    for (const Entry& entry : ranked(shelf))
        out.push_back(*entry.thing.as<T>());
    return out;
}

} // namespace merlon::edit
