#include "core/play/aims.h"

#include <algorithm>
#include <functional>

namespace merlon::play
{
namespace
{

Record orderOf(const Aiming& aiming, const Ref& who, const Ref& target)
{
    return {std::string(aiming.order), {{std::string(aiming.by), who}, {std::string(aiming.at), target}}};
}

/// Who stands on a hex; a game with somebody there when nobody does.
std::optional<Supposition> targetIn(const Game& game, const Value& target)
{
    if (const auto* ref = std::get_if<Ref>(&target))
        return Supposition{game, *ref};
    const auto* hex = std::get_if<hex::Hex>(&target);
    if (hex == nullptr)
        return {};
    Supposed what;
    what.target = *hex;
    return game.setting->system->aims()->supposed(game, what);
}

Aim judged(const Game& game, const Aiming& aiming, const Ref& who, const Ref& target, When when)
{
    Aim aim{orderOf(aiming, who, target), who, {}, {}};
    if (when == When::TheirTime)
        if (auto supposed = game.setting->system->aims()->supposed(game, {who, aiming.order, {}, {}}))
            aim.in = std::make_shared<const Game>(std::move(supposed->game));
    aim.verdict = judge(aim.in ? *aim.in : game, aim.order);
    return aim;
}

const Aiming* aimingOf(std::span<const Aiming> all, const Record& order)
{
    const auto at = std::ranges::find(all, order.kind, &Aiming::order);
    return at == all.end() ? nullptr : &*at;
}

std::vector<hex::Hex> hexesOf(const Boards& boards)
{
    std::vector<hex::Hex> hexes;
    if (const HexBoard& board = hexBoard(boards))
        for (int i = 0; i < board->layout.count(); ++i)
            hexes.push_back(board->layout.hexOf(i));
    return hexes;
}

/// The ends of what he could do with his move.
std::vector<hex::Hex> endsOf(const Game& game, const Aiming& aiming, const Ref& who)
{
    const System& system = *game.setting->system;
    std::vector<hex::Hex> hexes;
    const Kind* kind = aiming.go.empty() ? nullptr : system.order(aiming.go);
    const Field* way = kind != nullptr ? find(*kind, aiming.way) : nullptr;
    const auto supposed = way != nullptr ? system.aims()->supposed(game, {who, aiming.go}) : std::nullopt;
    if (!supposed)
        return hexes;
    const Record begun{std::string(aiming.go), {{std::string(aiming.goer), who}}};
    for (const Value& mark : system.could(supposed->game, begun, *way).all)
        if (const auto* hex = std::get_if<hex::Hex>(&mark))
            hexes.push_back(*hex);
    return hexes;
}

} // namespace

std::optional<Aims> aimsAt(const Game& game, const Value& target, When when)
{
    const System& system = *game.setting->system;
    auto there = system.aims() != nullptr ? targetIn(game, target) : std::nullopt;
    if (!there)
        return {};
    Aims aims{std::move(there->game), std::move(there->target), {}, 0};
    for (const Aiming& aiming : system.aims()->aimings())
    {
        const Kind* kind = system.order(aiming.order);
        const Field* by = kind != nullptr ? find(*kind, aiming.by) : nullptr;
        if (by == nullptr)
            continue;
        for (const Value& mark : system.could(aims.game, {std::string(aiming.order), {}}, *by).all)
            if (const auto* who = std::get_if<Ref>(&mark); who != nullptr && *who != aims.target)
                aims.all.push_back(judged(aims.game, aiming, *who, aims.target, when));
    }
    std::ranges::stable_sort(aims.all, std::greater(),
                             [](const Aim& one) { return std::pair(one.verdict.legal, !one.verdict.facts.empty()); });
    aims.legal = static_cast<int>(std::ranges::count_if(aims.all, [](const Aim& one) { return one.verdict.legal; }));
    return aims;
}

std::vector<AimFrom> aimsFrom(const Aims& aims, const Aim& aim, Reach reach)
{
    const AimFace& face = *aims.game.setting->system->aims();
    const auto aimings = face.aimings();
    const Aiming* aiming = aimingOf(aimings, aim.order);
    std::vector<AimFrom> from;
    if (aiming == nullptr)
        return from;
    const auto tryFrom = [&](std::optional<hex::Hex> hex)
    {
        const auto supposed = face.supposed(aims.game, {aim.who, aiming->order, hex, {}, reach == Reach::HisMove});
        if (!supposed)
            return;
        if (Verdict verdict = judge(supposed->game, aim.order); verdict.legal && hex)
            from.push_back({*hex, std::move(verdict)});
    };
    for (const hex::Hex hex :
         reach == Reach::HisMove ? endsOf(aims.game, *aiming, aim.who) : hexesOf(aims.game.setting->boards))
        tryFrom(hex);
    return from;
}

} // namespace merlon::play
