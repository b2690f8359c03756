// What a referee reads to the players.

#include "referee/journal_text.h"

namespace merlon::referee
{
namespace
{

bool namesTheDie(const play::Verdict& verdict)
{
    return std::ranges::any_of(verdict.reasons,
                               [](const play::Reason& one)
                               {
                                   return one.weight == play::Weight::Result &&
                                          std::ranges::any_of(one.args,
                                                              [](const auto& arg) { return arg.first == "die"; });
                               });
}

} // namespace

QString VerdictText::orderWithFacts(const play::Record& order, const std::vector<play::Fact>& facts) const
{
    QStringList said;
    for (const play::Fact& fact : facts)
        if (fact.name != "table" && !std::holds_alternative<play::List>(fact.value) &&
            (!fact.added || fact.value != play::Value(0)))
            said += briefly(fact);
    const QString ordered = this->order(order);
    //: an order, and how it stands: "range 9, short, no cover"
    return said.isEmpty() ? ordered : tr("%1: %2").arg(ordered, said.join(words::listWord("comma")));
}

QString JournalText::aloud(int index) const
{
    const auto* played = std::get_if<play::Played>(&entry(index).what);
    const play::Told& line = told(index);
    if (played == nullptr || line.given.dice.empty())
        //: a line of a journal: what was ordered, what came of it
        return tr("%1. %2").arg(order(index), outcome(index)).trimmed();
    const play::Game before = fold_.before(index);
    const play::Record order = fold_.orderAt(index);
    play::Given undiced = line.given;
    undiced.dice.clear();
    const play::Verdict verdict = play::judge(before, order, line.given);
    const bool quiet =
        std::ranges::all_of(line.effects, [this](const play::Record& one) { return text_.isQuiet(one); });
    const QString results = text_.results(verdict);
    QString came = quiet && !results.isEmpty() ? results : (results + ' ' + outcome(index)).trimmed();
    if (!namesTheDie(verdict))
    {
        QStringList dice;
        for (const play::Die& die : verdict.used) //: a die, or what it was thrown for, and what it shows: "Die 7"
            dice += tr("%1 %2", "a die").arg(text_.dieName(die, verdict.used), VerdictText::die(die));
        //: dice that were rolled, and their result: "Die 7. Gwyn is wounded."
        came = tr("%1. %2", "dice").arg(dice.join(words::listWord("comma")), came);
    }
    //: an order with how it stood, what came of it: "Alric shoots at Gwyn: range 9, short. Die 7. Gwyn is wounded."
    return tr("%1. %2").arg(text_.orderWithFacts(order, play::judge(before, order, undiced).facts), came);
}

} // namespace merlon::referee
