#include "app/ctl/command.h"

#include "app/language.h"
#include "core/yaml/log.h"
#include "tell.h"
#include "translations/diagnostics.h"

#include <cerrno>
#include <cstdio>
#include <cstring>

namespace merlon::ctl
{
namespace
{

/// Why results were lost first, as errno says it; 0 while none were.
int lostTo = 0;

void flushResults()
{
    if (std::fflush(stdout) != 0 && lostTo == 0)
        lostTo = errno;
}

} // namespace

Command::Command(const char* verb, const char* summary, const char* usage, const char* examples)
    : verb_(verb), summary_(summary), usage_(usage), examples_(examples)
{
    parser_.setOptionsAfterPositionalArgumentsMode(QCommandLineParser::ParseAsOptions);
    parser_.addOption({{"h", "help"}, "Shows this help."});
    parser_.addOption({"format", "text for people (default), yaml for programs.", "text|yaml", "text"});
    parser_.addOption({"lang", "Language of sentences: en (default), it, es or fr.", "language", "en"});
    parser_.addOption({{"q", "quiet"}, "Says only what is wrong."});
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
        return wrongUsage(QString("--format takes text or yaml, not '%1'.").arg(wanted));
    if (!app::knownLanguages().contains(value("lang")))
        return wrongUsage(QString("--lang takes en, it, es or fr, not '%1'.").arg(value("lang")));
    const auto given = files().size();
    if (given < least)
        return wrongUsage("Something is missing.");
    if (most >= 0 && given > most)
        return wrongUsage(QString("'%1' is one too many.").arg(files().at(most)));
    app::useLanguage(value("lang"));
    return {};
}

int Command::wrongUsage(const QString& message) const
{
    err(message + QString("\nusage: merlonctl %1 %2\n'merlonctl %1 --help' tells more.\n").arg(verb_, usage_));
    return BadUsage;
}

QString Command::help() const
{
    QString text = QString("merlonctl %1 %2\n\n%3\n\nOptions:\n").arg(verb_, usage_, summary_);
    const QString own = parser_.helpText();
    text += own.mid(own.indexOf("Options:") + 9);
    if (const auto arguments = text.indexOf("\nArguments:"); arguments >= 0)
        text.truncate(arguments);
    return text + "\nExamples:\n" + examples_ + "\n";
}

void out(std::string_view text)
{
    if (std::fwrite(text.data(), 1, text.size(), stdout) < text.size() && lostTo == 0)
        lostTo = errno;
}

void err(std::string_view text)
{
    flushResults();
    std::fwrite(text.data(), 1, text.size(), stderr);
}

bool resultsWritten()
{
    flushResults();
    if (lostTo != 0 && lostTo != EPIPE) // who closed the pipe has read enough
        err(std::string("merlonctl: the results could not be written to standard output: ") + std::strerror(lostTo) +
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

yaml::Diagnostic unknownThing(const std::string& file, int line, const play::Ref& thing)
{
    auto one = yaml::diagnostic(yaml::Severity::Error, file,
                                tell::unknown_here{.what = yaml::calledBy(thing.sort), .name = '\'' + thing.id + '\''},
                                line, 1);
    one.code = "unknown-" + thing.sort;
    return one;
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
