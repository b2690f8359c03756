// What must hold for any text (tests/fuzz/targets.h), asked of every text that was ever interesting, and of thousands
// that differ from them in a few bytes.

#include "support_files.h"
#include "tests/fuzz/targets.h"

#include <QtTest>

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
            for (const auto& file : test::filesIn(std::string(MERLON_SOURCE_DIR "/tests/fuzz/corpus/") + kind, ".yaml"))
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
        std::mt19937 random(7);
        const auto pick = [&](std::size_t below)
        { return std::uniform_int_distribution<std::size_t>(0, below - 1)(random); };
        const std::string bytes = " \n:,[]{}'\"#-|&*!.a0Z\t";
        for (int round = 0; round < 400; ++round)
        {
            std::string text = seed;
            for (std::size_t n = pick(3) + 1; n > 0 && !text.empty(); --n)
            {
                const std::size_t at = pick(text.size());
                switch (pick(3))
                {
                case 0:
                    text[at] = bytes[pick(bytes.size())];
                    break;
                case 1:
                    text.erase(at, pick(6) + 1);
                    break;
                default:
                    text.insert(at, 1, bytes[pick(bytes.size())]);
                }
            }
            const std::string broken = check(kind.toStdString(), text);
            QVERIFY2(broken.empty(), (broken + "\nin\n" + text).c_str());
        }
    }
};

QTEST_APPLESS_MAIN(TestFuzzCorpus)
#include "tst_fuzz_corpus.moc"
