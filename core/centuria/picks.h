#pragma once

#include "core/centuria/desk/data.h"
#include "core/centuria/desk/state.h"
#include "core/play/system.h"

/// What a hand may pick for a field, where it is less than all there are.
namespace merlon::centuria
{

/// Takes away what no such order could mean: tables that have points, slips that are open, players at other tables; and
/// adds the number that comes next.
void narrow(play::Marks& marks, const Data& data, const State& state, const play::Record& begun,
            const play::Field& field);

} // namespace merlon::centuria
