// merlonctl: the work of Merlon without a window.

#include "app/ctl/command.h"

#include <QCoreApplication>
#include <QGuiApplication>
#include <QTemporaryDir>

#include <array>
#include <csignal>
#include <exception>
#include <memory>
#include <new>
#include <string_view>

#include <fcntl.h>
#include <unistd.h>

using namespace merlon;

namespace
{

struct Verb
{
    const char* name;
    const char* summary;
    int (*run)(const QStringList&);
};

constexpr std::array verbs{
    Verb{"validate", "checks maps, scenarios, journals and orders, and says what is wrong and where", ctl::validate},
    Verb{"format", "rewrites maps and scenarios in their canonical form", ctl::format},
    Verb{"render", "draws a map or a scenario as PNG, SVG or PDF", ctl::render},
    Verb{"judge", "judges a file of orders against a scenario, and keeps them in its journal", ctl::judge},
    Verb{"line", "the line of fire between two hexes: what it crosses, what stops it", ctl::line},
    Verb{"orders", "the kinds of orders and effects of a system, and what they take", ctl::orders},
    Verb{"replay", "judges a journal again by today's rules, and lists what differs", ctl::replay},
    Verb{"rules", "the rule catalogue, or one rule", ctl::rules},
    Verb{"i18n", "how far the translations are", ctl::i18n},
};

QString help()
{
    QString text = "merlonctl does the work of Merlon without a window.\n\nusage: merlonctl VERB ...\n\n";
    for (const Verb& verb : verbs)
        text += QString("  %1  %2\n").arg(verb.name, -8).arg(verb.summary);
    return text + "\n'merlonctl VERB --help' tells how each is used. Results go to standard output, what is wrong to\n"
                  "standard error. Exit status: 0 all well, 1 the input has errors (or an order was illegal\n"
                  "under --strict), 2 wrong usage, 3 a fault of the program, or results that could not be written.\n";
}

int dispatch(const QStringList& arguments)
{
    if (arguments.isEmpty())
    {
        ctl::err(help());
        return ctl::BadUsage;
    }
    const QString wanted = arguments.front();
    if (wanted == "--help" || wanted == "-h" || wanted == "help")
    {
        ctl::out(help());
        return ctl::AllWell;
    }
    if (wanted == "--version" || wanted == "-v")
    {
        ctl::out(QCoreApplication::applicationName() + ' ' + QCoreApplication::applicationVersion() + '\n');
        return ctl::AllWell;
    }
    for (const Verb& verb : verbs)
        if (wanted == verb.name)
            return verb.run(arguments.mid(1));
    ctl::err(QString("There is no verb '%1'. ").arg(wanted) + help());
    return ctl::BadUsage;
}

/// A file that is opened later must not take the number of a standard stream that the caller closed: what is printed
/// would be written into it. Nothing can be written to what stands there instead.
void holdStandardStreams()
{
    for (const int stream : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO})
        if (::fcntl(stream, F_GETFD) < 0)
            ::open("/dev/null", O_RDONLY); // the lowest number that is free
}

int runVerb(int argc, char** argv)
try
{
    std::unique_ptr<QTemporaryDir> desk;
    std::unique_ptr<QCoreApplication> application;
    if (argc > 1 && std::string_view(argv[1]) == "render")
    {
        qputenv("QT_QPA_PLATFORM", "offscreen");           // it never needs a display
        if (!qEnvironmentVariableIsSet("XDG_RUNTIME_DIR")) // nor a word about a session that is not there
        {
            desk = std::make_unique<QTemporaryDir>();
            qputenv("XDG_RUNTIME_DIR", desk->path().toLocal8Bit());
        }
        application = std::make_unique<QGuiApplication>(argc, argv);
    }
    else
        application = std::make_unique<QCoreApplication>(argc, argv);
    QCoreApplication::setApplicationName("merlonctl");
    QCoreApplication::setApplicationVersion(MERLON_VERSION);
    return dispatch(QCoreApplication::arguments().mid(1));
}
catch (const std::bad_alloc&)
{
    ctl::err("merlonctl: there is not enough memory\n");
    return ctl::OwnFault;
}
catch (const std::exception& fault)
{
    ctl::err(std::string("merlonctl: a fault of the program: ") + fault.what() + '\n');
    return ctl::OwnFault;
}

} // namespace

int ctl::run(int argc, char** argv)
{
    holdStandardStreams();
    std::signal(SIGXFSZ, SIG_IGN); // a file that may not grow is an error to report, not a death
    const int status = runVerb(argc, argv);
    return resultsWritten() ? status : OwnFault;
}
