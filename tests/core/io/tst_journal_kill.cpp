#include "support_main.h"
#include "support_places.h"
#include "support_skirmish.h"

#include "core/io/journal_file.h"
#include "translations/diagnostics.h"

#include <QTemporaryDir>
#include <QTest>

#include <csignal>
#include <ctime>
#include <functional>
#include <map>
#include <sstream>

#include <poll.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

namespace tst_journal_kill
{

using namespace merlon;

namespace
{

/// What a scribe printed before it was killed, and how it ended.
struct Killed
{
    std::string printed;
    bool byOurHand = false;
};

std::string readAll(int descriptor)
{
    std::string out;
    char buffer[4096];
    for (ssize_t got = 0; (got = ::read(descriptor, buffer, sizeof buffer)) > 0;)
        out.append(buffer, static_cast<std::size_t>(got));
    return out;
}

/// When the time begins to run after which a scribe is killed.
enum class From
{
    Start,
    FirstOrder ///< when it has acknowledged one, or gone
};

Killed killAfter(const std::string& journal, int seed, From from, std::chrono::microseconds delay)
{
    int ends[2];
    if (::pipe(ends) != 0)
        return {};
    posix_spawn_file_actions_t actions;
    posix_spawn_file_actions_init(&actions);
    posix_spawn_file_actions_adddup2(&actions, ends[1], 1);
    posix_spawn_file_actions_addclose(&actions, ends[0]);
    const std::string number = std::to_string(seed);
    std::string program = test::inBuild("tests/journal_scribe");
    std::string path = journal;
    std::string last = number;
    char* arguments[] = {program.data(), path.data(), last.data(), nullptr};
    pid_t process = 0;
    const bool spawned = ::posix_spawn(&process, program.c_str(), &actions, nullptr, arguments, environ) == 0;
    posix_spawn_file_actions_destroy(&actions);
    ::close(ends[1]);
    Killed killed;
    if (spawned)
    {
        pollfd first{ends[0], POLLIN, 0};
        if (from == From::FirstOrder)
            ::poll(&first, 1, -1);
        const auto micros = delay.count();
        const timespec wait{static_cast<time_t>(micros / 1'000'000), static_cast<long>(micros % 1'000'000) * 1000};
        ::nanosleep(&wait, nullptr);
        ::kill(process, SIGKILL);
        killed.printed = readAll(ends[0]);
        int status = 0;
        ::waitpid(process, &status, 0);
        killed.byOurHand = WIFSIGNALED(status) && WTERMSIG(status) == SIGKILL;
    }
    ::close(ends[0]);
    return killed;
}

/// Number and hash of each acknowledged order. A last line without its end was not printed whole.
void note(const std::string& printed, std::map<int, std::size_t>& acknowledged)
{
    std::istringstream lines(printed.substr(0, printed.rfind('\n') + 1));
    int number = 0;
    std::size_t hash = 0;
    while (lines >> number >> hash)
        acknowledged[number] = hash;
}

} // namespace

/// Killed at any instant, the journal loses no acknowledged order.
class TestJournalKill : public QObject
{
    Q_OBJECT

private slots:
    void nothingAcknowledgedIsLost()
    {
        constexpr int kills = 200;
        constexpr int killsOfOneJournal = 10;
        const auto setting = test::skirmish();
        const play::Header header = test::headerOf(*setting);
        const QTemporaryDir folder;
        std::mt19937_64 random(20260101);
        std::uniform_int_distribution<int> micros(0, 40'000);
        std::map<int, std::size_t> acknowledged;
        std::string path;
        int runsThatWrote = 0;
        std::size_t orders = 0;
        for (int run = 0; run < kills; ++run)
        {
            if (run % killsOfOneJournal == 0)
            {
                path = (folder.path() + "/" + QString::number(run) + ".journal.yaml").toStdString();
                acknowledged.clear();
            }
            const int delay = micros(random);
            const From from = run % 2 == 0 ? From::Start : From::FirstOrder; // slow machines start slowly
            const QByteArray where = "run " + QByteArray::number(run) + ", killed after " + QByteArray::number(delay) +
                                     (from == From::Start ? " us" : " us of work");
            const Killed killed = killAfter(path, run, from, std::chrono::microseconds(delay));
            QVERIFY2(killed.byOurHand, where);
            const std::size_t before = acknowledged.size();
            note(killed.printed, acknowledged);
            runsThatWrote += acknowledged.size() > before ? 1 : 0;
            orders += acknowledged.size() - before;

            auto file = io::JournalFile::open(path, header, setting);
            QVERIFY2(file, file ? "" : (where + ": " + qPrintable(words::toText(file.error().front()))).constData());
            const auto& entries = file->journal().entries;
            for (std::size_t i = 0; i < entries.size(); ++i)
                QVERIFY2(entries[i].number == static_cast<int>(i) + 1, where);
            for (const auto& [number, hash] : acknowledged)
            {
                QVERIFY2(number <= static_cast<int>(entries.size()), where);
                const play::Entry& entry = entries[static_cast<std::size_t>(number) - 1];
                QVERIFY2(std::hash<std::string>{}(io::entryText(entry, *setting)) == hash, where);
            }
            QVERIFY2(file->journal().header == header, where);
            const play::Fold fold = play::folded(file->journal(), play::begin(setting));
            QVERIFY2(fold.differences().empty(), where);

            QVERIFY2(file->append(test::played(fold.game(), {"end_phase", {}}, file->journal())), where);
            const play::Entry& ours = file->journal().entries.back();
            acknowledged[ours.number] = std::hash<std::string>{}(io::entryText(ours, *setting));
        }
        // The kills must have hit it at work, and not only while it was starting.
        QVERIFY2(runsThatWrote > kills / 4, qPrintable(QString::number(runsThatWrote)));
        QVERIFY2(orders > kills, qPrintable(QString::number(orders)));
    }
};

LIST_TEST(TestJournalKill)

} // namespace tst_journal_kill

#include "tst_journal_kill.moc"
