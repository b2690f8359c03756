#include "core/edit/free_id.h"

#include "core/edit/map_value.h"

namespace merlon::edit
{
namespace
{

template <class T>
Thing withId(const T& thing, std::string id)
{
    T renamed = thing;
    renamed.id = std::move(id);
    return Thing::of(std::move(renamed));
}

/// The wish, or else its stem and the first number from 2 on.
template <class IsFree>
std::string firstFree(std::string wish, const IsFree& isFree)
{
    if (isFree(wish))
        return wish;
    const auto end = wish.find_last_not_of("0123456789");
    const bool numbered = end != std::string::npos && end > 0 && end + 1 < wish.size() && wish[end] == '-';
    const std::string stem = numbered ? wish.substr(0, end) : wish;
    for (int n = 2; !isFree(wish); ++n)
        wish = stem + '-' + std::to_string(n);
    return wish;
}

} // namespace

std::string freeId(std::string wish, std::set<std::string>& taken)
{
    const auto isFree = [&](const std::string& id) { return !taken.contains(id); };
    wish = firstFree(std::move(wish), isFree);
    taken.insert(wish);
    return wish;
}

std::string shownAs(const map::Structure& structure)
{
    if (!structure.name.empty())
        return {};
    const auto number = structure.id.find_last_not_of("0123456789") + 1;
    return structure.kind + ' ' + structure.id.substr(number);
}

Thing withFreeId(const Thing& thing, std::set<std::string>& taken)
{
    const std::string* wish = idOf(thing);
    if (wish == nullptr)
        return thing;
    const auto* structure = thing.as<map::Structure>();
    const auto isFree = [&](const std::string& id)
    {
        if (taken.contains(id) || structure == nullptr)
            return !taken.contains(id);
        map::Structure renamed = *structure;
        renamed.id = id;
        return !taken.contains(shownAs(renamed));
    };
    std::string id = firstFree(*wish, isFree);
    const Thing free = id == *wish            ? thing
                       : structure != nullptr ? withId(*structure, std::move(id))
                                              : withId(*thing.as<map::Line>(), std::move(id));
    takeId(free, taken);
    return free;
}

void takeId(const Thing& thing, std::set<std::string>& taken)
{
    if (const std::string* id = idOf(thing))
        taken.insert(*id);
    if (const auto* structure = thing.as<map::Structure>())
        if (std::string shown = shownAs(*structure); !shown.empty())
            taken.insert(std::move(shown));
}

const std::string* idOf(const Thing& thing)
{
    if (const auto* structure = thing.as<map::Structure>())
        return &structure->id;
    if (const auto* line = thing.as<map::Line>())
        return &line->id;
    return nullptr;
}

} // namespace merlon::edit
