#include "core/systems.h"

#include "core/anarchy/anarchy.h"
#include "core/centuria/centuria.h"
#include "core/centuria/table/table.h"
#include "core/piccole/piccole.h"
#include "core/siege/siege.h"

#include <array>

namespace merlon
{

std::span<const play::System* const> systems()
{
    static const std::array all{&siege::system(), &anarchy::system(), &piccole::system(), &centuria::system(),
                                &centuria::tableSystem()};
    return all;
}

} // namespace merlon
