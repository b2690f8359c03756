#pragma once

#include "app/report/battle_report.h"
#include "core/io/disk.h"

#include <tl/expected.hpp>

#include <atomic>

/// Files of a report. They are written through a temporary file; an error is a sentence for the user.
namespace merlon::report
{

/// One file that needs no other and no network: light, dark and printed.
QString htmlOf(const BattleReport& report);
/// Without pictures.
QString markdownOf(const BattleReport& report);

/// Whether a report can be written there, by the ending: html, pdf or md.
bool isReportName(const QString& path);
/// Pictures and PDF want a QGuiApplication. `cancelled` is set by another thread: then the file stays as it was.
tl::expected<void, QString> writeReport(const BattleReport& report, const QString& path, io::Over over,
                                        const std::atomic<bool>* cancelled = nullptr);

} // namespace merlon::report
