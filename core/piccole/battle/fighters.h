#pragma once

#include "core/piccole/battle/battle.h"

/// The facts of an order as those of two fighters.
namespace merlon::piccole
{

template <class Order>
Combat combatOf(const Order& order)
{
    Combat out;
    out.element = {order.element,
                   order.ground,
                   order.behind,
                   order.general,
                   order.works,
                   order.higher == Favoured::Element,
                   order.bank == Favoured::Element,
                   order.threats,
                   order.contacts,
                   0,
                   order.rolled};
    out.enemy = {order.enemy,
                 order.enemyGround,
                 order.enemyBehind,
                 order.enemyGeneral,
                 order.enemyWorks,
                 order.higher == Favoured::Enemy,
                 order.bank == Favoured::Enemy,
                 order.enemyThreats,
                 order.enemyContacts,
                 0,
                 order.enemyRolled};
    return out;
}

/// Asks for what may count of troops of these types, and must not be told.
template <class Order>
void wantFacts(const Data& data, const play::Begun<Order>& order, play::Verdict& verdict)
{
    const auto may = [&](Modifier modifier, Troop troop)
    { return data.numbers->of(modifier).who.at(static_cast<std::size_t>(troop)); };
    order.template wants<&Order::ground>(verdict, false);
    order.template wants<&Order::enemyGround>(verdict, false);
    if (may(Modifier::Support, order->element))
        order.template wants<&Order::behind>(verdict, false);
    if (may(Modifier::Support, order->enemy))
        order.template wants<&Order::enemyBehind>(verdict, false);
    order.template wants<&Order::general>(verdict, false);
    order.template wants<&Order::enemyGeneral>(verdict, false);
    if (may(Modifier::Camp, order->element))
        order.template wants<&Order::works>(verdict, false);
    if (may(Modifier::Camp, order->enemy))
        order.template wants<&Order::enemyWorks>(verdict, false);
    order.template wants<&Order::threats>(verdict, false);
    order.template wants<&Order::enemyThreats>(verdict, false);
}

/// Whether all dice have fallen, and who suffers what.
struct FoughtOut
{
    bool known = false;
    std::optional<Outcome> outcome{};
};
FoughtOut foughtOut(const Data& data, const Combat& combat, Asking asking, play::Verdict& verdict, play::Tray& tray);
/// Says on what the melee is fought, and who takes part.
void sayHow(const Combat& combat, play::Verdict& verdict);
/// Whom the target shoots at, and how many shoot with either.
void judgeVolley(const Data& data, Reply reply, int supporters, int enemySupporters, play::Verdict& verdict);

/// Rolls, compares, and keeps what came of it.
play::Verdict& fight(const Data& data, const Combat& combat, Asking asking, play::Verdict& verdict, play::Tray& tray);

} // namespace merlon::piccole
