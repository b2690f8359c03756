#include "core/play/losses.h"

#include <algorithm>
#include <map>

namespace merlon::play
{

void Losses::count(const Piece* piece, bool beast)
{
    if (beast)
    {
        beasts += piece != nullptr && piece->gone ? 1 : 0;
        return;
    }
    ++strength;
    if (piece == nullptr)
        ++away;
    else if (piece->gone)
        ++gone;
    else if (piece->down)
        ++down;
    else if (piece->hurt)
        ++hurt;
}

std::vector<Losses> lossesOf(const Game& game)
{
    const Setting& setting = *game.setting;
    const auto first = setting.system->scene(begin(game.setting), nullptr, nullptr);
    const auto now = setting.system->scene(game, nullptr, nullptr);
    if (!first || !now)
        return {};
    struct One
    {
        std::string force;
        bool beast = false;
        const Piece* piece = nullptr;
    };
    std::map<std::string, One> roster;
    for (const auto* scene : {&*first, &*now})
        for (const Piece& piece : scene->pieces)
            if (piece.beast || (piece.thing.sort == "counter" && find(setting.scenario, piece.thing.id)))
                roster[piece.thing.id] = {piece.force, piece.beast, scene == &*now ? &piece : nullptr};
    std::vector<Losses> all;
    for (const Force& force : setting.scenario.forces)
    {
        Losses& losses = all.emplace_back();
        for (const auto& [id, one] : roster)
            if (one.force == force.id)
                losses.count(one.piece, one.beast);
    }
    return all;
}

} // namespace merlon::play
