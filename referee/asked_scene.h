#pragma once

#include "core/play/scene.h"

namespace merlon::referee
{

class AskedOrder;
class RefereeSession;

/// What the map shows of an order: as its system draws it, and what may be picked for a field of it (null: nothing is
/// asked for).
play::Scene sceneOfAsked(const RefereeSession& session, const AskedOrder& order, const play::Field* asked);

} // namespace merlon::referee
