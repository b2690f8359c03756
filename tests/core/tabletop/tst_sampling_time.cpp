// Who asks for many random situations waits for them: QtTest's watchdog gives a function five minutes.

#include "support_main.h"

#include <QCoreApplication>
#include <QProcess>
#include <QtTest>

namespace tst_sampling_time
{

/// In a process of its own: what its function is given.
class Probe : public QObject
{
    Q_OBJECT

private slots:
    void aDayIsGiven() { QVERIFY(qEnvironmentVariableIntValue("QTEST_FUNCTION_TIMEOUT") > 24 * 60 * 60 * 1000); }
};

int probe(const QStringList& arguments)
{
    return ::merlon::test::testDeed<Probe>(arguments);
}

class TestSamplingTime : public QObject
{
    Q_OBJECT

private:
    static int probed(const QProcessEnvironment& environment)
    {
        QProcess process;
        process.setProcessEnvironment(environment);
        process.start(QCoreApplication::applicationFilePath(), {"sampling_probe"});
        return process.waitForFinished() ? process.exitCode() : -1;
    }

private slots:
    void manySamplesAreWaitedFor()
    {
        auto environment = QProcessEnvironment::systemEnvironment();
        environment.remove("QTEST_FUNCTION_TIMEOUT");
        environment.remove("MERLON_SAMPLES");
        QCOMPARE(probed(environment), 1);
        environment.insert("MERLON_SAMPLES", "10000");
        QCOMPARE(probed(environment), 0);
        environment.insert("QTEST_FUNCTION_TIMEOUT", "1000"); // who asks for it gets it
        QCOMPARE(probed(environment), 1);
    }
};

LIST_TEST(TestSamplingTime)
LIST_DEED("sampling_probe", probe)

} // namespace tst_sampling_time

#include "tst_sampling_time.moc"
