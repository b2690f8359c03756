// merlonctl: the work of Merlon without a window.

#include "app/ctl/command.h"
#include "app/language/language.h"
#include "core/systems.h"
#include "translations/language_name.h"

#include <QCoreApplication>
#include <QGuiApplication>
#include <QTemporaryDir>

#include <algorithm>
#include <array>
#include <csignal>
#include <exception>
#include <memory>
#include <new>
#include <string_view>

#include <fcntl.h>
#include <unistd.h>

using namespace merlon;
using ctl::Text;

namespace
{

struct Verb
{
    const char* name;
    const char* summary;
    int (*run)(const QStringList&);
    bool aims = false; ///< it asks who acts from afar: of no use where no system knows
};

constexpr std::array verbs{
    Verb{
        "validate",
        QT_TRANSLATE_NOOP("merlonctl", "checks maps, scenarios, journals and orders, and says what is wrong and where"),
        ctl::validate},
    Verb{"format", QT_TRANSLATE_NOOP("merlonctl", "rewrites maps and scenarios in their canonical form"), ctl::format},
    Verb{"diff", QT_TRANSLATE_NOOP("merlonctl", "lists what changed between two maps, tables or scenarios"), ctl::diff},
    Verb{"lint", QT_TRANSLATE_NOOP("merlonctl", "finds likely mistakes in maps and scenarios, and fixes them"),
         ctl::lint},
    Verb{"join", QT_TRANSLATE_NOOP("merlonctl", "joins two maps, side by side, into one"), ctl::join},
    Verb{"pack", QT_TRANSLATE_NOOP("merlonctl", "packs a scenario and its maps into one file to share"), ctl::pack},
    Verb{"unpack", QT_TRANSLATE_NOOP("merlonctl", "unpacks an archive into a folder"), ctl::unpack},
    Verb{"render", QT_TRANSLATE_NOOP("merlonctl", "draws a map or a scenario as PNG, SVG or PDF"), ctl::render},
    Verb{"judge",
         QT_TRANSLATE_NOOP("merlonctl",
                           "judges an order file against a scenario, and records the orders in its journal"),
         ctl::judge},
    Verb{"line",
         QT_TRANSLATE_NOOP("merlonctl", "shows the line of fire between two hexes: what it crosses, what blocks it"),
         ctl::line, true},
    Verb{"who", QT_TRANSLATE_NOOP("merlonctl", "shows who could shoot at a counter or a hex, and from where"), ctl::who,
         true},
    Verb{"orders",
         QT_TRANSLATE_NOOP("merlonctl", "lists the kinds of orders and effects of a system, and their fields"),
         ctl::orders},
    Verb{"replay",
         QT_TRANSLATE_NOOP("merlonctl", "judges a journal again by the current rules, and lists the differences"),
         ctl::replay},
    Verb{"report", QT_TRANSLATE_NOOP("merlonctl", "writes the battle report of a scenario from its journal"),
         ctl::report},
    Verb{"within", QT_TRANSLATE_NOOP("merlonctl", "lists the games that a game waits for, and their results"),
         ctl::within},
    Verb{"tournament", QT_TRANSLATE_NOOP("merlonctl", "pairs rounds, records points and shows standings"),
         ctl::tournament},
    Verb{"rules", QT_TRANSLATE_NOOP("merlonctl", "shows the rule catalogue, or one rule"), ctl::rules},
    Verb{"i18n", QT_TRANSLATE_NOOP("merlonctl", "shows translation progress, or checks the translations"), ctl::i18n},
};

QString usage()
{
    //: %1: how the program is called
    return Text::tr("usage: %1").arg(QStringLiteral("merlonctl ") + Text::tr("COMMAND ...", "a usage")) + '\n';
}

QString help()
{
    QString text = Text::tr("merlonctl does the work of Merlon from the command line.") + "\n\n" + usage() + '\n';
    const bool anybodyAims = std::ranges::any_of(systems(), [](const auto* one) { return one->aims() != nullptr; });
    for (const Verb& verb : verbs)
        if (anybodyAims || !verb.aims)
            text += QString("  %1  %2\n").arg(QString(verb.name).leftJustified(10), Text::tr(verb.summary));
    return text + '\n' +
           ctl::wrapped(Text::tr(
               "'merlonctl COMMAND --help' shows how to use each command. Results go to standard output, problems to "
               "standard error. Exit status: 0 success, 1 errors in the input (or an illegal order under --strict), 2 "
               "wrong usage, 3 internal error, or results that could not be written."));
}

/// Takes --lang out of the arguments, wherever it stands. English where it is not given.
QString takeLanguage(QStringList& arguments)
{
    constexpr QLatin1String option("--lang");
    QString language = "en";
    for (qsizetype at = 0; at < arguments.size() && arguments[at] != "--";)
    {
        if (arguments[at].startsWith(option + '='))
            language = arguments.takeAt(at).mid(option.size() + 1);
        else if (arguments[at] == option && at + 1 < arguments.size())
        {
            language = arguments.takeAt(at + 1);
            arguments.removeAt(at);
        }
        else
            ++at;
    }
    return language;
}

const Verb* verbOf(const QString& name)
{
    const auto* const verb = std::ranges::find_if(verbs, [&](const Verb& one) { return name == one.name; });
    return verb == verbs.end() ? nullptr : verb;
}

int noVerb(const QString& wanted)
{
    ctl::err(Text::tr("Unknown command '%1'.").arg(wanted) + "\n\n" + help());
    return ctl::BadUsage;
}

/// "help" and "--help": of everything, or of the verb behind it.
int helpOn(const QStringList& wanted)
{
    if (!wanted.isEmpty())
    {
        const Verb* const verb = verbOf(wanted.front());
        return verb != nullptr ? verb->run({"--help"}) : noVerb(wanted.front());
    }
    ctl::out(help());
    return ctl::AllWell;
}

int dispatch(QStringList arguments)
{
    const QString language = takeLanguage(arguments);
    const bool known = words::languages().contains(language);
    app::useLanguage(known ? language : "en");
    if (!known)
    {
        ctl::err(Text::tr("--lang takes en, it, es or fr, not '%1'.").arg(language) + '\n' + usage());
        return ctl::BadUsage;
    }
    if (arguments.isEmpty())
    {
        ctl::err(help());
        return ctl::BadUsage;
    }
    const QString wanted = arguments.takeFirst();
    if (wanted == "--help" || wanted == "-h" || wanted == "help")
        return helpOn(arguments);
    if (wanted == "--version" || wanted == "-v")
    {
        ctl::out(QCoreApplication::applicationName() + ' ' + QCoreApplication::applicationVersion() + '\n');
        return ctl::AllWell;
    }
    const Verb* const verb = verbOf(wanted);
    return verb != nullptr ? verb->run(arguments) : noVerb(wanted);
}

/// A file that is opened later must not take the number of a standard stream that the caller closed: what is printed
/// would be written into it. Nothing can be written to what stands there instead.
void holdStandardStreams()
{
    for (const int stream : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO})
        if (::fcntl(stream, F_GETFD) < 0)
            ::open("/dev/null", O_RDONLY); // the lowest number that is free
}

/// Qt, which lives as long as there is something to say, since it translates.
struct Started
{
    std::unique_ptr<QTemporaryDir> desk;
    std::unique_ptr<QCoreApplication> application;
};

Started start(int& argc, char** argv)
{
    Started qt;
    const auto draws = [](std::string_view one) { return one == "render" || one == "report" || one == "print"; };
    if (std::find_if(argv, argv + argc, draws) != argv + argc)
    {
        qputenv("QT_QPA_PLATFORM", "offscreen");           // it never needs a display
        if (!qEnvironmentVariableIsSet("XDG_RUNTIME_DIR")) // nor a word about a session that is not there
        {
            qt.desk = std::make_unique<QTemporaryDir>();
            qputenv("XDG_RUNTIME_DIR", qt.desk->path().toLocal8Bit());
        }
        qt.application = std::make_unique<QGuiApplication>(argc, argv);
    }
    else
        qt.application = std::make_unique<QCoreApplication>(argc, argv);
    QCoreApplication::setApplicationName("merlonctl");
    QCoreApplication::setApplicationVersion(MERLON_VERSION);
    return qt;
}

int runVerb()
try
{
    return dispatch(QCoreApplication::arguments().mid(1));
}
catch (const std::bad_alloc&)
{
    ctl::err(Text::tr("merlonctl: out of memory") + '\n');
    return ctl::OwnFault;
}
catch (const std::exception& fault)
{
    ctl::err(Text::tr("merlonctl: internal error: %1").arg(QString::fromLocal8Bit(fault.what())) + '\n');
    return ctl::OwnFault;
}

} // namespace

int ctl::run(int argc, char** argv)
{
    holdStandardStreams();
    std::signal(SIGXFSZ, SIG_IGN); // a file that may not grow is an error to report, not a death
    const Started qt = start(argc, argv);
    const int status = runVerb();
    return resultsWritten() ? status : OwnFault;
}
