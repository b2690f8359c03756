#include "referee/pasted_rows.h"

#include "core/play/victory.h"
#include "referee/typed_value.h"
#include "referee/verdict_text.h"

#include <QRegularExpression>

#include <algorithm>
#include <limits>

namespace merlon::referee
{
namespace
{

constexpr int namesSaid = 6; ///< of what may stand in a cell

struct Text
{
    Q_DECLARE_TR_FUNCTIONS(merlon::referee::PastedRows)
};

bool takesCells(const play::Field& field)
{
    return field.of == nullptr && field.saltOf.empty();
}

QString headingOf(const play::Field& field, const play::Kind& kind, const play::Game& game)
{
    return SystemText(*game.setting->system).fieldName(kind, field.key);
}

/// Each with all that it is called.
std::vector<std::pair<play::Value, QStringList>> namesFor(const play::Field& field, const play::Game& game)
{
    const VerdictText text(game);
    std::vector<std::pair<play::Value, QStringList>> out;
    if (field.sort == play::Sort::Thing && !field.fresh)
    {
        for (const play::Thing& thing : play::thingsNamed(game, field.set))
        {
            const play::Ref ref{std::string(field.set), thing.id};
            out.push_back({ref, {text.thing(ref), QString::fromStdString(thing.id)}});
        }
        return out;
    }
    play::Marks marks = field.sort == play::Sort::Word || field.sort == play::Sort::Flag
                            ? game.setting->system->could(game, {}, field)
                            : play::Marks{};
    for (play::Value& mark : marks.all)
    {
        const QStringList names{text.value(mark), words::fromView(play::plain(mark))};
        out.emplace_back(std::move(mark), names);
    }
    return out;
}

/// A sentence.
QString mayBe(const play::Field& field, const play::Game& game)
{
    using play::Sort;
    const auto names = namesFor(field, game);
    QStringList said;
    for (std::size_t i = 0; i < names.size() && i < namesSaid; ++i)
        said << names[i].second.front();
    if (names.size() > namesSaid) //: how many names there are, and the first of them
        return Text::tr("It must be one of %1 values, such as %2.")
            .arg(QString::number(names.size()), said.join(words::listWord("comma")));
    if (!said.isEmpty())
        return Text::tr("Allowed: %1.").arg(said.join(words::listWord("comma")));
    switch (field.sort)
    {
    case Sort::Number:
        if (field.least == std::numeric_limits<int>::min() || field.most == std::numeric_limits<int>::max())
            return Text::tr("It must be a number.");
        return Text::tr("It must be a number from %1 to %2.")
            .arg(QString::number(field.least), QString::number(field.most));
    case Sort::Thing:
        return field.fresh ? Text::tr("It must be a name that is not in use yet.")
                           : Text::tr("There is nothing to choose from yet.");
    case Sort::Hex:
    case Sort::Place:
        return Text::tr("It must be a hex of the map.");
    case Sort::Pose:
    case Sort::Point:
        return Text::tr("It must be a position in millimetres, such as 120.5 | 300.");
    case Sort::Day:
        return Text::tr("It must be a date, such as 2026-03-01.");
    case Sort::Moment:
        return Text::tr("It must be a date and time, such as 2026-03-01 18:30.");
    default:
        return Text::tr("It must be text.");
    }
}

tl::expected<play::Value, QString> oneValue(const QString& text, const play::Field& field, const play::Game& game)
{
    const QString wanted = words::folded(text);
    std::vector<play::Value> found;
    QStringList ids;
    for (const auto& [value, names] : namesFor(field, game))
        if (std::ranges::any_of(names, [&](const QString& name) { return words::folded(name) == wanted; }))
        {
            found.push_back(value);
            ids << names.back();
        }
    if (const auto exact = ids.indexOf(text); found.size() > 1 && exact >= 0) // its id
        return found[static_cast<std::size_t>(exact)];
    if (found.size() > 1)
        return tl::unexpected(
            Text::tr("Several are called “%1”; their ids are: %2.").arg(text, ids.join(words::listWord("comma"))));
    if (!found.empty())
        return found.front();
    if (field.sort != play::Sort::Thing || field.fresh)
        if (auto value = valueFrom(text, field, game))
            return *value;
    return tl::unexpected(Text::tr("Invalid value: “%1”.").arg(text) + ' ' + mayBe(field, game));
}

QString mostOf(const play::Field& field)
{
    return Text::tr("No more than %1 can be entered here.").arg(field.atMost);
}

} // namespace

bool canPaste(const play::Kind& kind)
{
    return std::ranges::any_of(kind.fields, takesCells) &&
           std::ranges::all_of(kind.fields,
                               [](const play::Field& field) { return field.optional || takesCells(field); });
}

tl::expected<PastedTable, QString> tableOf(const QString& text, const play::Kind& kind, const play::Game& game)
{
    PastedTable table{&kind, {}, cellsOf(text)};
    if (table.rows.empty())
        return tl::unexpected(Text::tr("The clipboard holds no rows."));
    QStringList all;
    for (const play::Field& field : kind.fields)
        if (takesCells(field))
        {
            table.columns.push_back(&field);
            all << headingOf(field, kind, game);
        }
    const auto fieldOf = [&](const QString& heading) -> const play::Field*
    {
        const QString wanted = words::folded(heading);
        const auto at = std::ranges::find_if(table.columns,
                                             [&](const play::Field* field)
                                             {
                                                 return words::folded(headingOf(*field, kind, game)) == wanted ||
                                                        words::folded(words::fromView(field->key)) == wanted;
                                             });
        return at != table.columns.end() ? *at : nullptr;
    };
    const QStringList first = table.rows.front().cells;
    const auto named = std::ranges::count_if(first, [&](const QString& one) { return fieldOf(one) != nullptr; });
    if (2 * named < first.size() || named == 0) // rather a row than headings
        return table;
    std::vector<const play::Field*> columns;
    for (const QString& heading : first)
    {
        const play::Field* field = fieldOf(heading);
        if (field == nullptr && !heading.isEmpty())
            return tl::unexpected(Text::tr("No field is called “%1”. The fields are: %2.")
                                      .arg(heading, all.join(words::listWord("comma"))));
        if (field != nullptr && std::ranges::count(columns, field) > 0)
            return tl::unexpected(Text::tr("Two columns are called “%1”.").arg(heading));
        columns.push_back(field);
    }
    table.columns = std::move(columns);
    table.rows.erase(table.rows.begin());
    return table;
}

tl::expected<play::Value, QString> cellValue(const QString& text, const play::Field& field, const play::Game& game)
{
    if (!field.list)
        return oneValue(text, field, game);
    static const QRegularExpression between(QStringLiteral("[,;\n]"));
    play::List list;
    for (const QString& one : text.split(between, Qt::SkipEmptyParts))
    {
        if (one.trimmed().isEmpty())
            continue;
        auto value = oneValue(one.trimmed(), field, game);
        if (!value)
            return value;
        list.push_back(std::move(*value));
    }
    if (list.size() > field.atMost)
        return tl::unexpected(mostOf(field));
    return play::Value(std::move(list));
}

tl::expected<play::Fields, QString> readRow(const PastedTable& table, const PastedRow& row, const play::Game& game,
                                            const play::Fields& begun)
{
    //: row 3 of a table, column "Amount"; the sentence says what is wrong there
    const QString at = Text::tr("Row %1, %2: %3");
    play::Fields found = begun;
    for (qsizetype i = 0; i < row.cells.size(); ++i)
    {
        const QString& text = row.cells[i];
        const auto column = static_cast<std::size_t>(i);
        if (text.isEmpty())
            continue;
        if (column >= table.columns.size() || table.columns[column] == nullptr)
            return tl::unexpected(Text::tr("Row %1: “%2” belongs to no field.").arg(QString::number(row.number), text));
        const play::Field& field = *table.columns[column];
        auto value = cellValue(text, field, game);
        if (!value)
            return tl::unexpected(
                at.arg(QString::number(row.number), headingOf(field, *table.kind, game), value.error()));
        found = play::with(std::move(found), field.key, std::move(*value));
    }
    play::Fields fields;
    for (const play::Field& field : table.kind->fields)
        if (const play::Value* value = play::find(found, field.key))
            fields.emplace_back(field.key, *value);
        else if (!field.optional && !(field.list && field.fewest == 0))
            return tl::unexpected(at.arg(QString::number(row.number), headingOf(field, *table.kind, game),
                                         Text::tr("There is no value.") + ' ' + mayBe(field, game)));
    return fields;
}

tl::expected<play::List, QString> readRows(const QString& text, const play::Kind& kind, const play::Game& game)
{
    const auto table = tableOf(text, kind, game);
    if (!table)
        return tl::unexpected(table.error());
    play::List list;
    for (const PastedRow& row : table->rows)
    {
        auto fields = readRow(*table, row, game);
        if (!fields)
            return tl::unexpected(fields.error());
        list.emplace_back(std::move(*fields));
    }
    return list;
}

tl::expected<play::List, QString> readList(const QString& text, const play::Field& field, const play::Game& game)
{
    play::List list;
    for (const PastedRow& row : cellsOf(text))
        for (qsizetype i = 0; i < row.cells.size(); ++i)
        {
            if (row.cells[i].isEmpty())
                continue;
            auto value = oneValue(row.cells[i], field, game);
            if (!value)
                return tl::unexpected(Text::tr("Row %1, column %2: %3")
                                          .arg(QString::number(row.number), QString::number(i + 1), value.error()));
            if (mayRepeat(field) || std::ranges::count(list, *value) == 0)
                list.push_back(std::move(*value));
        }
    return list;
}

} // namespace merlon::referee
