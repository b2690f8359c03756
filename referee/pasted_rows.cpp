#include "referee/pasted_rows.h"

#include "core/play/victory.h"
#include "referee/typed_value.h"
#include "referee/verdict_text.h"

#include <QLocale>
#include <QRegularExpression>

#include <algorithm>
#include <limits>

namespace merlon::referee
{
namespace
{

constexpr int namesSaid = 6; ///< of what may stand in a cell

struct RowsText
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
        return RowsText::tr("It must be one of %1 values, such as %2.")
            .arg(QString::number(names.size()), said.join(words::listWord("comma")));
    if (!said.isEmpty())
        return RowsText::tr("Allowed: %1.").arg(said.join(words::listWord("comma")));
    switch (field.sort)
    {
    case Sort::Number:
        if (field.least == std::numeric_limits<int>::min() || field.most == std::numeric_limits<int>::max())
            return RowsText::tr("It must be a number.");
        return RowsText::tr("It must be a number from %1 to %2.")
            .arg(QString::number(field.least), QString::number(field.most));
    case Sort::Thing:
        return field.fresh ? RowsText::tr("It must be a name that is not in use yet.")
                           : RowsText::tr("There is nothing to choose from yet.");
    case Sort::Hex:
    case Sort::Place:
        return RowsText::tr("It must be a hex of the map.");
    case Sort::Pose:
    case Sort::Point:
        return RowsText::tr("It must be a position in millimetres, such as 120.5 | 300.");
    case Sort::Day:
        return RowsText::tr("It must be a date, such as 2026-03-01.");
    case Sort::Moment:
        return RowsText::tr("It must be a date and time, such as 2026-03-01 18:30.");
    default:
        return RowsText::tr("It must be text.");
    }
}

/// Of three numbers, as a spreadsheet shows a day: in the reader's order, unless only the other one is a day.
QString dayTyped(const QString& text)
{
    static const QRegularExpression day(QStringLiteral("^(\\d{1,2})([./-])(\\d{1,2})[./-](\\d{4})$"));
    const auto found = day.match(text);
    if (!found.hasMatch())
        return text;
    const QString format = QLocale().dateFormat(QLocale::ShortFormat);
    bool monthFirst = found.captured(2) != QLatin1String(".") && format.indexOf('M') < format.indexOf('d');
    if (found.captured(1).toInt() > 12)
        monthFirst = false;
    else if (found.captured(3).toInt() > 12)
        monthFirst = true;
    const QString& month = found.captured(monthFirst ? 1 : 3);
    const QString& date = found.captured(monthFirst ? 3 : 1);
    return found.captured(4) + '-' + month.rightJustified(2, '0') + '-' + date.rightJustified(2, '0');
}

/// As it would be typed: "1.000", "1,000", "1000,0" and "1000.00" are a thousand.
QString numberTyped(QString text)
{
    static const QRegularExpression thousands(QStringLiteral("^[+-]?\\d{1,3}([.,' \u00A0\u202F’]\\d{3})+$"));
    static const QRegularExpression decimals(QStringLiteral("^([+-]?\\d+)[.,]0{1,2}$"));
    static const QRegularExpression between(QStringLiteral("[.,' \u00A0\u202F’]"));
    if (thousands.match(text).hasMatch())
        return text.remove(between);
    return text.replace(decimals, QStringLiteral("\\1"));
}

QString typedFrom(const QString& cell, const play::Field& field)
{
    return field.sort == play::Sort::Number ? numberTyped(cell) : field.sort == play::Sort::Day ? dayTyped(cell) : cell;
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
            RowsText::tr("Several are called “%1”; their ids are: %2.").arg(text, ids.join(words::listWord("comma"))));
    if (!found.empty())
        return found.front();
    if (field.sort != play::Sort::Thing || field.fresh)
        if (auto value = valueFrom(typedFrom(text, field), field, game))
            return *value;
    return tl::unexpected(RowsText::tr("Invalid value: “%1”.").arg(text) + ' ' + mayBe(field, game));
}

/// All that it is called, in every language that there is, and as files have it; folded.
QStringList headingsOf(const play::Field& field, const play::Kind& kind, const play::Game& game)
{
    const std::string_view system = game.setting->system->id();
    const std::string own = "field." + std::string(kind.key) + '.' + std::string(field.key);
    QStringList names = words::wordInAll(system, words::hasWord(system, own) ? own : "field." + std::string(field.key));
    names << headingOf(field, kind, game) << words::fromView(field.key);
    for (QString& name : names)
        name = words::folded(name);
    return names;
}

/// Null: none of them is called so.
const play::Field* fieldCalled(const QString& heading, const std::vector<const play::Field*>& fields,
                               const play::Kind& kind, const play::Game& game)
{
    const QString wanted = words::folded(heading);
    const auto at = std::ranges::find_if(fields, [&](const play::Field* field)
                                         { return headingsOf(*field, kind, game).contains(wanted); });
    return at != fields.end() && !wanted.isEmpty() ? *at : nullptr;
}

/// What must be in every row and has no column; empty: nothing.
QString missingColumn(const PastedTable& table, const play::Game& game, const play::Fields& begun)
{
    for (const play::Field& field : table.kind->fields)
        if (!field.optional && !(field.list && field.fewest == 0) && play::find(begun, field.key) == nullptr &&
            std::ranges::count(table.columns, &field) == 0)
            //: of a spreadsheet; the first row holds the headings
            return RowsText::tr("The column “%1” is missing. Add it, with this heading in the first row.")
                .arg(headingOf(field, *table.kind, game));
    return {};
}

QString mostOf(const play::Field& field)
{
    return RowsText::tr("No more than %1 can be entered here.").arg(field.atMost);
}

} // namespace

bool canPaste(const play::Kind& kind)
{
    return std::ranges::any_of(kind.fields, takesCells) &&
           std::ranges::all_of(kind.fields,
                               [](const play::Field& field) { return field.optional || takesCells(field); });
}

SheetFile sheetFileOf(const QString& text, const play::Kind& kind, const play::Game& game)
{
    SheetFile file{{}, {}, {}, cellsOf(text)};
    for (const play::Field& field : kind.fields)
        if (takesCells(field))
            file.fields.push_back(&field);
    qsizetype width = 0;
    for (const PastedRow& row : file.rows)
        width = std::max(width, row.cells.size());
    file.columns.resize(static_cast<std::size_t>(width));
    if (file.rows.empty())
        return file;
    file.headings = file.rows.front().cells;
    bool headed = false;
    for (qsizetype i = 0; i < file.headings.size(); ++i)
    {
        const play::Field* field = fieldCalled(file.headings[i], file.fields, kind, game);
        headed = headed || field != nullptr;
        if (std::ranges::count(file.columns, field) == 0)
            file.columns[static_cast<std::size_t>(i)] = field;
    }
    if (headed)
        file.rows.erase(file.rows.begin());
    else
        std::copy_n(file.fields.begin(), std::min(file.fields.size(), file.columns.size()), file.columns.begin());
    return file;
}

tl::expected<PastedTable, QString> tableIn(const SheetFile& file, const play::Kind& kind, const play::Game& game,
                                           const play::Fields& begun)
{
    PastedTable table{&kind, file.columns, file.rows};
    if (table.rows.empty())
        return tl::unexpected(RowsText::tr("There are no rows: open a file or copy some from a spreadsheet."));
    for (const play::Field* field : file.fields)
        if (std::ranges::count(table.columns, field) > 1)
            return tl::unexpected(RowsText::tr("Two columns are called “%1”.").arg(headingOf(*field, kind, game)));
    if (QString missing = missingColumn(table, game, begun); !missing.isEmpty())
        return tl::unexpected(missing);
    for (PastedRow& row : table.rows)
        for (qsizetype i = 0; i < row.cells.size(); ++i)
            if (table.columns[static_cast<std::size_t>(i)] == nullptr)
                row.cells[i].clear();
    return table;
}

tl::expected<PastedTable, QString> tableOf(const QString& text, const play::Kind& kind, const play::Game& game,
                                           const play::Fields& begun)
{
    PastedTable table{&kind, {}, cellsOf(text)};
    if (table.rows.empty())
        return tl::unexpected(RowsText::tr("The clipboard holds no rows."));
    QStringList all;
    for (const play::Field& field : kind.fields)
        if (takesCells(field))
        {
            table.columns.push_back(&field);
            all << headingOf(field, kind, game);
        }
    const auto fieldOf = [&](const QString& heading) { return fieldCalled(heading, table.columns, kind, game); };
    const QStringList first = table.rows.front().cells;
    const auto named = std::ranges::count_if(first, [&](const QString& one) { return fieldOf(one) != nullptr; });
    if (2 * named < first.size() || named == 0) // rather a row than headings
        return table;
    std::vector<const play::Field*> columns;
    for (const QString& heading : first)
    {
        const play::Field* field = fieldOf(heading);
        if (field == nullptr && !heading.isEmpty())
            return tl::unexpected(RowsText::tr("No field is called “%1”. The fields are: %2.")
                                      .arg(heading, all.join(words::listWord("comma"))));
        if (field != nullptr && std::ranges::count(columns, field) > 0)
            return tl::unexpected(RowsText::tr("Two columns are called “%1”.").arg(heading));
        columns.push_back(field);
    }
    table.columns = std::move(columns);
    table.rows.erase(table.rows.begin());
    if (QString missing = missingColumn(table, game, begun); !missing.isEmpty())
        return tl::unexpected(missing);
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
    const QString at = RowsText::tr("Row %1, %2: %3");
    play::Fields found = begun;
    for (qsizetype i = 0; i < row.cells.size(); ++i)
    {
        const QString& text = row.cells[i];
        const auto column = static_cast<std::size_t>(i);
        if (text.isEmpty())
            continue;
        if (column >= table.columns.size() || table.columns[column] == nullptr)
            return tl::unexpected(
                RowsText::tr("Row %1: “%2” belongs to no field.").arg(QString::number(row.number), text));
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
                                         RowsText::tr("There is no value.") + ' ' + mayBe(field, game)));
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
                return tl::unexpected(RowsText::tr("Row %1, column %2: %3")
                                          .arg(QString::number(row.number), QString::number(i + 1), value.error()));
            if (mayRepeat(field) || std::ranges::count(list, *value) == 0)
                list.push_back(std::move(*value));
        }
    return list;
}

} // namespace merlon::referee
