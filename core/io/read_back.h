#pragma once

#include "core/io/files.h"

/// What Merlon saves, Merlon opens: a text is read again before it takes the place of a file.
namespace merlon::io
{

/// The text of a map as it may be written; or why what is there had better stay.
tl::expected<std::string, yaml::Diagnostic> textToSave(const map::HexMap& map, const std::string& file);
tl::expected<std::string, yaml::Diagnostic> textToSave(const map::TableMap& table, const std::string& file);
/// The same for a scenario, be it as unready as a draft.
tl::expected<std::string, yaml::Diagnostic> textToSave(const play::Scenario& scenario, const play::Boards& boards,
                                                       const std::string& file);

} // namespace merlon::io
