#pragma once

#include "core/yaml/mapping.h"

namespace merlon::yaml
{

/// One mapping of a file of data, its values read with a default.
class Part
{
public:
    Part(const Node& node, Log& log, Argument what, std::vector<std::string_view> known)
        : known_(std::move(known)), mapping_(node, log, std::move(what), known_, Style::Never), log_(log)
    {
    }
    Part(const Part&) = delete;
    Part& operator=(const Part&) = delete;

    const Node* get(std::string_view key) const { return mapping_.get(key); }

    std::string text(std::string_view key) const
    {
        const Node* node = mapping_.get(key);
        return node ? readText(*node, log_, key).value_or("") : std::string();
    }
    /// An error where it is missing.
    std::string needed(std::string_view key) const
    {
        const Node* node = mapping_.need(key);
        return node ? readText(*node, log_, key).value_or("") : std::string();
    }
    std::string id() const
    {
        const Node* node = mapping_.need("id");
        return node ? readId(*node, log_, "id") : std::string();
    }
    int number(std::string_view key, int least = -1000, int most = 1000) const
    {
        const Node* node = mapping_.need(key);
        return node ? static_cast<int>(readInteger(*node, log_, key, least, most).value_or(0)) : 0;
    }
    int numberOr(std::string_view key, int otherwise) const { return mapping_.get(key) ? number(key) : otherwise; }
    bool flag(std::string_view key, bool otherwise) const
    {
        const Node* node = mapping_.get(key);
        return node ? readBool(*node, log_, key).value_or(otherwise) : otherwise;
    }
    /// T's values are in the order of the words.
    template <class T>
    T word(std::string_view key, const std::vector<std::string_view>& words, T otherwise) const
    {
        const Node* node = mapping_.get(key);
        const auto index = node ? readWord(*node, log_, key, words) : std::nullopt;
        return index ? static_cast<T>(*index) : otherwise;
    }
    std::vector<std::string> texts(std::string_view key) const
    {
        const Node* node = mapping_.get(key);
        return node ? readTexts(*node, log_, key) : std::vector<std::string>();
    }
    std::span<const Node> list(std::string_view key) const
    {
        const Node* node = mapping_.get(key);
        return node ? readList(*node, log_, key) : std::span<const Node>();
    }

private:
    std::vector<std::string_view> known_;
    Mapping mapping_;
    Log& log_;
};

} // namespace merlon::yaml
