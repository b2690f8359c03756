// Shots are named before any is rolled, and who must shoot. Section 9.
#include "core/piccole/battle/on_table.h"

#include "piccole_rules.h"

#include <algorithm>

namespace merlon::piccole
{
namespace
{

play::Value shooter(const Element& one)
{
    return play::Ref{"counter", one.id};
}

int shotsAt(const State& state, std::string_view target)
{
    return static_cast<int>(std::ranges::count(state.shots, target, &std::pair<std::string, std::string>::second));
}

/// Those with whom it can exchange shots and whom not three others shoot at already.
std::vector<const Element*> duties(const Standing& standing, const State& state, const Element& who)
{
    std::vector<const Element*> out = partnersOf(standing, who);
    const int most = 1 + standing.data.numbers->shots.supporters;
    std::erase_if(out, [&](const Element* one) { return shotsAt(state, one->id) >= most; });
    return out;
}

/// The side whose shots are named now.
const std::string& namingSide(const Data& data, const State& state)
{
    static const std::string nobody;
    if (state.shotsNamed == 0)
        return state.phasing;
    for (const std::string& side : data.sides)
        if (side != state.phasing && state.shotsNamed == 1)
            return side;
    return nobody;
}

void judgeDuty(const Standing& standing, const State& state, const Element& who, const Element& target,
               play::Verdict& verdict)
{
    const auto partners = partnersOf(standing, who);
    if (partners.empty())
        return;
    const auto open = duties(standing, state, who);
    if (std::ranges::count(partners, &target) > 0)
        verdict.note(says::piccole_shooting_mandatory_partner, {{"who", shooter(who)}});
    else if (open.empty())
        verdict.note(says::piccole_shooting_excused_ruling_free, {{"who", shooter(who)}});
    else
        verdict.refuse(says::piccole_shooting_declare_ruling_elsewhere,
                       {{"who", shooter(who)}, {"enemy", shooter(*open.front())}}, shooter(*open.front()));
}

} // namespace

play::Verdict judge(const Data& data, const State& state, const play::Begun<Declare>& order, play::Tray& tray)
{
    play::Verdict verdict = tray.begin();
    if (!data.isMeasured())
        return verdict.forbid(says::piccole_field_size_none);
    if (order.wants<&Declare::who>(verdict) || order.wants<&Declare::at>(verdict))
        return verdict;
    const Element* who = find(state.elements, order->who.id);
    const Element* target = find(state.elements, order->at.id);
    for (const Element* one : {who, target})
        if (one == nullptr || !one->stands())
            return verdict.forbid(says::piccole_geometry_base_nowhere,
                                  {{"who", play::Ref{"counter", one == who ? order->who.id : order->at.id}}});
    if (who->side == target->side)
        return verdict.forbid(says::piccole_shooting_arc_friend, {{"enemy", shooter(*target)}});
    if (data.inOrder() && state.part != Part::Combat)
        verdict.refuse(says::piccole_turn_combat_not_now);
    else if (data.inOrder() && who->side != namingSide(data, state))
        verdict.refuse(says::piccole_shooting_declare_ruling_turn, {{"who", shooter(*who)}});
    if (std::ranges::count(state.shots, who->id, &std::pair<std::string, std::string>::first) > 0)
        verdict.refuse(says::piccole_shooting_both_one, {{"who", shooter(*who)}});
    const Standing standing{data, state.elements};
    const int most = data.numbers->shots.supporters;
    if (shotsAt(state, target->id) > most)
        verdict.refuse(says::piccole_shooting_support_fourth, {{"most", most}});
    judgeShot(standing, *who, *target, verdict);
    judgeDuty(standing, state, *who, *target, verdict);
    return verdict.effect(Aims{order->who, order->at});
}

play::Verdict judge(const Data& data, const State& state, const play::Begun<ShotsNamed>&, play::Tray& tray)
{
    play::Verdict verdict = tray.begin();
    if (!data.isMeasured() || !data.inOrder())
        return verdict.forbid(says::piccole_field_size_none);
    if (state.part != Part::Combat || state.shotsNamed >= 2)
        return verdict.forbid(says::piccole_turn_combat_not_now);
    const Standing standing{data, state.elements};
    const std::string& side = namingSide(data, state);
    for (const Element& one : state.elements)
    {
        const bool shoots = std::ranges::count(state.shots, one.id, &std::pair<std::string, std::string>::first) > 0;
        if (!one.stands() || one.side != side || shoots || partnersOf(standing, one).empty())
            continue;
        if (const auto open = duties(standing, state, one); !open.empty())
            verdict.refuse(says::piccole_shooting_mandatory_must,
                           {{"who", shooter(one)}, {"enemy", shooter(*open.front())}}, shooter(one));
        else
            verdict.note(says::piccole_shooting_excused_ruling_free, {{"who", shooter(one)}});
    }
    verdict.note(says::piccole_shooting_both_named, {{"side", play::Ref{"force", side}}});
    return verdict.effect(ShotsDone{state.shotsNamed + 1});
}

void carry(const Data&, State& state, const Aims& effect)
{
    state.shots.emplace_back(effect.who.id, effect.at.id);
}
void carry(const Data&, State& state, const ShotsDone& effect)
{
    state.shotsNamed = effect.sides;
}
void carry(const Data&, State& state, const Fought& effect)
{
    const bool isShot = !state.combats.empty() && state.combats.back().counted.asking == Asking::Shot;
    if (isShot)
    {
        state.shotAt.push_back(effect.at.id);
        if (std::ranges::count(state.shots, std::pair(effect.at.id, effect.who.id)) > 0)
            state.shotAt.push_back(effect.who.id); // both have had their combat
        return;
    }
    state.fought.push_back(effect.who.id);
    state.fought.push_back(effect.at.id);
    state.attacks.push_back({effect.who.id, effect.at.id, effect.flank});
}
void carry(const Data&, State& state, const Earned& effect)
{
    const auto at = std::ranges::find(state.due, effect.who.id, &Due::who);
    if (at == state.due.end())
        state.due.push_back({effect.who.id, effect.fate});
    else
        at->fate = std::max(at->fate, effect.fate);
}

} // namespace merlon::piccole
