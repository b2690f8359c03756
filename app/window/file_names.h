#pragma once

#include <QString>

#include <string>

/// What files are called, and what is in them after their files.
namespace merlon::app
{

/// "map" or "scenario"; what a name without an ending gets is ".map.yaml" or ".scenario.yaml".
QString withEnding(const QString& path, const char* kind);
/// "norman-gate" of "…/Norman gate.scenario.yaml"
std::string idOf(const QString& path);
/// "castle.map.yaml" of "…/castle.scenario.yaml", of a board of that kind: "map" or "table".
QString boardBeside(const QString& scenario, const char* kind);
/// Its folder too where another of the files is called alike.
QString shownName(const QString& path, const QStringList& all);
/// The same where there is little room: only as much of its folder as tells it from the others.
QString briefName(const QString& path, const QStringList& all);

} // namespace merlon::app
