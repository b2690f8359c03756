#include "core/game/timeline.h"

#include <algorithm>

namespace merlon::game
{

bool Timeline::canTake(const decltype(Entry::what)& what) const
{
    if (std::holds_alternative<Undone>(what))
        return canUndo();
    if (std::holds_alternative<Redone>(what))
        return canRedo();
    if (const auto* back = std::get_if<BackTo>(&what))
        return back->line >= 0 && static_cast<std::size_t>(back->line) < after_.size();
    return true;
}

bool Timeline::take(const decltype(Entry::what)& what)
{
    const bool possible = canTake(what);
    const int entry = static_cast<int>(after_.size()) - 1;
    if (std::holds_alternative<Played>(what))
    {
        nodes_.push_back({at_, entry});
        at_ = nodes_.size() - 1;
        left_.clear();
    }
    else if (possible && std::holds_alternative<Redone>(what))
    {
        at_ = left_.back();
        left_.pop_back();
    }
    else if (possible)
    {
        left_.push_back(at_);
        const auto* back = std::get_if<BackTo>(&what);
        at_ = back != nullptr ? after_[static_cast<std::size_t>(back->line)] : nodes_[at_].parent;
    }
    after_.push_back(at_);
    return possible;
}

std::vector<int> Timeline::inForce() const
{
    std::vector<int> entries;
    for (std::size_t node = at_; node != root; node = nodes_[node].parent)
        entries.push_back(nodes_[node].entry);
    std::ranges::reverse(entries);
    return entries;
}

} // namespace merlon::game
