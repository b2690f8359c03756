#pragma once

#include <QByteArray>

#include <cstdint>
#include <vector>

class QMimeData;

/// Rows of a roster on their way to the map.
namespace merlon::editor
{

QMimeData* draggedRows(const std::vector<std::uint32_t>& keys);
/// None: something else is dragged, or something of another program.
std::vector<std::uint32_t> rowsIn(const QMimeData& data);

} // namespace merlon::editor
