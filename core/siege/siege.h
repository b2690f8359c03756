#pragma once

namespace merlon::play
{
class System;
}

/// SIEGE: all that other rooms see of it.
namespace merlon::siege
{
const play::System& system();
}
