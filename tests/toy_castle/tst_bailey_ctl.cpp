#include "support_main.h"
#include "support_orders.h"
#include "support_sentences.h"
#include "support_yard.h"

#include "core/rules/catalogue.h"
#include "core/systems.h"

#include <QProcess>
#include <QTest>

namespace tst_bailey_ctl
{

using namespace merlon;
using namespace merlon::test;

namespace
{

struct Ran
{
    int status = -1;
    QByteArray out;
    QByteArray err;
};

Ran run(const QStringList& arguments)
{
    QProcess process;
    process.start(test::inBuild(u"tests/merlonctl_bailey"), arguments);
    if (!process.waitForFinished())
        return {};
    return {process.exitCode(), process.readAllStandardOutput(), process.readAllStandardError()};
}

const QString orders = test::inSource(u"tests/toy_castle/orders.yaml");

} // namespace

/// A battle on core/castle by other rules than SIEGE's, in files and on the command line.
class TestBaileyCtl : public QObject
{
    Q_OBJECT

private:
    std::unique_ptr<Yard> yard_;

private slots:
    void init()
    {
        yard_ = std::make_unique<Yard>();
        QVERIFY(yard_->setting());
    }

    void nothingLacksASentence()
    {
        for (const std::string& one : tests::missingSentences(*systems().front()))
            QFAIL(one.c_str());
        for (const castle::Sentence* one : bailey::Room::numbers().terrains->sentences())
            QVERIFY2(rules::findPhrase({{one->rule}, one->key}), (one->rule + '.' + one->key).c_str());
    }

    /// Where a thing or a terrain would have to say something, its sentence is missed.
    void aRulesetThatSaysTooLittleIsRefused()
    {
        QFile file(test::inSource(u"tests/toy_castle/rulesets/bailey.yaml"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray whole = file.readAll();
        for (const QByteArray said :
             {"stops: siege.3.22a.tree, ", "covers: siege.3.22b.tree, ", "near: bailey.tower.near, ",
              ", hidden: bailey.tower.inside", ", climbed: bailey.tower.climb"})
        {
            QFile poorer(yard_->file("poorer.yaml"));
            QVERIFY(poorer.open(QIODevice::WriteOnly));
            QByteArray text = whole;
            text.replace(said, said.startsWith(", ") ? "" : " ");
            QVERIFY(text != whole);
            poorer.write(text);
            poorer.close();
            const Ran ran = run({"validate", poorer.fileName()});
            QVERIFY2(ran.status == 1, said.constData());
            QVERIFY2(ran.err.contains(said.mid(said.startsWith(", ") ? 2 : 0).split(':').front()), ran.err.constData());
        }
    }

    void itsFilesAreRead()
    {
        for (const QStringList& asks : {QStringList{"validate", yard_->scenario(), yard_->file("yard.map.yaml"), orders,
                                                    test::inSource(u"tests/toy_castle/rulesets/bailey.yaml")},
                                        {"format", "--check", yard_->scenario(), yard_->file("yard.map.yaml")},
                                        {"lint", yard_->scenario()}})
        {
            const Ran ran = run(asks);
            QVERIFY2(ran.status == 0, ran.err.constData());
        }
    }

    void itsOwnOrderStandsBesideTheCastles()
    {
        const Ran all = run({"orders"});
        for (const char* kind : {"shoot", "move", "attack", "retreat", "advance", "rest", "wearied", "rested"})
            QVERIFY2(all.out.contains(kind), kind);
        for (const char* kind : {"bombard", "panic", "winch", "pour"}) // SIEGE's alone
            QCOMPARE(run({"orders", "bailey", kind}).status, 2);
        const QStringList wrong = wrongFields(run({"orders", "--format", "yaml"}).out);
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join('\n')));
    }

    void itIsAskedWhoShoots()
    {
        const QByteArray help = run({"--help"}).out;
        QVERIFY2(help.contains("\n  who ") && help.contains("\n  line "), help.constData());
        const Ran nobody = run({"who", yard_->scenario(), "ada"});
        QCOMPARE(nobody.status, 2);
        QVERIFY2(nobody.err.contains("There is no counter or hex 'ada'"), nobody.err.constData());
    }

    void aBattleIsJudged()
    {
        const Ran ran = run({"judge", yard_->scenario(), "--orders", orders});
        QVERIFY2(ran.err.isEmpty(), ran.err.constData());
        QStringList said;
        for (const QByteArray& line : ran.out.split('\n'))
            if (!line.isEmpty() && line.front() >= '0' && line.front() <= '9')
                said += QString::fromUtf8(line);
        const QStringList expected{
            "1. Bran is wounded.",
            "2. The next step begins: movement.",
            "3. Refused: Ralf rests.",
            "4. Ralf moves to hex C2.",
            "5. The next step begins: second shooting.",
            "6. The next step begins: melee.",
            "7. 5: nobody is struck. Rolf is weary.",
            "8. Ralf is weary. Bern is wounded.",
            "9. Ralf cannot attack Bern.",
            "10. The phase ends.",
            "11. The phase ends.",
            "12. The next step begins: movement.",
            "13. Refused: Ralf rests.",
            "14. Ralf moves to hex C3.",
            "15. Ralf has rested.",
            "16. Ralf moves to hex C2.",
            "17. The next step begins: second shooting.",
            "18. The next step begins: melee.",
            "19. Rolf and Ralf cannot attack Bern.",
            "20. Ralf is weary. Bern is killed.",
            "21. Nobody advances.",
            "22. The phase ends.",
            "23. The phase ends.",
            "24. The shot misses Bran.",
            "25. The next step begins: movement.",
            "26. Rurik cannot move to hex B3, level 4 like that.",
            "27. Rurik moves to hex B3, level 3.",
            "28. Rurik moves to hex B2.",
            "29. Rurik moves to hex B2.",
            "30. The phase ends.",
            "31. The phase ends.",
            "32. The next step begins: movement.",
            "33. Rurik moves to hex B4.",
        };
        QCOMPARE(said, expected);
    }

    /// The state that is no battle's comes back from the journal with the rest.
    void itIsKeptAndJudgedAgain()
    {
        const Ran kept = run({"judge", yard_->scenario(), "--orders", orders, "--keep"});
        QVERIFY2(kept.status == 0 && kept.err.isEmpty(), kept.err.constData());
        const Ran same = run({"replay", yard_->journal()});
        QVERIFY2(same.status == 0 && same.out.contains("judged differently today: 0"), same.out.constData());
    }
};

LIST_TEST(TestBaileyCtl)

} // namespace tst_bailey_ctl

#include "tst_bailey_ctl.moc"
