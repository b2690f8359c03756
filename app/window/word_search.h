#pragma once

#include <QString>

/// Finding something by words of it, be they written with accents and capitals or not.
namespace merlon::app
{

/// How well a name, or else what more is said of it, answers the words that were typed: 0 when one of them is found
/// nowhere. Beginnings of words count most, letters of the name in their order ("zmin" for "Zoom in") least.
int answers(const QString& typed, const QString& name, const QString& more = {});

} // namespace merlon::app
