#pragma once

#include "core/play/journal.h"

/// Where a journal has gone: the tree of its orders, changes by hand and corrections, and the node at which the game
/// is.
namespace merlon::play
{

class Timeline
{
public:
    /// Takes the next entry; false when it cannot be (undo, redo, back, a correction of what is not in force), and then
    /// it counts for nothing.
    bool take(const Happening& what);

    /// What the last entry took out of force and what it put in force: indices as in `inForce`, oldest first.
    const std::vector<int>& took() const { return took_; }
    const std::vector<int>& brought() const { return brought_; }

    bool canUndo() const { return at_ != root; }
    bool canRedo() const { return !left_.empty(); }
    bool canTake(const Happening& what) const;
    /// Indices of the entries in force, oldest first: orders, changes by hand, and corrections of and remarks on lines
    /// before them.
    std::vector<int> inForce() const;

private:
    static constexpr std::size_t root = 0;

    struct Node
    {
        std::size_t parent = root;
        int entry = -1;
        bool order = false;
        std::size_t depth = 0;
    };

    bool isInForce(int entry) const;
    void go(const Happening& what, int entry);
    void tellWay(std::size_t from);

    std::vector<Node> nodes_{Node{}};
    std::vector<std::size_t> after_{root}; ///< the node after each line, line 0 the beginning
    std::vector<std::size_t> left_;        ///< where redo returns to, the last one first
    std::size_t at_ = root;
    std::vector<int> took_;
    std::vector<int> brought_;
};

} // namespace merlon::play
