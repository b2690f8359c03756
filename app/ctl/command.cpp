#include "app/ctl/command.h"

#include "app/language/language.h"
#include "core/archive/parcel.h"
#include "core/io/files.h"
#include "core/yaml/log.h"
#include "tell.h"
#include "translations/diagnostics.h"
#include "translations/faults.h"

#include <cerrno>
#include <cstdio>

namespace merlon::ctl
{
namespace
{

/// Why results were lost first, as errno says it; 0 while none were.
int lostTo = 0;

/// Folders in which archives lie unpacked: what is said of files there is said of those in the archive.
std::vector<std::pair<std::string, std::string>> unpackedTo;

std::string inArchives(std::string_view text)
{
    std::string said(text);
    for (const auto& [folder, archive] : unpackedTo)
        for (auto at = said.find(folder); at != std::string::npos; at = said.find(folder, at + archive.size()))
            said.replace(at, folder.size(), archive);
    return said;
}

void outPlain(std::string_view text)
{
    if (std::fwrite(text.data(), 1, text.size(), stdout) < text.size() && lostTo == 0)
        lostTo = errno;
}

void flushResults()
{
    if (std::fflush(stdout) != 0 && lostTo == 0)
        lostTo = errno;
}

} // namespace

Command::Command(const char* verb, const QString& summary, const QString& usage, const char* examples)
    : verb_(verb), summary_(summary), usage_(usage), examples_(examples)
{
    parser_.setOptionsAfterPositionalArgumentsMode(QCommandLineParser::ParseAsOptions);
    parser_.addOption({{"h", "help"}, Text::tr("Shows this help.")});
    parser_.addOption(
        {"format", Text::tr("Output format: text (default), or yaml for programs."), "text|yaml", "text"});
    const QString language = Text::tr("language", "what an option takes");
    // Taken before any verb is known: here for the help.
    parser_.addOption({"lang", Text::tr("Language of the output: en (default), it, es or fr."), language});
    parser_.addOption({{"q", "quiet"}, Text::tr("Prints problems only.")});
}

std::optional<int> Command::parse(const QStringList& arguments, int least, int most)
{
    if (!parser_.parse(QStringList{verb_} + arguments))
        return wrongUsage(parser_.errorText());
    if (parser_.isSet("help"))
    {
        out(help());
        return AllWell;
    }
    if (const QString wanted = value("format"); wanted != "text" && wanted != "yaml")
        return wrongUsage(Text::tr("--format takes text or yaml, not '%1'.").arg(wanted));
    files_ = parser_.positionalArguments();
    const auto given = files_.size();
    if (given < least)
        return wrongUsage(Text::tr("Missing argument."));
    if (most >= 0 && given > most)
        return wrongUsage(Text::tr("Unexpected argument '%1'.").arg(files_.at(most)));
    return unpacks_ && !unpackFiles() ? std::optional<int>(BadInput) : std::nullopt;
}

bool Command::unpackFiles()
{
    for (QString& file : files_)
    {
        if (!archive::isArchive(file.toStdString()))
            continue;
        unpacked_.push_back(std::make_unique<QTemporaryDir>());
        const std::string folder = unpacked_.back()->path().toStdString();
        auto parcel = archive::opened(file.toStdString());
        report(parcel.diagnostics, quiet());
        if (!parcel.value)
            return false;
        const auto scenario = archive::unpack(*parcel.value, folder);
        if (!scenario)
        {
            report(scenario.error(), quiet());
            return false;
        }
        unpackedTo.emplace_back(folder, file.toStdString());
        file = QString::fromStdString(scenario->string());
    }
    return true;
}

int Command::wrongUsage(const QString& message) const
{
    err(message + '\n' + Text::tr("usage: %1").arg(synopsis()) + '\n' +
        Text::tr("Try 'merlonctl %1 --help' for more information.").arg(verb_) + '\n');
    return BadUsage;
}

void Command::mayForce()
{
    parser_.addOption({"force", Text::tr("Overwrites read-only files too.")});
}

io::Over Command::over() const
{
    return {io::Links::Follow, parser_.isSet("force")};
}

bool Command::write(const std::string& path, std::string_view text) const
{
    const auto written = io::writeFile(path, text, over());
    report(written ? *written : yaml::Diagnostics{written.error()}, quiet());
    if (!written)
        tellOfForce(path);
    return written.has_value();
}

bool Command::writeChecked(const std::string& path, const tl::expected<std::string, yaml::Diagnostic>& text) const
{
    if (text)
        return write(path, *text);
    report({text.error()}, quiet());
    return false;
}

void Command::tellOfForce(const std::string& path) const
{
    if (!over().readOnly && io::isReadOnly(path))
        err(Text::tr("--force overwrites it anyway.") + '\n');
}

QString Command::synopsis() const
{
    return QString("merlonctl %1 %2").arg(verb_, usage_);
}

QString Command::help() const
{
    const QString own = parser_.helpText();
    return synopsis() + "\n\n" + wrapped(summary_) + own.mid(own.indexOf("\n\n") + 1) + '\n' + Text::tr("Examples:") +
           '\n' + examples_ + '\n';
}

QString wrapped(const QString& text)
{
    constexpr qsizetype width = 79; // as Qt wraps what options do
    QString out;
    qsizetype begun = 0;
    for (const QString& paragraph : text.split('\n'))
    {
        begun = out.size();
        for (const QString& word : paragraph.split(' '))
        {
            const bool first = out.size() == begun;
            const bool fits = out.size() - begun + word.size() < width;
            if (!first)
                out += fits ? ' ' : '\n';
            if (!first && !fits)
                begun = out.size();
            out += word;
        }
        out += '\n';
    }
    return out;
}

void out(std::string_view text)
{
    unpackedTo.empty() ? outPlain(text) : outPlain(inArchives(text));
}

void err(std::string_view text)
{
    flushResults();
    const std::string said = inArchives(text);
    std::fwrite(said.data(), 1, said.size(), stderr);
}

bool resultsWritten()
{
    flushResults();
    if (lostTo != 0 && lostTo != EPIPE) // who closed the pipe has read enough
        err(Text::tr("merlonctl: the results could not be written to standard output: %1")
                .arg(words::faultOfSystem(lostTo)) +
            '\n');
    return lostTo == 0;
}

void out(const QString& text)
{
    out(std::string_view(text.toStdString()));
}

void err(const QString& text)
{
    err(std::string_view(text.toStdString()));
}

void report(const yaml::Diagnostics& diagnostics, bool quiet)
{
    for (const auto& one : diagnostics)
        if (!quiet || one.severity == yaml::Severity::Error)
            err(words::toText(one) + '\n');
}

std::string yamlOf(const yaml::Diagnostics& diagnostics)
{
    static const char* const severities[] = {"error", "warning", "note"};
    std::string all;
    for (const yaml::Diagnostic& one : diagnostics)
        all += "- {file: " + inQuotes(one.file) + ", line: " + std::to_string(one.line) +
               ", column: " + std::to_string(one.column) + ", severity: " + severities[static_cast<int>(one.severity)] +
               ", code: " + one.code +
               ", message: " + inQuotes(words::sentence(one.message, words::Names::InFiles).toStdString()) + "}\n";
    return all.empty() ? "[]\n" : all;
}

std::string inQuotes(std::string_view text)
{
    std::string result = "\"";
    for (const char c : text)
    {
        if (c == '"' || c == '\\')
            result += '\\';
        if (c == '\n')
            result += "\\n";
        else
            result += c;
    }
    return result + '"';
}

} // namespace merlon::ctl
