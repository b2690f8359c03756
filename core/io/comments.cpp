#include "core/io/comments.h"

#include <algorithm>

namespace merlon::io
{

CommentKeeper::CommentKeeper(const std::vector<Comment>& comments, const Fields& file,
                             std::span<const std::string_view> knownKeys)
    : comments_(comments)
{
    if (comments_.empty())
        return;
    std::vector<std::pair<int, std::string_view>> keys;
    for (const auto key : knownKeys)
        if (const Node* node = file.keyNode(key))
            keys.emplace_back(node->line, key);
    std::ranges::sort(keys);
    for (const auto& [line, key] : keys)
    {
        anchors_.push_back({line, nullptr, lastKey_});
        lastKey_ = key;
    }
}

void CommentKeeper::item(const Node& node, Extras& extras)
{
    if (!comments_.empty())
        anchors_.push_back({node.line, &extras, {}});
}

void CommentKeeper::attach(Extras& fileExtras)
{
    std::ranges::stable_sort(anchors_, {}, &Anchor::line);
    for (const auto& comment : comments_)
    {
        const auto anchor = std::ranges::lower_bound(anchors_, comment.line, {}, &Anchor::line);
        const auto end = comment.text.find_last_not_of(" \t") + 1;
        const bool found = anchor != anchors_.end();
        Extras& extras = found && anchor->extras ? *anchor->extras : fileExtras;
        extras.push_back({std::string(found ? anchor->after : lastKey_), comment.text.substr(0, end)});
    }
}

} // namespace merlon::io
