#pragma once

#include "editor/workspace.h"

#include <QString>

#include <random>

/// Maps for tests of the editor.
namespace merlon::editor::testing
{

/// A blank map of plain, flat hexes unless said otherwise.
NewMap blank(int columns, int rows, hex::Orientation orientation = hex::Orientation::Flat);

/// Terrain and levels at random, some hexside features, a structure, an overlay.
map::HexMap busyMap(int columns, int rows, std::uint32_t seed);

/// The map's hexes as numbers, to compare.
std::vector<std::pair<std::string, int>> hexesOf(const map::HexMap& map);

edit::Paint terrain(const std::string& id);
edit::Paint level(int level);

/// Writes a text into a file; returns its path.
QString writeText(const QString& path, const QByteArray& text);
QByteArray readText(const QString& path);

} // namespace merlon::editor::testing
