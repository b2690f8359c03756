#pragma once

#include "core/map/extras.h"
#include "core/yaml/mapping.h"
#include "core/yaml/tree.h"

#include <string_view>
#include <vector>

namespace merlon::yaml
{

/// Keeps the comments of a file: each goes above the key of the file or the item of a list that it stands above or
/// beside, the last ones behind the last key.
class CommentKeeper
{
public:
    /// Both must outlive this.
    CommentKeeper(const std::vector<Comment>& comments, const Mapping& file,
                  std::span<const std::string_view> knownKeys);

    /// An item of a list that can carry comments.
    void item(const Node& node, Extras& extras);
    /// Gives the comments away. Answers the extras of the file with those among them that belong to its keys.
    Extras attach();

private:
    struct Anchor
    {
        int line = 0;
        Extras* extras = nullptr; ///< null: the file's own
        std::string_view after;
    };

    const std::vector<Comment>& comments_;
    const Mapping& file_;
    std::vector<Anchor> anchors_;
    std::string_view lastKey_;
};

} // namespace merlon::yaml
