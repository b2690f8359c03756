#include "core/play/picking.h"

namespace merlon::play
{

Game forPicks(const Game& game, const Record& begun, const Given& held)
{
    const auto* who = begun.fields.empty() ? nullptr : std::get_if<Ref>(&begun.fields.front().second);
    if (!held.allowed || who == nullptr)
        return game;
    const auto then = game.setting->system->supposed(game, {*who, begun.kind});
    return then ? then->game : game;
}

} // namespace merlon::play
