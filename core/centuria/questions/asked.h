#pragma once

#include "core/centuria/questions/questions.h"
#include "core/play/rule_row.h"

#include "centuria_rules.h"

/// What all questions share.
namespace merlon::centuria
{

using play::Begun;
using play::refusal;
using play::result;

/// A question as far as it was answered; what its rows read.
template <class Order>
struct Asked
{
    const Data& data;
    const Begun<Order>& order;

    const Order* operator->() const { return &order.order; }
    const Play& numbers() const { return data.ruleset->play; }
};

/// Whether such a thing is played at that table; without one, or where the scenario is not known, it may be.
bool isPlayedThere(const Data& data, const State& state, const std::optional<TableId>& table, Battle battle,
                   play::Verdict& verdict);

/// Of what is asked as yes or no: journals keep it.
void answer(play::Verdict& verdict, bool yes);

/// A distance in tenths of a millimetre that is more than the limit; half a millimetre is no difference.
bool isFarther(play::Length distance, int limit);
play::Length lengthOf(int millimetres);

std::vector<RuleId> rulesOfBaggage();
std::vector<RuleId> rulesOfCrates();
std::vector<RuleId> rulesOfPlaces();
std::vector<RuleId> rulesOfObjectives();

} // namespace merlon::centuria
