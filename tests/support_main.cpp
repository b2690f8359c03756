// Compiled twice: for programs with windows, and for those that know no more than QtCore.

#include "support_main.h"

#ifdef QT_WIDGETS_LIB
#include <QApplication>
using Application = QApplication;
#else
#include <QCoreApplication>
using Application = QCoreApplication;
#endif

#include <cstdio>
#include <limits>
#include <map>
#include <string>
#include <string_view>

namespace merlon::test
{
namespace
{

/// By name. Made when it is first asked for, as the sources put their deeds on it in any order.
std::map<std::string, Deed, std::less<>>& list()
{
    static std::map<std::string, Deed, std::less<>> all;
    return all;
}

std::string_view stemOf(std::string_view path)
{
    const std::string_view file = path.substr(path.rfind('/') + 1);
    return file.substr(0, file.rfind('.'));
}

int tellNames(const char* program)
{
    for (const auto& [name, deed] : list())
        std::printf("%s\n", name.c_str());
    std::fprintf(stderr, "usage: %s NAME [arguments of QtTest], where NAME is one of these\n", program);
    return 2;
}

/// Tests of a program run at the same time, each with settings and data of its own: these lie under its name.
int run(const std::string& name, Deed deed, int& argc, char** argv)
{
    QCoreApplication::setApplicationName(QString::fromStdString(name));
    QCoreApplication::setAttribute(Qt::AA_DontUseNativeDialogs);
    const Application application(argc, argv);
    QCoreApplication::setAttribute(Qt::AA_Use96Dpi);
    return deed(QCoreApplication::arguments().mid(2));
}

} // namespace

Listing::Listing(const char* path, Deed deed)
{
    list().emplace(stemOf(path), deed);
}

int runTest(QObject& test, const QStringList& arguments)
{
    // Who asks for many random situations waits for them: QtTest would end a function after five minutes.
    if (qEnvironmentVariableIsSet("MERLON_SAMPLES") && !qEnvironmentVariableIsSet("QTEST_FUNCTION_TIMEOUT"))
        qputenv("QTEST_FUNCTION_TIMEOUT", QByteArray::number(std::numeric_limits<int>::max())); // ms: 24 days
    return QTest::qExec(&test, QStringList{QCoreApplication::applicationName()} + arguments);
}

} // namespace merlon::test

int main(int argc, char** argv)
{
    using namespace merlon::test;
    const auto found = argc > 1 ? list().find(std::string_view(argv[1])) : list().end();
    return found == list().end() ? tellNames(argv[0]) : run(found->first, found->second, argc, argv);
}
