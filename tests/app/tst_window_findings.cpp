// What lint finds while one paints: listed, gone to, mended, by mouse and by keys.

#include "app/language/language.h"
#include "app/window/theme.h"
#include "core/edit/feature_edits.h"
#include "core/edit/map_value.h"
#include "core/edit/scenario_edits.h"
#include "core/edit/scenario_value.h"
#include "core/io/files.h"
#include "editor/findings_panel.h"
#include "editor/hex_map_view.h"
#include "support_main.h"
#include "support_window.h"
#include "tell.h"

#include <QAction>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSettings>
#include <QTest>
#include <QToolButton>
#include <QTreeView>

namespace tst_window_findings
{

using namespace merlon;

class TestWindowFindings : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir desk_;
    std::unique_ptr<test::Castle> castle_;
    std::unique_ptr<app::MainWindow> window_;

    editor::FindingsPanel& panel() const { return window_->findings(); }
    int found() const { return panel().model().rowCount(); }
    QToolButton* count() const { return window_->findChild<QToolButton*>("findings.count"); }
    QPushButton* button(const QString& text) const
    {
        for (auto* one : panel().findChildren<QPushButton*>())
            if (one->text() == text)
                return one;
        qFatal("no such button");
    }
    void paint(const char* hex, const char* terrain) const
    {
        const hex::Hex at = test::hexNamed(*window_, hex);
        QVERIFY(window_->workspace().paint({edit::Paint::Kind::Terrain, terrain, 0}, {&at, 1}));
    }
    /// On open ground, where none can stand.
    void addParapet(const char* hex) const
    {
        edit::Edit edit;
        edit.on = window_->workspace().desk().state;
        edit.says = tell::edit_recover{};
        const edit::Value value = window_->workspace().map().value();
        edit::Patch& patch = edit.parts[0];
        const map::Feature parapet{test::hexNamed(*window_, hex), {hex::Side::S0}, "parapet", {}, {}};
        patch.put(edit::OfMap::features, {edit::freshKey(value, patch), 1e6, edit::Thing::of(parapet)});
        QVERIFY(window_->workspace().push(std::move(edit)));
    }

private slots:
    void initTestCase() { test::useOwnDesk(desk_.path()); }

    void init()
    {
        QSettings().clear();
        app::useTheme("light");
        app::useLanguage("en");
        castle_ = std::make_unique<test::Castle>();
        window_ = test::windowOn(castle_->scenario());
        QVERIFY(window_);
        QTRY_VERIFY(panel().upToDate());
        QCOMPARE(found(), 0);
    }

    void cleanup()
    {
        window_.reset();
        app::useLanguage("en");
    }

    void whatIsWrongIsCountedAsItIsPaintedAndGoneWhenItIsUndone()
    {
        QCOMPARE(count()->text(), QString("No findings"));
        paint("B20", "tower_floor"); // nobody can get in
        QTRY_COMPARE(found(), 1);
        QVERIFY(count()->text().contains('1'));
        QCOMPARE(*panel().model().finding(0).at, test::hexNamed(*window_, "B20"));
        QTest::keySequence(window_.get(), QKeySequence::Undo);
        QTRY_COMPARE(found(), 0);
        QCOMPARE(count()->text(), QString("No findings"));
    }

    /// What its system has against a scenario keeps a game from beginning, not an editor from mending it.
    void whatCannotBePlayedIsOpenedAndMended()
    {
        QByteArray text = test::readAll(castle_->scenario());
        QVERIFY(text.contains(", rear: Y15"));
        text.replace(", rear: Y15", "");
        const QString draft = castle_->folder() + "/draft.scenario.yaml";
        test::writeAll(draft, text);
        QVERIFY(window_->open(draft));
        QVERIFY(window_->workspace().scenario() != nullptr);
        QVERIFY(!window_->session().isOpen());
        QTRY_COMPARE(found(), 1);
        QVERIFY(panel().isVisible());
        QVERIFY(panel().model().finding(0).severity == yaml::Severity::Error);
        for (const char* command : {"edit.victory", "edit.fairness", "view.fire", "referee.ask", "referee.readings"})
        {
            const test::Answer answer([](QDialog& dialog) { dialog.reject(); });
            window_->action(command)->trigger();
            QTest::qWait(30);
        }
        panel().view().setFocus();
        button("Fix")->click();
        QTRY_COMPARE(found(), 0);
        window_->action("file.save")->trigger();
        QVERIFY(!window_->isWindowModified());
        QVERIFY(window_->session().isOpen());
        QVERIFY(io::loadScenario(draft.toStdString()).value);
    }

    void aClickGoesThere()
    {
        paint("B20", "tower_floor");
        QTRY_COMPARE(found(), 1);
        QTest::mouseClick(count(), Qt::LeftButton);
        QTRY_VERIFY(panel().view().isVisible());
        const QRect row = panel().view().visualRect(panel().model().index(0, editor::FindingsModel::What));
        window_->view().setCurrentHex(test::hexNamed(*window_, "A1"));
        QTest::mouseClick(panel().view().viewport(), Qt::LeftButton, {}, row.topLeft() + QPoint(10, 5));
        QCOMPARE(window_->view().currentHex(), std::optional(test::hexNamed(*window_, "B20")));
    }

    /// A map that jumps under the eye says nothing that a mark does not.
    void whatIsSeenAlreadyIsNotMovedAbout()
    {
        paint("H12", "tower_floor");
        QTRY_COMPARE(found(), 1);
        editor::HexMapView& view = window_->view();
        view.setScale(20, view.viewport()->rect().center());
        view.centreOn(test::hexNamed(*window_, "J14"));
        const QPointF before = view.viewPoint(test::hexNamed(*window_, "J14"));
        QTest::mouseClick(count(), Qt::LeftButton);
        QTRY_VERIFY(panel().view().isVisible());
        const QRect row = panel().view().visualRect(panel().model().index(0, editor::FindingsModel::What));
        QTest::mouseClick(panel().view().viewport(), Qt::LeftButton, {}, row.topLeft() + QPoint(10, 5));
        QCOMPARE(view.currentHex(), std::optional(test::hexNamed(*window_, "H12")));
        QCOMPARE(view.viewPoint(test::hexNamed(*window_, "J14")), before);
        view.centreOn(test::hexNamed(*window_, "Z30"));
        view.setScale(40, view.viewport()->rect().center());
        QTest::mouseClick(panel().view().viewport(), Qt::LeftButton, {}, row.topLeft() + QPoint(10, 5));
        QVERIFY(view.viewport()->rect().contains(view.viewPoint(test::hexNamed(*window_, "H12")).toPoint()));
    }

    void keysGoThereToo()
    {
        paint("B20", "tower_floor");
        QTRY_COMPARE(found(), 1);
        window_->view().setCurrentHex(test::hexNamed(*window_, "A1"));
        QTest::keySequence(window_.get(), QKeySequence("Ctrl+6"));
        QTRY_VERIFY(panel().view().hasFocus());
        QTest::keyClick(&panel().view(), Qt::Key_Return);
        QCOMPARE(window_->view().currentHex(), std::optional(test::hexNamed(*window_, "B20")));
        QVERIFY(window_->view().hasFocus());
    }

    void aTextIsGoneToWhereItIsWritten()
    {
        const edit::Desk& desk = window_->workspace().desk();
        play::Scenario head = edit::scenarioHeadOf(desk.values.at(desk.scenario));
        head.briefing.texts = {{"en", "At dawn."}};
        edit::Edit edit;
        edit.on = desk.state;
        edit.says = tell::edit_recover{};
        edit::putHead(desk.values.at(desk.scenario), edit.parts[desk.scenario], std::move(head));
        QVERIFY(window_->workspace().push(std::move(edit)));
        QTRY_COMPARE(found(), 1);
        QTest::keySequence(window_.get(), QKeySequence("Ctrl+6"));
        QTRY_VERIFY(panel().view().hasFocus());
        const test::Answer answer(
            [](QDialog& dialog)
            {
                QCOMPARE(dialog.findChild<QPlainTextEdit*>("scenario.briefing.en")->toPlainText(), QString("At dawn."));
                dialog.reject();
            });
        QTest::keyClick(&panel().view(), Qt::Key_Return);
        QVERIFY(answer.asked());
    }

    void aBackgroundIsGoneToOnItsOwnPage()
    {
        QVERIFY(window_->workspace().change(
            [](const edit::Desk& desk)
            {
                const play::Scenario& head = edit::scenarioHeadOf(desk.values.at(desk.scenario));
                const LocalText background{{{"en", "Long ago."}, {"it", "Tempo fa."}}};
                return edit::withTold(desk, {background, head.briefing, head.turns, head.first});
            }));
        QTRY_COMPARE(found(), 1);
        QVERIFY(panel().model().index(0, editor::FindingsModel::What).data().toString().contains("The background"));
        QTest::keySequence(window_.get(), QKeySequence("Ctrl+6"));
        QTRY_VERIFY(panel().view().hasFocus());
        const test::Answer answer(
            [](QDialog& dialog)
            {
                const auto* text = dialog.findChild<QPlainTextEdit*>("scenario.background.en");
                QVERIFY(text->isVisible() && text->toPlainText() == "Long ago.");
                dialog.reject();
            });
        QTest::keyClick(&panel().view(), Qt::Key_Return);
        QVERIFY(answer.asked());
    }

    void oneIsMendedAsAStepOfTheHistory()
    {
        const QByteArray before = window_->workspace().map().text();
        addParapet("B20");
        QTRY_COMPARE(found(), 1);
        QTest::keySequence(window_.get(), QKeySequence("Ctrl+6"));
        QTRY_VERIFY(panel().view().hasFocus());
        QPushButton* mend = button("Fix");
        QVERIFY(mend->isEnabled());
        QVERIFY(mend->accessibleDescription().contains("0220"));
        QTest::mouseClick(mend, Qt::LeftButton);
        QCOMPARE(window_->workspace().map().text(), before);
        QTRY_COMPARE(found(), 0);
        QVERIFY(!mend->isEnabled());
        QVERIFY(window_->action("edit.undo")->text().contains("0220"));
    }

    /// A door may be meant, with ground painted behind it: its fix is offered, and made only where it is asked for.
    void whatMayBeMeantIsMendedAloneOnly()
    {
        addParapet("B20");
        paint("D20", "wall");
        const hex::Hex below = hex::neighbour(test::hexNamed(*window_, "D20"), hex::Side::S3);
        QVERIFY(window_->workspace().change(
            [&](const edit::Desk& desk)
            {
                const hex::Edge edge{below, hex::Side::S0};
                return edit::featured(desk, {"door", "closed"}, {&edge, 1});
            }));
        QTRY_COMPARE(found(), 2);
        QTest::keySequence(window_.get(), QKeySequence("Ctrl+6"));
        QTest::mouseClick(button("Apply safe fixes"), Qt::LeftButton);
        QTRY_COMPARE(found(), 1);
        QVERIFY(panel().model().finding(0).fix && !panel().model().finding(0).safe);
        QTest::mouseClick(button("Fix"), Qt::LeftButton);
        QTRY_COMPARE(found(), 0);
    }

    void whatIsLockedIsNotMended()
    {
        addParapet("B20");
        QTRY_COMPARE(found(), 1);
        edit::Locks locks;
        locks.features = true;
        window_->workspace().setLocks(locks);
        const QByteArray locked = window_->workspace().map().text();
        QTest::keySequence(window_.get(), QKeySequence("Ctrl+6"));
        QTRY_VERIFY(panel().view().hasFocus());
        QTest::mouseClick(button("Fix"), Qt::LeftButton);
        QCOMPARE(window_->workspace().map().text(), locked);
        QCOMPARE(found(), 1);
    }

    void allSafeOnesAreOneStep()
    {
        const QByteArray before = window_->workspace().map().text();
        addParapet("B20");
        addParapet("B22");
        QTRY_COMPARE(found(), 2);
        const QByteArray broken = window_->workspace().map().text();
        QTest::keySequence(window_.get(), QKeySequence("Ctrl+6"));
        QTest::mouseClick(button("Apply safe fixes"), Qt::LeftButton);
        QTRY_COMPARE(window_->workspace().map().text(), before);
        QTest::keySequence(window_.get(), QKeySequence::Undo);
        QCOMPARE(window_->workspace().map().text(), broken);
    }

    void sentencesFollowTheLanguage()
    {
        paint("B20", "tower_floor");
        QTRY_COMPARE(found(), 1);
        const QModelIndex says = panel().model().index(0, editor::FindingsModel::What);
        const QString english = says.data().toString();
        window_->setLanguage("it");
        QVERIFY(says.data().toString() != english);
    }
};

LIST_TEST(TestWindowFindings)

} // namespace tst_window_findings

#include "tst_window_findings.moc"
