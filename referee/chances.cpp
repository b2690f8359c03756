#include "referee/chances.h"

#include <QLocale>

#include <algorithm>
#include <cmath>

namespace merlon::referee
{
namespace
{

struct Text
{
    Q_DECLARE_TR_FUNCTIONS(merlon::referee::Chances)
};

} // namespace

QString percent(std::int64_t parts, std::int64_t of, int decimals)
{
    const double share = 100.0 * static_cast<double>(parts) / static_cast<double>(of);
    const double unit = std::pow(10.0, -decimals);
    const double rounded = std::round(share / unit) * unit;
    const bool whole = std::abs(rounded - std::round(rounded)) < unit / 2;
    const auto number = [&](double value, int digits) { return QLocale().toString(value, 'f', digits); };
    const auto unbroken = [](QString text) { return text.replace(' ', QChar(QChar::Nbsp)); };
    if (parts > 0 && rounded < unit / 2)
        //: less than so many percent, "< 0.1 %"
        return unbroken(Text::tr("< %1 %").arg(number(unit, decimals)));
    if (parts < of && rounded > 100 - unit / 2)
        //: more than so many percent, "> 99.9 %"
        return unbroken(Text::tr("> %1 %").arg(number(100 - unit, decimals)));
    //: a chance, "70 %"
    return unbroken(Text::tr("%1 %").arg(number(rounded, whole ? 0 : decimals)));
}

namespace
{

/// "1-4, 7" of several faces, more than two in a row drawn together.
play::Value runsOf(const play::List& faces)
{
    QStringList runs;
    for (std::size_t from = 0, to = 0; from < faces.size(); from = to)
    {
        const int first = std::get<int>(faces[from]);
        for (to = from + 1; to < faces.size() && faces[to] == play::Value(first + static_cast<int>(to - from));)
            ++to;
        const int last = std::get<int>(faces[to - 1]);
        runs += last > first + 1 ? QStringLiteral("%1–%2").arg(QString::number(first), QString::number(last))
                : last > first   ? QStringLiteral("%1, %2").arg(QString::number(first), QString::number(last))
                                 : QString::number(first);
    }
    return runs.join(words::listWord("comma")).toStdString();
}

/// With the throws of its sentences as they are read.
play::Verdict readable(play::Verdict verdict)
{
    for (play::Reason& one : verdict.reasons)
        for (auto& [name, value] : one.args)
            if (const auto* faces = std::get_if<play::List>(&value);
                faces != nullptr && !faces->empty() &&
                std::ranges::all_of(*faces, [](const auto& face) { return std::holds_alternative<int>(face); }))
                value = runsOf(*faces);
    return verdict;
}

} // namespace

QString sentenceOf(const VerdictText& text, const play::Record& order, const play::Outcome& outcome)
{
    const play::Verdict verdict = readable(outcome.verdict);
    return verdict.whole() ? text.result(order, verdict) : text.headline(order, verdict);
}

std::vector<Chance> chancesOf(const VerdictText& text, const play::Record& order, const play::Odds& odds)
{
    std::vector<Chance> lines;
    for (const play::Outcome& one : odds.outcomes)
    {
        const QString sentence = sentenceOf(text, order, one);
        auto at = std::ranges::find(lines, sentence, &Chance::sentence);
        if (at == lines.end())
            at = lines.insert(at, Chance{0, sentence});
        at->parts += one.parts;
    }
    std::ranges::stable_sort(lines, std::greater(), &Chance::parts);
    return lines;
}

QString tooManyText()
{
    return Text::tr("There are too many possible dice rolls to count.");
}

QString chancesTitle()
{
    //: above a table of what may come of an order, with percents
    return Text::tr("Chances");
}

QString chancesText(const VerdictText& text, const play::Record& order, const play::Odds& odds)
{
    if (odds.tooMany)
        return "  " + tooManyText() + '\n';
    if (!odds.open())
        return {};
    const auto lines = chancesOf(text, order, odds);
    qsizetype width = 0;
    for (const Chance& one : lines)
        width = std::max(width, percent(one.parts, odds.of).size());
    //: the title of a table; %1 is "Chances"
    QString out = "  " + Text::tr("%1:").arg(chancesTitle()) + '\n';
    for (const Chance& one : lines)
        out += "    " + percent(one.parts, odds.of).rightJustified(width) + "  " + one.sentence + '\n';
    for (const std::string& table : odds.standIns)
        out += text.standIn(table);
    return out;
}

} // namespace merlon::referee
