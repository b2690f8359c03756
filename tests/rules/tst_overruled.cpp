#include "support_cases.h"
#include "support_main.h"

#include <QTest>

#include <set>

namespace tst_overruled
{

using namespace merlon;

namespace
{

/// What no referee can set aside, for there would be nothing to judge then.
const std::set<std::string> impossible{
    // Nobody of that name, the dead, who is not on the map; an animal where hands are needed.
    "siege.1.41a/unknown", "siege.1.41a/absent", "siege.1.41a/dead", "siege.1.21b/absent", "siege.1.21b/dead",
    "siege.1.7a/absent", "siege.1.7a/dead", "siege.3.33a/absent", "siege.3.33a/dead", "siege.3.34b/absent",
    "siege.3.34b/dead", "siege.3.51a/absent", "siege.3.51a/dead", "siege.5.11d/absent", "siege.5.11d/dead",
    "siege.0.5/dead", "siege.3.33a/animal", "siege.3.51a/animal", "siege.5.11d/beast", "siege.1.73a/cannot",
    "siege.3.34b/no_animal", "siege.5.11d/no_animal", "siege.4.11a/unknown",
    // Nothing is there: no weapon, defence, ladder, bridge, horse, cart, engine, fire, wound, days.
    "siege.1.21a/unarmed", "siege.1.7b/defenceless", "siege.1.8a/none", "siege.1.91c/none", "siege.1.91a/not_on_it",
    "siege.1.92a/none", "siege.1.93a/none", "siege.1.94a/opposite", "siege.1.94c/none", "siege.2.41a/none",
    "siege.2.42c/nothing", "siege.3.33b/none", "siege.3.33b/no_horse", "siege.3.41b/none", "siege.3.41b/nowhere",
    "siege.3.53a/cold", "siege.4.32a/none", "siege.5.11a/none", "siege.5.21a/none", "siege.ruling.barrel/none",
    "siege.ruling.ladder-carry/not_held", "siege.4.11b/no_days", "siege.4.23d/burnt", "siege.1.21e/not_stunned",
    "siege.5.4a/not_wounded", "siege.4.23b/whole", "siege.4.23a/too_many", "siege.4.21d/no_points",
    // It is so already, or named twice.
    "siege.1.7a/twice", "siege.3.41b/twice", "siege.3.33a/begun", "siege.3.33d/mounted", "siege.3.33d/afoot",
    "siege.4.21d/thrown_already", "siege.5.11d/loose",
    // Nobody owes it.
    "siege.sheet.3d/not_owed", "siege.1.72d/not_owed", "siege.1.72d/nobody", "siege.1.73a/nobody", "siege.1.73a/none",
    "siege.1.94d/not_owed", "siege.3.33d/not_owed", "siege.3.35a/not_owed", "siege.3.52a/not_owed",
    "siege.4.21d/not_named", "siege.4.23a/none_lost", "siege.panic.1a/not_owed", "siege.panic.1d/not_owed",
    "siege.panic.2a/not_owed",
    // It is no way, no place and no shape: a leap, no step at all, off the map, hexes that do not fit one another.
    "play.order/malformed", "siege.1.6a/jump", "siege.1.6a/nowhere", "siege.sheet.3d/jump", "siege.1.73f/jump",
    "siege.panic.2a/jump", "siege.panic.2a/edge", "siege.1.91a/nowhere", "siege.5.21a/nowhere", "siege.2.41e/edge",
    "siege.2.41b/aside", "siege.2.41b/facing", "siege.2.41c/apart", "siege.2.41c/crew", "siege.0.5/rear",
    "siege.ruling.retreat-hexes/no_level"};

std::string nameOf(const play::Reason* reason)
{
    return reason == nullptr ? std::string()
                             : std::string(reason->phrase.rule.id) + '/' + std::string(reason->phrase.key);
}

} // namespace

class TestOverruled : public QObject
{
    Q_OBJECT

private slots:
    /// Of every case that is refused: allowed, it goes on, and something comes of it.
    void whatCanBeAllowedIs()
    {
        std::set<std::string> stopped;
        for (const tests::RuleCase& one : tests::allCases("siege"))
        {
            const play::Verdict ruled = tests::verdictOf(one);
            if (ruled.legal)
                continue;
            const play::Verdict allowed = tests::allowedIn(one);
            const std::string why = nameOf(play::decisive(allowed));
            const std::string what = one.file + ": " + one.name + ": " + nameOf(play::decisive(ruled)) + ' ' + why;
            QCOMPARE(allowed.legal, why.empty());
            QVERIFY2(allowed.legal || impossible.contains(why), what.c_str());
            QVERIFY2(!allowed.whole() || !allowed.effects.empty(), what.c_str());
            if (!why.empty())
                stopped.insert(why);
        }
        for (const std::string& one : impossible)
            QVERIFY2(stopped.contains(one), ("nothing is refused by " + one).c_str());
    }
};

LIST_TEST(TestOverruled)

} // namespace tst_overruled

#include "tst_overruled.moc"
