#pragma once

namespace merlon::play
{
class System;
}

/// Piccole Guerre: all that other rooms see of it.
namespace merlon::piccole
{
const play::System& system();
}
