#pragma once

#include "core/play/passed_over.h"
#include "referee/head_view.h"

namespace merlon::referee
{

class RefereeSession;

/// Whose turn it is, who may act, what is owed and what was lost, in words; the same at the table and for the players.
HeadView::Content headOf(const RefereeSession& session);
/// Who is passed over by an end, a line for what each could do; in front of it the step, where it has not begun.
QStringList passedOverText(const play::Game& game, const std::vector<play::PassedOver>& passed);

} // namespace merlon::referee
