#pragma once

#include "referee/head_view.h"

namespace merlon::referee
{

class RefereeSession;

/// Whose turn it is, who may act, what is owed and what was lost, in words; the same at the table and for the players.
HeadView::Content headOf(const RefereeSession& session);

} // namespace merlon::referee
