#include "core/centuria/forms/questions.h"

#include <bitset>

namespace merlon::centuria
{
namespace
{

constexpr std::size_t sides[] = {0, 1};

/// Asks field by field, and remembers which it asked.
class Questions
{
public:
    Questions(const play::Begun<Form>& order, play::Verdict& verdict) : order_(order), verdict_(verdict) {}

    /// True when it must be given and is missing.
    template <auto At>
    bool lacks(bool must = true)
    {
        asked_.set(play::placeOf(play::kindOf<Form>(), &play::memberTag<At>));
        return order_.wants<At>(verdict_, must) && must;
    }
    template <auto First, auto Second>
    bool lacksOf(std::size_t side, bool must = true)
    {
        return side == 0 ? lacks<First>(must) : lacks<Second>(must);
    }
    template <auto First, auto Second>
    bool lacksBoth()
    {
        const bool first = lacks<First>();
        return lacks<Second>() || first;
    }
    /// What was given and not asked.
    std::vector<std::string_view> beside() const
    {
        std::vector<std::string_view> out;
        const auto more = order_.given & ~asked_;
        const auto& fields = play::kindOf<Form>().fields;
        for (std::size_t i = 0; i < fields.size(); ++i)
            if (more.test(i))
                out.push_back(fields[i].key);
        return out;
    }

private:
    const play::Begun<Form>& order_;
    play::Verdict& verdict_;
    std::bitset<play::mostFields> asked_;
};

std::size_t winnerOf(const Outcome& outcome)
{
    return outcome.ending == Ending::FirstFled ? 1 : 0;
}

bool asksBridge(Questions& questions, const Filling& filling)
{
    bool lacks = questions.lacksBoth<&Form::firstSides, &Form::secondSides>();
    for (const std::size_t side : sides)
    {
        const Army& own = filling.army(side);
        const Army& enemy = filling.army(1 - side);
        if (own.sides == 0 && enemy.sides > 0)
            lacks = questions.lacksOf<&Form::firstBridge, &Form::secondBridge>(side) || lacks;
        if (own.sides == 0 && enemy.sides > 0 && !own.atBridge && filling.data.options.ponteEnemyNear == "either")
            lacks = questions.lacksOf<&Form::firstAdjacent, &Form::secondAdjacent>(side) || lacks;
    }
    return lacks;
}

bool asksCrates(Questions& questions)
{
    const bool lacks = questions.lacksBoth<&Form::firstHome, &Form::firstOutside>();
    return questions.lacksBoth<&Form::secondHome, &Form::secondOutside>() || lacks;
}

/// At the end of the turns.
bool asksPlayedOut(Questions& questions, const Filling& filling)
{
    switch (filling.outcome.battle)
    {
    case Battle::Avanguardie:
        return questions.lacksBoth<&Form::firstReach, &Form::secondReach>();
    case Battle::Saccheggio:
        return questions.lacks<&Form::camp>();
    case Battle::Imboscata:
        return questions.lacks<&Form::baggage>();
    case Battle::Ponte:
        return asksBridge(questions, filling);
    case Battle::Bottino:
        return questions.lacksBoth<&Form::firstCamp, &Form::secondCamp>();
    case Battle::Rifornimenti:
        return asksCrates(questions);
    case Battle::Breccia:
    {
        const bool lacks = questions.lacksBoth<&Form::firstFresh, &Form::firstTired>();
        return questions.lacksBoth<&Form::secondFresh, &Form::secondTired>() || lacks;
    }
    }
    return false;
}

/// One army has fled.
bool asksFlight(Questions& questions, const Filling& filling)
{
    const std::size_t winner = winnerOf(filling.outcome);
    switch (filling.outcome.battle)
    {
    case Battle::Avanguardie:
        return questions.lacks<&Form::vanguardLost>();
    case Battle::Saccheggio:
        return winner != filling.outcome.attacker && questions.lacks<&Form::camp>();
    case Battle::Imboscata:
        return questions.lacks<&Form::baggage>();
    case Battle::Bottino:
        return questions.lacksOf<&Form::firstCamp, &Form::secondCamp>(winner);
    case Battle::Breccia:
    {
        const bool lacks = questions.lacksOf<&Form::firstFresh, &Form::secondFresh>(winner);
        return questions.lacksOf<&Form::firstTired, &Form::secondTired>(winner) || lacks;
    }
    case Battle::Ponte:
    case Battle::Rifornimenti:
        break;
    }
    return false;
}

/// Whether it has left does not matter to a Defender who won, nor when it was eliminated.
bool asksExit(const Filling& filling)
{
    const Outcome& outcome = filling.outcome;
    const bool attackerFled = hasOneFled(outcome) && hasFled(outcome, outcome.attacker);
    return outcome.battle == Battle::Imboscata && !attackerFled &&
           (outcome.baggageLosses < filling.data.ruleset->schedules.resistance || filling.order->left);
}

/// The schedules of the scenario.
bool asksObjective(Questions& questions, const Filling& filling)
{
    const Outcome& outcome = filling.outcome;
    const bool isKnown = !filling.table.sides.attacker.empty(); // since sides were chosen
    if (hasRoles(outcome.battle) && questions.lacks<&Form::attacker>(!isKnown))
        return true;
    bool lacks = isPlayedOut(outcome)  ? asksPlayedOut(questions, filling)
                 : hasOneFled(outcome) ? asksFlight(questions, filling)
                                       : outcome.battle == Battle::Imboscata && questions.lacks<&Form::baggage>();
    if (!lacks && asksExit(filling))
        lacks = questions.lacks<&Form::left>();
    return lacks;
}

/// Those of an army that fled count in any case, unless the organiser reads it otherwise.
bool countsLeaders(const Filling& filling, std::size_t side)
{
    const Options& options = filling.data.options;
    if (haveBothFled(filling.outcome) && options.flatAddsLeaders == "false")
        return false;
    return !hasFled(filling.outcome, side) || options.flightEliminatesLeaders == "false";
}

bool asksLeaders(Questions& questions, const Filling& filling)
{
    bool lacks = false;
    for (const std::size_t side : sides)
        if (countsLeaders(filling, side))
        {
            lacks = questions.lacksOf<&Form::firstCommander, &Form::secondCommander>(side) || lacks;
            if (filling.army(side).listGenerals > 0)
                lacks = questions.lacksOf<&Form::firstGenerals, &Form::secondGenerals>(side) || lacks;
        }
    return lacks;
}

/// Lists: an army that lost nothing has none.
void askUnits(Questions& questions, const Filling& filling)
{
    for (const std::size_t side : sides)
    {
        if (!countsUnits(filling.outcome, side))
            continue;
        const Army& army = filling.army(side);
        questions.lacksOf<&Form::firstEliminated, &Form::secondEliminated>(side, false);
        questions.lacksOf<&Form::firstExhausted, &Form::secondExhausted>(side, false);
        if (filling.data.options.leaderUnitCounts == "false" && (army.commander || army.generals > 0))
            questions.lacksOf<&Form::firstLeaders, &Form::secondLeaders>(side, false);
    }
}

/// Where the ledger was kept, it says what is left.
bool asksCommand(Questions& questions, Filling& filling)
{
    bool lacks = false;
    for (const std::size_t side : sides)
        if (filling.data.terms.commandPoints)
        {
            const bool isKnown = filling.hasLedger(side);
            lacks = questions.lacksOf<&Form::firstCommand, &Form::secondCommand>(side, !isKnown) || lacks;
        }
    return lacks;
}

void readSide(Army& army, const Form& form, bool second)
{
    const auto number = [&](const std::optional<int>& a, const std::optional<int>& b)
    { return (second ? b : a).value_or(0); };
    const auto flag = [&](const std::optional<bool>& a, const std::optional<bool>& b)
    { return (second ? b : a).value_or(false); };
    army.commander = flag(form.firstCommander, form.secondCommander);
    army.generals = number(form.firstGenerals, form.secondGenerals);
    army.eliminated = second ? form.secondEliminated : form.firstEliminated;
    army.exhausted = second ? form.secondExhausted : form.firstExhausted;
    army.leaderUnits = second ? form.secondLeaders : form.firstLeaders;
    army.commandPoints = number(form.firstCommand, form.secondCommand);
    army.reach = (second ? form.secondReach : form.firstReach).value_or(Reach::None);
    army.campLosses = number(form.firstCamp, form.secondCamp);
    army.sides = number(form.firstSides, form.secondSides);
    army.atBridge = flag(form.firstBridge, form.secondBridge);
    army.atHolder = flag(form.firstAdjacent, form.secondAdjacent);
    army.home = number(form.firstHome, form.secondHome);
    army.outside = number(form.firstOutside, form.secondOutside);
    army.fresh = number(form.firstFresh, form.secondFresh);
    army.tired = number(form.firstTired, form.secondTired);
}

void readAnswers(Filling& filling)
{
    const Form& form = filling.order.order;
    Outcome& outcome = filling.outcome;
    outcome.ending = form.ending;
    for (const std::size_t side : sides)
    {
        outcome.armies[side] = armyOf(filling.data, filling.playerOf(side));
        readSide(outcome.armies[side], form, side == 1);
        if (const auto& typed = side == 1 ? form.secondCommand : form.firstCommand; !typed && filling.hasLedger(side))
            outcome.armies[side].commandPoints = filling.commandLeft(side);
    }
    const std::string& attacker = form.attacker ? form.attacker->id : filling.table.sides.attacker;
    outcome.attacker = attacker == filling.nameOf(1) ? 1 : 0;
    outcome.vanguardLost = form.vanguardLost.value_or(false);
    if (outcome.battle == Battle::Saccheggio)
        outcome.armies[1 - outcome.attacker].campLosses = form.camp.value_or(0);
    outcome.baggageLosses = form.baggage.value_or(0);
    outcome.baggageLeft = form.left.value_or(false);
}

} // namespace

bool countsUnits(const Outcome& outcome, std::size_t side)
{
    return !hasFled(outcome, side) && !haveBothFled(outcome);
}

bool isPlayedOut(const Outcome& outcome)
{
    return !hasOneFled(outcome) && !haveBothFled(outcome);
}

void ask(Filling& filling, play::Verdict& verdict)
{
    readAnswers(filling);
    Questions questions(filling.order, verdict);
    questions.lacks<&Form::table>();
    questions.lacks<&Form::ending>();
    filling.knowsObjective = !asksObjective(questions, filling);
    filling.knowsLeaders = !asksLeaders(questions, filling);
    askUnits(questions, filling);
    filling.knowsCommand = !asksCommand(questions, filling);
    filling.isWhole = !verdict.waits();
    filling.beside = questions.beside();
}

} // namespace merlon::centuria
