#include "referee/way_hand.h"

#include "referee/drawn_way.h"

#include <algorithm>
#include <span>

namespace merlon::referee
{
namespace
{

/// Whether somebody whom the order names stands there.
bool goesFrom(const play::Game& game, const play::Record& order, hex::Hex at)
{
    const auto scene = play::sceneOf(game);
    return scene && std::ranges::any_of(scene->pieces,
                                        [&](const play::Piece& piece)
                                        {
                                            const play::Value who = piece.thing;
                                            const auto isHe = [&](const auto& field) { return field.second == who; };
                                            return std::ranges::count(piece.hexes, at) > 0 &&
                                                   std::ranges::any_of(order.fields, isHe);
                                        });
}

} // namespace

void WayHand::begin(const play::Game& game, const play::Field& way, hex::Hex at)
{
    way_ = &way;
    before_.clear();
    if (const play::Value* now = play::find(order_.record().fields, way.key))
        before_ = std::get<play::List>(*now);
    const bool fromHim = goesFrom(game, order_.record(), at);
    if (fromHim && (before_.empty() || hexOf(before_.back()) != at))
        before_.clear(); // anew
    else if (before_.empty())
    {
        order_.pick(way, {at});
        if (const play::Value* now = play::find(order_.record().fields, way.key))
            before_ = std::get<play::List>(*now);
    }
    goesOn_ = before_.empty() || hexOf(before_.back()) == at;
}

void WayHand::draw(const std::vector<hex::Hex>& stroke)
{
    play::List hexes = before_;
    for (const hex::Hex hex : std::span(stroke).subspan(goesOn_ ? 1 : 0))
        hexes = straightOn(std::move(hexes), hex);
    if (!hexes.empty())
        order_.give(*way_, hexes);
}

} // namespace merlon::referee
