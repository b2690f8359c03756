// tournament players: enters players, with their army lists, from a table that a spreadsheet has saved.

#include "app/ctl/tournament.h"
#include "referee/pasted_rows.h"
#include "referee/verdict_text.h"
#include "translations/cells.h"

#include <QFile>
#include <QRegularExpression>
#include <QStringDecoder>

#include <array>

namespace merlon::ctl
{
namespace
{

/// What Windows-1252 has where Latin-1 has nothing.
constexpr std::array<char16_t, 32> windowsOnly{0x20AC, 0xFFFD, 0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021,
                                               0x02C6, 0x2030, 0x0160, 0x2039, 0x0152, 0xFFFD, 0x017D, 0xFFFD,
                                               0xFFFD, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2013, 0x2014,
                                               0x02DC, 0x2122, 0x0161, 0x203A, 0x0153, 0xFFFD, 0x017E, 0x0178};

/// However the spreadsheet saved it: by its mark, or as UTF-8 where it is, or else as Windows-1252.
QString decoded(const QByteArray& bytes)
{
    if (const auto marked = QStringConverter::encodingForData(bytes))
        return QStringDecoder(*marked).decode(bytes);
    QStringDecoder utf8(QStringDecoder::Utf8);
    QString text = utf8.decode(bytes);
    if (!utf8.hasError())
        return text;
    text = QString::fromLatin1(bytes);
    for (QChar& one : text)
        if (one.unicode() >= 0x80 && one.unicode() < 0xA0)
            one = windowsOnly[static_cast<std::size_t>(one.unicode() - 0x80)];
    return text;
}

/// "1000,0" and "1.000,00" as a whole number, "20.11.2026" as a day; all else as it stands.
QString plainCell(const QString& cell, const play::Field& field)
{
    static const QRegularExpression whole(QStringLiteral("^(\\d+)[.,]0+$"));
    static const QRegularExpression day(QStringLiteral("^(\\d{1,2})\\.(\\d{1,2})\\.(\\d{4})$"));
    if (const auto found = whole.match(cell); field.sort == play::Sort::Number && !field.list && found.hasMatch())
        return found.captured(1);
    if (const auto found = day.match(cell); field.sort == play::Sort::Day && found.hasMatch())
        return QStringLiteral("%1-%2-%3")
            .arg(found.captured(3), found.captured(2).rightJustified(2, '0'), found.captured(1).rightJustified(2, '0'));
    return cell;
}

/// The columns of a table that belong to orders of one kind.
class Part
{
public:
    Part(const play::Game& game, const play::Kind& kind, const QStringList& headings)
        : game_(game), table_{&kind, {}, {}}
    {
        const referee::VerdictText words(game);
        for (const QString& heading : headings)
        {
            const auto at = std::ranges::find_if(kind.fields,
                                                 [&](const play::Field& field)
                                                 {
                                                     const QString wanted = words::folded(heading.trimmed());
                                                     return words::folded(words.fieldName(kind, field.key)) == wanted ||
                                                            words::folded(words::fromView(field.key)) == wanted;
                                                 });
            table_.columns.push_back(at == kind.fields.end() ? nullptr : &*at);
        }
    }

    bool knows(qsizetype column) const { return table_.columns[static_cast<std::size_t>(column)] != nullptr; }
    bool hasMoreThan(std::string_view key) const
    {
        return std::ranges::any_of(table_.columns, [&](const play::Field* one) { return one && one->key != key; });
    }
    /// Columns that must be there and are not.
    QStringList missing() const
    {
        QStringList out;
        for (const play::Field& field : table_.kind->fields)
            if (!field.optional && !field.list && std::ranges::count(table_.columns, &field) == 0)
                out << referee::VerdictText(game_).fieldName(*table_.kind, field.key);
        return out;
    }
    tl::expected<play::Record, QString> order(const words::PastedRow& row, const play::Game& now) const
    {
        words::PastedRow own{row.number, {}};
        for (qsizetype i = 0; i < row.cells.size(); ++i)
        {
            const bool known = i < static_cast<qsizetype>(table_.columns.size()) && knows(i);
            own.cells << (known ? plainCell(row.cells[i].trimmed(), *table_.columns[static_cast<std::size_t>(i)])
                                : QString());
        }
        auto fields = referee::readRow(table_, own, now);
        if (!fields)
            return tl::unexpected(fields.error());
        return play::Record{std::string(table_.kind->key), std::move(*fields)};
    }

private:
    const play::Game& game_;
    referee::PastedTable table_;
};

/// The orders of all rows, each judged after those before it; none, and each fault told, where one is wrong.
class Entries
{
public:
    Entries(const play::Game& game, std::vector<Part> parts) : game_(game), parts_(std::move(parts)) {}

    bool take(const words::PastedRow& row)
    {
        for (const Part& part : parts_)
        {
            auto order = part.order(row, game_);
            if (!order)
                return fail(order.error());
            const play::Verdict verdict = play::judge(game_, *order);
            if (!verdict.whole())
                return fail(Text::tr("Row %1: %2")
                                .arg(QString::number(row.number),
                                     referee::VerdictText(game_).toText(*order, verdict).trimmed()));
            game_ = play::after(game_, verdict);
            orders_.push_back(std::move(*order));
        }
        return true;
    }
    bool good() const { return good_; }
    const std::vector<play::Record>& orders() const { return orders_; }

private:
    bool fail(const QString& why)
    {
        err(why + '\n');
        return good_ = false;
    }

    play::Game game_;
    std::vector<Part> parts_;
    std::vector<play::Record> orders_;
    bool good_ = true;
};

/// Of the headings: the parts that the table has; none, and said why, where columns are missing or unknown.
std::optional<std::vector<Part>> partsOf(const play::Game& game, const QStringList& headings)
{
    const play::System& system = *game.setting->system;
    const Part players(game, *system.order("register"), headings);
    const Part lists(game, *system.order("hand_in"), headings);
    for (qsizetype i = 0; i < headings.size(); ++i)
        if (!headings[i].trimmed().isEmpty() && !players.knows(i) && !lists.knows(i))
        {
            err(Text::tr("Row 1: no column is called “%1”.").arg(headings[i]) + '\n');
            return {};
        }
    std::vector<Part> parts{players};
    if (lists.hasMoreThan("player"))
        parts.push_back(lists);
    for (const Part& part : parts)
        if (const QStringList missing = part.missing(); !missing.isEmpty())
        {
            err(Text::tr("Row 1: columns are missing: %1.").arg(missing.join(words::listWord("comma"))) + '\n');
            return {};
        }
    return parts;
}

} // namespace

int enterPlayers(const Command& command, KeptGame& kept)
{
    const QString path = command.files().value(1);
    QFile file(path);
    if (path.isEmpty() || !file.open(QIODevice::ReadOnly))
        return command.wrongUsage(Text::tr("The table of players cannot be read: '%1'.").arg(path));
    auto rows = words::cellsOf(decoded(file.readAll()));
    if (rows.size() < 2)
    {
        err(Text::tr("%1 holds no players: a row of headings and a row for each player.").arg(path) + '\n');
        return BadInput;
    }
    auto parts = partsOf(kept.game(), rows.front().cells);
    if (!parts)
        return BadInput;
    Entries entries(kept.game(), std::move(*parts));
    for (std::size_t i = 1; i < rows.size(); ++i)
        entries.take(rows[i]);
    if (!entries.good())
    {
        err(Text::tr("Nobody was entered.") + '\n');
        return BadInput;
    }
    for (const play::Record& order : entries.orders())
        if (!give(command, kept, order))
            return BadInput;
    if (!command.quiet())
        printSheet(command, kept.game(), "players");
    return AllWell;
}

} // namespace merlon::ctl
