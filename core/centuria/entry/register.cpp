#include "core/centuria/entry/entry.h"

#include "centuria_rules.h"

#include <algorithm>

namespace merlon::centuria
{
namespace
{

/// Somebody who wants to enter.
struct Entrant
{
    const Data& data;
    const State& state;
    const Register& order;

    int missed() const { return state.published(); }
};

bool isThere(const Entrant& one)
{
    const Player* other = one.state.find(one.order.player.id);
    return other != nullptr && !other->satOut;
}
play::Args name(const Entrant& one)
{
    return play::args("player", one.order.player.id);
}

play::Findings comesTooLate(const Entrant& one)
{
    const int next = one.missed() + 1;
    const int until = one.data.terms.lateEntryUntil;
    if (next == 1)
        return {};
    if (next > until || one.state.draft() != nullptr)
        return {play::refusal(says::centuria_ruling_late_entry_closed, {{"until", until}})};
    return {play::ruling(says::centuria_ruling_late_entry_misses,
                         {{"player", one.order.player.id}, {"count", one.missed()}})};
}

play::Findings hasOffended(const Entrant& one)
{
    play::Findings found;
    for (const Offence offence : one.order.earlier)
        found.push_back(play::note(says::centuria_leave_twice_earlier,
                                   {{"player", one.order.player.id}, {"offence", play::wordValue(offence)}}));
    return found;
}

bool isExpelledForLife(const Entrant& one)
{
    return std::ranges::count(one.order.earlier, Offence::ForLife) > 0;
}

play::Finding owesAList(const Entrant& one)
{
    return play::note(says::centuria_army_own_one, {{"player", one.order.player.id}, {"due", one.data.terms.listsDue}});
}

constexpr play::Rule<Entrant> entrantRules[] = {
    {play::impossible, says::centuria_army_own_again, isThere, name},
    {rule::centuria_ruling_late_entry, comesTooLate},
    {play::refusal, says::centuria_conduct_expelled_for_life_stays, isExpelledForLife, name},
    {rule::centuria_leave_twice, hasOffended},
    {rule::centuria_army_own, [](const Entrant& one) { return play::Findings{owesAList(one)}; }},
};

/// The organising club's own, where their number is odd.
struct Odd
{
    const Data& data;
    const State& state;
    const Player* player; ///< null: nobody is named
};

bool isEven(const Odd& odd)
{
    return active(odd.data, odd.state).size() % 2 == 0;
}
bool hasBegun(const Odd& odd)
{
    return odd.state.published() > 0;
}
bool hasNoClub(const Odd& odd)
{
    return lastList(odd.data, odd.state) == nullptr;
}
bool isOfAnotherClub(const Odd& odd)
{
    return odd.player != nullptr && odd.player->club != odd.data.terms.club;
}
play::Args nameOfOdd(const Odd& odd)
{
    return play::args("player", player(odd.player->id));
}

constexpr play::Rule<Odd> oddRules[] = {
    {play::impossible, says::centuria_odd_sacrifice_begun, hasBegun},
    {play::impossible, says::centuria_odd_sacrifice_even, isEven},
    {play::impossible, says::centuria_odd_sacrifice_nobody, hasNoClub},
    {play::refusal, says::centuria_odd_sacrifice_other, isOfAnotherClub, nameOfOdd},
};

} // namespace

const Player* playerIn(const State& state, const PlayerId& id, play::Verdict& verdict)
{
    const Player* one = state.find(id.id);
    if (one != nullptr && !one->satOut)
        return one;
    verdict.forbid(says::centuria_army_own_nobody, {{"player", id.id}});
    return nullptr;
}

void dropDraft(State& state)
{
    if (state.draft() != nullptr)
        state.rounds.pop_back();
}

play::Verdict judge(const Data& data, const State& state, const play::Begun<Register>& order, play::Tray& tray)
{
    play::Verdict verdict = tray.begin();
    if (order.wants<&Register::player>(verdict))
        return verdict;
    play::weigh(entrantRules, {data, state, order.order}, verdict);
    if (order.wants<&Register::place>(verdict))
        return verdict;
    order.wants<&Register::club>(verdict, false);
    order.wants<&Register::earlier>(verdict, false);
    return verdict.effect(Entered{order->player, order->place, order->club, static_cast<int>(order->earlier.size())});
}

play::Verdict judge(const Data& data, const State& state, const play::Begun<SitOut>& order, play::Tray& tray)
{
    play::Verdict verdict = tray.begin();
    const Player* named = nullptr;
    if (order->player && (named = playerIn(state, *order->player, verdict)) == nullptr)
        return verdict;
    play::weigh(oddRules, {data, state, named}, verdict);
    if (!verdict.legal)
        return verdict;
    order.wants<&SitOut::player>(verdict, false);
    const Player* one = named != nullptr ? named : lastList(data, state);
    verdict.note(named != nullptr ? says::centuria_odd_sacrifice_agreed : says::centuria_odd_last_list_last,
                 {{"player", player(one->id)}});
    return verdict.effect(Withdrawn{{one->id}});
}

void carry(const Data&, State& state, const Entered& effect)
{
    dropDraft(state);
    Player* one = state.find(effect.player.id);
    if (one == nullptr)
        one = &state.players.emplace_back();
    *one = {};
    one->id = effect.player.id;
    one->place = effect.place;
    one->club = effect.club.value_or("");
    one->earlier = effect.earlier;
}

void carry(const Data&, State& state, const Withdrawn& effect)
{
    dropDraft(state);
    if (Player* one = state.find(effect.player.id))
        one->satOut = true;
}

std::vector<RuleId> rulesOfRegistering()
{
    std::vector<RuleId> ids{rule::centuria_odd_last_list, rule::centuria_army_own};
    play::addIds(ids, entrantRules);
    play::addIds(ids, oddRules);
    return ids;
}

} // namespace merlon::centuria
