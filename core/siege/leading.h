#pragma once

#include "core/play/rule_row.h"
#include "core/play/system.h"
#include "core/siege/cart_state.h"
#include "core/siege/position.h"

/// An animal without rider follows one who moves, and its cart follows the animal: SIEGE 3.34, 5.11.
namespace merlon::siege
{

/// A move that has been judged so far, from where it begins.
struct Leading
{
    const Position& now;
    const Body& who;
    const std::vector<Hex>& path;
};

/// Where an animal that is led ends, and the cart that it draws.
struct Train
{
    CounterId animal;
    Hex hex;
    std::optional<Hex> rear;
    std::optional<HorseHeld> captured;
    std::optional<EquipmentMoved> cart;
};

/// Whether he moves on from beside an animal that could be led.
bool mayLeadOne(const Leading& leading);
/// Nothing: the verdict says why not.
std::optional<Train> judgeLeading(play::Verdict& verdict, const Leading& leading, const std::string& animal);
void drawAlong(play::Verdict& verdict, const Train& train);

/// Animals that one who goes that way may lead.
play::Marks ledOf(const Position& now, const Body& who, const std::vector<Hex>& way);

std::vector<RuleId> rulesOfLeading();

} // namespace merlon::siege
