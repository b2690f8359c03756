#pragma once

#include "app/report/page_flow.h"
#include "app/report/report_text.h"

class QIODevice;

namespace merlon::report
{

/// In points; what stands with the next is a heading.
void addText(PageFlow& flow, const QString& text, double size, double above, bool withNext = false);
/// Its head is repeated where it goes on; a table without columns has none. In points.
void addTable(PageFlow& flow, const Table& table, double size = 9);

/// A4, for print. False when it cannot be written.
bool writePdf(const BattleReport& report, QIODevice& device);

} // namespace merlon::report
