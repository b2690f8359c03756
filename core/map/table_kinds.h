#pragma once

#include <string>
#include <string_view>
#include <vector>

/// What an author may put on measured tables of a system: looks and colours. What it means is the system's.
namespace merlon::map
{

struct TableKind
{
    std::string id;
    std::string rule{};   ///< the row of the catalogue that tells it; empty: none does
    std::string look{};   ///< by the painters' names (editor/table_look.h)
    std::string colour{}; ///< #rrggbb
    int width = 0;        ///< of a new course, in tenths of a millimetre

    friend bool operator==(const TableKind&, const TableKind&) = default;
};

struct TableKinds
{
    std::vector<TableKind> areas; ///< in the palette's order
    std::vector<TableKind> courses;
    std::vector<TableKind> nodes;
    std::vector<TableKind> ways;

    bool empty() const { return areas.empty() && courses.empty() && nodes.empty() && ways.empty(); }
    friend bool operator==(const TableKinds&, const TableKinds&) = default;
};

/// Null when there is none of that name.
const TableKind* find(const std::vector<TableKind>& kinds, std::string_view id);

} // namespace merlon::map
