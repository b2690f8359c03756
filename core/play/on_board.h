#pragma once

#include "core/play/value.h"

/// What of a struct lies on a board, told of each type: a map is cropped, a piece of it turned or pasted, and whatever
/// names its hexes goes along. A Shape makes Field::lay of it.
namespace merlon::play
{

/// What is done to all that lies on one board.
class Hand
{
public:
    virtual ~Hand() = default;

    /// False: there is no such hex any more.
    virtual bool hex(hex::Hex& at) = 0;
    virtual void side(hex::Side&) {}

    int board = 0; ///< whose hexes they are; a plain Hex is of the first
};

/// Of a type, and of its values: `lay` puts a hand on all that lies on the board, and answers whether it is still
/// there. A list drops what is gone, and is gone with the last.
template <class M>
struct OnBoard
{
    static constexpr bool any = false;
    static bool lay(M&, Hand&) { return true; }
};
template <>
struct OnBoard<hex::Hex>
{
    static constexpr bool any = true;
    static bool lay(hex::Hex& at, Hand& hand) { return hand.board != 0 || hand.hex(at); }
};
template <>
struct OnBoard<hex::Side>
{
    static constexpr bool any = true;
    static bool lay(hex::Side& side, Hand& hand)
    {
        if (hand.board == 0)
            hand.side(side);
        return true;
    }
};
template <>
struct OnBoard<Place>
{
    static constexpr bool any = true;
    static bool lay(Place& place, Hand& hand);
};
template <class M>
struct OnBoard<std::optional<M>>
{
    static constexpr bool any = OnBoard<M>::any;
    static bool lay(std::optional<M>& one, Hand& hand) { return !one || OnBoard<M>::lay(*one, hand); }
};
template <class M>
struct OnBoard<std::vector<M>>
{
    static constexpr bool any = OnBoard<M>::any;
    static bool lay(std::vector<M>& all, Hand& hand)
    {
        if (all.empty())
            return true;
        std::erase_if(all, [&](M& one) { return !OnBoard<M>::lay(one, hand); });
        return !all.empty();
    }
};
template <>
struct OnBoard<Value>
{
    static constexpr bool any = true;
    static bool lay(Value& value, Hand& hand);
};
/// Whoever has lost his place has lost all of it (a rider both hexes), and is still there.
template <>
struct OnBoard<Fields>
{
    static constexpr bool any = true;
    static bool lay(Fields& fields, Hand& hand);
};
template <>
struct OnBoard<Record>
{
    static constexpr bool any = true;
    static bool lay(Record& record, Hand& hand) { return OnBoard<Fields>::lay(record.fields, hand); }
};

} // namespace merlon::play
