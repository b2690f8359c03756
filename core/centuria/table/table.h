#pragma once

namespace merlon::play
{
class System;
}

/// The table of a game of Centuria II: all that other rooms see of it.
namespace merlon::centuria
{
const play::System& tableSystem();
}
