#pragma once

#include "support_places.h"

#include <QByteArray>
#include <QStringList>

#include <functional>

/// merlonctl as its users call it.
namespace merlon::test
{

struct Ran
{
    int status = -1; ///< exit status; -1 when it crashed
    int signal = 0;  ///< that ended it
    QByteArray out;
    QByteArray err;
    long peakKiB = 0; ///< most memory that it held
};

/// Without a display, without a platform chosen. `prepare` runs in the child just before the program does: it may close
/// streams and set limits, and must not ask for memory.
Ran ctl(const QStringList& arguments, const QString& folder = {}, const std::function<void()>& prepare = {});

// What ships, and what most tests ask about.
inline const QString castle = inSource(u"scenarios/norman-gate");
inline const QString scenario = castle + "/norman-gate.scenario.yaml";
inline const QString castleMap = castle + "/norman-gate.map.yaml";
inline const QString orders = castle + "/orders.yaml";
inline const QString playedJournal = castle + "/played.journal.yaml";

/// Of a file that there may not be.
QByteArray contentOf(const QString& file);
/// Fails the test when it cannot.
void write(const QString& file, const QByteArray& text);

} // namespace merlon::test
