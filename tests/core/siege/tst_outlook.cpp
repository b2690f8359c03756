// Fields of fire of a whole map say what the referee would say of each shot, and a reach what he would of each move.

#include "support_main.h"
#include "support_places.h"

#include "core/io/files.h"
#include "core/play/aim_face.h"
#include "core/systems.h"

#include <QTest>

#include <algorithm>

namespace tst_outlook
{

using namespace merlon;

namespace
{

play::Game castle()
{
    return play::begin(*io::loadScenario(test::inSource("scenarios/norman-gate/norman-gate.scenario.yaml")).value);
}

hex::Hex at(const play::Game& game, const char* name)
{
    return *hex::parseHex(play::hexBoard(game.setting->boards)->layout, name);
}

std::uint8_t gradeAt(const play::Game& game, const play::Outlook& outlook, hex::Hex hex)
{
    return outlook[static_cast<std::size_t>(play::hexBoard(game.setting->boards)->layout.index(hex))];
}

/// 0 where the referee refuses it, else 1 and the cover that he finds.
int judgedGrade(const play::Game& game, const play::Post& post, hex::Hex target)
{
    const play::System& system = *game.setting->system;
    const auto ruled = system.aims()->ruled(*game.setting, post.hex, target, post.with);
    const play::Verdict verdict = play::judge(ruled->game, ruled->order);
    if (!verdict.legal)
        return 0;
    const auto words = system.aims()->outlookWords();
    for (const play::Fact& fact : verdict.facts)
        if (const auto* cover = std::get_if<play::Choice>(&fact.value); cover != nullptr && fact.name == "cover")
            return static_cast<int>(std::ranges::find(words, cover->word, &play::Choice::word) - words.begin()) + 1;
    return -1;
}

} // namespace

class TestOutlook : public QObject
{
    Q_OBJECT

private slots:
    void aFieldOfFireIsWhatTheRefereeWouldSayOfEachShot();
    void seenFromIsTheOtherWayRound();
    void postsAreThoseOfTheForceWhoShoot();
    void aReachIsWhatAMoveMayEndOn();
};

void TestOutlook::aFieldOfFireIsWhatTheRefereeWouldSayOfEachShot()
{
    const play::Game game = castle();
    const play::System& system = *game.setting->system;
    const hex::Layout& layout = play::hexBoard(game.setting->boards)->layout;
    int legal = 0;
    for (const auto& [name, with] :
         {std::pair("P10", "crossbow"), std::pair("T23", "crossbow"), std::pair("J12", "long_bow"),
          std::pair("U13", "short_bow"), std::pair("W18", "long_bow"), std::pair("R15", "short_bow")})
    {
        const play::Post post{at(game, name), with, {}};
        const play::Outlook outlook = system.aims()->outlook(game, post, play::Facing::From);
        QCOMPARE(outlook.size(), static_cast<std::size_t>(layout.count()));
        for (int i = 0; i < layout.count(); i += 7)
        {
            const hex::Hex target = layout.hexOf(i);
            const int grade = gradeAt(game, outlook, target);
            if (grade == play::nobodyThere || target == post.hex)
                continue;
            QVERIFY2(grade == judgedGrade(game, post, target),
                     qPrintable(QString("%1 to %2").arg(name, QString::fromStdString(hex::name(layout, target)))));
            legal += grade > 0;
        }
    }
    QVERIFY(legal > 100);
}

void TestOutlook::seenFromIsTheOtherWayRound()
{
    const play::Game game = castle();
    const play::System& system = *game.setting->system;
    const hex::Layout& layout = play::hexBoard(game.setting->boards)->layout;
    const hex::Hex target = at(game, "P10");
    const play::Outlook seen = system.aims()->outlook(game, {target, "crossbow", {}}, play::Facing::At);
    for (int i = 0; i < layout.count(); i += 11)
    {
        const hex::Hex from = layout.hexOf(i);
        if (gradeAt(game, seen, from) != play::nobodyThere)
            QCOMPARE(gradeAt(game, seen, from),
                     gradeAt(game, system.aims()->outlook(game, {from, "crossbow", {}}, play::Facing::From), target));
    }
}

void TestOutlook::postsAreThoseOfTheForceWhoShoot()
{
    const play::Game game = castle();
    const play::System& system = *game.setting->system;
    const auto posts = system.aims()->posts(game, "garrison");
    QVERIFY(std::ranges::count(posts, std::string("alric"), &play::Post::who) == 1);
    QVERIFY(std::ranges::count(posts, std::string("gwyn"), &play::Post::who) == 0);
    QCOMPARE(system.aims()->postAt(game, at(game, "P10")), (play::Post{at(game, "P10"), "crossbow", "alric"}));
    QCOMPARE(system.aims()->postAt(game, at(game, "A1")), (play::Post{at(game, "A1"), "long_bow", {}}));
}

void TestOutlook::aReachIsWhatAMoveMayEndOn()
{
    const play::Game game = castle();
    const play::System& system = *game.setting->system;
    const play::Ref who{"counter", "gwyn"}; // not his turn: it is asked as if it were
    const auto reach = system.aims()->reach(game, who);
    QVERIFY(!reach.empty());
    const auto his = system.aims()->supposed(game, {who, "move"});
    for (const auto& [hex, cost] : reach)
    {
        const play::Record begun{"move", {{"counter", who}}};
        const play::Field* path = play::find(*system.order("move"), "path");
        play::Record order = begun;
        order.fields.emplace_back("path", system.given(his->game, begun, *path, hex));
        const play::Verdict verdict = play::judge(his->game, order);
        QVERIFY(verdict.legal);
        for (const play::Fact& fact : verdict.facts)
            if (fact.name == "cost")
                QCOMPARE(std::get<int>(fact.value), cost);
    }
    QVERIFY(system.aims()->reach(game, {"counter", "nobody"}).empty());
}

LIST_TEST(TestOutlook)

} // namespace tst_outlook

#include "tst_outlook.moc"
