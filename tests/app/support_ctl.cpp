#include "support_ctl.h"
#include "support_places.h"

#include <QFile>
#include <QTemporaryDir>

#include <fcntl.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <vector>

namespace merlon::test
{
QByteArray contentOf(const QString& file)
{
    QFile in(file);
    return in.open(QIODevice::ReadOnly) ? in.readAll() : QByteArray();
}

void write(const QString& file, const QByteArray& text)
{
    QFile out(file);
    if (!out.open(QIODevice::WriteOnly) || out.write(text) != text.size())
        qFatal("cannot write %s", qPrintable(file));
}

Ran ctl(const QStringList& arguments, const QString& folder, const std::function<void()>& prepare)
{
    const QTemporaryDir desk;
    const QByteArray outFile = desk.filePath("out").toLocal8Bit();
    const QByteArray errFile = desk.filePath("err").toLocal8Bit();
    std::vector<QByteArray> words{inBuild(u"app/merlonctl").toLocal8Bit()};
    for (const QString& word : arguments)
        words.push_back(word.toLocal8Bit());
    std::vector<char*> argv;
    for (QByteArray& word : words)
        argv.push_back(word.data());
    argv.push_back(nullptr);
    const QByteArray home = folder.toLocal8Bit();

    // fork, as QProcess does not tell how much memory a child took
    const pid_t child = fork();
    if (child == 0)
    {
        for (const char* name : {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM", "XDG_RUNTIME_DIR"})
            unsetenv(name);
        constexpr int mode = 0600;
        dup2(open(outFile.constData(), O_CREAT | O_WRONLY, mode), STDOUT_FILENO);
        dup2(open(errFile.constData(), O_CREAT | O_WRONLY, mode), STDERR_FILENO);
        if (prepare)
            prepare();
        if (home.isEmpty() || chdir(home.constData()) == 0)
            execv(argv[0], argv.data());
        _exit(127);
    }
    Ran ran;
    int status = 0;
    rusage usage{};
    wait4(child, &status, 0, &usage);
    ran.status = WIFEXITED(status) ? WEXITSTATUS(status) : -1;
    ran.signal = WIFSIGNALED(status) ? WTERMSIG(status) : 0;
    ran.peakKiB = usage.ru_maxrss;
    ran.out = contentOf(QString::fromLocal8Bit(outFile));
    ran.err = contentOf(QString::fromLocal8Bit(errFile));
    return ran;
}

} // namespace merlon::test
