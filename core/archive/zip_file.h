#pragma once

#include "core/archive/parcel.h"

/// Zip files in memory; nothing of libzip is seen from outside.
namespace merlon::archive
{

/// A file that opens: its entries, whose names and kinds nothing is wrong with.
class ZipFile
{
public:
    /// `file`: what messages call it. Folders are left out; nothing is unpacked yet.
    static tl::expected<ZipFile, yaml::Diagnostics> open(std::string content, const std::string& file);
    ZipFile(ZipFile&& other) noexcept;
    ZipFile& operator=(ZipFile&& other) = delete;
    ~ZipFile();

    struct Entry
    {
        std::uint64_t number = 0; ///< from 0
        std::string name;         ///< a way down from the archive's root, without `..`
        std::uint64_t size = 0;   ///< as the archive says; no larger than a single file may be
    };
    const std::vector<Entry>& entries() const { return entries_; }
    /// Refused where it is damaged.
    tl::expected<std::string, yaml::Diagnostic> read(const Entry& entry) const;

private:
    struct Open;

    ZipFile(std::unique_ptr<Open> open, std::string file);
    yaml::Diagnostics list();

    std::unique_ptr<Open> open_;
    std::string file_;
    std::vector<Entry> entries_;
};

/// The bytes of an archive of those files; why not, where memory is short.
tl::expected<std::string, yaml::Message> zipped(const std::vector<File>& files);

} // namespace merlon::archive
