#pragma once

#include "core/io/disk.h"

#include <set>

/// Files that belong together, a scenario and the maps that it lays: none is new beside an old one.
namespace merlon::io
{

/// Each file is written aside, a note beside the last says what is about to happen, and only then do they take their
/// places. Whoever reads one of them, after the program was stopped in between, finds the note and ends what was begun:
/// a verdict on a new map with the old places would be wrong without a word.
class JointSave
{
public:
    JointSave() = default;
    JointSave(const JointSave&) = delete;
    JointSave& operator=(const JointSave&) = delete;
    ~JointSave();

    /// The content is on disk, under another name. The one that names the others comes last.
    tl::expected<void, yaml::Diagnostic> add(const std::filesystem::path& path, std::string_view content, Over over);
    /// From now on it will be ended, whatever happens. One file needs no note.
    void announce();
    bool isDone() const { return kept_ == parts_.size(); }
    /// The next file takes its place; asserted that there is one. What it is no more, besides its text.
    tl::expected<yaml::Diagnostics, yaml::Diagnostic> keepNext();

private:
    struct Part
    {
        std::filesystem::path path;
        Replacement file;
        std::string before; ///< what was there, as the note says it
    };

    std::vector<Part> parts_;
    std::size_t kept_ = 0;
    std::filesystem::path note_; ///< empty: there is none
};

/// Ends a save of that document and its maps that was stopped when some had taken their places. Where none had, or
/// somebody has changed another since, all stay as they are. True: files are other than they were.
bool endSave(const std::filesystem::path& document);

/// Where the note lies: beside the file itself, whatever link it is saved through.
std::filesystem::path noteOf(const std::filesystem::path& document);

/// What the notes in a folder are worth.
struct Notes
{
    std::set<std::string> wanted;            ///< names of what was written aside, there or in a folder below
    std::vector<std::filesystem::path> idle; ///< notes that end nothing: their document is gone, or they are not read
};
Notes notesIn(const std::filesystem::path& folder);

} // namespace merlon::io
