#include "referee/card.h"

#include "core/play/shape.h"
#include "referee/verdict_text.h"

namespace merlon::referee
{
namespace
{

constexpr std::size_t mostBeside = 10; ///< columns that can be read beside one another

const play::Kind& cardKind()
{
    static constexpr play::Field fields[] = {{.key = "setting", .sort = play::Sort::Text},
                                             {.key = "value", .sort = play::Sort::Text}};
    static constexpr play::Kind kind{.key = "card", .fields = fields};
    return kind;
}

} // namespace

play::Sheet asCard(const play::Game& game, play::Sheet sheet)
{
    if (sheet.rows.size() != 1 || sheet.columns->fields.size() <= mostBeside)
        return sheet;
    const VerdictText text(game);
    const SystemText words(*game.setting->system);
    std::vector<play::Fields> rows;
    for (const play::Field& field : sheet.columns->fields)
        if (const play::Value* value = play::find(sheet.rows.front(), field.key))
            if (const QString said = text.value(*value); !said.isEmpty())
                rows.push_back({{"setting", words.fieldName(*sheet.columns, field.key).toStdString()},
                                {"value", said.toStdString()}});
    sheet.columns = &cardKind();
    sheet.rows = std::move(rows);
    return sheet;
}

} // namespace merlon::referee
