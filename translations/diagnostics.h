#pragma once

#include "core/yaml/diagnostic.h"

#include <QString>

/// What core tells of files, in the language whose translator is installed.
namespace merlon::words
{

/// What things are called that files call otherwise.
enum class Names : std::uint8_t
{
    Readers,
    InFiles
};

/// The sentence, its holes filled; empty when nothing is told.
QString sentence(const yaml::Message& message, Names names = Names::Readers);
QString name(const yaml::Named& thing);

/// "file:line:column: error: message [code]", in the names of the file.
QString toText(const yaml::Diagnostic& diagnostic);

} // namespace merlon::words
