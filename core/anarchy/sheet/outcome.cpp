#include "core/anarchy/sheet/outcome.h"

#include "anarchy_rules/ruling.h"
#include "core/anarchy/melee/odds.h"
#include "core/castle/field/first.h"
#include "core/castle/field/settle.h"
#include "core/castle/shots/shots.h"
#include "core/castle/turn/turn.h"

#include <algorithm>

namespace merlon::anarchy
{

using namespace castle;

namespace
{

using play::Verdict;

struct OutcomeDue
{
    std::vector<CounterId> by;
    std::vector<CounterId> at;
    Asked asked = Asked::Shot;

    friend bool operator==(const OutcomeDue&, const OutcomeDue&) = default;
};

const OutcomeDue* dueNow(const Position& now)
{
    for (const Debt& debt : now.state().owed)
        if (const auto* due = otherDue<OutcomeDue>(debt))
            return due;
    return nullptr;
}

std::vector<Body> bodiesOf(const Position& now, const std::vector<CounterId>& ids)
{
    std::vector<Body> bodies;
    for (const CounterId& one : ids)
        if (const Body body = now.find(one.id))
            bodies.push_back(body);
    return bodies;
}

std::vector<CounterId> idsOf(const std::vector<Body>& bodies)
{
    std::vector<CounterId> ids;
    for (const Body& one : bodies)
        ids.push_back({one.state->id});
    return ids;
}

bool isMountedTarget(const Position& now, const OutcomeDue& due)
{
    const Melee melee{now, {}, bodiesOf(now, due.at)};
    return melee.mounted();
}

template <class Results>
std::vector<std::string> lettersOf(const Results& results)
{
    std::vector<std::string> letters;
    for (const auto& one : results)
        letters.push_back(one.letter);
    letters.emplace_back("-");
    return letters;
}

// What was asked for.

const Phrase& whatIsAsked(const OutcomeDue& due)
{
    return due.asked == Asked::Shot ? says::anarchy_ruling_171_first_shot : says::anarchy_ruling_171_first_melee;
}

play::Findings firstTheOutcome(const Debt& debt)
{
    const auto* due = otherDue<OutcomeDue>(debt);
    if (due == nullptr)
        return {};
    return {play::refusal(whatIsAsked(*due), {{"name", counterRef(due->by.front().id)}})};
}

void owe(const Position& now, const OtherDue& other, std::vector<play::Owed>& owed)
{
    const auto* due = other.due.get<OutcomeDue>();
    if (due == nullptr)
        return;
    const std::string& who = due->by.front().id;
    play::Owed one;
    one.begun.kind = "outcome";
    one.by = deciderOf(now, who);
    one.why.phrase = whatIsAsked(*due);
    one.why.args = {{"name", counterRef(who)}};
    one.release.push_back(play::recordOf(OutcomeTold{}));
    owed.push_back(std::move(one));
}

void sayStandIn(Verdict& verdict)
{
    verdict.say(play::Weight::Ruling, says::anarchy_ruling_171_stand_in);
}

bool askForAShot(Verdict& verdict, const Shot& shot)
{
    const Numbers& numbers = shot.now.numbers();
    const Provenance grid = (shot.mounted ? numbers.shotsMounted : numbers.shotsFoot).provenance;
    if (isPlayable(shot.now, grid))
    {
        if (grid == Provenance::StandIn)
            sayStandIn(verdict);
        return false;
    }
    verdict.say(play::Weight::Ruling, says::anarchy_ruling_171_shot,
                {{"weapon", word("weapon", shot.weapon->id)}, {"cover", play::wordValue(shot.cover)}});
    verdict.effect(OutcomeAsked{{{shot.shooter.state->id}}, {{shot.target.state->id}}, Asked::Shot});
    return true;
}

// What was told.

void tell(Verdict& verdict, const Position& now, const OutcomeDue& due, const std::string& letter, play::Tray& tray)
{
    const std::vector<Body> by = bodiesOf(now, due.by);
    const std::vector<Body> at = bodiesOf(now, due.at);
    verdict.effect(OutcomeTold{});
    if (by.empty() || at.empty()) // somebody was taken from the scenario since
        return;
    if (due.asked == Asked::Melee)
    {
        const Melee melee{now, by, at};
        const castle::Odds odds{melee, ruleset(now).meleeTables, melee.attack(), melee.defence()};
        return solveMelee(verdict, {odds, letter, {}});
    }
    const Shoot order{due.by.front(), due.at.front(), {}, {}, {}};
    const Field field = now.fieldWithout(order.by.id, order.at.id);
    Shot shot{now, order, field, by.front(), at.front(), nullptr, *by.front().state->hex, *at.front().state->hex};
    shot.mounted = isMountedTarget(now, due);
    tellShot(verdict, shot, letter, tray);
}

} // namespace

void fightByTheSheet(Verdict& verdict, const Melee& melee, play::Tray& tray)
{
    const Odds odds = sayOdds(verdict, melee);
    const MeleeTable& table = odds.table();
    verdict.fact("table", word("table", table.id));
    if (!isPlayable(melee.now, table.provenance))
    {
        verdict.say(play::Weight::Ruling, says::anarchy_ruling_171_melee, {{"column", odds.name()}});
        verdict.effect(OutcomeAsked{idsOf(melee.by), idsOf(melee.at), Asked::Melee});
        return;
    }
    if (table.provenance == Provenance::StandIn)
        sayStandIn(verdict);
    if (const auto die = tray.roll(verdict, {10, "melee"}))
        solveMelee(verdict, {odds, table.letterOf(*die, odds.column()), odds.name(), *die});
}

void carry(const Data&, State& state, const OutcomeAsked& asked)
{
    oweOther(state, {}, play::Opaque::of(OutcomeDue{asked.by, asked.at, asked.asked}));
}

void carry(const Data&, State& state, const OutcomeTold&)
{
    std::erase_if(state.owed, [](const Debt& debt) { return otherDue<OutcomeDue>(debt) != nullptr; });
}

Verdict judge(const Position& now, const play::Begun<Outcome>& order, play::Tray& tray)
{
    Verdict verdict = tray.begin();
    const OutcomeDue* due = dueNow(now);
    if (due == nullptr)
        return verdict.forbid(says::anarchy_ruling_171_nothing);
    if (order.wants<&Outcome::letter>(verdict))
        return verdict;
    const std::string& letter = order->letter.id;
    if (const auto letters = lettersNow(now); std::ranges::count(letters, letter) == 0)
        return verdict.forbid(says::anarchy_ruling_171_letter, {{"letter", letter}});
    verdict.say(play::Weight::Ruling, says::anarchy_ruling_171_read, {{"letter", letter}});
    tell(verdict, now, *due, letter, tray);
    return verdict;
}

std::vector<std::string> lettersNow(const Position& now)
{
    const OutcomeDue* due = dueNow(now);
    if (due == nullptr)
        return {};
    const bool mounted = isMountedTarget(now, *due);
    const Numbers& numbers = now.numbers();
    const MeleeTables& tables = ruleset(now).meleeTables;
    if (due->asked == Asked::Shot)
        return lettersOf(mounted ? numbers.mountedResults : numbers.footResults);
    return lettersOf(mounted ? tables.mountedResults : tables.footResults);
}

void joinSheet(Tables& tables, Policies& policies)
{
    tables.debts.add({rule::anarchy_ruling_171, firstTheOutcome});
    policies.odds = [](Verdict& verdict, const Melee& melee) { sayOdds(verdict, melee); };
    policies.fight = fightByTheSheet;
    policies.ask = askForAShot;
    policies.owe = owe;
}

std::vector<RuleId> rulesOfTheSheet()
{
    return {rule::anarchy_ruling_171};
}

} // namespace merlon::anarchy
