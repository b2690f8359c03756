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

} // namespace

std::string freeId(std::string wish, std::set<std::string>& taken)
{
    if (taken.insert(wish).second)
        return wish;
    const auto end = wish.find_last_not_of("0123456789");
    const bool numbered = end != std::string::npos && end > 0 && end + 1 < wish.size() && wish[end] == '-';
    const std::string stem = numbered ? wish.substr(0, end) : wish;
    for (int n = 2; !taken.insert(wish).second; ++n)
        wish = stem + '-' + std::to_string(n);
    return wish;
}

Thing withFreeId(const Thing& thing, std::set<std::string>& taken)
{
    const std::string* wish = idOf(thing);
    std::string id = wish != nullptr ? freeId(*wish, taken) : std::string();
    if (wish == nullptr || id == *wish)
        return thing;
    if (const auto* structure = thing.as<map::Structure>())
        return withId(*structure, std::move(id));
    return withId(*thing.as<map::Line>(), std::move(id));
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
