#pragma once

#include "core/yaml/diagnostic.h"

#include <QString>

/// What may be wrong with a journal, as a referee meets it: in words of his language. The rest is for who mends files,
/// and has its place.
namespace merlon::referee
{

QString messageOf(const yaml::Diagnostic& one);
/// A line each.
QString messageOf(const yaml::Diagnostics& diagnostics);

} // namespace merlon::referee
