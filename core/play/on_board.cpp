#include "core/play/on_board.h"

#include <algorithm>

namespace merlon::play
{
namespace
{

bool isPlace(const Value& value)
{
    return std::holds_alternative<hex::Hex>(value) || std::holds_alternative<Place>(value);
}

} // namespace

bool OnBoard<Place>::lay(Place& place, Hand& hand)
{
    if (place.board != hand.board)
        return true;
    if (place.side)
        hand.side(*place.side);
    return hand.hex(place.hex);
}

bool OnBoard<Value>::lay(Value& value, Hand& hand)
{
    return std::visit([&]<class M>(M& held) { return OnBoard<M>::lay(held, hand); }, static_cast<AnyValue&>(value));
}

bool OnBoard<Fields>::lay(Fields& fields, Hand& hand)
{
    bool displaced = false;
    std::erase_if(fields,
                  [&](auto& field)
                  {
                      const bool stays = OnBoard<Value>::lay(field.second, hand);
                      displaced = displaced || (!stays && isPlace(field.second));
                      return !stays;
                  });
    if (displaced)
        std::erase_if(fields, [](const auto& field) { return isPlace(field.second); });
    return true;
}

} // namespace merlon::play
