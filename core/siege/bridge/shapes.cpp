#include "core/siege/bridge/bridge.h"

#include "core/play/shape.h"

namespace merlon::play
{

template <>
inline constexpr bool isQuiet<siege::Winched> = true;

SHAPE(siege::WorkWinch, "winch", "siege.1.8a", FIELD(siege::WorkWinch::counter, "counter"))
SHAPE(siege::Winched, "winched", "siege.1.8a", FIELD(siege::Winched::counter, "counter"))

} // namespace merlon::play
