#include "core/play/order.h"

namespace merlon::play
{

std::string declarer(const Game& game, const Record& order)
{
    const System& system = *game.setting->system;
    for (const Owed& owed : system.owed(game))
        if (settles(order, owed.begun))
            return owed.by;
    return system.clock(game).by;
}

std::vector<Ref> thingsNamed(const System& system, const Record& order)
{
    std::vector<Ref> named;
    const Kind* kind = system.order(order.kind);
    const auto add = [&](const Value& one)
    {
        if (const auto* ref = std::get_if<Ref>(&one))
            named.push_back(*ref);
    };
    for (const auto& [key, value] : order.fields)
        if (const Field* field = kind != nullptr ? find(*kind, key) : nullptr; field != nullptr && !field->fresh)
            forEachValue(value, add);
    return named;
}

bool has(const Game& game, const Ref& ref)
{
    if (ref.sort == "force" && findForce(game.setting->scenario, ref.id) != nullptr)
        return true;
    const auto things = game.setting->system->things(game, ref.sort);
    return std::ranges::count(things, ref.id, &Thing::id) > 0;
}

} // namespace merlon::play
