#pragma once

#include "core/yaml/diagnostic.h"
#include "translations/ts_file.h"

/// The texts of maps and scenarios as the checks read them.
namespace merlon::i18n
{

/// What a file says in several languages, `{en: ..., it: ...}` wherever it stands: one part for each language, English
/// among them.
std::vector<TextFile> readScenarioTexts(const QString& path, yaml::Diagnostics& faults);

} // namespace merlon::i18n
