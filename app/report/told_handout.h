#pragma once

#include "app/report/battle_report.h"
#include "core/play/handout.h"

/// What a game prints besides its sheets, in the language of the reader.
namespace merlon::report
{

struct ToldBlank
{
    QString label;
    QStringList boxes;
    int lines = 1;
    bool shared = false;
    QStringList known;
    bool strong = false;
};

struct ToldLeaf
{
    QString number;
    QString title;
    QStringList heads;
    QStringList who;
    QStringList says;
    std::vector<ToldBlank> blanks;
    QStringList signs;
};

struct ToldHandout
{
    QString key; ///< "slips"
    QString title;
    play::Handout::Use use = play::Handout::Use::Read;
    QStringList heads;
    std::vector<Sheet> sheets;
    std::vector<ToldLeaf> leaves;
};

std::vector<ToldHandout> handoutsOf(const play::Game& game);

} // namespace merlon::report
