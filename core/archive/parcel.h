#pragma once

#include "core/io/files.h"

/// A scenario with its maps, tables and scans, as one file that is given away.
namespace merlon::archive
{

inline constexpr std::string_view ending = ".merlon";
/// All that an archive holds, unpacked.
inline constexpr std::size_t mostInAll = std::size_t{256} << 20;
inline constexpr std::size_t mostEntries = 500;

/// By the way from the scenario's folder: "castle.scenario.yaml", "maps/keep.map.yaml".
struct File
{
    std::string name;
    std::string content;

    friend bool operator==(const File&, const File&) = default;
};

struct Parcel
{
    std::vector<File> files; ///< no two of a name, the scenario first

    const File& scenario() const { return files.front(); }
};

enum class Games : std::uint8_t
{
    LeaveOut,
    TakeAlong ///< the journals beside the scenario that name it; never what is sealed
};

/// Whether a file is an archive, by its name or by its first bytes.
bool isArchive(const std::filesystem::path& file);

/// What a scenario on disk is made of. A scan that is not there is told, and the rest comes without it.
io::Loaded<Parcel> gathered(const std::filesystem::path& scenario, Games games);

/// What lies in an archive; refused with all that is wrong with it. What its scenario does not name is told and left.
io::Loaded<Parcel> opened(const std::filesystem::path& archive);

/// Writes the archive; the same parcel makes the same bytes.
tl::expected<yaml::Diagnostics, yaml::Diagnostic> pack(const Parcel& parcel, const std::filesystem::path& archive,
                                                       io::Over over);

/// Writes the files into a folder, which is made where it is not there, and answers where the scenario is. All of them,
/// or none: a file of another content that is there already is never written over, one of the same stays.
tl::expected<std::filesystem::path, yaml::Diagnostics> unpack(const Parcel& parcel,
                                                              const std::filesystem::path& folder);

/// The journals in a folder that are games of a scenario, by their names.
std::vector<std::string> gamesBeside(const std::filesystem::path& scenario);

} // namespace merlon::archive
