#include "referee/victory_text.h"

#include "translations/words.h"

namespace merlon::referee
{
namespace
{

struct Text
{
    Q_DECLARE_TR_FUNCTIONS(merlon::referee::VictoryText)
};

QString told(const VerdictText& text, const std::vector<play::Reason>& reasons)
{
    QStringList said;
    for (const play::Reason& one : reasons)
        said += text.reason(one);
    return said.join(' ');
}

} // namespace

QString conditionText(const VerdictText& text, const play::Record& condition)
{
    return told(text, play::sayCondition(condition, text.system()));
}

QString decidedText(const VerdictText& text, const play::Decided& decided, const play::Scenario& scenario)
{
    auto said = play::sayDecided(decided, scenario, text.system());
    if (decided.condition < 0)
        return told(text, said);
    QString won = text.reason(said.back());
    said.pop_back();
    QString why = told(text, said);
    const bool isPlain = said.size() == 1 && why.endsWith('.') && !why.contains(':'); // one colon a sentence
    if (!isPlain)
    {
        won[0] = won[0].toUpper(); // in some languages it goes on behind a colon
        return (why + ' ' + won).trimmed();
    }
    why.chop(1);
    return why + words::listWord("colon") + won;
}

QStringList conditionLines(const VerdictText& text, const play::Scenario& scenario)
{
    QStringList lines;
    for (const play::Record& one : scenario.conditions)
    {
        const play::Value* wins = play::find(one.fields, "wins");
        //: a force, and by what it wins: "The garrison: Out of play: Rhodri."
        lines += Text::tr("%1: %2").arg(wins != nullptr ? text.value(*wins) : QString(), conditionText(text, one));
    }
    return lines;
}

} // namespace merlon::referee
