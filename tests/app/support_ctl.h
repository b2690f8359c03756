#pragma once

#include <QByteArray>
#include <QStringList>

/// merlonctl as its users call it.
namespace merlon::test
{

struct Ran
{
    int status = -1; ///< exit status; -1 when it crashed
    QByteArray out;
    QByteArray err;
    long peakKiB = 0; ///< most memory that it held
};

/// Without a display, without a platform chosen.
Ran ctl(const QStringList& arguments, const QString& folder = {});

// What ships, and what most tests ask about.
inline const QString castle = MERLON_SOURCE_DIR "/scenarios/norman-gate";
inline const QString scenario = castle + "/norman-gate.scenario.yaml";
inline const QString map = castle + "/norman-gate.map.yaml";
inline const QString orders = castle + "/orders.yaml";
inline const QString played = castle + "/played.journal.yaml";

/// Of a file that there may not be.
QByteArray contentOf(const QString& file);
/// Fails the test when it cannot.
void write(const QString& file, const QByteArray& text);

} // namespace merlon::test
