#pragma once

#include "app/report/battle_report.h"
#include "core/play/paper.h"

/// The sheet that a scenario keeps beside its board, in words: as it is handed out, or as a game has filled it.
namespace merlon::report
{

/// A row of the author's own making.
struct PaperRow
{
    std::string id;
    QString name; ///< may be empty
    int boxes = 0;
    int marks = 0; ///< so many of them are ticked; of a tally: what it shows
    bool counts = false;
};

struct PaperPart
{
    QString title;
    play::SheetColumn column = play::SheetColumn::Across;
    bool own = false;
    bool isPlan = false;
    bool unused = false; ///< the scenario has no use for it
    QString text;        ///< of an own part; of another one what is to be done where there is nothing to show
    Sheet table;
    int box = -1;               ///< the column of the table that is a box to tick
    std::vector<bool> ticked{}; ///< in it, by rows
    int lines = 0;              ///< at least
    std::vector<PaperRow> rows{};
};

/// Its parts are those of play::sheetOf, in their order.
struct PaperSheet
{
    QString title;
    QString now; ///< where the game stands; empty: it is handed out
    std::vector<PaperPart> parts;
    std::vector<play::PlanHex> plan{};
    std::vector<std::pair<play::PlanHex::Rim, QString>> rims{}; ///< of the plan, and what they mean
    std::vector<std::pair<std::string, QString>> stones{};      ///< the same of what walls are made of
    std::shared_ptr<const play::Setting> setting{};             ///< that the plan is of; null: nothing is played yet
};

/// `game`: before its first order, or as it stands where there are `ticks`; null: the scenario cannot be played.
PaperSheet paperSheet(const play::Scenario& scenario, const play::System& system, const play::Game* game,
                      const play::Ticks* ticks);
/// Of a setting that nobody plays yet.
PaperSheet blankSheet(const std::shared_ptr<const play::Setting>& setting);
/// A scenario of that map alone, which has nobody to play it; null where its rules allow none.
std::shared_ptr<const play::Setting> settingOfMap(const play::HexBoard& map);
/// "North tower, P5: badly damaged, 3 of 4"
QString planTip(const PaperSheet& sheet, const play::PlanHex& hex);

} // namespace merlon::report
