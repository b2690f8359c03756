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

/// What was found in a file or on the clipboard, before its columns are settled.
struct SheetFile
{
    std::vector<const play::Field*> fields;  ///< that a column may be
    std::vector<const play::Field*> columns; ///< of each: as its heading says, or else by the order; null: none
    QStringList headings;                    ///< or what stands in the first row
    std::vector<PastedRow> rows;             ///< without headings
};

/// Whether the fields that it must have can stand in cells.
bool canPaste(const play::Kind& kind);
/// The columns by the headings in the first row, in any language, or else by the fields in their order. A column must
/// be there for what `begun` does not say.
tl::expected<PastedTable, QString> tableOf(const QString& text, const play::Kind& kind, const play::Game& game,
                                           const play::Fields& begun = {});
SheetFile sheetFileOf(const QString& text, const play::Kind& kind, const play::Game& game);
/// By the columns as they are now; those that are no field are left out.
tl::expected<PastedTable, QString> tableIn(const SheetFile& file, const play::Kind& kind, const play::Game& game,
                                           const play::Fields& begun);

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
