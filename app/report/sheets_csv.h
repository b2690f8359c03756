#pragma once

#include "app/report/sheets_file.h"

namespace merlon::report
{

/// As spreadsheets of the reader's language read it: UTF-8 with a mark at its beginning, semicolons where decimals have
/// a comma. Several sheets one below the other, each beneath its title.
QByteArray sheetsCsv(const PrintedSheets& sheets);

} // namespace merlon::report
