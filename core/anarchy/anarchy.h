#pragma once

namespace merlon::play
{
class System;
}

/// The Anarchy: all that other rooms see of it.
namespace merlon::anarchy
{
const play::System& system();
}
