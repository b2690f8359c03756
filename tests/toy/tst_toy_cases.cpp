#include "support_cases.h"
#include "support_main.h"

#include "core/systems.h"

#include <QTemporaryDir>
#include <QTest>

#include <fstream>

namespace tst_toy_cases
{

using namespace merlon;

/// The case runner with another system than those that ship.
class TestToyCases : public QObject
{
    Q_OBJECT

private:
    static std::string faultOf(const std::string& text)
    {
        const QTemporaryDir folder;
        const std::string file = folder.filePath("case.yaml").toStdString();
        std::ofstream(file) << text;
        const auto cases = tests::readCases(*findSystem("toy"), file);
        return cases.empty() ? "no case" : tests::judgeCase(cases.front());
    }

private slots:
    /// A key that is misspelt, and what is expected in vain, fail the case.
    void whatNobodyReadsFails_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("fault");
        const QByteArray end = "counters: {rook: {at: north, side: one}}, order: {end_day: {}}, ";
        QTest::newRow("case") << "[{case: c, ordre: 1, " + end + "expect: {legal: true}}]"
                              << QByteArray("nobody reads the key 'ordre'");
        QTest::newRow("step") << "[{case: c, before: [{order: {end_day: {}}, die: [1]}], " + end + "expect: {}}]"
                              << QByteArray("nobody reads the key 'die'");
        QTest::newRow("fact") << "[{case: c, " + end + "expect: {covre: none}}]" << QByteArray("covre is nothing");
        QTest::newRow("map") << "{maps: {m: {map: '. .', level: 1}}, cases: [{case: c, " + end + "expect: {}}]}"
                             << QByteArray("nobody reads the key 'level'");
        QTest::newRow("line") << "{line: {ordre: 1}, cases: [{case: c, " + end + "expect: {}}]}"
                              << QByteArray("nobody reads the key 'ordre'");
        QTest::newRow("file") << "{map: {}, cases: [{case: c, " + end + "expect: {}}]}"
                              << QByteArray("nobody reads the key 'map'");
        QTest::newRow("die") << "[{case: c, " + end + "dice: [3], expect: {legal: true}}]"
                             << QByteArray("nobody asked for the die 3");
        QTest::newRow("decreed") << "[{case: c, " + end + "decreed: {reach: 3}, expect: {legal: true}}]"
                                 << QByteArray("no rule read the decreed reach");
    }

    void whatNobodyReadsFails()
    {
        QFETCH(QByteArray, text);
        QFETCH(QByteArray, fault);
        const std::string is = faultOf(text.toStdString());
        QVERIFY2(is.find(fault.toStdString()) != std::string::npos, is.c_str());
    }
};

LIST_TEST(TestToyCases)

} // namespace tst_toy_cases

#include "tst_toy_cases.moc"
