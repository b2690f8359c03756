#pragma once

#include "core/io/files.h"

/// What lies in the seals of a journal, in a file of its own beside it, so that the journal may be read by everybody
/// before they are opened: `castle.secrets.yaml` beside `castle.journal.yaml`.
namespace merlon::io
{

std::filesystem::path secretsOf(const std::filesystem::path& journal);

/// Of a file that is not there: none.
Loaded<std::vector<play::Seal>> loadSecrets(const std::filesystem::path& path, const play::Setting& setting);

/// Appends some, whose secrets are known, to what lies there by now; answers all of them. Nothing is written that could
/// not be read again, and nothing behind a file that has errors.
tl::expected<std::vector<play::Seal>, yaml::Diagnostics>
addSecrets(const std::filesystem::path& path, const std::vector<play::Seal>& seals, const play::Setting& setting);

} // namespace merlon::io
