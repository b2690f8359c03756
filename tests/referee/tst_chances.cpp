#include "support_main.h"
#include "support_places.h"

#include "core/io/files.h"
#include "core/io/journal_file.h"
#include "core/play/fold.h"
#include "referee/candidate_model.h"
#include "referee/chances.h"

#include <QTest>

namespace tst_chances
{

using namespace merlon;
using namespace merlon::referee;

namespace
{

/// A line of a game that ships, and the game before it.
struct LineOf
{
    play::Game game;
    play::Record order;

    LineOf(const std::string& castle, int number)
    {
        const std::string folder = test::inSource("scenarios/" + castle + '/');
        const auto setting = io::loadScenario(folder + castle + ".scenario.yaml");
        const auto journal = io::loadJournal(folder + "played.journal.yaml", **setting.value, io::Links::Follow);
        const play::Fold fold = play::folded(*journal.value, play::begin(*setting.value));
        game = fold.before(number - 1);
        order = fold.orderAt(number - 1);
    }

    /// What stands in the list for that field while nobody is in it.
    QString told(std::string_view field, const char* id, int role) const
    {
        const auto& system = *game.setting->system;
        play::Record begun = order;
        std::erase_if(begun.fields, [&](const auto& one) { return one.first == field; });
        CandidateModel model;
        model.show(game, begun, *play::find(*system.order(order.kind), field), system.candidates(game, begun, field));
        return model.index(model.rowOf(play::Ref{"counter", id}))
            .data(role)
            .toString()
            .replace(QChar(QChar::Nbsp), ' ');
    }
    QString chance(std::string_view field, const char* id) const { return told(field, id, CandidateModel::ChanceRole); }
    QString aloud(std::string_view field, const char* id) const
    {
        return told(field, id, Qt::AccessibleDescriptionRole);
    }
};

} // namespace

/// The chance that an order has an effect, beside those who may stand in one of its fields.
class TestChances : public QObject
{
    Q_OBJECT

private slots:
    /// Hoel is harmed in 5 of 10 cases, Gilbert who attacks him in 4, in the last nobody.
    void anAttackIsToldByWhatBefallsTheAttacked()
    {
        const LineOf attack("harrowmere-breach", 139);
        QCOMPARE(attack.chance("at", "hoel"), QString("50 %"));
        QCOMPARE(attack.chance("by", "gilbert"), QString("50 %"));
        QVERIFY2(attack.aloud("by", "gilbert").endsWith("Chance of an effect on Hoel: 50 %"),
                 qPrintable(attack.aloud("by", "gilbert")));
    }

    void aCrossbowmanIsToldByWhatBefallsHisTarget()
    {
        const LineOf shot("harrowmere-breach", 20);
        QCOMPARE(shot.chance("by", "perran"), QString("60 %"));
    }

    void whatIsAgainstNobodySucceedsOrNot()
    {
        const LineOf topple("valserra-escalade", 71);
        QCOMPARE(topple.chance("counter", "beltran"), QString("60 %"));
        QVERIFY2(topple.aloud("counter", "beltran").endsWith("Chance of an effect: 60 %"),
                 qPrintable(topple.aloud("counter", "beltran")));
    }

    void facesOfOneResultAreDrawnTogether()
    {
        const auto sentence = [](const LineOf& line, std::size_t at)
        {
            const auto odds = play::oddsOf(line.game, line.order);
            return chancesOf(VerdictText(line.game), line.order, odds).at(at).sentence;
        };
        QCOMPARE(sentence(LineOf("montcorbier-raid", 54), 0),
                 QString("Die 1–7: the arrow does not set hex 3013 alight."));
        const QString nobody = sentence(LineOf("rochelaure-relief", 186), 0);
        QVERIFY2(nobody.startsWith("Panic table, die 1–5: nothing happens."), qPrintable(nobody));
    }
};

LIST_TEST(TestChances)

} // namespace tst_chances

#include "tst_chances.moc"
