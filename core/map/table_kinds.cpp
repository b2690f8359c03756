#include "core/map/table_kinds.h"

#include <algorithm>

namespace merlon::map
{

const TableKind* find(const std::vector<TableKind>& kinds, std::string_view id)
{
    const auto at = std::ranges::find(kinds, id, &TableKind::id);
    return at == kinds.end() ? nullptr : &*at;
}

} // namespace merlon::map
