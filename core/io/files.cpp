#include "core/io/files.h"

#include "core/io/system_fault.h"
#include "tell.h"

#include <algorithm>
#include <cerrno>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace merlon::io
{

using namespace yaml;

namespace
{

struct OpenFile
{
    Descriptor descriptor;
    std::size_t size = 0;
};

/// A file with an end: neither a folder nor a pipe or device, which could hold us up for ever.
tl::expected<OpenFile, Diagnostic> openRegular(const std::filesystem::path& path, Links links)
{
    // O_NONBLOCK: a pipe that nobody writes to must not hold us up
    const int flags = O_RDONLY | O_CLOEXEC | O_NONBLOCK | (links == Links::Refuse ? O_NOFOLLOW : 0);
    Descriptor descriptor(::open(path.c_str(), flags));
    struct stat status = {};
    if (!descriptor && errno == ELOOP && links == Links::Refuse)
        return tl::unexpected(problem(path, tell::file_read{.why = tell::why_link{}}));
    if (!descriptor || ::fstat(descriptor.get(), &status) != 0)
        return tl::unexpected(problem(path, tell::file_read{.why = systemFault(errno)}));
    if (S_ISDIR(status.st_mode))
        return tl::unexpected(problem(path, tell::file_folder{}));
    if (!S_ISREG(status.st_mode))
        return tl::unexpected(problem(path, tell::file_not_regular{}));
    return OpenFile{std::move(descriptor), static_cast<std::size_t>(status.st_size)};
}

tl::expected<std::string, Diagnostic> readUpTo(std::size_t most, const OpenFile& file,
                                               const std::filesystem::path& path)
{
    std::string content(most, '\0');
    std::size_t have = 0;
    while (have < content.size())
    {
        const auto got = ::read(file.descriptor.get(), content.data() + have, content.size() - have);
        if (got < 0 && errno == EINTR)
            continue;
        if (got < 0)
            return tl::unexpected(problem(path, tell::file_read{.why = systemFault(errno)}));
        if (got == 0)
            break;
        have += static_cast<std::size_t>(got);
    }
    content.resize(have);
    return content;
}

/// As much of a text as tells what it is.
std::string_view headOf(std::string_view text)
{
    text = text.substr(0, std::size_t{1} << 16);
    if (text.starts_with("\xEF\xBB\xBF"))
        text.remove_prefix(3);
    return text;
}

/// Takes the first line off, and answers it without its break.
std::string_view takeLine(std::string_view& text)
{
    const auto end = std::min(text.find_first_of("\r\n"), text.size());
    const auto line = text.substr(0, end);
    text.remove_prefix(std::min(end + 1, text.size()));
    return line;
}

} // namespace

tl::expected<std::string, Diagnostic> readFile(const std::filesystem::path& path, Links links)
{
    auto file = openRegular(path, links);
    if (!file)
        return tl::unexpected(std::move(file.error()));
    if (file->size > mostBytes)
        return tl::unexpected(problem(path, tell::too_large_file{.size = file->size, .most = mostBytes}));
    return readUpTo(file->size, *file, path);
}

tl::expected<std::string, Diagnostic> readBeginning(const std::filesystem::path& path, std::size_t most)
{
    auto file = openRegular(path, Links::Follow);
    if (!file)
        return tl::unexpected(std::move(file.error()));
    return readUpTo(std::min(most, file->size), *file, path);
}

tl::expected<Diagnostics, Diagnostic> writeFile(const std::filesystem::path& path, std::string_view content, Over over)
{
    const auto failed = [&](Argument why)
    { return tl::unexpected(problem(path, tell::file_written{.why = std::move(why)})); };
    auto file = Replacement::begin(path, over);
    if (!file)
        return failed(std::move(file.error()));
    if (!writeAll(file->descriptor(), content))
        return failed(systemFault(errno));
    if (auto kept = file->keep(); !kept)
        return failed(std::move(kept.error()));
    Diagnostics notes;
    for (const Message& lost : file->lost())
        notes.push_back(problem(path, lost, Severity::Note));
    return notes;
}

std::string kindOf(std::string_view text)
{
    text = headOf(text);
    while (!text.empty())
    {
        auto line = takeLine(text);
        if (line.starts_with("--- "))
            line.remove_prefix(4);
        if (!line.starts_with("merlon:"))
            continue;
        line.remove_prefix(7);
        const auto first = line.find_first_not_of(" \t'\"");
        if (first == std::string_view::npos)
            return {};
        line.remove_prefix(first);
        return std::string(line.substr(0, line.find_first_not_of("abcdefghijklmnopqrstuvwxyz")));
    }
    return {};
}

bool isList(std::string_view text)
{
    text = headOf(text);
    while (!text.empty())
    {
        auto line = takeLine(text);
        if (line.starts_with("---"))
            line.remove_prefix(3);
        line.remove_prefix(std::min(line.find_first_not_of(" \t"), line.size()));
        if (!line.empty() && line.front() != '#')
            return line == "-" || line.starts_with("- ") || line.starts_with('[');
    }
    return false;
}

} // namespace merlon::io
