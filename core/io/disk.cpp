#include "core/io/disk.h"

#include "core/io/joint_save.h"

#include "core/io/system_fault.h"
#include "tell.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstdio>
#include <ctime>
#include <random>
#include <utility>

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <sys/xattr.h>
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

constexpr std::string_view temporaryName = ".merlon-";
constexpr std::size_t temporaryDigits = 16;

/// A name that nobody can have laid anything under, short enough for every folder.
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

/// Takes away what was being written when its program was killed, but for what a note still wants: one in the folder,
/// or above it, where the scenario lies whose map is here.
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

constexpr const char* accessList = "system.posix_acl_access";

/// What a file has because its folder gives it to new ones; false where it stays.
bool takeInheritedRights(int from)
{
    return ::fremovexattr(from, accessList) == 0 || ::fgetxattr(from, accessList, nullptr, 0) < 0;
}

/// Access lists and attributes of users; false where one could not be given. What the system itself keeps there it
/// gives to new files as it does to all.
bool giveAttributes(int from, int to)
{
    const ssize_t size = ::flistxattr(from, nullptr, 0);
    std::string names(static_cast<std::size_t>(std::max<ssize_t>(size, 0)), '\0');
    if (size <= 0 || ::flistxattr(from, names.data(), names.size()) != size)
        return true;
    bool all = true;
    for (std::size_t at = 0; at < names.size();)
    {
        const std::string name = names.c_str() + at;
        at += name.size() + 1;
        if (!name.starts_with("user.") && name != accessList)
            continue;
        const ssize_t length = ::fgetxattr(from, name.c_str(), nullptr, 0);
        std::string value(static_cast<std::size_t>(std::max<ssize_t>(length, 0)), '\0');
        all = length >= 0 && ::fgetxattr(from, name.c_str(), value.data(), value.size()) == length &&
              ::fsetxattr(to, name.c_str(), value.data(), value.size(), 0) == 0 && all;
    }
    return all;
}

/// Makes one file what another is besides its text, and says what of it could not be.
std::vector<yaml::Message> giveAll(const fs::path& from, const struct stat& old, int to)
{
    std::vector<yaml::Message> lost;
    struct stat fresh = {};
    ::fstat(to, &fresh);
    const bool owner = fresh.st_uid == old.st_uid || ::fchown(to, old.st_uid, static_cast<gid_t>(-1)) == 0;
    const bool group = fresh.st_gid == old.st_gid || ::fchown(to, static_cast<uid_t>(-1), old.st_gid) == 0;
    if (!owner)
        lost.push_back(tell::file_owner{});
    if (!group)
        lost.push_back(tell::file_group{});
    constexpr mode_t all = 07777;
    mode_t rights = old.st_mode & all;
    if (!group) // another one may do what everybody may
        rights = (rights & ~mode_t{S_IRWXG}) | ((rights & S_IRWXO) << 3);
    // First, for whoever is in an inherited list could do what the group may.
    const bool bare = takeInheritedRights(to);
    ::fchmod(to, rights); // some drives refuse, and have the same rights for all files
    const bool same = ::fstat(to, &fresh) == 0 && (fresh.st_mode & all) == rights;
    const Descriptor source(::open(from.c_str(), O_RDONLY | O_NONBLOCK | O_CLOEXEC));
    if (!same)
        lost.push_back(tell::file_permissions{});
    if (const bool given = !source || giveAttributes(source.get(), to); !bare || !given)
        lost.push_back(tell::file_attributes{});
    if (old.st_nlink > 1)
        lost.push_back(tell::file_other_names{});
    return lost;
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
    if (::fsync(descriptor()) != 0 || !descriptor_.close() || ::rename(temporary_.c_str(), target_.c_str()) != 0)
        return tl::unexpected(systemFault(errno));
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
