#include "editor/new_map.h"

#include "core/io/files.h"
#include "core/systems.h"

namespace merlon::editor
{

map::HexMap freshMap(const NewMap& wish)
{
    const auto palette = io::palette(wish.ruleset.empty() ? defaultSystem().id() : std::string_view(wish.ruleset));
    const auto* terrain = palette ? palette->find(wish.terrain) : nullptr;
    auto map = map::blankMap({wish.columns, wish.rows, wish.orientation, wish.shove}, wish.terrain,
                             terrain != nullptr ? terrain->symbol : '.');
    map.id = "untitled";
    map.ruleset = wish.ruleset == defaultSystem().id() ? std::string() : wish.ruleset;
    return map;
}

} // namespace merlon::editor
