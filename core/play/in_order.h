#pragma once

#include "core/play/journal.h"

namespace merlon::play
{

/// The same with the fields of every record in the order of their kind, as a file has them: a form may be filled in any
/// order.
Happening inOrder(Happening happening, const System& system);

} // namespace merlon::play
