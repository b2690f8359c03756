#include "core/io/disk.h"

#include "core/io/file_rights.h"
#include "core/io/system_fault.h"
#include "core/io/temporaries.h"
#include "tell.h"

#include <cerrno>
#include <utility>

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

namespace merlon::io
{
namespace
{

namespace fs = std::filesystem;
using yaml::Argument;

bool isLink(const fs::path& path)
{
    std::error_code ignored;
    return fs::is_symlink(fs::symlink_status(path, ignored));
}

/// Why the last call to the system refused that file.
Argument faultAt(const fs::path& path)
{
    const int error = errno;
    return error == ELOOP && isLink(path) ? Argument(tell::why_link{}) : systemFault(error);
}

/// What a chain of links ends at, whether that is there or not.
tl::expected<fs::path, Argument> endOfLinks(fs::path path)
{
    constexpr int most = 40; // as the system has it
    for (int i = 0; i < most; ++i)
    {
        if (!isLink(path))
            return path;
        std::error_code error;
        const fs::path next = fs::read_symlink(path, error);
        if (error)
            return tl::unexpected(systemFault(error.value()));
        path = folderOf(path) / next;
    }
    return tl::unexpected(systemFault(ELOOP));
}

/// Whether only its owner may replace a file there, as in /tmp.
bool isSticky(const fs::path& folder)
{
    struct stat status = {};
    return ::stat(folder.c_str(), &status) == 0 && (status.st_mode & S_ISVTX) != 0;
}

/// The file that is written when that one is asked for.
tl::expected<fs::path, Argument> targetOf(const fs::path& path, Links links)
{
    if (!isLink(path))
        return path;
    if (links == Links::Refuse)
        return tl::unexpected(Argument(tell::why_link{}));
    auto target = endOfLinks(path);
    std::error_code ignored;
    if (target && !fs::is_directory(folderOf(*target), ignored))
        return tl::unexpected(Argument(tell::why_link_to_nowhere{.target = target->string()}));
    return target;
}

/// Whether that is the file which has this name now.
bool isAt(const fs::path& path, const Descriptor& file)
{
    struct stat ours = {};
    struct stat there = {};
    return ::fstat(file.get(), &ours) == 0 && ::lstat(path.c_str(), &there) == 0 && ours.st_ino == there.st_ino &&
           ours.st_dev == there.st_dev;
}

} // namespace

Descriptor::Descriptor(Descriptor&& other) noexcept : number_(std::exchange(other.number_, -1)) {}

Descriptor& Descriptor::operator=(Descriptor&& other) noexcept
{
    std::swap(number_, other.number_);
    return *this;
}

bool Descriptor::close()
{
    const int number = std::exchange(number_, -1);
    return number < 0 || ::close(number) == 0;
}

tl::expected<Descriptor, Argument> openToAppend(const fs::path& path)
{
    // O_NONBLOCK: a pipe in its place must not hold us up
    Descriptor file(::open(path.c_str(), O_RDWR | O_APPEND | O_CREAT | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC, 0666));
    struct stat status = {};
    if (!file || ::fstat(file.get(), &status) != 0)
        return tl::unexpected(faultAt(path));
    if (!S_ISREG(status.st_mode))
        return tl::unexpected(Argument(tell::why_not_regular{}));
    return file;
}

bool isReadOnly(const fs::path& path)
{
    struct stat status = {};
    if (::stat(path.c_str(), &status) != 0 || !S_ISREG(status.st_mode))
        return false;
    constexpr mode_t anybody = S_IWUSR | S_IWGRP | S_IWOTH; // asked first: root may write everything
    return (status.st_mode & anybody) == 0 || ::access(path.c_str(), W_OK) != 0;
}

bool writeAll(int descriptor, std::string_view content)
{
    while (!content.empty())
    {
        const ssize_t written = ::write(descriptor, content.data(), content.size());
        if (written < 0 && errno == EINTR)
            continue;
        if (written <= 0)
            return false;
        content.remove_prefix(static_cast<std::size_t>(written));
    }
    return true;
}

fs::path folderOf(const fs::path& file)
{
    return file.has_parent_path() ? file.parent_path() : fs::path(".");
}

bool syncFolderOf(const fs::path& file)
{
    const Descriptor folder(::open(folderOf(file).c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
    return folder && ::fsync(folder.get()) == 0;
}

Replacement::Replacement(fs::path target, fs::path temporary, Descriptor descriptor)
    : target_(std::move(target)), temporary_(std::move(temporary)), descriptor_(std::move(descriptor))
{
}

Replacement::Replacement(Replacement&& other) noexcept
    : target_(std::move(other.target_)),
      temporary_(std::exchange(other.temporary_, {})),
      descriptor_(std::move(other.descriptor_)),
      lost_(std::move(other.lost_))
{
}

Replacement::~Replacement()
{
    if (!temporary_.empty())
        ::unlink(temporary_.c_str());
}

tl::expected<Replacement, Argument> Replacement::begin(const fs::path& path, Over over)
{
    auto target = targetOf(path, over.links);
    if (!target)
        return tl::unexpected(std::move(target.error()));
    struct stat status = {};
    const bool exists = ::stat(target->c_str(), &status) == 0;
    if (exists && !S_ISREG(status.st_mode))
        return tl::unexpected(Argument(tell::why_not_regular{}));
    if (exists && !over.readOnly && isReadOnly(*target))
        return tl::unexpected(Argument(tell::why_protected{}));
    const fs::path folder = folderOf(*target);
    clearAfterTheKilled(folder);
    auto temporary = temporaryIn(folder);
    const mode_t mode = exists ? status.st_mode & 0777 : 0666; // at no time may more people read it
    Descriptor file(::open(temporary.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode | S_IRUSR | S_IWUSR));
    if (!file)
    {
        const int error = errno;
        if ((error == EACCES || error == EPERM) && fs::is_directory(folder))
            return tl::unexpected(Argument(tell::why_folder_locked{}));
        return tl::unexpected(systemFault(error));
    }
    ::flock(file.get(), LOCK_EX | LOCK_NB);
    Replacement one(std::move(*target), std::move(temporary), std::move(file));
    if (exists)
        one.lost_ = giveAll(one.target_, status, one.descriptor());
    return one;
}

tl::expected<void, Argument> Replacement::keep()
{
    if (::fsync(descriptor()) != 0 || !descriptor_.close())
        return tl::unexpected(systemFault(errno));
    if (::rename(temporary_.c_str(), target_.c_str()) != 0)
    {
        const int error = errno;
        return tl::unexpected(isSticky(folderOf(target_)) ? Argument(tell::why_folder_sticky{}) : systemFault(error));
    }
    temporary_.clear();
    syncFolderOf(target_);
    return {};
}

bool isAside(const fs::path& aside, const fs::path& file)
{
    struct stat status = {};
    if (!isTemporary(aside) || folderOf(aside) != folderOf(file))
        return false;
    return ::lstat(aside.c_str(), &status) != 0 || (S_ISREG(status.st_mode) && status.st_uid == ::geteuid());
}

bool takePlace(const fs::path& aside, const fs::path& file)
{
    return !isLink(file) && ::rename(aside.c_str(), file.c_str()) == 0 && syncFolderOf(file);
}

FileLock::FileLock(fs::path path, Descriptor descriptor) : path_(std::move(path)), descriptor_(std::move(descriptor)) {}

FileLock& FileLock::operator=(FileLock&& other) noexcept
{
    std::swap(path_, other.path_);
    std::swap(descriptor_, other.descriptor_);
    return *this;
}

FileLock::~FileLock()
{
    if (descriptor_ && isAt(path_, descriptor_))
        ::unlink(path_.c_str()); // while it is held: whoever waits for it sees that it is gone
}

std::optional<FileLock> FileLock::take(const fs::path& path)
{
    constexpr int most = 10; // times that another took it away between our opening and our locking it
    for (int i = 0; i < most; ++i)
    {
        auto file = openToAppend(path);
        if (!file)
            return {};
        if (::flock(file->get(), LOCK_EX | LOCK_NB) != 0)
        {
            if (errno != EWOULDBLOCK) // nothing can be locked there, and so it is nobody's
                ::unlink(path.c_str());
            return {};
        }
        if (isAt(path, *file))
            return FileLock(path, std::move(*file));
    }
    return {};
}

bool FileLock::isTaken(const fs::path& path)
{
    const Descriptor file(::open(path.c_str(), O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC));
    return file && ::flock(file.get(), LOCK_SH | LOCK_NB) != 0 && errno == EWOULDBLOCK;
}

bool staysIn(const fs::path& folder, const fs::path& file)
{
    std::error_code error;
    const auto home = fs::weakly_canonical(folder, error);
    const auto target = error ? fs::path() : fs::weakly_canonical(file, error);
    if (error)
        return false;
    const auto way = target.lexically_relative(home);
    return !way.empty() && *way.begin() != "..";
}

tl::expected<fs::path, Argument> placeIn(const fs::path& folder, const fs::path& name)
{
    std::error_code error;
    fs::create_directories(folder, error);
    fs::path way = folder;
    for (const fs::path& part : name.parent_path())
    {
        if (error)
            break;
        way /= part;
        const bool there = fs::is_directory(way, error);
        if (isLink(way) && !(there && staysIn(folder, way)))
            return tl::unexpected(Argument(tell::path_link{}));
        if (!there)
            fs::create_directory(way, error);
    }
    if (error)
        return tl::unexpected(systemFault(error.value()));
    return folder / name;
}

} // namespace merlon::io
