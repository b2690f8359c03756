// What a game looks like as it stands: its sheets, and its clock in one line.

#include "app/report/battle_report.h"
#include "referee/verdict_text.h"

namespace merlon::report
{

std::vector<Sheet> sheetsOf(const play::Game& game)
{
    std::vector<Sheet> sheets;
    for (const play::Sheet& sheet : game.setting->system->sheets(game))
        if (sheet.columns != nullptr)
            sheets.push_back(toldSheet(game, sheet));
    return sheets;
}

Sheet toldSheet(const play::Game& game, const play::Sheet& sheet)
{
    const referee::VerdictText text(game);
    Sheet told{text.word("sheet", sheet.key), {}, {}, {}, words::fromView(sheet.key)};
    for (const play::Field& field : sheet.columns->fields)
    {
        told.columns += text.fieldName(*sheet.columns, field.key);
        told.numbers.push_back(field.sort == play::Sort::Number);
    }
    for (const play::Fields& row : sheet.rows)
    {
        QStringList cells;
        for (const play::Field& field : sheet.columns->fields)
        {
            const play::Value* value = play::find(row, field.key);
            cells += value != nullptr ? text.value(*value) : QString();
        }
        told.rows.push_back(cells);
    }
    return told;
}

QString clockOf(const play::Game& game)
{
    return referee::VerdictText(game).clockLine(game.setting->system->clock(game));
}

} // namespace merlon::report
