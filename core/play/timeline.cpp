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
            [](const ByHand&) { return true; },
            [this](const Amended& amended)
            {
                if (amended.remarks())
                    return amended.line > 0 && static_cast<std::size_t>(amended.line) < after_.size();
                return isInForce(amended.line - 1);
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
    const std::size_t before = at_;
    if (possible && !note)
        go(what, static_cast<int>(after_.size()) - 1);
    tellWay(before);
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
    nodes_.push_back({at_, entry, std::holds_alternative<Played>(what), nodes_[at_].depth + 1});
    at_ = nodes_.size() - 1;
    left_.clear();
}

/// By the node where both ways part, so that it costs no more than what changes.
void Timeline::tellWay(std::size_t from)
{
    took_.clear();
    brought_.clear();
    std::size_t to = at_;
    const auto climb = [this](std::size_t& node, std::vector<int>& passed)
    {
        passed.push_back(nodes_[node].entry);
        node = nodes_[node].parent;
    };
    while (from != to)
    {
        const auto [depthFrom, depthTo] = std::pair(nodes_[from].depth, nodes_[to].depth);
        if (depthFrom >= depthTo)
            climb(from, took_);
        if (depthTo >= depthFrom)
            climb(to, brought_);
    }
    std::ranges::reverse(took_);
    std::ranges::reverse(brought_);
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
