#include "core/play/timeline.h"

#include "core/hex/overloaded.h"

namespace merlon::play
{

bool Timeline::isInForce(int entry) const
{
    for (std::size_t node = at_; node != root; node = nodes_[node].parent)
        if (nodes_[node].entry == entry)
            return nodes_[node].order;
    return false;
}

bool Timeline::canTake(const Happening& what) const
{
    return std::visit(
        Overloaded{
            [](const Played&) { return true; },
            [this](const Amended& amended) { return isInForce(amended.line - 1); },
            [this](const Undone&) { return canUndo(); },
            [this](const Redone&) { return canRedo(); },
            [this](const BackTo& back)
            { return back.line >= 0 && static_cast<std::size_t>(back.line) < after_.size(); },
        },
        what);
}

bool Timeline::take(const Happening& what)
{
    const bool possible = canTake(what);
    const int entry = static_cast<int>(after_.size()) - 1;
    const bool order = std::holds_alternative<Played>(what);
    if (possible && (order || std::holds_alternative<Amended>(what)))
    {
        nodes_.push_back({at_, entry, order});
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

} // namespace merlon::play
