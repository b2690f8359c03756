#pragma once

#include "core/play/journal.h"

/// Where a journal has gone: the tree of its orders, changes by hand and corrections, and the node at which the game
/// is.
namespace merlon::play
{

class Timeline
{
public:
    static constexpr std::size_t root = 0;

    /// Takes the next entry; false when it cannot be (undo, redo, back, a correction of what is not in force), and then
    /// it counts for nothing.
    bool take(const Happening& what);

    bool canUndo() const { return at_ != root; }
    bool canRedo() const { return !left_.empty(); }
    bool canTake(const Happening& what) const;

    /// Nodes are numbered as they come, behind their parents.
    std::size_t nodes() const { return nodes_.size(); }
    /// The node at which the game is.
    std::size_t at() const { return at_; }
    /// The node at which it was before the entry of that index, and after it.
    std::size_t before(int entry) const { return after_[static_cast<std::size_t>(entry)]; }
    std::size_t after(int entry) const { return after_[static_cast<std::size_t>(entry) + 1]; }
    /// Not of the root: the node before, and the index of the entry that led from there.
    std::size_t parent(std::size_t node) const { return nodes_[node].parent; }
    int entry(std::size_t node) const { return nodes_[node].entry; }
    std::size_t depth(std::size_t node) const { return nodes_[node].depth; }
    /// The last correction or remark on the way to a node, itself too; the root: none.
    std::size_t amendment(std::size_t node) const { return nodes_[node].amendment; }

    /// Whether an entry lies on the way to where the game is: in steps that double, however long the way.
    bool isInForce(int entry) const;
    /// Indices of the entries on the way from one node up to where the way to another parts from it, oldest first.
    std::vector<int> leaving(std::size_t from, std::size_t to) const;

private:
    struct Node
    {
        std::size_t parent = root;
        int entry = -1;
        bool order = false;
        std::size_t depth = 0;
        std::size_t jump = root; ///< a node above, further up the deeper this one lies (Myers 1983)
        std::size_t amendment = root;
    };

    void go(const Happening& what, int entry);
    void grow(const Happening& what, int entry);

    std::vector<Node> nodes_{Node{}};
    std::vector<std::size_t> after_{root}; ///< the node after each line, line 0 the beginning
    std::vector<std::size_t> left_;        ///< where redo returns to, the last one first
    std::size_t at_ = root;
};

} // namespace merlon::play
