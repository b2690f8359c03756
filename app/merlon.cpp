// merlon: the window.

#include "app/language/language.h"
#include "app/window/kept_settings.h"
#include "app/window/main_window.h"
#include "app/window/theme.h"
#include "translations/language_name.h"

#include <QApplication>
#include <QCommandLineParser>
#include <QIcon>
#include <QMessageBox>
#include <QTimer>

#include <iostream>

using namespace merlon;

namespace
{

struct Text
{
    Q_DECLARE_TR_FUNCTIONS(merlon)
};

void describe(QCommandLineParser& parser)
{
    parser.setApplicationDescription(Text::tr("Merlon: maps and scenarios for medieval siege games, with a referee."));
    parser.addHelpOption();
    parser.addVersionOption();
    parser.addOption({"lang", Text::tr("Language of the interface, this time and from now on: en, it, es or fr."),
                      //: what stands behind --lang in a usage: a language
                      Text::tr("language")});
    parser.addPositionalArgument(
        //: a usage: the name of a file
        Text::tr("file"),
        Text::tr("Maps and scenarios to open, each in a tab (default: the castle that comes with Merlon)."),
        '[' + Text::tr("file") + "...]");
}

/// Of the user's last start; a language that is asked for now is heard before it is known to be one.
QString languageOf(const QStringList& arguments)
{
    QCommandLineParser parser;
    parser.setSingleDashWordOptionMode(QCommandLineParser::ParseAsLongOptions); // Qt's own, -reverse: taken later
    parser.addOption({"lang", {}, "language"});
    parser.parse(arguments);
    return parser.isSet("lang") ? parser.value("lang") : app::keptLanguage();
}

/// Help and version need no display. Whatever else is wrong with the arguments is said once Qt has taken its own.
void answerWithoutDisplay(int argc, char** argv)
{
    const QCoreApplication application(argc, argv);
    app::useLanguage(languageOf(QCoreApplication::arguments()));
    QCommandLineParser parser;
    parser.setSingleDashWordOptionMode(QCommandLineParser::ParseAsLongOptions);
    describe(parser);
    parser.parse(QCoreApplication::arguments());
    if (parser.isSet("version"))
        parser.showVersion();
    if (parser.isSet("help") || parser.isSet("help-all"))
        parser.showHelp();
}

} // namespace

int main(int argc, char** argv)
{
    QCoreApplication::setOrganizationName("Merlon");
    QCoreApplication::setApplicationName("merlon");
    QCoreApplication::setApplicationVersion(MERLON_VERSION);
    const bool damaged = app::areSettingsDamaged();
    answerWithoutDisplay(argc, argv);

    QApplication application(argc, argv);
    QApplication::setApplicationDisplayName(QString());
    QApplication::setDesktopFileName("merlon"); // by which a desktop finds the name and picture of its windows
    QApplication::setWindowIcon(QIcon(":/merlon/desktop/merlon.svg"));
    const QString language = languageOf(QApplication::arguments());
    const bool known = words::languages().contains(language);
    app::useLanguage(known ? language : "en");
    QCommandLineParser parser;
    describe(parser);
    parser.process(application);
    if (!known)
    {
        std::cerr << qPrintable(Text::tr("--lang takes en, it, es or fr.")) << '\n';
        return 2;
    }
    app::useTheme(app::keptTheme());
    const QStringList lost = app::lostSettings(damaged); // before the defaults are kept
    app::MainWindow window;
    window.setLanguage(language);
    window.show();
    const QStringList files = parser.positionalArguments();
    // The window is there before the file is read.
    QTimer::singleShot(0, &window,
                       [&window, files, lost]
                       {
                           if (!lost.isEmpty())
                               QMessageBox::information(&window, Text::tr("Settings"), lost.join('\n'));
                           const bool again = window.reopen();
                           for (const QString& file : files)
                               window.open(file);
                           if (files.isEmpty() && !again)
                               window.openSample();
                           window.offerRecovery();
                           if (files.isEmpty() && !again)
                               window.welcome();
                       });
    return QApplication::exec();
}
