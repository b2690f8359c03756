#include "referee/counters_at_hex.h"

#include <algorithm>

namespace merlon::referee
{

std::vector<play::Value> marksAt(const play::Game& game, hex::Hex hex, int board)
{
    std::vector<play::Value> marks;
    const auto scene = play::sceneOf(game);
    if (!scene)
        return marks;
    for (const bool gone : {false, true})
        for (const play::Piece& piece : scene->pieces)
            if (piece.gone == gone && piece.board == board && std::ranges::count(piece.hexes, hex) > 0)
                marks.emplace_back(piece.thing);
    return marks;
}

namespace
{

/// The first effect that takes one to a hex, and behind it to others.
std::optional<play::Record> taken(const play::Game& game, const play::Ref& who, const std::vector<hex::Hex>& to)
{
    for (const play::Kind* kind : game.setting->system->effects())
    {
        const auto& fields = kind->fields;
        if (fields.size() < 2 || fields[0].sort != play::Sort::Thing || fields[0].set != who.sort ||
            fields[1].sort != play::Sort::Hex)
            continue;
        play::Record moved{std::string(kind->key), {{std::string(fields[0].key), who}}};
        for (std::size_t i = 0; i < to.size() && i + 1 < fields.size(); ++i)
            if (fields[i + 1].sort == play::Sort::Hex)
                moved.fields.emplace_back(fields[i + 1].key, to[i]);
        return moved;
    }
    return {};
}

/// What it takes of the map; nothing where it is not there.
std::vector<hex::Hex> hexesOf(const play::Game& game, const play::Ref& who)
{
    const auto scene = play::sceneOf(game);
    if (!scene)
        return {};
    const auto piece = std::ranges::find(scene->pieces, who, &play::Piece::thing);
    return piece == scene->pieces.end() ? std::vector<hex::Hex>() : piece->hexes;
}

} // namespace

std::optional<play::Record> movedByHand(const play::Game& game, hex::Hex from, hex::Hex to)
{
    const auto marks = marksAt(game, from);
    const auto* who = marks.empty() ? nullptr : std::get_if<play::Ref>(&marks.front());
    if (who == nullptr)
        return {};
    auto hexes = hexesOf(game, *who);
    for (hex::Hex& one : hexes)
        one = one + (to - from);
    return taken(game, *who, hexes);
}

std::optional<play::Record> movedByHand(const play::Game& game, const play::Ref& who, hex::Hex to)
{
    const auto known = game.setting->system->things(game, who.sort);
    if (std::ranges::count(known, who.id, &play::Thing::id) == 0)
        return {};
    auto hexes = hexesOf(game, who);
    if (hexes.empty())
        hexes = {to};
    const hex::Hex from = hexes.front();
    for (hex::Hex& one : hexes)
        one = one + (to - from);
    return taken(game, who, hexes);
}

} // namespace merlon::referee
