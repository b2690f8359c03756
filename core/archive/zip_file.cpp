#include "core/archive/zip_file.h"

#include "core/io/alike_names.h"
#include "core/map/text_rules.h"
#include "core/yaml/quote.h"
#include "core/yaml/source_text.h"
#include "tell.h"

#include <zip.h>

#include <algorithm>
#include <map>
#include <memory>
#include <set>
#include <utility>

namespace merlon::archive
{

using yaml::Message;
using yaml::quote;

namespace
{

struct Closing
{
    void operator()(zip_t* zip) const { zip_discard(zip); }
    void operator()(zip_file_t* file) const { zip_fclose(file); }
    void operator()(zip_source_t* source) const { zip_source_free(source); }
};
template <class T>
using Held = std::unique_ptr<T, Closing>;

/// By the number that libzip gives it: its words are English.
std::string faultOf(int number)
{
    return "zip " + std::to_string(number);
}

std::string faultOf(zip_error_t& error)
{
    std::string fault = faultOf(zip_error_code_zip(&error));
    zip_error_fini(&error);
    return fault;
}

/// As it is written there: libzip makes pictures of control characters.
bool hasControl(zip_t* zip, std::uint64_t number)
{
    const char* raw = zip_get_name(zip, number, ZIP_FL_ENC_RAW);
    const std::string_view name(raw != nullptr ? raw : "\n");
    return std::ranges::any_of(name, [](char one) { return (one >= 0 && one < ' ') || one == '\x7F'; });
}

/// Why an entry may not have that name; says nothing where it may.
Message nameProblem(std::string_view name)
{
    for (std::string_view rest = name; !rest.empty(); rest.remove_prefix(std::max<std::size_t>(1, utf8Length(rest))))
        if (isControl(rest))
            return tell::path_control{};
    if (Message problem = yaml::pathProblem(name); problem.sentence != nullptr)
        return problem;
    return std::filesystem::path(name).lexically_normal().string() == name ? Message() : Message(tell::path_crooked{});
}

/// What an entry is, as far as the system of its maker says: nothing but files and folders may be written.
bool isPlain(zip_t* zip, std::uint64_t number)
{
    constexpr std::uint32_t kindMask = 0170000;
    constexpr std::uint32_t regular = 0100000;
    constexpr std::uint32_t folder = 0040000;
    zip_uint8_t system = 0;
    zip_uint32_t attributes = 0;
    if (zip_file_get_external_attributes(zip, number, 0, &system, &attributes) != 0)
        return false;
    const std::uint32_t kind = (attributes >> 16U) & kindMask;
    return kind == 0 || kind == regular || kind == folder;
}

/// Why that entry may not be unpacked; says nothing where it may.
Message entryProblem(zip_t* zip, const zip_stat_t& stat, std::string_view name)
{
    const auto row = stat.index + 1;
    if (Message problem = hasControl(zip, stat.index) ? Message(tell::path_control{}) : nameProblem(name);
        problem.sentence != nullptr)
        return tell::archive_name{.entry = row, .name = quote(name), .why = std::move(problem)};
    if (!isPlain(zip, stat.index))
        return tell::archive_link{.entry = row, .name = quote(name)};
    if (stat.encryption_method != ZIP_EM_NONE)
        return tell::archive_encrypted{.entry = row, .name = quote(name)};
    if (stat.comp_method != ZIP_CM_STORE && stat.comp_method != ZIP_CM_DEFLATE)
        return tell::archive_method{.entry = row, .name = quote(name)};
    if (stat.size > io::mostBytes)
        return tell::archive_large{.entry = row, .name = quote(name), .size = stat.size, .most = io::mostBytes};
    return {};
}

/// Names that are one file on some drive, or a file and a folder.
class Names
{
public:
    Message add(std::uint64_t row, const std::string& name)
    {
        const std::string looks = io::looksInAnyCase(name);
        const auto [first, fresh] = files_.emplace(looks, name);
        if (!fresh)
            return tell::archive_twice{.entry = row, .name = quote(name), .other = quote(first->second)};
        bool clash = folders_.contains(looks);
        for (auto at = looks.find('/'); at != std::string::npos; at = looks.find('/', at + 1))
        {
            folders_.insert(looks.substr(0, at));
            clash = clash || files_.contains(looks.substr(0, at));
        }
        return clash ? Message(tell::archive_in_file{.entry = row, .name = quote(name)}) : Message();
    }

private:
    std::map<std::string, std::string> files_;
    std::set<std::string> folders_;
};

} // namespace

struct ZipFile::Open
{
    std::string content; ///< read in place
    Held<zip_t> zip;
};

ZipFile::ZipFile(std::unique_ptr<Open> open, std::string file) : open_(std::move(open)), file_(std::move(file)) {}
ZipFile::ZipFile(ZipFile&& other) noexcept = default;
ZipFile::~ZipFile() = default;

tl::expected<ZipFile, yaml::Diagnostics> ZipFile::open(std::string content, const std::string& file)
{
    const auto failed = [&](Message why)
    { return tl::unexpected(yaml::Diagnostics{io::problem(file, std::move(why))}); };
    if (content.empty()) // libzip takes it for an archive of nothing
        return failed(tell::archive_none{.why = faultOf(ZIP_ER_NOZIP)});
    auto open = std::make_unique<Open>(Open{std::move(content), {}});
    zip_error_t error;
    zip_error_init(&error);
    Held<zip_source_t> source(zip_source_buffer_create(open->content.data(), open->content.size(), 0, &error));
    if (source)
        open->zip.reset(zip_open_from_source(source.get(), ZIP_RDONLY, &error));
    if (!open->zip)
        return failed(tell::archive_none{.why = faultOf(error)});
    zip_error_fini(&error);
    static_cast<void>(source.release()); // the archive's now
    ZipFile made(std::move(open), file);
    if (auto problems = made.list(); !problems.empty())
        return tl::unexpected(std::move(problems));
    return made;
}

yaml::Diagnostics ZipFile::list()
{
    zip_t* zip = open_->zip.get();
    const auto count = static_cast<std::uint64_t>(std::max<zip_int64_t>(zip_get_num_entries(zip, 0), 0));
    if (count > mostEntries)
        return {io::problem(file_, tell::archive_many{.count = count, .most = mostEntries})};
    yaml::Diagnostics problems;
    const auto tell = [&](Message what) { problems.push_back(io::problem(file_, std::move(what))); };
    Names names;
    std::uint64_t inAll = 0;
    for (std::uint64_t number = 0; number < count; ++number)
    {
        zip_stat_t stat;
        zip_stat_init(&stat);
        constexpr zip_uint64_t needed =
            ZIP_STAT_NAME | ZIP_STAT_SIZE | ZIP_STAT_COMP_METHOD | ZIP_STAT_ENCRYPTION_METHOD;
        if (zip_stat_index(zip, number, 0, &stat) != 0 || (stat.valid & needed) != needed)
        {
            tell(tell::archive_entry{.entry = number + 1});
            continue;
        }
        std::string name = stat.name;
        const bool isFolder = name.size() > 1 && name.ends_with('/');
        if (isFolder)
            name.pop_back();
        Message problem = entryProblem(zip, stat, name);
        if (problem.sentence == nullptr && !isFolder)
            problem = names.add(number + 1, name);
        if (problem.sentence != nullptr)
            tell(std::move(problem));
        else if (!isFolder)
            entries_.push_back({number, name, stat.size});
        if (!isFolder)
            inAll += std::min<std::uint64_t>(stat.size, io::mostBytes);
    }
    if (inAll > mostInAll)
        tell(tell::archive_in_all{.size = inAll, .most = mostInAll});
    return problems;
}

tl::expected<std::string, yaml::Diagnostic> ZipFile::read(const Entry& entry) const
{
    const auto failed = [&]
    {
        return tl::unexpected(
            io::problem(file_, tell::archive_damaged{.entry = entry.number + 1, .name = quote(entry.name)}));
    };
    const Held<zip_file_t> file(zip_fopen_index(open_->zip.get(), entry.number, 0));
    if (!file)
        return failed();
    std::string content(entry.size, '\0');
    std::size_t have = 0;
    while (have < content.size())
    {
        const auto got = zip_fread(file.get(), content.data() + have, content.size() - have);
        if (got <= 0)
            return failed();
        have += static_cast<std::size_t>(got);
    }
    char more = 0; // its sum is compared where it ends; it may not be longer than it says
    if (zip_fread(file.get(), &more, 1) != 0)
        return failed();
    return content;
}

tl::expected<std::string, Message> zipped(const std::vector<File>& files)
{
    zip_error_t error;
    zip_error_init(&error);
    const auto failed = [&] { return tl::unexpected(Message(tell::archive_made{.why = faultOf(error)})); };
    Held<zip_source_t> bytes(zip_source_buffer_create(nullptr, 0, 0, &error));
    if (!bytes)
        return failed();
    zip_source_keep(bytes.get()); // the archive has it, and we
    zip_t* zip = zip_open_from_source(bytes.get(), ZIP_TRUNCATE, &error);
    if (zip == nullptr)
    {
        zip_source_free(bytes.get());
        return failed();
    }
    Held<zip_t> held(zip);
    for (const File& file : files)
    {
        Held<zip_source_t> source(zip_source_buffer(zip, file.content.data(), file.content.size(), 0));
        const auto number =
            source ? zip_file_add(zip, file.name.c_str(), source.get(), ZIP_FL_ENC_UTF_8) : zip_int64_t{-1};
        if (number < 0)
            return tl::unexpected(Message(tell::archive_made{.why = faultOf(zip_error_code_zip(zip_get_error(zip)))}));
        static_cast<void>(source.release());
        constexpr zip_uint16_t noTime = 0;
        constexpr zip_uint16_t firstDay = (1U << 5U) | 1U; // of 1980: the same parcel makes the same bytes
        zip_file_set_dostime(zip, static_cast<zip_uint64_t>(number), noTime, firstDay, 0);
    }
    if (zip_close(zip) != 0)
        return tl::unexpected(Message(tell::archive_made{.why = faultOf(zip_error_code_zip(zip_get_error(zip)))}));
    static_cast<void>(held.release());
    std::string content;
    zip_stat_t stat;
    zip_stat_init(&stat);
    if (zip_source_stat(bytes.get(), &stat) != 0 || zip_source_open(bytes.get()) != 0)
        return tl::unexpected(Message(tell::archive_made{.why = tell::why_memory{}}));
    content.resize(stat.size);
    const auto got = zip_source_read(bytes.get(), content.data(), content.size());
    zip_source_close(bytes.get());
    if (got != static_cast<zip_int64_t>(content.size()))
        return tl::unexpected(Message(tell::archive_made{.why = tell::why_memory{}}));
    return content;
}

} // namespace merlon::archive
