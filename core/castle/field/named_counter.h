#pragma once

#include "core/castle/field/position.h"

/// Whom an order names.
namespace merlon::castle
{

/// There is no such counter: somebody has edited the scenario since.
play::Verdict sayUnknown(play::Verdict& verdict, const std::string& id);

/// Nobody while the field is asked for, or when there is none of that name: the verdict says which.
template <auto Field, class Order>
Body named(play::Verdict& verdict, const Position& now, const play::Begun<Order>& order)
{
    if (order.template wants<Field>(verdict))
        return {};
    const std::string& id = (order.order.*Field).id;
    const Body who = now.find(id);
    if (!who)
        sayUnknown(verdict, id);
    return who;
}

} // namespace merlon::castle
