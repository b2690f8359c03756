#pragma once

#include "core/yaml/diagnostic.h"

#include <tl/expected.hpp>

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// Every file that Merlon writes is opened here (tests/house/one_door holds it): a document may come from a stranger,
/// and with it a link that lies beside it under a name that Merlon will write to. What went wrong is an argument for a
/// sentence of the caller's.
namespace merlon::io
{

/// What happens where a symbolic link stands in the place of a file.
enum class Links
{
    Follow, ///< the user named the file: what the link leads to is read and written, also where it is not there yet
    Refuse  ///< Merlon named it, beside a document
};

/// What may stand in the place of a file that is written.
struct Over
{
    Links links = Links::Refuse;
    bool readOnly = false; ///< a file that may not be changed, too

    Over(Links theLinks, bool readOnlyToo = false) : links(theLinks), readOnly(readOnlyToo) {} // NOLINT: of Links alone
};

/// Whether a file is there that its owner has protected, or that is not ours to change.
bool isReadOnly(const std::filesystem::path& path);

/// What is read is no larger, nor is what is written: it could not be opened again.
inline constexpr std::size_t mostBytes = std::size_t{64} << 20;

/// Of a file as a whole.
inline yaml::Diagnostic problem(const std::filesystem::path& path, yaml::Message message,
                                yaml::Severity severity = yaml::Severity::Error)
{
    return diagnostic(severity, path.string(), std::move(message));
}

/// An open file, closed with its owner.
class Descriptor
{
public:
    Descriptor() = default;
    explicit Descriptor(int number) : number_(number) {}
    Descriptor(Descriptor&& other) noexcept;
    Descriptor& operator=(Descriptor&& other) noexcept;
    ~Descriptor() { close(); }

    explicit operator bool() const { return number_ >= 0; }
    int get() const { return number_; }
    bool close();

private:
    int number_ = -1;
};

/// A file beside a document, to be read and written at its end; made where there is none. Links are refused.
tl::expected<Descriptor, yaml::Argument> openToAppend(const std::filesystem::path& path);

/// All of it, or false, with the reason in errno.
bool writeAll(int descriptor, std::string_view content);
/// The folder in which a file lies; of a bare name the one we are in.
std::filesystem::path folderOf(const std::filesystem::path& file);
/// A file's name is on disk only when its folder is.
bool syncFolderOf(const std::filesystem::path& file);

/// A file that takes the place of another when it is whole: written under a name of its own in the same folder, synced,
/// then renamed. The old file or the new one, never half; thrown away unless it is kept. It has the owner, group,
/// permissions, access list and attributes of the old one, as far as the system lets them be given. What a program that
/// was killed left in the folder is cleared away.
class Replacement
{
public:
    static tl::expected<Replacement, yaml::Argument> begin(const std::filesystem::path& path, Over over);
    Replacement(Replacement&& other) noexcept;
    Replacement& operator=(Replacement&& other) = delete;
    ~Replacement();

    int descriptor() const { return descriptor_.get(); }
    const std::filesystem::path& target() const { return target_; }
    /// Where it is until it is kept.
    const std::filesystem::path& aside() const { return temporary_; }
    tl::expected<void, yaml::Argument> keep();
    /// What the old file was that this one is not: a sentence each.
    const std::vector<yaml::Message>& lost() const { return lost_; }

private:
    Replacement(std::filesystem::path target, std::filesystem::path temporary, Descriptor descriptor);

    std::filesystem::path target_;
    std::filesystem::path temporary_; ///< empty once it is kept
    Descriptor descriptor_;
    std::vector<yaml::Message> lost_;
};

/// Whether that is a name under which a Replacement of that file would be written aside, and nothing but a file of ours
/// lies there.
bool isAside(const std::filesystem::path& aside, const std::filesystem::path& file);
/// What a Replacement that was stopped has not done any more.
bool takePlace(const std::filesystem::path& aside, const std::filesystem::path& file);

/// A file beside another that says whose that is: the system lets go of it when its program ends, however it ends.
class FileLock
{
public:
    /// None while another has it, here or in another program, and where it cannot be made or something else stands.
    static std::optional<FileLock> take(const std::filesystem::path& path);
    /// Whether another has it; whatever else lies there is nobody's lock.
    static bool isTaken(const std::filesystem::path& path);
    FileLock(FileLock&& other) noexcept = default;
    FileLock& operator=(FileLock&& other) noexcept;
    ~FileLock();

private:
    FileLock(std::filesystem::path path, Descriptor descriptor);

    std::filesystem::path path_;
    Descriptor descriptor_;
};

/// Whether a file lies within that folder, wherever links lead. Neither need be there.
bool staysIn(const std::filesystem::path& folder, const std::filesystem::path& file);
/// The place of a file that a document names from its folder (yaml::pathProblem has nothing against it), that folder
/// and those on the way made; refused where a link leads out of the document's folder.
tl::expected<std::filesystem::path, yaml::Argument> placeIn(const std::filesystem::path& folder,
                                                            const std::filesystem::path& name);

} // namespace merlon::io
