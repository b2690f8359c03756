#include "referee/victory_text.h"

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
    return told(text, play::sayDecided(decided, scenario, text.system()));
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
