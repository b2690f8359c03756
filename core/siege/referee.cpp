#include "core/siege/referee.h"

#include "core/siege/retreat.h"
#include "core/siege/shot.h"
#include "rule_ids.h"

#include <algorithm>

namespace merlon::siege
{
namespace
{

verdict::Verdict judgeEndOfPhase(const Table& table)
{
    verdict::Builder verdict;
    if (!forbidWhileOwed(verdict, table))
    {
        const auto& forces = table.setting().scenario.forces;
        const std::size_t next =
            forces.empty() ? 0 : (static_cast<std::size_t>(table.game().phase) + 1) % forces.size();
        if (!forces.empty())
            verdict.note(says::siege_1_2a_next, {{"force", verdict::ForceName{forces[next].id}}});
        verdict.effect(verdict::PhaseEnded{});
    }
    return std::move(verdict).done();
}

template <class... Cases>
struct Overloaded : Cases...
{
    using Cases::operator()...;
};
template <class... Cases>
Overloaded(Cases...) -> Overloaded<Cases...>;

verdict::Verdict judgeAt(const Table& table, const verdict::Order& order, const game::DiceGiven& dice)
{
    return std::visit(
        Overloaded{
            [&](const verdict::Shoot& shoot) { return judgeShot(table, shoot, dice); },
            [&](const verdict::Retreat& retreat) { return judgeRetreat(table, retreat); },
            [&](const verdict::PlaceRider& place) { return judgePlacing(table, place); },
            [&](const verdict::EndPhase&) { return judgeEndOfPhase(table); },
        },
        order);
}

void markCounter(verdict::Overlay& overlay, const game::Game& game, const std::string& id, verdict::Mark mark)
{
    if (const game::CounterState* state = game.find(id))
        for (const hex::Hex hex : Table::hexesOf(*state))
            overlay.hexes.push_back({hex, mark});
}

} // namespace

verdict::Verdict judge(const game::Game& game, const verdict::Order& order, const game::DiceGiven& dice)
{
    return judgeAt(Table(game), order, dice);
}

std::vector<Target> targets(const game::Game& game, const std::string& shooter)
{
    std::vector<Target> found;
    const game::CounterState* own = game.find(shooter);
    if (!own)
        return found;
    const Table table(game);
    for (const auto& state : game.counters)
        if (state.force != own->force && state.hex && state.health != scenario::Health::Dead)
            found.push_back({state.id, judgeAt(table, verdict::Shoot{shooter, state.id, {}, {}, {}}, {}).legal});
    return found;
}

std::vector<RetreatChoice> retreats(const game::Game& game, const std::string& counter)
{
    const Table table(game);
    const auto debt = std::ranges::find(game.owed, counter, &game::Owed::counter);
    const Body who = table.find(counter);
    return !who || debt == game.owed.end() || debt->retreat == 0 ? std::vector<RetreatChoice>{}
                                                                 : retreatsOf(table, who, debt->retreat);
}

std::vector<hex::Hex> placings(const game::Game& game, const std::string& counter)
{
    const Table table(game);
    const Body who = table.find(counter);
    return who ? placingsOf(table, who) : std::vector<hex::Hex>{};
}

verdict::Overlay overlay(const game::Game& game, const verdict::Order& order, const verdict::Verdict& verdict)
{
    verdict::Overlay overlay;
    overlay.legal = verdict.legal;
    if (const auto* shoot = std::get_if<verdict::Shoot>(&order))
    {
        markCounter(overlay, game, shoot->by, verdict::Mark::Shooter);
        markCounter(overlay, game, shoot->at, verdict::Mark::Target);
    }
    else if (const auto* retreat = std::get_if<verdict::Retreat>(&order))
    {
        markCounter(overlay, game, retreat->counter, verdict::Mark::Target);
        for (const hex::Hex hex : retreat->path)
            overlay.hexes.push_back({hex, verdict::Mark::RetreatStep});
    }
    if (verdict.line)
        overlay.lines.push_back(*verdict.line);
    for (const auto& reason : verdict.reasons)
        if (reason.weight == verdict::Weight::Forbids && reason.place)
            overlay.stops.push_back(*reason.place);
    return overlay;
}

JudgedLine judgedLine(const game::Game& game, hex::Hex from, hex::Hex to, const std::string& weapon)
{
    // Two figures of two sides, and nobody else.
    auto setting = std::make_shared<game::Setting>(*game.setting);
    const auto figure = [&](const char* id, hex::Hex hex, const std::string& with)
    {
        scenario::Force force;
        force.id = id;
        scenario::Counter counter;
        counter.id = id;
        counter.name = map::printedName(setting->map, hex);
        counter.weapon = with;
        counter.hex = hex;
        force.counters.push_back(std::move(counter));
        return force;
    };
    setting->scenario.forces = {figure("from", from, weapon), figure("to", to, {})};
    JudgedLine line{game::begin(std::move(setting)), verdict::Shoot{"from", "to", {}, {}, {}}, {}, {}};
    line.verdict = judge(line.game, line.order);
    const auto& drawn = line.verdict.line;
    line.events = hex::events(drawn ? hex::Segment{from, drawn->from, to, drawn->to} : hex::between(from, to));
    return line;
}

} // namespace merlon::siege
