// The two slips about scenery, opened together.
#include "core/centuria/slips/slips.h"

#include "core/play/seal.h"

#include "centuria_rules.h"

#include <algorithm>

namespace merlon::centuria
{
namespace
{

using play::Findings;
using play::note;

/// One of the two, closed; null: that player has handed none in.
const Slip* changeOf(const State& state, const TableId& table, const std::string& player)
{
    const auto isIt = [&](const Slip& one)
    { return one.table == table.id && one.player == player && one.kind == SlipKind::Change && !one.opened; };
    const auto at = std::ranges::find_if(state.slips, isIt);
    return at == state.slips.end() ? nullptr : &*at;
}

Wish wishOf(const std::optional<ChangeSlip>& slip)
{
    if (!slip || slip->change == Change::None)
        return {};
    return {slip->change, slip->element.value_or("")};
}

/// What a player wants, of which element.
struct Wanted
{
    const Data& data;
    play::Value player;
    ChangeSlip slip;
    std::optional<ElementKind> piece;

    bool changes() const { return slip.change != Change::None; }
};

bool namesNothing(const Wanted& one)
{
    return one.changes() && !one.slip.element;
}
bool isOfTheScenario(const Wanted& one)
{
    return one.changes() && one.piece && *one.piece == "scenario";
}
Findings isFixed(const Wanted& one)
{
    if (!one.changes() || !one.piece || *one.piece != "fixed")
        return {};
    if (one.data.options.removable == "all")
        return {play::ruling(says::centuria_ruling_removable_set)};
    return {play::refusal(says::centuria_ruling_removable_fixed, {{"element", one.slip.element.value_or("")}})};
}
play::Args nameOf(const Wanted& one)
{
    return play::args("player", one.player);
}
play::Args elementOf(const Wanted& one)
{
    return play::args("element", one.slip.element.value_or(""));
}

constexpr play::Rule<Wanted> wantedRules[] = {
    {play::refusal, says::centuria_setup_change_nameless, namesNothing, nameOf},
    {play::refusal, says::centuria_ruling_removable_scenario, isOfTheScenario, elementOf},
    {rule::centuria_ruling_removable, isFixed},
};

/// Both slips, and what they come to.
struct Together
{
    Wish first; ///< of the player who set the first element
    Wish second;
    std::string firstName;
    std::string secondName;
    Changed changed;

    bool has(Change change) const { return first.change == change || second.change == change; }
    bool isLost() const { return changed.first == Fate::Lost || changed.second == Fate::Lost; }
};

bool removesBeforeItMoves(const Together& both)
{
    return both.has(Change::Remove) && both.has(Change::Move);
}
bool losesAMove(const Together& both)
{
    return removesBeforeItMoves(both) && both.changed.same;
}
bool bothMoveIt(const Together& both)
{
    return both.first.change == Change::Move && both.second.change == Change::Move && both.changed.same;
}
bool bothMove(const Together& both)
{
    return both.first.change == Change::Move && both.second.change == Change::Move && !both.changed.same;
}
bool changesNothing(const Together& both)
{
    return !both.has(Change::Remove) && !both.has(Change::Move);
}
play::Args element(const Together& both)
{
    return play::args("element", both.first.element);
}
play::Args begins(const Together& both)
{
    return play::args("player", player(both.firstName));
}
Findings saysEachStep(const Together& both)
{
    Findings found;
    for (const Changed::Step& one : both.changed.steps)
        found.push_back(
            note(one.change == Change::Remove ? says::centuria_setup_change_removed : says::centuria_setup_change_moves,
                 {{"player", player(one.second ? both.secondName : both.firstName)}, {"element", one.element}}));
    return found;
}

constexpr play::Rule<Together> togetherRules[] = {
    {note, says::centuria_setup_change_nothing, changesNothing},
    {note, says::centuria_setup_change_remove_lost, losesAMove, element},
    {note, says::centuria_setup_change_remove_first,
     [](const Together& both) { return removesBeforeItMoves(both) && !both.changed.same; }},
    {note, says::centuria_setup_change_same_stays, bothMoveIt, element},
    {note, says::centuria_setup_change_order_begins, bothMove, begins},
    {rule::centuria_setup_change, saysEachStep},
};

/// True while the content of a slip, its salt or what its element is are asked for, and where the seal does not fit.
template <auto Content, auto Salt, auto Of>
bool isShut(const Slip* slip, const play::Begun<OpenChanges>& order, play::Verdict& verdict)
{
    if (slip == nullptr)
        return false;
    if (order.wants<Content>(verdict) || order.wants<Salt>(verdict))
        return true;
    const ChangeSlip& content = *(order.order.*Content);
    if (!play::opens(slip->hash, play::recordOf(content), play::kindOf<ChangeSlip>(), *(order.order.*Salt)))
    {
        verdict.forbid(says::centuria_setup_slips_ruling_broken, {{"number", slip->number}});
        return true;
    }
    verdict.note(says::centuria_setup_slips_ruling_unchanged, {{"number", slip->number}});
    return content.change != Change::None && order.wants<Of>(verdict);
}

SlipOpened openedAs(const Slip& slip, const ChangeSlip& content, Fate fate)
{
    SlipOpened out;
    out.slip = {slip.id};
    out.element = content.element;
    out.change = content.change;
    out.fate = fate;
    return out;
}

} // namespace

play::Verdict judge(const Data& data, const State& state, const play::Begun<OpenChanges>& order, play::Tray& tray)
{
    play::Verdict verdict = tray.begin();
    if (order.wants<&OpenChanges::table>(verdict))
        return verdict;
    const Table* at = state.table(order->table);
    if (at == nullptr)
        return verdict.forbid(says::centuria_ranking_game_points_nowhere);
    const Slip* first = changeOf(state, order->table, at->first);
    const Slip* second = changeOf(state, order->table, at->second);
    if (first == nullptr && second == nullptr)
        return verdict.forbid(says::centuria_setup_change_none);
    if (first == nullptr || second == nullptr)
    {
        if (order.wants<&OpenChanges::alone>(verdict))
            return verdict;
        if (!*order->alone)
            verdict.refuse(says::centuria_setup_change_together,
                           {{"player", player(first == nullptr ? at->first : at->second)}});
    }
    if (order.wants<&OpenChanges::begins>(verdict))
        return verdict;
    if (!at->has(order->begins.id))
        return verdict.forbid(says::centuria_setup_slips_ruling_stranger, {{"player", order->begins.id}});
    if (isShut<&OpenChanges::first, &OpenChanges::firstSalt, &OpenChanges::firstPiece>(first, order, verdict) ||
        isShut<&OpenChanges::second, &OpenChanges::secondSalt, &OpenChanges::secondPiece>(second, order, verdict))
        return verdict;
    const ChangeSlip ofFirst = first != nullptr ? *order->first : ChangeSlip{};
    const ChangeSlip ofSecond = second != nullptr ? *order->second : ChangeSlip{};
    play::weigh(wantedRules, {data, player(at->first), ofFirst, order->firstPiece}, verdict);
    play::weigh(wantedRules, {data, player(at->second), ofSecond, order->secondPiece}, verdict);
    const bool turned = order->begins.id == at->second;
    Together both{wishOf(ofFirst), wishOf(ofSecond), at->first, at->second, {}};
    if (turned)
        both = {both.second, both.first, both.secondName, both.firstName, {}};
    both.changed = changesOf(data.ruleset->changes, both.first, both.second);
    play::weigh(togetherRules, both, verdict);
    if (first != nullptr)
        verdict.effect(openedAs(*first, ofFirst, turned ? both.changed.second : both.changed.first));
    if (second != nullptr)
        verdict.effect(openedAs(*second, ofSecond, turned ? both.changed.first : both.changed.second));
    return verdict;
}

} // namespace merlon::centuria
