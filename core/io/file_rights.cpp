#include "core/io/file_rights.h"

#include "core/io/disk.h"
#include "tell.h"

#include <algorithm>
#include <iomanip>
#include <sstream>
#include <string>

#include <fcntl.h>
#include <sys/stat.h>
#include <sys/xattr.h>
#include <unistd.h>

namespace merlon::io
{
namespace
{

constexpr const char* accessList = "system.posix_acl_access";

/// What a file has because its folder gives it to new ones; false where it stays.
bool takeInheritedRights(int from)
{
    return ::fremovexattr(from, accessList) == 0 || ::fgetxattr(from, accessList, nullptr, 0) < 0;
}

/// Access lists and attributes of users and, where they are shown, of the administrator; false where one could not be
/// given. What the system itself keeps there it gives to new files as it does to all.
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
        if (!name.starts_with("user.") && !name.starts_with("trusted.") && name != accessList)
            continue;
        const ssize_t length = ::fgetxattr(from, name.c_str(), nullptr, 0);
        std::string value(static_cast<std::size_t>(std::max<ssize_t>(length, 0)), '\0');
        all = length >= 0 && ::fgetxattr(from, name.c_str(), value.data(), value.size()) == length &&
              ::fsetxattr(to, name.c_str(), value.data(), value.size(), 0) == 0 && all;
    }
    return all;
}

/// As `ls` and `chmod` users know it.
std::string octal(mode_t rights)
{
    std::ostringstream out;
    out << std::oct << std::setw(3) << std::setfill('0') << rights;
    return out.str();
}

} // namespace

std::vector<yaml::Message> giveAll(const std::filesystem::path& from, const struct stat& old, int to)
{
    std::vector<yaml::Message> lost;
    struct stat fresh = {};
    ::fstat(to, &fresh);
    const bool owner = fresh.st_uid == old.st_uid || ::fchown(to, old.st_uid, static_cast<gid_t>(-1)) == 0;
    const bool group = fresh.st_gid == old.st_gid || ::fchown(to, static_cast<uid_t>(-1), old.st_gid) == 0;
    if (!owner)
        lost.push_back(tell::file_owner{});
    constexpr mode_t all = 07777;
    const mode_t before = old.st_mode & all;
    // Another group may do what everybody may.
    const mode_t rights = group ? before : (before & ~mode_t{S_IRWXG}) | ((before & S_IRWXO) << 3);
    if (rights != before)
        lost.push_back(tell::file_group_rights{.now = octal(rights), .before = octal(before)});
    else if (!group)
        lost.push_back(tell::file_group{});
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

} // namespace merlon::io
