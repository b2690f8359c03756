#include "editor/swap_edit.h"

#include "translations/diagnostics.h"

#include <algorithm>

namespace merlon::editor
{

SwapEdit::SwapEdit(Family& family, edit::Edit edit, Family::States states)
    : family_(family), edit_(std::move(edit)), states_(std::move(states))
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

std::unique_ptr<SwapEdit> SwapEdit::carried(Family& to, const std::map<edit::Doc, edit::Doc>& docs) const
{
    edit::Edit edit = edit_;
    edit.parts.clear();
    Family::States states;
    for (const auto& [doc, patch] : edit_.parts)
        if (const auto there = docs.find(doc); there != docs.end())
        {
            edit.parts.emplace(there->second, patch);
            states.emplace(there->second, states_.at(doc));
        }
    return edit.empty() ? nullptr : std::make_unique<SwapEdit>(to, std::move(edit), std::move(states));
}

bool SwapEdit::mergeWith(const QUndoCommand* later)
{
    const auto& then = static_cast<const SwapEdit&>(*later);
    const auto changesGrid = [](const auto& part) { return part.second.grid.has_value(); };
    if (family_.isMoving_ || then.edit_.press != edit_.press || std::ranges::any_of(edit_.parts, changesGrid) ||
        std::ranges::any_of(then.edit_.parts, changesGrid))
        return false;
    for (const auto& [doc, state] : then.states_)
        if (family_.document(doc).saved_ == state)
            return false;
    for (const auto& [doc, patch] : then.edit_.parts)
        edit::absorb(edit_.parts[doc], patch);
    states_.insert(then.states_.begin(), then.states_.end());
    edit_.says = then.edit_.says;
    retranslate();
    return true;
}

} // namespace merlon::editor
