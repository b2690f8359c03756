// What a death and a flight leave to be done: before any other order, and in which words.

#include "core/siege/panic/panic.h"

#include "core/castle/turn/turn.h"
#include "siege_rules/panic.h"

namespace merlon::siege
{

using namespace castle;

namespace
{

using play::Findings;
using play::Owed;
using play::refusal;

Findings firstThePanicDie(const Debt& debt)
{
    const auto* due = otherDue<DeathDue>(debt);
    if (due == nullptr)
        return {};
    return {refusal(says::siege_panic_1a_first, {{"name", counterRef(due->dead)}})};
}

Findings firstTheOwnerChooses(const Debt& debt)
{
    const auto* due = otherDue<FrightDue>(debt);
    if (due == nullptr)
        return {};
    const play::Value name = counterRef(due->dead);
    if (due->count == 0)
        return {refusal(says::siege_panic_1d_may, {{"name", name}})};
    return {refusal(says::siege_panic_1d_first, {{"name", name}, {"count", due->count}})};
}

Findings firstHeFlees(const Debt& debt)
{
    const auto* due = otherDue<FlightDue>(debt);
    if (due == nullptr)
        return {};
    return {refusal(says::siege_panic_2a_first, {{"name", counterRef(due->counter)}})};
}

Owed owedFor(const Position& now, const DeathDue& due)
{
    const play::Value who = counterRef(due.dead);
    return {{"panic", {{"dead", who}}},
            deciderOf(now, due.dead),
            {says::siege_panic_1a_first, {{"name", who}}},
            {play::recordOf(Shaken{{due.dead}})}};
}

/// Nobody, where the die asks for nobody or nobody is left.
Owed calmAfter(const Position& now, const FrightDue& due, play::Reason why)
{
    const play::Value who = counterRef(due.dead);
    return {
        {"keep_calm", {{"dead", who}}}, deciderOf(now, due.dead), std::move(why), {play::recordOf(Shaken{{due.dead}})}};
}

Owed owedFor(const Position& now, const FrightDue& due)
{
    const play::Value who = counterRef(due.dead);
    if (leftToFrighten(now, due).empty())
        return calmAfter(now, due, {says::siege_panic_1a_spared, {{"name", who}}});
    play::Reason why{says::siege_panic_1d_may, {{"name", who}}};
    if (const int count = askedFor(now, due); count > 0)
        why = {says::siege_panic_1d_first, {{"name", who}, {"count", count}}};
    return {{"frighten", {{"dead", who}}}, deciderOf(now, due.dead), why, {play::recordOf(Shaken{{due.dead}})}};
}

Owed owedFor(const Position& now, const FlightDue& due)
{
    const play::Value who = counterRef(due.counter);
    return {{"flee", {{"counter", who}}},
            deciderOf(now, due.counter),
            {says::siege_panic_2a_first, {{"name", who}}},
            {releaseOf(due.counter)}};
}

void owe(const Position& now, const OtherDue& other, std::vector<Owed>& owed)
{
    if (const auto* death = other.due.get<DeathDue>())
        owed.push_back(owedFor(now, *death));
    if (const auto* flight = other.due.get<FlightDue>())
        owed.push_back(owedFor(now, *flight));
    const auto* fright = other.due.get<FrightDue>();
    if (fright == nullptr)
        return;
    owed.push_back(owedFor(now, *fright));
    if (fright->count == 0 && !leftToFrighten(now, *fright).empty())
        owed.push_back(calmAfter(now, *fright, {says::siege_panic_1d_or_calm, {}}));
}

/// siege.ruling.panic-order: by the other reading a death's die waits for the advance.
bool waits(const Position& now, const Debt& debt)
{
    return options(now).panicOrder == "after" && otherDue<DeathDue>(debt) != nullptr;
}

} // namespace

void joinDebts(Tables& tables, Policies& policies)
{
    tables.debts.add({rule::siege_panic_1a, firstThePanicDie});
    tables.debts.add({rule::siege_panic_1d, firstTheOwnerChooses});
    tables.debts.add({rule::siege_panic_2a, firstHeFlees});
    policies.owe = owe;
    policies.waits = waits;
}

} // namespace merlon::siege
