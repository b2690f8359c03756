#pragma once

#include "core/play/scene.h"

namespace merlon::referee
{

class RefereeSession;

/// What a line of the journal speaks of, on the map as it is now: what was drawn when it was ordered, and where those
/// whom it names or changed stood then.
play::Scene sceneOfLine(const RefereeSession& session, int index);

} // namespace merlon::referee
