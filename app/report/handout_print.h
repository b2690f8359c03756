#pragma once

#include "app/report/page_flow.h"
#include "app/report/told_handout.h"

namespace merlon::report
{

/// From a page of its own on: a poster in large type, a page or some slips a leaf.
void printHandout(PageFlow& flow, const QPagedPaintDevice& device, const ToldHandout& handout);
/// A sheet of one row as a list, a line each of its columns: none is too many.
void addSheet(PageFlow& flow, const Sheet& sheet);

} // namespace merlon::report
