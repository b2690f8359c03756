#include "core/siege/panic/panic.h"

#include "core/castle/field/first.h"
#include "core/castle/field/named_counter.h"
#include "core/castle/field/settle.h"
#include "core/castle/melee/melee.h"
#include "core/play/as.h"
#include "core/siege/field/nerve.h"
#include "siege_rules/panic.h"
#include "siege_rules/ruling.h"

#include <algorithm>

namespace merlon::siege
{

using namespace castle;

namespace
{

using play::Findings;
using play::note;
using play::refusal;
using play::Verdict;
using play::Weight;

template <class Due>
const Due* dueOf(const Position& now, const std::string& dead)
{
    for (const Debt& debt : now.state().owed)
        if (const auto* due = otherDue<Due>(debt); due != nullptr && due->dead == dead)
            return due;
    return nullptr;
}

play::List namesOf(const std::vector<Body>& bodies)
{
    play::List names;
    for (const Body& one : bodies)
        names.push_back(one.name());
    return names;
}

std::vector<Body> steadyOf(const Position& now, std::vector<Body> bodies)
{
    std::erase_if(bodies, [&](const Body& one) { return inPanic(now, one); });
    return bodies;
}

/// A death, and whom it may frighten.
struct Dread
{
    const Position& now;
    const Body& dead;
    std::vector<Body> all;
    const std::vector<Hex>& where;

    std::vector<Body> steady() const { return steadyOf(now, all); }
};

Findings turnsPanicIntoRout(const Dread& dread)
{
    Findings found;
    for (const Body& one : dread.all)
        if (inPanic(dread.now, one))
            found.push_back(note(says::siege_panic_4_routs, {{"name", one.name()}}));
    return found;
}

Findings oneDieForAll(const Dread& dread)
{
    return dread.steady().size() < 2 ? Findings() : Findings{play::ruling(says::siege_ruling_panic_once_one)};
}

/// Those who would be eligible were they not stunned, or are though they are stunned.
Findings someAreStunned(const Dread& dread)
{
    const bool eligible = options(dread.now).panicStunned == "eligible";
    const auto& says = eligible ? says::siege_ruling_panic_stunned_eligible : says::siege_ruling_panic_stunned_exempt;
    Findings found;
    for (const Body& one : stunnedNear(dread.now, dread.dead, dread.where))
        found.push_back(play::ruling(says, {{"name", one.name()}}));
    return found;
}

constexpr play::Rule<Dread> dreadRules[] = {
    {note, says::siege_panic_1a_spared, [](const Dread& dread) { return dread.all.empty(); },
     [](const Dread& dread) { return play::args("name", dread.dead.name()); }},
    {rule::siege_ruling_panic_stunned, someAreStunned},
    {rule::siege_panic_4, turnsPanicIntoRout},
    {note, says::siege_panic_1a_risk, [](const Dread& dread) { return !dread.steady().empty(); },
     [](const Dread& dread) { return play::args("name", dread.dead.name(), "friends", namesOf(dread.steady())); }},
    {rule::siege_ruling_panic_once, oneDieForAll},
    {play::ruling, says::siege_ruling_panic_order_at_once,
     [](const Dread& dread)
     {
         return !dread.steady().empty() && options(dread.now).panicOrder != "after" && dread.now.state().clash &&
                !openingsOf(dread.now).empty();
     }},
};

/// Whether the owner may let all of them be affected.
bool mayTakeAll(const Position& now, int count, std::optional<Fright> into)
{
    if (played(now).panicExtra == "panic-or-rout")
        return true;
    return count > 0 && into == Fright::Panic;
}

/// The die of the panic table.
struct Frightful
{
    const Dread& dread;
    int die = 0;
    PanicTable::Row row;

    int count() const { return std::max(row.panic, row.rout); }
    Fright into() const { return row.rout > 0 ? Fright::Rout : Fright::Panic; }
    bool leavesAChoice() const { return count() > 0 ? !all() : mayTakeAll(dread.now, 0, {}); }
    bool all() const { return count() > 0 && static_cast<int>(dread.steady().size()) <= count(); }
};

Findings readInTheTable(const Frightful& one)
{
    if (one.count() == 0)
        return {{Weight::Result, says::siege_panic_1c_nothing, {{"die", one.die}}}};
    return {note(one.row.rout > 0 ? says::siege_panic_1c_rout : says::siege_panic_1c_panic,
                 {{"die", one.die}, {"count", one.count()}})};
}

constexpr play::Rule<Frightful> frightfulRules[] = {
    {rule::siege_panic_1c, readInTheTable},
    {note, says::siege_panic_1d_fewer, [](const Frightful& one) { return one.all(); }},
};

void carryOut(Verdict& verdict, const Frightful& frightful)
{
    const CounterId dead{frightful.dread.dead.state->id};
    const auto steady = frightful.dread.steady();
    if (frightful.all())
        for (const Body& one : steady)
            verdict.effect(NerveChange{{one.state->id}, nerveOf(frightful.into())});
    else if (frightful.count() > 0)
        verdict.effect(FrightOwed{dead, frightful.count(), frightful.into()});
    else if (frightful.leavesAChoice())
        verdict.effect(FrightOwed{dead, 0, {}});
}

/// Those whom the owner names.
struct Choice
{
    const Position& now;
    const Body& dead;
    const FrightDue& due;
    const Frighten& order;
    std::vector<Body> pool = leftToFrighten(now, due);

    int number() const { return static_cast<int>(order.who.size()); }
    bool takesAll() const { return order.who.size() == pool.size(); }
    bool mayTakeAll() const { return siege::mayTakeAll(now, due.count, due.into); }
    bool right() const { return number() == askedFor(now, due) || (takesAll() && mayTakeAll()); }
};

Findings isNotAffected(const Choice& choice)
{
    Findings found;
    for (std::size_t i = 0; i < choice.order.who.size(); ++i)
    {
        const std::string& id = choice.order.who[i].id;
        const bool twice = std::ranges::count(choice.order.who, id, &CounterId::id) > 1;
        if (twice || std::ranges::none_of(choice.pool, [&](const Body& one) { return one.state->id == id; }))
            found.push_back(
                refusal(says::siege_panic_1d_not_he, {{"dead", choice.dead.name()}, {"name", counterRef(id)}}));
    }
    return found;
}

Findings isAnotherNumber(const Choice& choice)
{
    if (choice.right())
        return {};
    const int all = static_cast<int>(choice.pool.size());
    const int count = choice.due.count > 0 ? askedFor(choice.now, choice.due) : all;
    return {refusal(choice.mayTakeAll() && count < all ? says::siege_panic_1d_all : says::siege_panic_1d_count,
                    {{"count", count}, {"given", choice.number()}})};
}

constexpr play::Rule<Choice> choiceRules[] = {
    {rule::siege_panic_1d, isNotAffected},
    {rule::siege_panic_1d, isAnotherNumber},
    {refusal, says::siege_panic_1d_into,
     [](const Choice& choice) { return choice.order.into && choice.due.into && choice.order.into != choice.due.into; },
     [](const Choice& choice) { return play::args("nerve", play::As<Fright>::put(*choice.due.into)); }},
};

/// What is decided without a sentence: the classes, and the castle's own.
constexpr RuleId ofThePool[] = {rule::siege_panic_1b, rule::siege_panic_1e};

} // namespace

std::vector<Body> leftToFrighten(const Position& now, const FrightDue& due)
{
    return steadyOf(now, frightenedBy(now, now.find(due.dead), due.where));
}

int askedFor(const Position& now, const FrightDue& due)
{
    return std::min(due.count, static_cast<int>(leftToFrighten(now, due).size()));
}

Verdict judge(const Position& now, const play::Begun<PanicDie>& order, play::Tray& tray)
{
    Verdict verdict = tray.begin();
    const Body dead = named<&PanicDie::dead>(verdict, now, order);
    if (!dead)
        return verdict;
    const auto* due = dueOf<DeathDue>(now, order->dead.id);
    if (due == nullptr)
        return verdict.forbid(says::siege_panic_1a_not_owed, {{"name", dead.name()}});
    if (options(now).panicOrder == "after" && mayAnybodyAdvance(now))
        verdict.refuse(says::siege_ruling_panic_order_after);
    if (!verdict.legal)
        return verdict;
    const Dread dread{now, dead, frightenedBy(now, dead, due->where), due->where};
    play::weigh(dreadRules, dread, verdict);
    std::optional<Frightful> frightful;
    if (!dread.steady().empty())
    {
        const auto die = tray.roll(verdict, {10, "panic"});
        if (!die)
            return verdict;
        frightful.emplace(Frightful{dread, *die, ruleset(now).panic.rows[static_cast<std::size_t>(*die - 1)]});
        play::weigh(frightfulRules, *frightful, verdict);
    }
    for (const Body& one : dread.all)
        if (inPanic(now, one))
            verdict.effect(NerveChange{{one.state->id}, Nerve::Rout});
    if (frightful)
        carryOut(verdict, *frightful);
    if (!frightful || !frightful->leavesAChoice())
        verdict.effect(Shaken{order->dead});
    return verdict;
}

Verdict judge(const Position& now, const play::Begun<Frighten>& order, play::Tray& tray)
{
    Verdict verdict = tray.begin();
    const Body dead = named<&Frighten::dead>(verdict, now, order);
    if (!dead)
        return verdict;
    const auto* due = dueOf<FrightDue>(now, order->dead.id);
    if (due == nullptr || leftToFrighten(now, *due).empty())
        return verdict.forbid(says::siege_panic_1d_not_owed, {{"name", dead.name()}});
    if (!due->into)
        order.wants<&Frighten::into>(verdict, false);
    if (order->who.empty())
    {
        verdict.wants.push_back({"who"});
        return verdict;
    }
    const Choice choice{now, dead, *due, order.order};
    play::weigh(choiceRules, choice, verdict);
    if (!verdict.legal)
        return verdict;
    verdict.note(says::siege_panic_1d_chosen, {{"name", dead.name()}});
    verdict.effect(Shaken{order->dead});
    for (const CounterId& one : order->who)
        verdict.effect(NerveChange{one, nerveOf(due->into.value_or(order->into.value_or(Fright::Panic)))});
    return verdict;
}

Verdict judge(const Position& now, const play::Begun<KeepCalm>& order, play::Tray& tray)
{
    Verdict verdict = tray.begin();
    const Body dead = named<&KeepCalm::dead>(verdict, now, order);
    if (!dead)
        return verdict;
    const auto* due = dueOf<FrightDue>(now, order->dead.id);
    if (due == nullptr)
        return verdict.forbid(says::siege_panic_1d_not_owed, {{"name", dead.name()}});
    if (const int count = askedFor(now, *due); count > 0)
        verdict.refuse(says::siege_panic_1d_must, {{"count", count}});
    if (!verdict.legal)
        return verdict;
    verdict.note(says::siege_panic_1d_nobody_else, {{"name", dead.name()}});
    return verdict.effect(Shaken{order->dead});
}

play::Marks couldInPanic(const Position& now, const play::Record& begun, const play::Field& field)
{
    play::Marks marks{{}, true, true};
    if (field.key == "dead")
        for (const Debt& debt : now.state().owed)
        {
            const auto* death = otherDue<DeathDue>(debt);
            const auto* fright = otherDue<FrightDue>(debt);
            if (begun.kind == "panic" ? death != nullptr : fright != nullptr)
                marks.all.push_back(counterRef(death != nullptr ? death->dead : fright->dead));
        }
    const std::string dead = counterIn(begun, "dead");
    if (const auto* due = dueOf<FrightDue>(now, dead); due != nullptr && field.key == "who")
        marks.all = namesOf(leftToFrighten(now, *due));
    return marks;
}

std::vector<RuleId> rulesOfPanic()
{
    std::vector<RuleId> ids(std::begin(ofThePool), std::end(ofThePool));
    play::addIds(ids, dreadRules);
    play::addIds(ids, frightfulRules);
    play::addIds(ids, choiceRules);
    return ids;
}

void followDeaths(const Data& data, State& state)
{
    for (const std::string& id : state.died)
    {
        const Counter* dead = state.find(id);
        if (!data.options.panic || dead == nullptr)
            continue;
        const Position now(data, state);
        auto where = placeOfDeath(state, *dead);
        if (!frightenedBy(now, now.body(*dead), where).empty())
            oweOther(state, {}, play::Opaque::of(DeathDue{id, std::move(where)}));
    }
}

} // namespace merlon::siege
