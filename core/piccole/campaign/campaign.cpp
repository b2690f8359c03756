#include "core/piccole/campaign/campaign.h"

#include "piccole_rules.h"

#include <algorithm>

namespace merlon::piccole
{
namespace
{

template <class Order>
Army armyOf(const Order& order)
{
    return {{order.ftp, order.ftm, order.ftl, order.cvp, order.cvl}};
}

template <class Order>
void wantArmy(const play::Begun<Order>& order, play::Verdict& verdict)
{
    order.template wants<&Order::ftp>(verdict, false);
    order.template wants<&Order::ftm>(verdict, false);
    order.template wants<&Order::ftl>(verdict, false);
    order.template wants<&Order::cvp>(verdict, false);
    order.template wants<&Order::cvl>(verdict, false);
    order.template wants<&Order::general>(verdict, false);
}

/// Of the losses of his type the General's element is one if it is drawn; none
/// while the lot is missing.
std::optional<bool> isGeneralLost(const Army& army, const Army& lost, std::optional<Troop> general,
                                  play::Verdict& verdict, play::Tray& tray)
{
    if (!general)
        return false;
    const int there = army.of.at(static_cast<std::size_t>(*general));
    const int gone = lost.of.at(static_cast<std::size_t>(*general));
    if (gone == 0 || there == gone)
        return gone > 0;
    const auto drawn = tray.roll(verdict, {there, "general"});
    return drawn ? std::optional(*drawn <= gone) : std::nullopt;
}

/// Says who is lost; none while a lot is missing.
std::optional<std::pair<Army, bool>> shared(const Army& army, int losses, std::optional<Troop> general,
                                            play::Verdict& verdict, play::Tray& tray)
{
    const Army lost = sharedLosses(army, losses);
    verdict.note(says::piccole_campaign_losses_shared_fair, {{"count", lost.size()}});
    const auto isGone = isGeneralLost(army, lost, general, verdict, tray);
    if (!isGone)
    {
        verdict.note(says::piccole_campaign_losses_shared_lot);
        return {};
    }
    return std::pair(lost, *isGone);
}

bool hasArmy(const Army& army, std::optional<Troop> general, play::Verdict& verdict)
{
    if (general && army.of.at(static_cast<std::size_t>(*general)) == 0)
        verdict.forbid(says::piccole_campaign_losses_shared_without, {{"troop", play::wordValue(*general)}});
    return verdict.legal;
}

/// By the die and what counts.
bool falls(const Data& data, int modified, play::Verdict& verdict)
{
    const CampaignNumbers& numbers = data.numbers->campaign;
    if (modified <= 6 || data.options.falls == "5_or_more")
        return modified >= numbers.fallsAt;
    verdict.say(play::Weight::Ruling, says::piccole_ruling_falls_set, {{"sum", modified}});
    return false;
}

int modifiersOf(const Data& data, const Besiege& order, bool isInside, play::Verdict& verdict)
{
    const CampaignNumbers& numbers = data.numbers->campaign;
    int turns = order.turns;
    if (data.options.siegeFirstBonus == "1")
    {
        ++turns;
        verdict.say(play::Weight::Ruling, says::piccole_ruling_siege_first_bonus_set);
    }
    const int add = numbers.eachTurn * turns;
    if (add > 0)
        verdict.note(says::piccole_campaign_siege_turns_adds, {{"add", add}});
    if (!isInside)
        return add;
    verdict.note(says::piccole_campaign_siege_army_takes, {{"count", -numbers.armyInside}});
    return add + numbers.armyInside;
}

/// Half of the army inside, and where it goes.
play::Verdict& fall(const Data& data, const Besiege& order, const Army& army, play::Verdict& verdict, play::Tray& tray)
{
    verdict.note(says::piccole_campaign_siege_fall_falls);
    if (army.size() == 0)
        return verdict.effect(Fallen{});
    const bool up = data.options.siegeHalf == "up" && army.size() % 2 != 0;
    if (up)
        verdict.say(play::Weight::Ruling, says::piccole_ruling_siege_half_set);
    const auto lost = shared(army, (army.size() + (up ? 1 : 0)) / 2, order.general, verdict, tray);
    if (!lost)
        return verdict;
    bool isDestroyed = order.cutOff;
    if (isDestroyed && data.options.fallNoWay == "stays_out")
    {
        verdict.say(play::Weight::Ruling, says::piccole_ruling_fall_no_way_set);
        isDestroyed = false;
    }
    else
        verdict.note(isDestroyed ? says::piccole_campaign_siege_fall_destroyed
                                 : says::piccole_campaign_siege_fall_leaves);
    const auto& of = lost->first.of;
    return verdict.effect(Fallen{of[0], of[1], of[2], of[3], of[4], lost->second, isDestroyed});
}

} // namespace

play::Verdict judge(const Data& data, const State&, const play::Begun<Sail>& order, play::Tray& tray)
{
    play::Verdict verdict = tray.begin();
    if (order.wants<&Sail::summer>(verdict))
        return verdict;
    wantArmy(order, verdict);
    const Army army = armyOf(order.order);
    if (!hasArmy(army, order->general, verdict))
        return verdict;
    if (army.size() == 0)
        return verdict.forbid(says::piccole_campaign_move_sea_nobody);
    if (order->summer)
        return verdict.note(says::piccole_campaign_move_sea_summer).effect(Arrived{});
    const CampaignNumbers& numbers = data.numbers->campaign;
    verdict.note(says::piccole_campaign_move_sea_risk, {{"on", numbers.stormOn}});
    const auto weather = tray.roll(verdict, {6, "storm"});
    if (!weather)
        return verdict;
    if (*weather > numbers.stormOn)
        return verdict.effect(Arrived{});
    verdict.note(says::piccole_campaign_move_storm_rises);
    const auto die = tray.roll(verdict, {6, "wreck"});
    if (!die)
        return verdict;
    const int losses = numbers.stormLosses.at(static_cast<std::size_t>(*die - 1));
    if (losses == 0)
        return verdict.note(says::piccole_campaign_move_storm_none).effect(Arrived{});
    verdict.note(says::piccole_campaign_move_storm_loses, {{"count", std::min(losses, army.size())}});
    if (losses >= army.size())
        verdict.note(says::piccole_campaign_move_storm_all);
    const auto lost = shared(army, losses, order->general, verdict, tray);
    if (!lost)
        return verdict;
    const auto& of = lost->first.of;
    return verdict.effect(Wrecked{of[0], of[1], of[2], of[3], of[4], lost->second});
}

play::Verdict judge(const Data& data, const State&, const play::Begun<Besiege>& order, play::Tray& tray)
{
    play::Verdict verdict = tray.begin();
    if (order.wants<&Besiege::turns>(verdict))
        return verdict;
    wantArmy(order, verdict);
    const Army army = armyOf(order.order);
    const bool isInside = army.size() > 0;
    if (isInside)
        order.wants<&Besiege::cutOff>(verdict, false);
    if (!hasArmy(army, order->general, verdict))
        return verdict;
    const int add = modifiersOf(data, order.order, isInside, verdict);
    verdict.note(says::piccole_campaign_siege_die_needs, {{"add", add}, {"least", data.numbers->campaign.fallsAt}});
    const auto die = tray.roll(verdict, {6, "siege"});
    if (!die)
        return verdict;
    verdict.fact("result", *die + add);
    if (falls(data, *die + add, verdict))
        return fall(data, order.order, army, verdict, tray);
    const bool besieged = data.options.siegeLoss == "besieged" && isInside;
    if (besieged)
        verdict.say(play::Weight::Ruling, says::piccole_ruling_siege_loss_set);
    else
        verdict.note(says::piccole_campaign_siege_die_holds, {{"count", data.numbers->campaign.besiegerLoses}});
    return verdict.effect(Holds{besieged ? Sieging::Besieged : Sieging::Besieger});
}

void carry(const Data&, State&, const Wrecked&) {}
void carry(const Data&, State&, const Arrived&) {}
void carry(const Data&, State&, const Fallen&) {}
void carry(const Data&, State&, const Holds&) {}

std::vector<RuleId> rulesOfCampaign()
{
    return {rule::piccole_campaign_move_sea,  rule::piccole_campaign_move_storm,  rule::piccole_campaign_losses_shared,
            rule::piccole_campaign_siege_die, rule::piccole_campaign_siege_turns, rule::piccole_campaign_siege_army,
            rule::piccole_campaign_siege_fall};
}

} // namespace merlon::piccole
