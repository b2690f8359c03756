// merlonctl judges: orders, dice and lines from the terminal.

#include "support_ctl.h"
#include "support_main.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QtTest>

#include <yaml-cpp/yaml.h>

namespace tst_ctl_judge
{

using namespace merlon;
using test::castle;
using test::ctl;
const QString& map = test::castleMap;
using test::orders;
using test::scenario;

namespace
{

constexpr int ordersShipped = 56;

} // namespace

class TestCtlJudge : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir desk_;

    QString file(const QString& name, const QByteArray& text) const
    {
        const QString path = desk_.filePath(name);
        test::write(path, text);
        return path;
    }

private slots:
    void theShippedOrdersInFourLanguages()
    {
        QSet<QByteArray> answers;
        for (const QString language : {"en", "it", "es", "fr"})
        {
            const auto ran = ctl({"judge", scenario, "--orders", orders, "--lang", language});
            QVERIFY2(ran.status == 0, ran.err.constData());
            QVERIFY2(ran.out.contains(QByteArray::number(ordersShipped) + ". "), ran.out.right(500).constData());
            QVERIFY(ran.out.contains("[siege.1.44e]"));
            answers.insert(ran.out);
        }
        QCOMPARE(answers.size(), 4);
    }

    void verdictsForPrograms()
    {
        const auto ran = ctl({"judge", scenario, "--orders", orders, "--format", "yaml"});
        QCOMPARE(ran.status, 0);
        const YAML::Node verdicts = YAML::Load(ran.out.toStdString());
        QCOMPARE(verdicts.size(), std::size_t{ordersShipped});
        int legal = 0;
        for (const auto& one : verdicts)
        {
            legal += one["legal"].as<bool>();
            QVERIFY(one["order"].IsMap());
            for (const auto& reason : one["reasons"])
                QVERIFY(reason["rule"].as<std::string>().starts_with("siege."));
            if (!one["legal"].as<bool>())
                QVERIFY(one["reasons"].size() > 0);
        }
        QVERIFY(legal > 15 && legal < ordersShipped - 5);
    }

    void aSeedRollsTheSameDiceAgain()
    {
        const QString shots =
            file("shots.yaml", "- shoot: {by: alric, at: gwyn}\n- shoot: {by: alric, at: iorwerth}\n");
        const auto rolled = [&](const char* seed) {
            return ctl({"judge", scenario, "--orders", shots, "--format", "yaml", "--seed", seed}).out;
        };
        const YAML::Node verdicts = YAML::Load(rolled("7").toStdString());
        QCOMPARE(verdicts[0]["needs"].size(), 0U);
        QCOMPARE(verdicts[0]["dice"][0]["source"].as<std::string>(), std::string("rolled"));
        QCOMPARE(rolled("7"), rolled("7"));
        QSet<QByteArray> games;
        for (const char* seed : {"1", "2", "3", "4", "5"})
            games.insert(rolled(seed));
        QVERIFY(games.size() > 1);
    }

    void strictlyAnIllegalOrderIsStatusOne()
    {
        const QString held = file("held.yaml", "- shoot: {by: alric, at: gwyn}\n  decreed: {cover: total}\n");
        const auto refused = ctl({"judge", scenario, "--orders", held, "--strict"});
        QCOMPARE(refused.status, 1);
        QVERIFY2(refused.out.contains("[play.decree]") && refused.out.contains("[siege.1.3e]"),
                 refused.out.constData());
        const QString legal = file("legal.yaml", "- shoot: {by: alric, at: gwyn}\n  dice: [7]\n");
        const QString illegal = file("illegal.yaml", "- shoot: {by: alric, at: gerold}\n");
        QCOMPARE(ctl({"judge", scenario, "--orders", legal, "--strict"}).status, 0);
        QCOMPARE(ctl({"judge", scenario, "--orders", illegal}).status, 0);
        QCOMPARE(ctl({"judge", scenario, "--orders", illegal, "--strict"}).status, 1);
        const auto nobody =
            ctl({"judge", scenario, "--orders", file("nobody.yaml", "- shoot: {by: alrik, at: gwyn}\n")});
        QVERIFY2((nobody.out + nobody.err).contains("alrik"), nobody.err.constData());
    }

    void diceFromTheTable()
    {
        const QString two = file("two.yaml", "- shoot: {by: alric, at: gwyn}\n- shoot: {by: ivo, at: gwyn}\n");
        const auto ran = ctl({"judge", scenario, "--orders", two, "--dice", "4,0", "--format", "yaml"});
        QCOMPARE(ran.status, 0);
        const YAML::Node verdicts = YAML::Load(ran.out.toStdString());
        QCOMPARE(verdicts[0]["dice"][0]["value"].as<int>(), 4);
        QCOMPARE(verdicts[0]["dice"][0]["source"].as<std::string>(), std::string("typed"));
        QCOMPARE(verdicts[1]["dice"][0]["value"].as<int>(), 10);
    }

    /// Counted before a die falls, whatever fell then; what throws no die has none.
    void theChancesOfEachResult()
    {
        const QString two = file("chances.yaml", "- shoot: {by: alric, at: gwyn}\n  dice: [4]\n"
                                                 "- shoot: {by: alric, at: gerold}\n- end_step: {}\n");
        const auto ran = ctl({"judge", scenario, "--orders", two, "--odds", "--format", "yaml"});
        QVERIFY2(ran.status == 0, ran.err.constData());
        const YAML::Node verdicts = YAML::Load(ran.out.toStdString());
        const YAML::Node odds = verdicts[0]["odds"];
        QCOMPARE(odds["of"].as<int>(), 10);
        int sum = 0;
        int before = 10;
        for (const auto& one : odds["outcomes"])
        {
            const int parts = one["parts"].as<int>();
            QVERIFY(parts <= before); // the likeliest first
            QVERIFY(!one["text"].as<std::string>().empty() && one["effects"].IsSequence());
            before = parts;
            sum += parts;
        }
        QCOMPARE(sum, 10);
        QVERIFY(!verdicts[1]["odds"] && !verdicts[2]["odds"]);

        const auto text = ctl({"judge", scenario, "--orders", two, "--odds"});
        const QString likeliest = QString::number(10 * odds["outcomes"][0]["parts"].as<int>());
        const QString sentence = QString::fromStdString(odds["outcomes"][0]["text"].as<std::string>());
        QVERIFY2(QString::fromUtf8(text.out).contains(
                     QRegularExpression("Chances:\n +" + likeliest + "\\W%  " + QRegularExpression::escape(sentence))),
                 text.out.constData());
        QVERIFY(!ctl({"judge", scenario, "--orders", two}).out.contains("Chances"));
        for (const QString language : {"it", "es", "fr"})
            QVERIFY(!ctl({"judge", scenario, "--orders", two, "--odds", "--lang", language}).out.contains("Chances"));
    }

    void aFileThatForgetsARetreatIsToldHowToGoOn()
    {
        const QString forgets = file("forgets.yaml", "- shoot: {by: herve, at: bleddyn}\n  dice: [5]\n"
                                                     "- shoot: {by: ansel, at: caradog}\n");
        const auto ran = ctl({"judge", scenario, "--orders", forgets});
        QCOMPARE(ran.status, 0);
        QVERIFY2(ran.err.contains("forgets.yaml:3:1: note: ") &&
                     ran.err.contains("write '- retreat: {counter: bleddyn, "),
                 ran.err.constData());
        QVERIFY(ctl({"judge", scenario, "--orders", orders}).err.isEmpty());
    }

    void aLineByFileNameOrPrintedName()
    {
        const auto byName = ctl({"line", map, "P10", "J12"});
        const auto byNumber = ctl({"line", map, "1610", "1012"});
        QCOMPARE(byName.status, 0);
        QCOMPARE(byName.out, byNumber.out);
        QVERIFY2(byName.out.startsWith("P10 (1610) SW O11 (1511)\n"), byName.out.constData());
        const auto inFrench = ctl({"line", map, "P10", "J12", "--lang", "fr"});
        QVERIFY2(inFrench.out.startsWith("P10 (1610) SO O11 (1511)\n"), inFrench.out.constData());
        const auto off = ctl({"line", map, "P10", "ZZ99"});
        QCOMPARE(off.status, 2);
        QVERIFY2(off.err.contains("ZZ99"), off.err.constData());
    }

    /// What somebody wrote in vain is not passed over.
    /// A verdict speaks of hex 1112: whoever types that into an order means it.
    void ordersNameHexesAsTheyArePrinted()
    {
        const auto moves = [this](const char* hex)
        {
            const QByteArray text =
                QByteArray("- effects: [{step: movement}]\n- move: {counter: alric, path: [") + hex + "]}\n";
            return ctl({"judge", scenario, "--orders", file("printed.yaml", text)});
        };
        const auto inFiles = moves("K12");
        QVERIFY2(inFiles.out.contains("hex 1112"), inFiles.out.constData());
        const auto printed = moves("1112");
        QVERIFY2(printed.out == inFiles.out && printed.err == inFiles.err, printed.err.constData());
        const auto nowhere = moves("9999");
        QVERIFY2(nowhere.status == 1 && nowhere.err.contains("[hex-name]"), nowhere.err.constData());
    }

    void whatNobodyAsksForIsSaid()
    {
        const QString idle = file("idle.yaml", "- shoot: {by: alric, at: gwyn}\n  dice: [4, 7]\n"
                                               "- shoot: {by: ivo, at: gwyn}\n  dice: [11]\n"
                                               "- end_phase: {}\n  decreed: {cover: strong}\n");
        const auto ran = ctl({"judge", scenario, "--orders", idle, "--dice", "1,2"});
        QCOMPARE(ran.status, 0);
        for (const char* said :
             {"idle.yaml:1:1: warning: the die 7 was not used", "idle.yaml:3:1: warning: a d10 has no face 11",
              "idle.yaml:5:1: warning: no rule uses the decreed fact 'cover'",
              "warning: unused dice at the end of --dice: 2"})
            QVERIFY2(ran.err.contains(said), ran.err.constData());
    }
};

LIST_TEST(TestCtlJudge)

} // namespace tst_ctl_judge

#include "tst_ctl_judge.moc"
