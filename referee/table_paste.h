#pragma once

#include "core/play/system.h"

#include <QString>

/// Rows of a spreadsheet, as text on the clipboard, for the cells of a result table.
namespace merlon::referee
{

/// A cell as the table holds it, however it was typed or however a spreadsheet shows numbers: "3.0" is 3, "1.4" two
/// dice.
std::string tableCell(const QString& text);

/// The cells of that grid once the text is pasted on it, from that cell on. Headings of columns and rows, in any
/// language, say where cells belong, and are not cells. Or what keeps it from being pasted, with its row and column.
tl::expected<play::Cells, QString> pastedOn(const play::Grid& grid, const play::System& system, int row, int column,
                                            const QString& text);

} // namespace merlon::referee
