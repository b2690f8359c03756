// What a game looks like as it stands: its sheets, and its clock in one line.

#include "app/report/battle_report.h"
#include "referee/verdict_text.h"

namespace merlon::report
{

std::vector<Sheet> sheetsOf(const play::Game& game)
{
    const referee::VerdictText text(game);
    std::vector<Sheet> sheets;
    for (const play::Sheet& sheet : game.setting->system->sheets(game))
    {
        Sheet told{text.word("sheet", sheet.key), {}, {}};
        if (sheet.columns == nullptr)
            continue;
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
        sheets.push_back(std::move(told));
    }
    return sheets;
}

QString clockOf(const play::Game& game)
{
    return referee::VerdictText(game).clockLine(game.setting->system->clock(game));
}

} // namespace merlon::report
