#include "core/yaml/source_text.h"

#include "tell.h"

#include <algorithm>

namespace merlon::yaml
{

SourceText::SourceText(std::string_view text) : view_(text)
{
    if (view_.starts_with("\xEF\xBB\xBF"))
        view_.remove_prefix(3);
    if (view_.find('\r') == std::string_view::npos)
        return;
    changed_.reserve(view_.size());
    for (std::size_t at = 0; at < view_.size(); ++at)
    {
        if (view_[at] != '\r')
            changed_ += view_[at];
        else if (at + 1 == view_.size() || view_[at + 1] != '\n')
            changed_ += '\n';
    }
    view_ = changed_;
}

Message pathProblem(std::string_view path)
{
    if (path.empty())
        return tell::path_empty{};
    if (path.size() > 1000)
        return tell::path_long{};
    if (path.find('\\') != std::string_view::npos)
        return tell::path_backslash{};
    if (path.front() == '/' || path.front() == '~' || (path.size() > 1 && path[1] == ':'))
        return tell::path_absolute{};
    if (path.find("://") != std::string_view::npos)
        return tell::path_address{};
    for (std::size_t begin = 0; begin <= path.size();)
    {
        const auto end = std::min(path.find('/', begin), path.size());
        if (path.substr(begin, end - begin) == "..")
            return tell::path_up{};
        begin = end + 1;
    }
    return {};
}

} // namespace merlon::yaml
