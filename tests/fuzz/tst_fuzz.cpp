// What must hold for any text (targets.h), asked of every text that was ever interesting, and of some that differ from
// them. The fuzzers ask it of more (tests/fuzz/run).

#include "support_files.h"
#include "support_main.h"
#include "support_places.h"
#include "targets.h"

#include <QtTest>

namespace tst_fuzz
{

using namespace merlon;

class TestFuzz : public QObject
{
    Q_OBJECT

private:
    static std::vector<std::filesystem::path> corpusOf(const fuzz::Target& target)
    {
        return test::filesIn(test::inSource("tests/fuzz/corpus/") + std::string(target.name), "");
    }
    static void eachTarget()
    {
        QTest::addColumn<int>("number");
        for (int number = 0; const fuzz::Target& one : fuzz::targets())
            QTest::newRow(std::string(one.name).c_str()) << number++;
    }

private slots:
    void everySeedHolds_data() { eachTarget(); }

    void everySeedHolds()
    {
        QFETCH(const int, number);
        const fuzz::Target& target = fuzz::targets()[static_cast<std::size_t>(number)];
        const auto files = corpusOf(target);
        QVERIFY(!files.empty());
        for (const auto& file : files)
            if (const std::string broken = target.broken(test::readText(file)); !broken.empty())
                QFAIL((file.string() + ": " + broken).c_str());
    }

    void nearbyTextsHoldToo_data() { eachTarget(); }

    void nearbyTextsHoldToo()
    {
        QFETCH(const int, number);
        const fuzz::Target& target = fuzz::targets()[static_cast<std::size_t>(number)];
        const auto files = corpusOf(target);
        test::Draw draw(7);
        for (int round = 0; round < 300; ++round)
        {
            const std::string seed = test::readText(draw.of(files));
            const std::string text = draw.chance() ? test::mutated(seed, draw) : target.changed(seed, draw);
            const std::string broken = target.broken(text);
            QVERIFY2(broken.empty(), (broken + "\nin\n" + text).c_str());
        }
    }

    void aCorpusIsNoLargerThanItNeedBe_data() { eachTarget(); }

    void aCorpusIsNoLargerThanItNeedBe()
    {
        QFETCH(const int, number);
        const fuzz::Target& target = fuzz::targets()[static_cast<std::size_t>(number)];
        std::uintmax_t bytes = 0;
        for (const auto& file : corpusOf(target))
            bytes += std::filesystem::file_size(file);
        QVERIFY(bytes < 1'000'000);
    }
};

LIST_TEST(TestFuzz)

} // namespace tst_fuzz

#include "tst_fuzz.moc"
