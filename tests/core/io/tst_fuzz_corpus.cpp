// What must hold for any text (tests/fuzz/targets.h), asked of every text that was ever interesting, and of thousands
// that differ from them in a few bytes.

#include "../../fuzz/targets.h"
#include "support_files.h"
#include "support_main.h"
#include "support_places.h"
#include "support_random.h"

#include <QtTest>

namespace tst_fuzz_corpus
{

using namespace merlon;

class TestFuzzCorpus : public QObject
{
    Q_OBJECT

private:
    static std::string check(const std::string& kind, const std::string& text)
    {
        return kind == "map" ? fuzz::checkMap(text) : fuzz::checkScenario(text);
    }

private slots:
    void everySeedHolds_data()
    {
        QTest::addColumn<QString>("kind");
        QTest::addColumn<QString>("file");
        for (const char* kind : {"map", "scenario"})
            for (const auto& file : test::filesIn(test::inSource("tests/fuzz/corpus/") + kind, ".yaml"))
                QTest::addRow("%s %s", kind, file.filename().c_str()) << kind << QString::fromStdString(file.string());
    }

    void everySeedHolds()
    {
        QFETCH(const QString, kind);
        QFETCH(const QString, file);
        const std::string text = test::readText(file.toStdString());
        QCOMPARE(check(kind.toStdString(), text), std::string());
    }

    void nearbyTextsHoldToo_data() { everySeedHolds_data(); }

    void nearbyTextsHoldToo()
    {
        QFETCH(const QString, kind);
        QFETCH(const QString, file);
        const std::string seed = test::readText(file.toStdString());
        test::Draw draw(7);
        for (int round = 0; round < 400; ++round)
        {
            const std::string text = test::mutated(seed, draw);
            const std::string broken = check(kind.toStdString(), text);
            QVERIFY2(broken.empty(), (broken + "\nin\n" + text).c_str());
        }
    }
};

LIST_TEST(TestFuzzCorpus)

} // namespace tst_fuzz_corpus

#include "tst_fuzz_corpus.moc"
