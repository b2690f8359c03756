#pragma once

#include "core/io/disk.h"
#include "core/play/value.h"
#include "core/yaml/diagnostic.h"

#include <QCommandLineParser>
#include <QCoreApplication>
#include <QString>
#include <QStringList>
#include <QTemporaryDir>

#include <memory>
#include <string_view>
#include <vector>

/// What the verbs of merlonctl share.
namespace merlon::ctl
{

/// What people read, in the language of --lang. Names of verbs, options and keys stay as they are.
struct Text
{
    Q_DECLARE_TR_FUNCTIONS(merlonctl)
};

/// Exit status, as scripts rely on it.
enum Exit : int
{
    AllWell = 0,
    BadInput = 1, ///< the input has errors, or an order was illegal under --strict
    BadUsage = 2,
    OwnFault = 3 ///< or the results could not be written
};

/// The common options, and the verb's own parser.
class Command
{
public:
    /// `usage` is what follows the verb in the help, `examples` a line each, the same in all languages.
    Command(const char* verb, const QString& summary, const QString& usage, const char* examples);

    QCommandLineParser& parser() { return parser_; }

    /// Reads the arguments behind the verb. A status when the verb is done already (help, wrong usage).
    std::optional<int> parse(const QStringList& arguments, int least, int most);

    /// What was named; in the place of an archive its scenario, where it was unpacked (mayUnpack).
    const QStringList& files() const { return files_; }
    bool yaml() const { return parser_.value("format") == "yaml"; }
    bool quiet() const { return parser_.isSet("quiet"); }
    bool isSet(const char* option) const { return parser_.isSet(option); }
    QString value(const char* option) const { return parser_.value(option); }

    int wrongUsage(const QString& message) const;

    /// For verbs that only read: an archive is taken as its scenario, which lies in a folder of its own meanwhile.
    void mayUnpack() { unpacks_ = true; }
    bool hasUnpacked() const { return !unpacked_.empty(); }
    /// For verbs that write a file: --force.
    void mayForce();
    /// What may stand in the place of the file that the user named.
    io::Over over() const;
    /// Writes it, and tells what there is to tell; false: it is as it was.
    bool write(const std::string& path, std::string_view text) const;
    /// The same with a text of io::textToSave.
    bool writeChecked(const std::string& path, const tl::expected<std::string, yaml::Diagnostic>& text) const;
    /// How to write over that file all the same, if that would help.
    void tellOfForce(const std::string& path) const;

private:
    QString synopsis() const;
    QString help() const;
    bool unpackFiles();

    QCommandLineParser parser_;
    QStringList files_;
    bool unpacks_ = false;
    std::vector<std::unique_ptr<QTemporaryDir>> unpacked_;
    const char* verb_;
    QString summary_;
    QString usage_;
    const char* examples_;
};

/// A text for the terminal, its lines not too long; each ends.
QString wrapped(const QString& text);

/// Results go to standard output, diagnostics to standard error.
void out(std::string_view text);
void err(std::string_view text);
void out(const QString& text);
void err(const QString& text);
inline void out(const char* text)
{
    out(std::string_view(text));
}
inline void err(const char* text)
{
    err(std::string_view(text));
}

/// Have all results got out? Says why not, but for a pipe that its reader closed. To be asked at the end.
bool resultsWritten();

/// Prints diagnostics; warnings and notes only unless quiet.
void report(const yaml::Diagnostics& diagnostics, bool quiet);

/// The same for programs, with --format yaml.
std::string yamlOf(const yaml::Diagnostics& diagnostics);

/// A YAML scalar in double quotes.
std::string inQuotes(std::string_view text);

/// The whole program, with the systems that it is linked with.
int run(int argc, char** argv);

int validate(const QStringList& arguments);
int format(const QStringList& arguments);
int diff(const QStringList& arguments);
int lint(const QStringList& arguments);
int join(const QStringList& arguments);
int pack(const QStringList& arguments);
int unpack(const QStringList& arguments);
int render(const QStringList& arguments);
int judge(const QStringList& arguments);
int line(const QStringList& arguments);
int who(const QStringList& arguments);
int orders(const QStringList& arguments);
int replay(const QStringList& arguments);
int report(const QStringList& arguments);
int within(const QStringList& arguments);
int tournament(const QStringList& arguments);
int rules(const QStringList& arguments);
int i18n(const QStringList& arguments);

} // namespace merlon::ctl
