#include "support_main.h"
#include "support_places.h"

#include "core/io/files.h"
#include "core/io/journal_file.h"
#include "referee/journal_text.h"

#include <QTest>
#include <QTranslator>

namespace tst_aloud
{

using namespace merlon;
using namespace merlon::referee;
using play::Choice;
using play::List;
using play::Record;
using play::Ref;

namespace
{

/// A game that ships, told to its end.
struct Evening
{
    play::Journal journal;
    play::Fold fold;

    explicit Evening(const std::string& castle) : Evening(castle, folderOf(castle)) {}
    Evening(const std::string& castle, const std::string& folder)
        : Evening(**io::loadScenario(folder + castle + ".scenario.yaml").value, folder)
    {
    }
    Evening(const play::Setting& setting, const std::string& folder)
        : journal(*io::loadJournal(folder + "played.journal.yaml", setting, io::Links::Follow).value),
          fold(play::folded(journal, play::begin(std::make_shared<play::Setting>(setting))))
    {
    }

    QString aloud(int line) const { return JournalText(journal, fold).aloud(line - 1); }
    VerdictText text() const { return VerdictText(fold.game()); }

    static std::string folderOf(const std::string& castle) { return test::inSource("scenarios/" + castle + '/'); }
};

Record of(const char* kind, const char* who, const char* field, play::Value value)
{
    return {kind, {{"counter", Ref{"counter", who}}, {field, std::move(value)}}};
}

Record state(const char* who, const char* word)
{
    return of("state", who, "state", Choice{"state", word});
}

} // namespace

/// What a referee reads to the players: a sentence or two, nothing twice.
class TestAloud : public QObject
{
    Q_OBJECT

private:
    QTranslator english_;

private slots:
    void initTestCase()
    {
        QVERIFY(english_.load(":/merlon/translations/merlon_en.qm"));
        QVERIFY(QCoreApplication::installTranslator(&english_));
    }

    void aShotTellsItsRangeAndItsDie()
    {
        const Evening evening("harrowmere-breach");
        QCOMPARE(evening.aloud(21),
                 QString("Denis shoots at Godric: range 9, short, no cover. Die 5. Godric is wounded."));
    }

    void anAttackTellsItsRatio()
    {
        const Evening evening("montcorbier-raid");
        QCOMPARE(evening.aloud(77),
                 QString("Attack by Baudri, Landri, Thierry and Aubert on Thibaut: attack 48, defence 11, odds 4-1, "
                         "shift +1, column 5-1. Die 5. Thibaut is stunned."));
    }

    void aSentenceThatNamesTheDieIsEnough()
    {
        const Evening evening("montcorbier-raid");
        QVERIFY2(evening.aloud(54).endsWith(". Die 5: the arrow does not set hex 3013 alight."),
                 qPrintable(evening.aloud(54)));
    }

    void whoGoesIsNotToldToHaveGone()
    {
        const Evening evening("rochelaure-relief");
        QCOMPARE(evening.aloud(21), QString("Loup moves to hex 3218."));
        QCOMPARE(evening.aloud(50), QString("The engine on hex 2921 moves to hex 2920."));  // and its crew
        QCOMPARE(evening.aloud(34), QString("Ramonet moves to hex 1011, leading Fauvel.")); // and his cart
        QCOMPARE(evening.aloud(7), QString("Oudart flees to hex 3125. Oudart leaves the map and does not return."));
        QCOMPARE(evening.aloud(4), QString("Nobody panics."));
        QCOMPARE(evening.aloud(40), QString("End of the phase. The ballista on hex 2209 has been crewed for 1 turn."));
    }

    void whatBefallsSeveralIsToldOnce()
    {
        const Evening evening("rochelaure-relief");
        QCOMPARE(evening.aloud(6),
                 QString("Panic after the death of Marcel. Die 10. Oudart, Gobin, Jehan, Thomas and Robinet rout."));
        const VerdictText text = evening.text();
        QCOMPARE(text.effects({state("gilet", "wounded"), state("drouin", "wounded"), state("raoul", "dead")}),
                 QString("Gilet and Drouin are wounded. Raoul is killed."));
        QCOMPARE(text.effects({of("retreat", "gilet", "retreat", 1), of("retreat", "drouin", "retreat", 1)}),
                 QString("Gilet and Drouin must retreat one hex."));
        QCOMPARE(text.effects({of("retreat", "gilet", "retreat", 1), of("retreat", "drouin", "retreat", 2)}),
                 QString("Gilet must retreat one hex. Drouin must retreat 2 hexes."));
    }

    void whatIsOwedByWhoPanicsIsToldOnce()
    {
        const Evening evening("rochelaure-relief");
        const play::Game routed = evening.fold.after(59); // five who saw Bauduin die
        std::vector<play::Reason> owed;
        for (const play::Owed& one : routed.setting->system->owed(routed))
            owed.push_back(one.why);
        QCOMPARE(owed.size(), std::size_t{5});
        QCOMPARE(VerdictText(routed).together(owed),
                 QStringList("Colart, Huet, Pierrot, Lorin and Eude must first flee."));
        QCOMPARE(VerdictText(routed).together({owed[0]}), QStringList("First Colart must flee."));
    }

    void aDieOfOneOfTwoSaysWhose()
    {
        const Evening evening("rochelaure-relief");
        const VerdictText text = evening.text();
        QCOMPARE(text.need({10, "oil", {{"name", Ref{"counter", "gilet"}}}}),
                 text.need({10, "oil"}) + QStringLiteral(": Gilet"));
    }

    void aDateAfterTheLastDaySaysSo()
    {
        const Evening evening("roccafosca-siege");
        QCOMPARE(evening.text().effect(of("back", "lippo", "back", 7)), QString("Lippo will be fit again on day 7."));
        Record late = of("back", "lippo", "back", 14);
        late.fields.emplace_back("ends", 12);
        QCOMPARE(evening.text().effect(late),
                 QString("Lippo would be fit again on day 14, but the siege ends on day 12."));
    }

    void whoeverIsFrightenedIsNotSteady()
    {
        const Evening evening("rochelaure-relief");
        const play::System& system = *evening.fold.game().setting->system;
        const auto words = play::find(*system.order("frighten"), "into")->words;
        QVERIFY(std::ranges::count(words, std::string_view("rout")) == 1);
        QVERIFY(std::ranges::count(words, std::string_view("steady")) == 0);
    }
};

LIST_TEST(TestAloud)

} // namespace tst_aloud

#include "tst_aloud.moc"
