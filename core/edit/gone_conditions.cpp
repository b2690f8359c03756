#include "core/edit/gone_conditions.h"

#include "tell.h"

namespace merlon::edit
{

std::vector<Roomless> roomlessConditions(std::size_t gone)
{
    if (gone == 0)
        return {};
    if (gone == 1)
        return {{tell::gone_conditions_one{}}};
    return {{tell::gone_conditions_many{.count = gone}}};
}

} // namespace merlon::edit
