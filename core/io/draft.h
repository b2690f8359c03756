#pragma once

#include "core/io/files.h"

/// Scenarios that can be edited though no game of them can begin: what their systems have against them stands among the
/// diagnostics, as errors, and there is a value all the same.
namespace merlon::io
{

Loaded<play::Scenario> parseDraft(std::string_view text, const std::string& file, const play::Boards& boards = {});
/// With its maps; a setting for editors and for lint, not to be played while there are errors.
Loaded<std::shared_ptr<const play::Setting>> loadDraft(const std::filesystem::path& path);

} // namespace merlon::io
