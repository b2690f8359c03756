#include "core/yaml/source_text.h"

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

std::string pathProblem(std::string_view path)
{
    if (path.empty())
        return "the file name is empty";
    if (path.size() > 1000)
        return "the file name is too long";
    if (path.find('\\') != std::string_view::npos)
        return "write folders with '/', not with '\\'";
    if (path.front() == '/' || path.front() == '~' || (path.size() > 1 && path[1] == ':'))
        return "it must be given from this file's folder, not from the root of a disk";
    if (path.find("://") != std::string_view::npos)
        return "it must be a file beside this one, not an address";
    for (std::size_t begin = 0; begin <= path.size();)
    {
        const auto end = std::min(path.find('/', begin), path.size());
        if (path.substr(begin, end - begin) == "..")
            return "it may not leave this file's folder ('..')";
        begin = end + 1;
    }
    return {};
}

} // namespace merlon::yaml
