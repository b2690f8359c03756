#pragma once

namespace merlon::play
{
class System;
}

/// Centuria II tournaments: all that other rooms see of them.
namespace merlon::centuria
{
const play::System& system();
}
