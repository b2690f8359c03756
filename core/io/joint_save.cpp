#include "core/io/joint_save.h"

#include "core/io/files.h"
#include "core/io/system_fault.h"
#include "core/yaml/mapping.h"
#include "core/yaml/write.h"
#include "tell.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <cerrno>

#include <unistd.h>

namespace merlon::io
{
namespace
{

namespace fs = std::filesystem;

constexpr std::string_view noteEnding = ".saving";
constexpr std::string_view nothing = "none";
constexpr std::array<std::string_view, 2> noteKeys{"merlon", "files"};
constexpr std::array<std::string_view, 3> fileKeys{"file", "aside", "before"};

/// What the note says of what is there: a hash of it.
std::string stateOf(const fs::path& path)
{
    const auto text = readFile(path, Links::Follow);
    return text ? hashOf(*text) : std::string(nothing);
}

struct Noted
{
    fs::path file;
    fs::path aside;
    std::string before;
};

bool isBeingWritten(const Noted& one)
{
    return FileLock::isTaken(one.aside);
}

bool isThere(const fs::path& path)
{
    std::error_code ignored;
    return fs::exists(fs::symlink_status(path, ignored));
}

/// What kind the file there says it is, or nothing.
std::string kindAt(const fs::path& path)
{
    constexpr std::size_t beginning = std::size_t{1} << 16;
    return kindOf(readBeginning(path, beginning).value_or(std::string()));
}

bool isSame(const fs::path& one, const fs::path& other)
{
    std::error_code error;
    return fs::weakly_canonical(one, error) == fs::weakly_canonical(other, error) && !error;
}

/// Whether a save of that document writes such a file: the scenario itself and maps, over their like. What is hidden,
/// or in a hidden folder, is none of them.
bool isOurs(const Noted& one, const std::string& file, const fs::path& document)
{
    const auto isHidden = [](const fs::path& part) { return part.string().starts_with('.'); };
    const fs::path way(file);
    if (std::ranges::any_of(way, isHidden) || !staysIn(folderOf(document), one.file) || !isAside(one.aside, one.file))
        return false;
    const std::string kind = isSame(one.file, document) ? "scenario" : "map";
    if (kindAt(isThere(one.aside) ? one.aside : one.file) != kind)
        return false;
    return one.before == nothing ? file.ends_with('.' + kind + ".yaml") : kindAt(one.file) == kind;
}

/// What a save of that document has noted. Nothing where it is no note of ours: one wrong file is enough.
std::optional<std::vector<Noted>> readNote(const fs::path& note, const fs::path& document)
{
    const auto text = readFile(note, Links::Refuse);
    if (!text)
        return {};
    yaml::Log log(note.string(), *text);
    const auto read = yaml::parseDocumentOf("saving", *text, log);
    if (!read)
        return {};
    const yaml::Mapping head(read->root, log, "merlon", noteKeys, yaml::Style::Never);
    std::vector<Noted> all;
    const yaml::Node* files = head.need("files");
    for (const yaml::Node& item :
         files != nullptr ? yaml::readList(*files, log, "files") : std::span<const yaml::Node>())
    {
        const yaml::Mapping fields(item, log, "files", fileKeys, yaml::Style::Never);
        const auto said = [&](std::string_view key)
        {
            const yaml::Node* node = fields.need(key);
            return node != nullptr ? yaml::readText(*node, log, key, Longest::Note).value_or("") : std::string();
        };
        const std::string file = said("file");
        const Noted one{folderOf(note) / file, folderOf(note) / said("aside"), said("before")};
        if (!isOurs(one, file, document))
            return {};
        all.push_back(one);
    }
    return log.hasErrors() ? std::nullopt : std::optional(std::move(all));
}

struct NamedNote
{
    fs::path note;
    std::string document; ///< its name, when it was saved
};

std::vector<NamedNote> allNotes(const fs::path& folder)
{
    std::vector<NamedNote> all;
    std::error_code error;
    for (auto entry = fs::directory_iterator(folder, error); !error && entry != fs::directory_iterator();
         entry.increment(error))
    {
        const std::string name = entry->path().filename().string();
        if (name.size() > 1 + noteEnding.size() && name.starts_with('.') && name.ends_with(noteEnding))
            all.push_back({entry->path(), name.substr(1, name.size() - 1 - noteEnding.size())});
    }
    return all;
}

/// True: files are other than they were.
bool endNoted(const fs::path& note, const std::vector<Noted>& noted)
{
    const auto waits = [](const Noted& one) { return isThere(one.aside); };
    const auto isAsItWas = [&](const Noted& one)
    { return !waits(one) || (one.before == nothing ? !isThere(one.file) : stateOf(one.file) == one.before); };
    const bool begun = !std::ranges::all_of(noted, waits);
    const bool ends = begun && std::ranges::all_of(noted, isAsItWas);
    for (const Noted& one : noted)
        if (waits(one) && !(ends && takePlace(one.aside, one.file)))
            ::unlink(one.aside.c_str());
    ::unlink(note.c_str());
    return ends;
}

} // namespace

fs::path noteOf(const fs::path& document)
{
    return folderOf(document) / ('.' + document.filename().string() + std::string(noteEnding));
}

Notes notesIn(const fs::path& folder)
{
    Notes notes;
    for (const auto& [note, name] : allNotes(folder))
    {
        const fs::path document = folder / name;
        const auto noted = readNote(note, document);
        if (noted && (isThere(document) || std::ranges::any_of(*noted, isBeingWritten)))
            for (const Noted& one : *noted)
                notes.wanted.insert(one.aside.filename().string());
        else if (name.ends_with(".scenario.yaml") || kindAt(note) == "saving") // not another program's
            notes.idle.push_back(note);
    }
    return notes;
}

JointSave::~JointSave()
{
    if (!note_.empty())
        ::unlink(note_.c_str());
}

tl::expected<void, yaml::Diagnostic> JointSave::add(const fs::path& path, std::string_view content, Over over)
{
    const auto failed = [&](yaml::Argument why)
    { return tl::unexpected(problem(path, tell::file_written{.why = std::move(why)})); };
    std::string before = stateOf(path);
    auto file = Replacement::begin(path, over);
    if (!file)
        return failed(std::move(file.error()));
    if (!writeAll(file->descriptor(), content) || ::fsync(file->descriptor()) != 0)
        return failed(systemFault(errno));
    parts_.push_back({path, std::move(*file), std::move(before)});
    return {};
}

/// Where it cannot be written the files are saved all the same, one after the other.
void JointSave::announce()
{
    if (parts_.size() < 2)
        return;
    const fs::path note = noteOf(parts_.back().file.target());
    std::string text = "merlon: saving/1\nfiles:\n";
    for (const Part& part : parts_)
    {
        std::error_code error;
        const auto home = fs::absolute(folderOf(note));
        const fs::path file = fs::absolute(part.file.target()).lexically_relative(home);
        const fs::path aside = fs::absolute(part.file.aside()).lexically_relative(home);
        yaml::FlowMapping line;
        line.text("file", file.string());
        line.text("aside", aside.string());
        line.text("before", part.before);
        text += "  - " + line.done() + '\n';
    }
    if (writeFile(note, text, Links::Refuse))
        note_ = note;
}

tl::expected<yaml::Diagnostics, yaml::Diagnostic> JointSave::keepNext()
{
    assert(!isDone());
    Part& part = parts_[kept_];
    if (auto kept = part.file.keep(); !kept)
        return tl::unexpected(problem(part.path, tell::file_written{.why = std::move(kept.error())}));
    ++kept_;
    yaml::Diagnostics notes;
    for (const yaml::Message& lost : part.file.lost())
        notes.push_back(problem(part.path, lost, yaml::Severity::Note));
    return notes;
}

/// It may have been saved by another name: of a link to it, or of the file that a link names.
bool endSave(const fs::path& document)
{
    bool ended = false;
    std::error_code error;
    const fs::path real = fs::canonical(document, error);
    const fs::path& target = error ? document : real;
    for (const NamedNote& one : allNotes(folderOf(target)))
    {
        const auto noted = readNote(one.note, target);
        const auto isIt = [&](const Noted& file) { return isSame(file.file, target); };
        if (noted && std::ranges::any_of(*noted, isIt) && std::ranges::none_of(*noted, isBeingWritten))
            ended = endNoted(one.note, *noted) || ended;
    }
    return ended;
}

} // namespace merlon::io
