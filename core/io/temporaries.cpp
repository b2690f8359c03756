#include "core/io/temporaries.h"

#include "core/io/disk.h"
#include "core/io/joint_save.h"

#include <algorithm>
#include <array>
#include <cstdio>
#include <ctime>
#include <random>
#include <vector>

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

namespace merlon::io
{
namespace
{

namespace fs = std::filesystem;

constexpr std::string_view temporaryName = ".merlon-";
constexpr std::size_t temporaryDigits = 16;

/// A file of ours that nobody has locked and that was not made just now.
void clearIfOld(const fs::path& path)
{
    constexpr time_t fresh = 60; // seconds
    const Descriptor file(::open(path.c_str(), O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC));
    struct stat status = {};
    if (file && ::fstat(file.get(), &status) == 0 && S_ISREG(status.st_mode) && status.st_uid == ::geteuid() &&
        status.st_mtime + fresh < ::time(nullptr) && ::flock(file.get(), LOCK_EX | LOCK_NB) == 0)
        ::unlink(path.c_str());
}

} // namespace

fs::path temporaryIn(const fs::path& folder)
{
    std::random_device chance;
    std::array<char, temporaryDigits + 1> digits{};
    std::snprintf(digits.data(), digits.size(), "%08x%08x", chance(), chance());
    return folder / (std::string(temporaryName) + digits.data());
}

bool isTemporary(const fs::path& path)
{
    const std::string name = path.filename().string();
    return name.size() == temporaryName.size() + temporaryDigits && name.starts_with(temporaryName) &&
           name.find_first_not_of("0123456789abcdef", temporaryName.size()) == std::string::npos;
}

void clearAfterTheKilled(const fs::path& folder)
{
    constexpr int levels = 4; // of folders in which a scenario keeps its maps
    std::error_code error;
    std::vector<fs::path> left;
    for (auto entry = fs::directory_iterator(folder, error); !error && entry != fs::directory_iterator();
         entry.increment(error))
        if (isTemporary(entry->path()))
            left.push_back(entry->path());
    Notes notes = notesIn(folder);
    std::ranges::for_each(notes.idle, clearIfOld);
    if (left.empty())
        return;
    fs::path above = fs::weakly_canonical(folder, error);
    for (int i = 0; i < levels && above.has_relative_path(); ++i)
    {
        above = above.parent_path();
        notes.wanted.merge(notesIn(above).wanted);
    }
    for (const fs::path& one : left)
        if (!notes.wanted.contains(one.filename().string()))
            clearIfOld(one);
}

} // namespace merlon::io
