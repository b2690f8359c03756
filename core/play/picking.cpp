#include "core/play/picking.h"

#include "core/play/aim_face.h"

namespace merlon::play
{

Game forPicks(const Game& game, const Record& begun, const Given& held)
{
    const auto* who = begun.fields.empty() ? nullptr : std::get_if<Ref>(&begun.fields.front().second);
    const AimFace* face = game.setting->system->aims();
    if (!held.allowed || who == nullptr || face == nullptr)
        return game;
    const auto then = face->supposed(game, {*who, begun.kind});
    return then ? then->game : game;
}

} // namespace merlon::play
