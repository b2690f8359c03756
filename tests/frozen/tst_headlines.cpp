// What the headline of the referee's panel says once an order is judged: who did what, and what came of it.

#include "referee/verdict_text.h"
#include "support_cases.h"
#include "support_main.h"

#include "core/play/order.h"
#include "core/systems.h"

#include <QTest>

#include <algorithm>
#include <functional>
#include <set>

namespace tst_headlines
{

using namespace merlon;

/// Where one who has gone somewhere, or what was laid, turned or taken along, is said by the order itself.
const std::set<std::string> saidByTheOrder{"advance", "bring_in", "carry", "deploy",         "drop",    "flee",
                                           "lay",     "move",     "place", "place_ballista", "push",    "push_mantlet",
                                           "raise",   "retreat",  "shift", "turn_mantlet",   "harness", "shift_stones"};

class TestHeadlines : public QObject
{
    Q_OBJECT

private:
    static void hear(const std::function<void(const tests::RuleCase&, const referee::VerdictText&, const play::Verdict&,
                                              const QString&)>& heard)
    {
        for (const play::System* system : systems())
            for (const tests::RuleCase& one : tests::allCases(std::string(system->id())))
            {
                if (!one.fault.empty() || one.asked.order.kind.empty())
                    continue;
                const play::Verdict verdict = tests::verdictOf(one);
                if (!verdict.legal || verdict.waits())
                    continue;
                const referee::VerdictText text(tests::gameOf(one));
                heard(one, text, verdict, text.headline(one.asked.order, verdict));
            }
    }

private slots:
    void everyOrderSaysWhatCameOfIt()
    {
        std::set<std::string> kinds;
        hear(
            [&](const tests::RuleCase& one, const referee::VerdictText& text, const play::Verdict& verdict,
                const QString& headline)
            {
                kinds.insert(one.asked.order.kind);
                const std::string where = one.file + ", " + one.name + ": " + headline.toStdString();
                QVERIFY2(headline.endsWith('.'), where.c_str());
                QVERIFY2(headline != text.orderName(one.asked.order.kind) + '.', where.c_str());
                std::vector<play::Record> loud;
                std::ranges::copy_if(verdict.effects, std::back_inserter(loud),
                                     [&](const play::Record& effect) { return !text.isQuiet(effect); });
                const QString success = text.succeeded(one.asked.order, loud);
                bool says = loud.empty() || headline.contains(text.effects(loud)) ||
                            (!success.isNull() && headline.contains(success)) ||
                            saidByTheOrder.contains(one.asked.order.kind);
                for (const play::Record& effect : loud)
                    says = says || headline.contains(text.effect(effect));
                QVERIFY2(says, where.c_str());
            });
        QVERIFY2(kinds.size() > 50, std::to_string(kinds.size()).c_str());
    }

    /// Nobody is left to wonder whether it succeeded.
    void whatFailedSaysSo()
    {
        int failed = 0;
        hear(
            [&](const tests::RuleCase& one, const referee::VerdictText& text, const play::Verdict& verdict,
                const QString& headline)
            {
                const bool quiet =
                    std::ranges::all_of(verdict.effects, [&](const auto& effect) { return text.isQuiet(effect); });
                if (!quiet || verdict.used.empty())
                    return;
                ++failed;
                QVERIFY2(headline != text.order(one.asked.order) + '.', qPrintable(headline));
            });
        QVERIFY(failed > 20);
    }

    void whatSucceedsIsSaidAsPeopleSayIt_data()
    {
        QTest::addColumn<QString>("kind");
        QTest::addColumn<QString>("headline");
        QTest::newRow("a ladder") << "topple"
                                  << "Owen topples the ladder on hex C3. Alric falls from the ladder on hex C3.";
        QTest::newRow("no ladder") << "topple"
                                   << "Owen does not topple the ladder on hex C3.";
        QTest::newRow("a wall")
            << "stones"
            << "The stones bring down the wall on hex E2. Hex E2 now has 4 cross(es). Gwyn is killed.";
        QTest::newRow("no wall") << "stones"
                                 << "The stones do no damage to hex E2.";
        QTest::newRow("a ram") << "strike"
                               << "The ram brings down the wall on hex A1. Hex A1 now has 4 cross(es).";
        QTest::newRow("a fire") << "put_out"
                                << "Gwyn puts out the fire on hex D4.";
        QTest::newRow("a winch") << "winch"
                                 << "Owen works the winch. The drawbridge on hex C2 is lowered.";
        QTest::newRow("a fall") << "fall"
                                << "Alric falls to hex C4. Alric is killed. Rhys is stunned.";
        QTest::newRow("a day of assault")
            << "prepare"
            << "An assault is prepared. Removed from hexes D10 and C10: fascine. This is a "
               "day of assault; counters are placed now.";
        QTest::newRow("the end of an assault") << "end_assault"
                                               << "The assault ends. Gwyn recovers. It is evening.";
        QTest::newRow("rubble") << "lay"
                                << "The besieger lays rubble on hex D7.";
    }
    void whatSucceedsIsSaidAsPeopleSayIt()
    {
        QFETCH(const QString, kind);
        QFETCH(const QString, headline);
        QStringList said;
        hear(
            [&](const tests::RuleCase& one, const referee::VerdictText&, const play::Verdict&, const QString& now)
            {
                if (one.asked.order.kind == kind.toStdString())
                    said += now;
            });
        QVERIFY2(said.contains(headline), qPrintable(said.join('\n')));
    }
};

LIST_TEST(TestHeadlines)

} // namespace tst_headlines

#include "tst_headlines.moc"
