#include "core/yaml/comments.h"

#include <algorithm>

namespace merlon::yaml
{

CommentKeeper::CommentKeeper(const std::vector<Comment>& comments, const Mapping& file,
                             std::span<const std::string_view> knownKeys)
    : comments_(comments), file_(file)
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
    for (std::size_t i = 0; i < file.extras.size(); ++i)
        anchors_.push_back({file.extraLines[i], nullptr, file.extras[i].after});
}

void CommentKeeper::item(const Node& node, Extras& extras)
{
    if (!comments_.empty())
        anchors_.push_back({node.line, &extras, {}});
}

Extras CommentKeeper::attach()
{
    struct Placed
    {
        int line;
        Extra extra;
    };
    std::vector<Placed> placed;
    std::ranges::stable_sort(anchors_, {}, &Anchor::line);
    for (const auto& comment : comments_)
    {
        const auto anchor = std::ranges::lower_bound(anchors_, comment.line, {}, &Anchor::line);
        const auto end = comment.text.find_last_not_of(" \t") + 1;
        const bool found = anchor != anchors_.end();
        Extra extra{std::string(found ? anchor->after : lastKey_), comment.text.substr(0, end)};
        if (found && anchor->extras)
            anchor->extras->push_back(std::move(extra));
        else
            placed.push_back({comment.line, std::move(extra)});
    }
    const auto comments = static_cast<std::ptrdiff_t>(placed.size());
    for (std::size_t i = 0; i < file_.extras.size(); ++i)
        placed.push_back({file_.extraLines[i], file_.extras[i]});
    std::ranges::inplace_merge(placed, placed.begin() + comments, {}, &Placed::line);
    Extras extras;
    for (auto& one : placed)
        extras.push_back(std::move(one.extra));
    return extras;
}

} // namespace merlon::yaml
