#pragma once

#include "core/io/files.h"
#include "core/map/table_kinds.h"
#include "core/map/table_map.h"

/// Measured tables: table/1.
namespace merlon::io
{

Loaded<map::TableMap> parseTable(std::string_view text, const std::string& file);
std::string tableText(const map::TableMap& table);
Loaded<map::TableMap> loadTable(const std::filesystem::path& path);

/// What authors may put on tables of a system; of none, of one that plays on no table or of one that has no kinds of
/// its own: the plain set.
std::shared_ptr<const map::TableKinds> tableKinds(std::string_view system);

} // namespace merlon::io
