#include "core/archive/parcel.h"

#include "core/archive/zip_file.h"
#include "core/io/alike_names.h"
#include "core/io/draft.h"
#include "core/io/joint_save.h"
#include "core/io/setting_kinds.h"
#include "core/io/system_fault.h"
#include "core/io/table_map.h"
#include "core/io/temporaries.h"
#include "core/yaml/quote.h"
#include "core/yaml/source_text.h"
#include "tell.h"

#include <algorithm>
#include <functional>

namespace merlon::archive
{
namespace
{

namespace fs = std::filesystem;
using yaml::quote;
using yaml::Severity;

constexpr std::string_view journalEnding = ".journal.yaml";

/// The content of a file by its way from the scenario's folder.
using Reading = std::function<tl::expected<std::string, yaml::Diagnostic>(const std::string& name)>;

bool mayBeGame(const std::string& name)
{
    return name.ends_with(journalEnding) && name.find('/') == std::string::npos && name.front() != '.';
}

/// Whether that text is a journal which says that it is a game of the scenario beside it.
bool isGameOf(const std::string& scenario, const std::string& text)
{
    const auto header = io::kindOf(text) == "journal" ? io::parseHeader(text, {}).value : std::optional<play::Header>();
    return header && header->scenario == scenario;
}

/// A picture that a map names may be no text that the map has no business with: a secret, a note of a save.
bool mayBePicture(const fs::path& name)
{
    const std::string looks = io::looksInAnyCase(name.string());
    const auto isHidden = [](const fs::path& part) { return part.string().starts_with('.'); };
    return !looks.ends_with(".yaml") && !looks.ends_with(".yml") && std::ranges::none_of(name, isHidden);
}

/// What a scenario names may be no other text either: it could be a secret.
bool isBoard(const std::string& text)
{
    const std::string kind = io::kindOf(text);
    return kind == "map" || kind == "table";
}

/// The picture beneath a map or a table; empty: none.
std::string pictureOf(const std::string& text, const std::string& file)
{
    if (io::kindOf(text) == "table")
    {
        const auto table = io::parseTable(text, file);
        return table.value && table.value->background ? table.value->background->image : std::string();
    }
    const auto map = io::parseMap(text, file);
    return map.value && map.value->background ? map.value->background->image : std::string();
}

/// Follows names from a scenario, wherever its files lie.
class Gathering
{
public:
    Gathering(Reading read, std::string where) : read_(std::move(read)), where_(std::move(where)) {}

    void scenario(const std::string& name)
    {
        const std::string* text = take(name, Severity::Error);
        if (text == nullptr)
            return;
        const io::NamedFiles named = io::filesNamedIn(*text);
        if (!named.mapsAreSound)
            return append(io::parseScenario(*text, where_ + '/' + name).diagnostics);
        for (const play::MapRef& map : named.maps)
            board(map.file);
        for (const std::string& other : named.others)
            board(other);
    }
    void game(const std::string& name) { take(name, Severity::Error); }

    io::Loaded<Parcel> done() &&
    {
        const bool bad = yaml::hasErrors(told_);
        return {bad ? std::nullopt : std::optional(std::move(parcel_)), std::move(told_)};
    }

private:
    void append(yaml::Diagnostics more) { std::ranges::move(more, std::back_inserter(told_)); }

    void board(const std::string& name)
    {
        const std::string* text = take(name, Severity::Error);
        if (text == nullptr)
            return;
        if (!isBoard(*text))
            return append(io::parseMap(*text, where_ + '/' + name).diagnostics);
        const std::string picture = pictureOf(*text, where_);
        if (picture.empty())
            return;
        if (!mayBePicture(picture))
            return told_.push_back(yaml::diagnostic(
                Severity::Warning, where_, tell::archive_no_picture{.map = quote(name), .name = quote(picture)}));
        take((fs::path(name).parent_path() / picture).lexically_normal().string(), Severity::Warning);
    }

    /// Null where it is not there, or was taken before.
    const std::string* take(const std::string& name, Severity severity)
    {
        if (std::ranges::count(parcel_.files, name, &File::name) > 0)
            return nullptr;
        auto content = read_(name);
        if (!content)
        {
            told_.push_back(std::move(content.error()));
            told_.back().severity = severity;
            return nullptr;
        }
        inAll_ += content->size();
        if (inAll_ > mostInAll)
        {
            told_.push_back(io::problem(where_, tell::archive_in_all{.size = inAll_, .most = mostInAll}));
            return nullptr;
        }
        parcel_.files.push_back({name, std::move(*content)});
        return &parcel_.files.back().content;
    }

    Reading read_;
    std::string where_;
    Parcel parcel_;
    std::size_t inAll_ = 0;
    yaml::Diagnostics told_;
};

/// An archive, its entries by their names from the folder of its scenario.
class Opening
{
public:
    Opening(ZipFile zip, std::string file) : zip_(std::move(zip)), file_(std::move(file)) {}

    io::Loaded<Parcel> run()
    {
        const auto scenario = theScenario();
        if (!scenario)
            return {{}, std::move(told_)};
        const std::string folder = fs::path(*scenario).parent_path().string();
        const std::string home = folder.empty() ? std::string() : folder + '/';
        const std::string own = scenario->substr(home.size());
        Gathering gathering([&](const std::string& name) { return read(home, name); }, file_);
        gathering.scenario(own);
        for (const auto& entry : zip_.entries())
            if (entry.name.starts_with(home) && mayBeGame(entry.name.substr(home.size())))
                if (const auto text = zip_.read(entry); text && isGameOf(own, *text))
                    gathering.game(entry.name.substr(home.size()));
        auto parcel = std::move(gathering).done();
        if (parcel.value)
            tellOfTheRest(home, *parcel.value, parcel.diagnostics);
        return parcel;
    }

private:
    /// The one file of a setting that lies in it.
    std::optional<std::string> theScenario()
    {
        std::vector<std::string> found;
        for (const auto& entry : zip_.entries())
        {
            const bool isText = entry.name.ends_with(".yaml");
            const auto content = isText ? zip_.read(entry) : tl::expected<std::string, yaml::Diagnostic>();
            if (!content)
                told_.push_back(content.error());
            else if (io::isSetting(io::kindOf(*content)))
                found.push_back(entry.name);
        }
        if (!told_.empty())
            return {};
        if (found.size() == 1)
            return found.front();
        told_.push_back(io::problem(file_, found.empty() ? yaml::Message(tell::archive_no_scenario{})
                                                         : yaml::Message(tell::archive_scenarios{
                                                               .one = quote(found[0]), .other = quote(found[1])})));
        return {};
    }

    tl::expected<std::string, yaml::Diagnostic> read(const std::string& home, const std::string& name) const
    {
        const auto looks = io::looksInAnyCase(home + name);
        const auto& all = zip_.entries();
        const auto at = std::ranges::find_if(all, [&](const auto& entry)
                                             { return io::looksInAnyCase(entry.name) == looks; }); // no two look alike
        if (at == all.end())
            return tl::unexpected(io::problem(file_, tell::archive_missing{.name = quote(name)}));
        return zip_.read(*at);
    }

    void tellOfTheRest(const std::string& home, const Parcel& parcel, yaml::Diagnostics& told) const
    {
        for (const auto& entry : zip_.entries())
            if (std::ranges::none_of(parcel.files, [&](const File& file) { return home + file.name == entry.name; }))
                told.push_back(yaml::diagnostic(
                    Severity::Note, file_, tell::archive_left{.entry = entry.number + 1, .name = quote(entry.name)}));
    }

    ZipFile zip_;
    std::string file_;
    yaml::Diagnostics told_;
};

/// Folders that were made on the way, taken away again if nothing comes of it.
class FreshFolders
{
public:
    void expect(fs::path folder)
    {
        std::error_code ignored;
        for (; !folder.empty() && !fs::exists(folder, ignored); folder = folder.parent_path())
            if (std::ranges::count(fresh_, folder) == 0)
                fresh_.push_back(folder);
    }
    void takeAway()
    {
        std::ranges::sort(fresh_, std::greater<>());
        std::error_code ignored;
        for (const fs::path& one : fresh_)
            fs::remove(one, ignored); // an empty one, or not at all
    }

private:
    std::vector<fs::path> fresh_;
};

/// Which files are not there yet; those that are there with another content are told.
tl::expected<std::vector<const File*>, yaml::Diagnostics> newFiles(const Parcel& parcel, const fs::path& folder)
{
    std::vector<const File*> fresh;
    yaml::Diagnostics there;
    for (const File& file : parcel.files)
    {
        const fs::path path = folder / file.name;
        std::error_code ignored;
        if (!fs::exists(fs::symlink_status(path, ignored)))
            fresh.push_back(&file);
        else if (const auto content = io::readFile(path, io::Links::Refuse); !content || *content != file.content)
            there.push_back(io::problem(path, tell::archive_exists{}));
    }
    if (!there.empty())
        return tl::unexpected(std::move(there));
    return fresh;
}

} // namespace

bool isArchive(const fs::path& file)
{
    if (io::looksInAnyCase(file.extension().string()) == ending)
        return true;
    const auto beginning = io::readBeginning(file, 4);
    return beginning && *beginning == "PK\x03\x04";
}

std::vector<std::string> gamesBeside(const fs::path& scenario)
{
    std::vector<std::string> games;
    std::error_code error;
    const std::string own = scenario.filename().string();
    for (auto at = fs::directory_iterator(io::folderOf(scenario), error); !error && at != fs::directory_iterator();
         at.increment(error))
        if (const std::string name = at->path().filename().string(); mayBeGame(name))
            if (const auto text = io::readFile(at->path(), io::Links::Refuse); text && isGameOf(own, *text))
                games.push_back(name);
    std::ranges::sort(games);
    return games;
}

io::Loaded<Parcel> gathered(const fs::path& scenario, Games games)
{
    const fs::path folder = io::folderOf(scenario);
    const auto read = [&](const std::string& name) -> tl::expected<std::string, yaml::Diagnostic>
    {
        const fs::path path = folder / fs::path(io::nameOnDisk(folder, name));
        if (!io::staysIn(folder, path))
            return tl::unexpected(io::problem(path, tell::file_read{.why = tell::path_link{}}));
        return io::readFile(path);
    };
    if (const auto text = io::readFile(scenario); text && !io::isSetting(io::kindOf(*text)))
        return {{}, {io::problem(scenario, tell::archive_of_scenario{})}};
    Gathering gathering(read, folder.string());
    gathering.scenario(scenario.filename().string());
    if (games == Games::TakeAlong)
        for (const std::string& name : gamesBeside(scenario))
            gathering.game(name);
    return std::move(gathering).done();
}

io::Loaded<Parcel> opened(const fs::path& archive)
{
    auto content = io::readFile(archive);
    if (!content)
        return {{}, {content.error()}};
    auto zip = ZipFile::open(std::move(*content), archive.string());
    if (!zip)
        return {{}, std::move(zip.error())};
    return Opening(std::move(*zip), archive.string()).run();
}

tl::expected<yaml::Diagnostics, yaml::Diagnostic> pack(const Parcel& parcel, const fs::path& archive, io::Over over)
{
    auto content = zipped(parcel.files);
    if (!content)
        return tl::unexpected(io::problem(archive, std::move(content.error())));
    if (content->size() > io::mostBytes)
        return tl::unexpected(
            io::problem(archive, tell::archive_packed{.size = content->size(), .most = io::mostBytes}));
    return io::writeFile(archive, *content, over);
}

tl::expected<fs::path, yaml::Diagnostics> unpack(const Parcel& parcel, const fs::path& folder)
{
    const auto fresh = newFiles(parcel, folder);
    if (!fresh)
        return tl::unexpected(fresh.error());
    FreshFolders folders;
    std::vector<fs::path> made;
    const auto failed = [&](yaml::Diagnostic why)
    {
        std::error_code ignored;
        for (const fs::path& one : made)
            fs::remove(one, ignored);
        folders.takeAway();
        return tl::unexpected(yaml::Diagnostics{std::move(why)});
    };
    io::JointSave save;
    for (auto at = fresh->rbegin(); at != fresh->rend(); ++at) // what names the others comes last
    {
        const File* file = *at;
        folders.expect(io::folderOf(folder / file->name));
        const auto place = io::placeIn(folder, file->name);
        if (!place)
            return failed(io::problem(folder / file->name, tell::file_written{.why = place.error()}));
        if (auto written = save.add(*place, file->content, io::Links::Refuse); !written)
            return failed(std::move(written.error()));
        made.push_back(*place);
    }
    while (!save.isDone())
        if (auto kept = save.keepNext(); !kept)
            return failed(std::move(kept.error()));
    return folder / parcel.scenario().name;
}

} // namespace merlon::archive
