#include "support_field.h"
#include "support_hand.h"
#include "support_main.h"

#include "app/window/main_window.h"
#include "app/window/shipped_model.h"
#include "core/io/journal_file.h"
#include "editor/table_view.h"
#include "referee/dice_pad.h"
#include "referee/referee_panel.h"

#include <QAction>
#include <QDir>
#include <QLabel>
#include <QProcess>
#include <QSettings>
#include <QStandardPaths>
#include <QTableView>

namespace tst_march
{

using namespace merlon;
using test::Field;
using test::Hand;

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
    process.start(test::inBuild(u"tests/merlonctl_toy_table"), arguments);
    if (!process.waitForFinished())
        return {};
    return {process.exitCode(), process.readAllStandardOutput(), process.readAllStandardError()};
}

} // namespace

/// A game within a game: a campaign whose armies meet begins a battle, and takes its result home.
class TestMarch : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir settings_;
    std::unique_ptr<Field> field_;
    std::unique_ptr<app::MainWindow> window_;

    referee::RefereePanel& panel() const { return window_->refereePanel(); }
    const referee::RefereeSession& session() const { return window_->session(); }
    QString bar() const { return panel().findChild<QWidget*>("offspring")->findChild<QLabel*>()->text(); }
    bool barIsShown() const { return panel().findChild<QWidget*>("offspring")->isVisible(); }

    bool openMarch() const
    {
        const bool opened = window_->open(field_->march());
        window_->findChild<QAction*>("referee.ask")->trigger();
        return opened && panel().isVisible();
    }
    Ran judge(const QString& setting, const QByteArray& orders) const
    {
        Field::write(field_->file("orders.yaml"), orders);
        return run({"judge", setting, "--orders", field_->file("orders.yaml"), "--keep"});
    }
    /// The march until its battle, and the battle until its end.
    void meet() const
    {
        const Ran ran = judge(field_->march(), "- go: {army: argo, to: beech}\n");
        QVERIFY2(ran.status == 0, ran.err + ran.out);
    }
    void fight() const
    {
        QVERIFY(run({"within", field_->march(), "--begin"}).status == 0);
        QVERIFY2(QFile::exists(field_->battle()), "the battle");
        const Ran ran = judge(field_->battle(), "- strike: {element: argo-1, other: bard-1}\n"
                                                "  decreed: {contact: true}\n  dice: [6]\n"
                                                "- strike: {element: bard-2, other: argo-1}\n"
                                                "  decreed: {contact: true}\n  dice: [5]\n"
                                                "- strike: {element: argo-2, other: bard-2}\n"
                                                "  decreed: {contact: true}\n  dice: [4]\n");
        QVERIFY2(ran.status == 0, ran.err + ran.out);
    }

private slots:
    void initTestCase()
    {
        QStandardPaths::setTestModeEnabled(true);
        QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope, settings_.path());
    }

    void init()
    {
        field_ = std::make_unique<Field>();
        window_ = std::make_unique<app::MainWindow>();
        window_->resize(1500, 1000);
        window_->show();
        QVERIFY(QTest::qWaitForWindowExposed(window_.get()));
    }

    void cleanup() { window_.reset(); }

    /// Its own kind of file, with lists of its own, is played like any.
    void itIsPlayedInTheWindow()
    {
        QVERIFY(openMarch());
        QVERIFY(window_->findChild<editor::TableView*>("table.view")->isVisible());
        auto* roll = window_->findChild<QTableView*>("sheet.armies");
        QVERIFY(roll != nullptr);
        QCOMPARE(roll->model()->rowCount(), 2);
        const Hand hand(panel());
        hand.choose("kind", "Go");
        hand.type("army", "argo");
        hand.type("to", "cedar"); // by the ferry of its file
        QVERIFY(session().verdict().legal);
        hand.type("to", "beech");
        QVERIFY(!barIsShown());
        QTest::keyClick(&panel(), Qt::Key_Return);
        QVERIFY(barIsShown());
        QVERIFY2(bar().contains("march.battle-1.scenario.yaml"), qPrintable(bar()));
    }

    /// By the word of its files, in the place of the tables that it is played on; a game of it that is the user's is
    /// none that ships.
    void itIsShownWhereItShips()
    {
        const QTemporaryDir shelf;
        QVERIFY(QDir(shelf.path()).mkdir("march"));
        const QDir folder(shelf.filePath("march"));
        for (const char* name : {"march.expedition.yaml", "country.table.yaml", "field.table.yaml"})
            QVERIFY(QFile::copy(field_->file(name), folder.filePath(name)));
        for (const char* name : {"played.journal.yaml", "march.expedition.yaml.journal.yaml"})
            Field::write(folder.filePath(name), "merlon: journal/1\n");
        const app::ShippedModel shipped(shelf.path());
        QCOMPARE(shipped.rowCount(), 1);
        const QModelIndex first = shipped.index(0);
        QCOMPARE(first.data(app::ShippedModel::FileRole).toString(), folder.filePath("march.expedition.yaml"));
        QTRY_COMPARE(first.data().toString().section('\n', 0, 0), QString("The march"));
        const app::ShippedModel games(shelf.path(), nullptr, app::ShippedModel::What::Games);
        QCOMPARE(games.rowCount(), 1);
        QCOMPARE(games.index(0).data(app::ShippedModel::FileRole).toString(), folder.filePath("played.journal.yaml"));
    }

    void aBattleIsBegunPlayedAndTakenHome()
    {
        meet();
        QVERIFY(openMarch());
        const Hand hand(panel());
        QVERIFY(!QFile::exists(field_->battle()));
        hand.click("offspring.open");
        QTRY_COMPARE(QFileInfo(window_->workspace().path()).fileName(), QString("march.battle-1.scenario.yaml"));
        const play::Scenario battle = session().setting()->scenario;
        QCOMPARE(battle.ruleset, std::string("drill"));
        QCOMPARE(battle.forces.size(), std::size_t{2});
        QCOMPARE(battle.forces.front().counters.size(), std::size_t{2});
        // Not over: nothing comes home yet.
        QVERIFY(openMarch());
        QVERIFY(session().draft() == nullptr || !session().verdict().whole());
        window_->findChild<QAction*>("file.close")->trigger();
        window_.reset(); // another Merlon plays it out
        fight();
        openAnother();
        QVERIFY(openMarch());
        QVERIFY(session().draft() != nullptr);
        QCOMPARE(session().order().kind, std::string("fought"));
        QVERIFY(*session().draft()->value("winner") == play::Value(play::Ref{"force", "red"}));
        QVERIFY(*session().draft()->value("lost") == play::Value(1));
        QTest::keyClick(&panel(), Qt::Key_Return);
        QCOMPARE(session().journal().entries.size(), std::size_t{2});
        const auto& kept = std::get<play::Played>(session().journal().entries.back().what);
        QVERIFY(kept.from);
        QCOMPARE(kept.from->file, std::string("march.battle-1.scenario.yaml.journal.yaml"));
        QVERIFY(!barIsShown());
    }

    /// The referee may change what came home, and may do without.
    void theRefereeMayChangeIt()
    {
        meet();
        fight();
        QVERIFY(openMarch());
        QVERIFY(session().draft() != nullptr);
        const Hand hand(panel());
        hand.type("lost", "0");
        QTest::keyClick(&panel(), Qt::Key_Return);
        const auto& kept = std::get<play::Played>(session().journal().entries.back().what);
        QVERIFY(*play::find(kept.order.fields, "lost") == play::Value(0));
        QVERIFY(kept.from);
    }

    /// Esc: he types what the players say.
    void heMayForgetIt()
    {
        meet();
        fight();
        QVERIFY(openMarch());
        QVERIFY(session().draft() != nullptr);
        QTest::keyClick(&panel(), Qt::Key_Escape);
        QVERIFY(session().draft() == nullptr);
        QVERIFY(barIsShown());
        const Hand hand(panel());
        hand.type("winner", "blue");
        hand.type("lost", "0");
        QTest::keyClick(&panel(), Qt::Key_Return);
        QVERIFY(!std::get<play::Played>(session().journal().entries.back().what).from);
    }

    void byHandItIsTheSameOrder()
    {
        meet();
        QVERIFY(openMarch());
        const Hand hand(panel());
        hand.type("winner", "blue");
        hand.type("lost", "1");
        QTest::keyClick(&panel(), Qt::Key_Return);
        QCOMPARE(session().journal().entries.size(), std::size_t{2});
        QVERIFY(!std::get<play::Played>(session().journal().entries.back().what).from);
    }

    /// A die that was corrected afterwards is told, and judges nothing.
    void aJournalThatChangedIsTold()
    {
        meet();
        fight();
        QVERIFY(run({"within", field_->march(), "--take"}).status == 0);
        const Ran before = run({"replay", field_->march() + ".journal.yaml"});
        QVERIFY2(before.status == 0 && before.err.isEmpty(), before.err.constData());
        QVERIFY(judge(field_->battle(), "- end_turn: {}\n").status == 0);
        const Ran after = run({"replay", field_->march() + ".journal.yaml"});
        QCOMPARE(after.status, 0);
        QVERIFY2(after.err.contains("line 2 takes its result from"), after.err.constData());
        QVERIFY(openMarch());
        QVERIFY2(session().notices().contains("has changed since"), qPrintable(session().notices()));
        QCOMPARE(session().journal().entries.size(), std::size_t{2});
        QVERIFY(QFile::remove(field_->battle() + ".journal.yaml"));
        QVERIFY(run({"replay", field_->march() + ".journal.yaml"}).err.contains("no longer exists"));
    }

    void theCommandLineListsBeginsAndTakes()
    {
        QVERIFY(run({"within", field_->march()}).out.contains("is not waiting for another"));
        meet();
        Ran ran = run({"within", field_->march()});
        QVERIFY2(ran.out.contains("march.battle-1.scenario.yaml") && ran.err.contains("there is no"), ran.err);
        QVERIFY(!QFile::exists(field_->battle()));
        ran = run({"within", field_->march(), "--begin"});
        QVERIFY(ran.status == 0 && ran.err.contains("has not been played yet"));
        QCOMPARE(run({"validate", field_->battle()}).status, 0);
        QCOMPARE(run({"format", "--check", field_->battle()}).status, 0);
        QVERIFY(judge(field_->battle(), "- end_turn: {}\n").status == 0);
        ran = run({"within", field_->march(), "--take"});
        QVERIFY2(ran.status == 0 && ran.err.contains("is not over"), ran.err);
        fight();
        ran = run({"within", field_->march(), "--format", "yaml"});
        QVERIFY2(ran.out.contains("over: true") && ran.out.contains("winner: red"), ran.out);
        ran = run({"within", field_->march(), "--take"});
        QVERIFY2(ran.status == 0 && ran.out.contains("Red has won"), ran.out + ran.err);
        QVERIFY(Field::textOf(field_->march() + ".journal.yaml").contains("from: {file: march.battle-1"));
    }

    /// Whoever came or went since it began is told, and the referee decides.
    void aBattleWithOtherCountersIsTold()
    {
        meet();
        QVERIFY(run({"within", field_->march(), "--begin"}).status == 0);
        const QByteArray one = "- {id: argo-1, name: Argo 1}";
        const QByteArray text = Field::textOf(field_->battle());
        QVERIFY2(text.contains(one), text.constData());
        fight();
        QVERIFY(!run({"within", field_->march()}).err.contains("counters"));
        Field::write(field_->battle(), QByteArray(text).replace(one, one + "\n      - {id: argo-3, name: Argo 3}"));
        Ran ran = run({"within", field_->march()});
        QVERIFY2(
            ran.err.contains("warning: the counters of 'march.battle-1.scenario.yaml' are not those that this game "
                             "gave it; check its result [offspring]"),
            ran.err.constData());
        QVERIFY(openMarch());
        QVERIFY2(bar().contains("check its result"), qPrintable(bar()));
        window_.reset(); // which keeps the journal for itself
        ran = run({"within", field_->march(), "--take"});
        QVERIFY2(ran.status == 0 && ran.out.contains("Red has won"), (ran.out + ran.err).constData());
    }

    /// Where it was deployed is no other battle.
    void aBattleThatWasMadeReadyIsTheSame()
    {
        meet();
        QVERIFY(run({"within", field_->march(), "--begin"}).status == 0);
        const QByteArray text = Field::textOf(field_->battle());
        Field::write(field_->battle(),
                     QByteArray(text).replace("- {id: argo-1, name: Argo 1}", "- {id: argo-1, name: Argo 1, "
                                                                              "pose: {x: 300, y: 150, facing: 0}}"));
        fight();
        const Ran ran = run({"within", field_->march()});
        QVERIFY2(ran.status == 0 && ran.err.isEmpty(), ran.err.constData());
    }

    /// The table of its battles is none of its own boards.
    void itsBattlefieldGoesWhereItIsSaved()
    {
        QVERIFY(window_->open(field_->march()));
        const QTemporaryDir other;
        const QString copy = other.filePath("march.expedition.yaml");
        QVERIFY(window_->workspace().saveAs(copy));
        QVERIFY(QFile::exists(other.filePath("field.table.yaml")));
        const Ran ran = run({"validate", copy});
        QVERIFY2(ran.status == 0, ran.err.constData());
    }

    /// What lies in the place of the battle is never written over, and is told.
    void whatIsInItsPlaceIsTold()
    {
        meet();
        QVERIFY(QFile::copy(field_->drill(), field_->battle()));
        const QByteArray there = Field::textOf(field_->battle());
        Ran ran = run({"within", field_->march(), "--begin"});
        QVERIFY2(ran.err.contains("is not the game this order waits for"), ran.err);
        QCOMPARE(Field::textOf(field_->battle()), there);
        Field::write(field_->battle(), "merlon: scenario/1\nid: [\n");
        ran = run({"within", field_->march()});
        QCOMPARE(ran.status, 1);
        QVERIFY2(ran.err.contains("battle-1.scenario.yaml"), ran.err);
    }

    /// A link that lies in its place is neither followed nor written through.
    void aLinkInItsPlaceIsLeft()
    {
        meet();
        QVERIFY(QFile::link(field_->file("elsewhere.yaml"), field_->battle()));
        const Ran ran = run({"within", field_->march(), "--begin"});
        QVERIFY(!QFile::exists(field_->file("elsewhere.yaml")));
        QVERIFY2(!ran.err.isEmpty(), "nothing told");
    }

private:
    void openAnother()
    {
        window_ = std::make_unique<app::MainWindow>();
        window_->resize(1500, 1000);
        window_->show();
        QVERIFY(QTest::qWaitForWindowExposed(window_.get()));
    }
};

LIST_TEST(TestMarch)

} // namespace tst_march

#include "tst_march.moc"
