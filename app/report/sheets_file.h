#pragma once

#include "app/report/told_handout.h"
#include "core/io/disk.h"

#include <tl/expected.hpp>

class QPagedPaintDevice;

/// The sheets of a game on paper, or in a file that needs no other.
namespace merlon::report
{

struct PrintedSheets
{
    QString language; ///< "it"
    QString title;    ///< of the scenario, and the game if it has a name
    QString now;      ///< where the game stands, and the date
    std::vector<Sheet> sheets;
    std::vector<ToldHandout> handouts{}; ///< behind them
};

/// The sheet of that index, or all (-1); and all that there is to hand out.
PrintedSheets printedSheets(const play::Game& game, const QString& gameName, int sheet = -1);
/// Each sheet begins a page, each handout too; headings are repeated, and no row is cut. False when it cannot be
/// printed.
bool printSheets(QPagedPaintDevice& printer, const PrintedSheets& sheets);
/// Whether they can be written there, by the ending: html, pdf, csv.
bool isSheetsName(const QString& path);
/// Through a temporary file; an error is a sentence for the user.
tl::expected<void, QString> writeSheets(const PrintedSheets& sheets, const QString& path, bool landscape,
                                        io::Over over);

} // namespace merlon::report
