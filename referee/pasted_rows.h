#pragma once

#include "core/play/system.h"
#include "translations/cells.h"

#include <QStringList>

/// Rows of a spreadsheet, as text on the clipboard, read for the fields of a kind. Errors are sentences for the user.
namespace merlon::referee
{

using words::cellsOf;
using words::PastedRow;

/// What stands in each column.
struct PastedTable
{
    const play::Kind* kind = nullptr;
    std::vector<const play::Field*> columns;
    std::vector<PastedRow> rows; ///< without headings
};

/// Whether the fields that it must have can stand in cells.
bool canPaste(const play::Kind& kind);
/// The columns by the headings in the first row, or else by the fields in their order.
tl::expected<PastedTable, QString> tableOf(const QString& text, const play::Kind& kind, const play::Game& game);

/// One cell, or what keeps it from being read. Things and words by their names, whole, or as files have them; of a list
/// several, with commas or semicolons between.
tl::expected<play::Value, QString> cellValue(const QString& text, const play::Field& field, const play::Game& game);
/// The fields of a row in their order, on those that stand in `begun`; the fault names row and column.
tl::expected<play::Fields, QString> readRow(const PastedTable& table, const PastedRow& row, const play::Game& game,
                                            const play::Fields& begun = {});
/// All rows as the rows of a list; none unless all can be read.
tl::expected<play::List, QString> readRows(const QString& text, const play::Kind& kind, const play::Game& game);
/// A list of numbers may hold one twice, a list of things may not.
inline bool mayRepeat(const play::Field& field)
{
    return field.sort == play::Sort::Number;
}
/// All cells as the things of a list; the same.
tl::expected<play::List, QString> readList(const QString& text, const play::Field& field, const play::Game& game);

} // namespace merlon::referee
