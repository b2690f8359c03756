#include "editor/swap_edit.h"

#include "translations/diagnostics.h"

#include <algorithm>

namespace merlon::editor
{

SwapEdit::SwapEdit(Workspace& workspace, edit::Edit edit, Workspace::States states)
    : workspace_(workspace), edit_(std::move(edit)), states_(std::move(states))
{
    retranslate();
}

void SwapEdit::retranslate()
{
    setText(words::sentence(edit_.says));
}

void SwapEdit::recount(edit::Doc doc, const edit::Recount& how)
{
    if (const auto part = edit_.parts.find(doc); part != edit_.parts.end())
        edit::recount(part->second, how);
}

void SwapEdit::giveNames(edit::Doc doc, const edit::FileNames& names, int board)
{
    if (const auto part = edit_.parts.find(doc); part != edit_.parts.end())
        edit::giveNames(part->second, names, board);
}

bool SwapEdit::mergeWith(const QUndoCommand* later)
{
    const auto& then = static_cast<const SwapEdit&>(*later);
    const auto changesGrid = [](const auto& part) { return part.second.grid.has_value(); };
    if (then.edit_.press != edit_.press || std::ranges::any_of(edit_.parts, changesGrid) ||
        std::ranges::any_of(then.edit_.parts, changesGrid))
        return false;
    for (const auto& [doc, state] : then.states_)
        if (workspace_.document(doc).saved_ == state)
            return false;
    for (const auto& [doc, patch] : then.edit_.parts)
        edit::absorb(edit_.parts[doc], patch);
    states_.insert(then.states_.begin(), then.states_.end());
    edit_.says = then.edit_.says;
    retranslate();
    return true;
}

} // namespace merlon::editor
