// merlon: the window.

#include "app/language.h"
#include "app/window/icons.h"
#include "app/window/main_window.h"
#include "app/window/theme.h"

#include <QApplication>
#include <QCommandLineParser>
#include <QSettings>
#include <QTimer>

#include <iostream>

using namespace merlon;

namespace
{

void describe(QCommandLineParser& parser)
{
    parser.setApplicationDescription("Merlon: maps and scenarios of medieval games about castles, with a referee.");
    parser.addHelpOption();
    parser.addVersionOption();
    parser.addOption({"lang", "Language of this and later starts: en, it, es or fr.", "language"});
    parser.addPositionalArgument("file", "A map or a scenario; without one, the castle that comes with Merlon.",
                                 "[file]");
}

/// Help and version need no display. Whatever else is wrong with the arguments is said once Qt has taken its own.
void answerWithoutDisplay(int argc, char** argv)
{
    const QCoreApplication application(argc, argv);
    QCommandLineParser parser;
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
    answerWithoutDisplay(argc, argv);

    QApplication application(argc, argv);
    QApplication::setApplicationDisplayName(QString());
    QApplication::setWindowIcon(app::icon("merlon"));
    QCommandLineParser parser;
    describe(parser);
    parser.process(application);

    QString language = QSettings().value("language", app::systemLanguage()).toString();
    if (parser.isSet("lang"))
        language = parser.value("lang");
    if (!app::knownLanguages().contains(language))
    {
        std::cerr << "--lang takes en, it, es or fr.\n";
        return 2;
    }
    app::useTheme(QSettings().value("theme", "system").toString());
    app::useLanguage(language);
    app::MainWindow window;
    window.setLanguage(language);
    window.show();
    const QStringList files = parser.positionalArguments();
    // The window is there before the file is read.
    QTimer::singleShot(0, &window,
                       [&window, files]
                       {
                           if (files.isEmpty())
                               window.openSample();
                           else
                               window.open(files.front());
                           window.offerRecovery();
                       });
    return QApplication::exec();
}
