#pragma once

#include "app/report/battle_report.h"

class QIODevice;

namespace merlon::report
{

/// A4, for print. False when it cannot be written.
bool writePdf(const BattleReport& report, QIODevice& device);

} // namespace merlon::report
