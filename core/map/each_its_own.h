#pragma once

#include "core/map/local_text.h"

namespace merlon
{

/// A file holds one text for everybody or one for each language. Where both were written, each language without its own
/// has that of everybody from now on: all read what they read before.
LocalText eachItsOwn(LocalText text);

} // namespace merlon
