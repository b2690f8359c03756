#include "core/play/timeline.h"

#include "core/hex/overloaded.h"

namespace merlon::play
{

bool Timeline::canTake(const Happening& what) const
{
    return std::visit(
        Overloaded{
            [](const Played&) { return true; },
            [](const ByHand&) { return true; },
            [this](const Amended& amended)
            {
                if (amended.line <= 0 || static_cast<std::size_t>(amended.line) >= after_.size())
                    return false;
                const int entry = amended.line - 1;
                return amended.remarks() || (isInForce(entry) && nodes_[after(entry)].order);
            },
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
    const auto* byHand = std::get_if<ByHand>(&what);
    const bool note = byHand != nullptr && byHand->effects.empty();
    if (possible && !note)
        go(what, static_cast<int>(after_.size()) - 1);
    after_.push_back(at_);
    return possible;
}

void Timeline::go(const Happening& what, int entry)
{
    if (std::holds_alternative<Redone>(what))
    {
        at_ = left_.back();
        left_.pop_back();
        return;
    }
    const auto* back = std::get_if<BackTo>(&what);
    if (back != nullptr || std::holds_alternative<Undone>(what))
    {
        left_.push_back(at_);
        at_ = back != nullptr ? after_[static_cast<std::size_t>(back->line)] : nodes_[at_].parent;
        return;
    }
    grow(what, entry);
    left_.clear();
}

/// Jumps of equal length join to one of twice that length.
void Timeline::grow(const Happening& what, int entry)
{
    const Node& parent = nodes_[at_];
    const std::size_t far = nodes_[parent.jump].jump;
    const bool equal = parent.depth - depth(parent.jump) == depth(parent.jump) - depth(far);
    Node node{at_, entry, std::holds_alternative<Played>(what), parent.depth + 1, equal ? far : at_, parent.amendment};
    at_ = nodes_.size();
    if (std::holds_alternative<Amended>(what))
        node.amendment = at_;
    nodes_.push_back(node);
}

bool Timeline::isInForce(int entry) const
{
    const std::size_t sought = after(entry);
    if (sought == root || nodes_[sought].entry != entry) // it led nowhere, or to a node that was there
        return false;
    std::size_t node = at_;
    while (depth(node) > depth(sought))
        node = depth(nodes_[node].jump) >= depth(sought) ? nodes_[node].jump : nodes_[node].parent;
    return node == sought;
}

std::vector<int> Timeline::leaving(std::size_t from, std::size_t to) const
{
    std::vector<int> entries;
    while (from != to)
        if (depth(from) >= depth(to))
        {
            entries.push_back(nodes_[from].entry);
            from = nodes_[from].parent;
        }
        else
            to = nodes_[to].parent;
    std::ranges::reverse(entries);
    return entries;
}

} // namespace merlon::play
