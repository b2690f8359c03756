#pragma once

#include "core/centuria/schedules/outcome.h"

#include <span>

/// The schedules as rows.
namespace merlon::centuria
{

struct Row
{
    const Phrase& says;
    bool (*holds)(const Seen& seen);
    int (*vp)(const Seen& seen);
};

/// The first row that holds; whether one does. A row that brings nothing is no line.
bool addFirst(Lines& lines, std::span<const Row> rows, const Seen& seen);
void add(Lines& lines, const Phrase& says, int vp);

Lines avanguardie(const Seen& seen);
Lines saccheggio(const Seen& seen);
Lines imboscata(const Seen& seen);
Lines ponte(const Seen& seen);
Lines bottino(const Seen& seen);
Lines rifornimenti(const Seen& seen);
Lines breccia(const Seen& seen);

} // namespace merlon::centuria
