#pragma once

#include "core/yaml/diagnostic.h"

#include <QString>

/// What core tells of files, in the language whose translator is installed.
namespace merlon::words
{

/// The sentence, its holes filled; empty when nothing is told.
QString sentence(const yaml::Message& message);

/// "file:line:column: error: message [code]"
QString toText(const yaml::Diagnostic& diagnostic);

} // namespace merlon::words
