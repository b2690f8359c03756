#pragma once

#include "app/report/report_text.h"

/// What all our HTML files are made of.
namespace merlon::report
{

/// As it is shown, whatever stands in it.
QString htmlText(const QString& text);
/// Up to the body: light, dark and printed, and nothing is loaded.
QString htmlHead(const QString& language, const QString& title);
QString htmlTable(const Table& table, bool headed);

} // namespace merlon::report
