// "May Alric shoot Gwyn?", asked at the window by mouse and keyboard, and what is kept of the answer.

#include "app/language/language.h"
#include "app/window/briefing_dialog.h"
#include "app/window/theme.h"
#include "editor/hex_map_view.h"
#include "editor/inspector_panel.h"
#include "editor/tools/tool_box.h"
#include "referee/dice_pad.h"
#include "referee/journal_view.h"
#include "referee/overrule_dialog.h"
#include "referee/referee_panel.h"
#include "referee/rule_dialog.h"
#include "referee/verdict_view.h"
#include "support_main.h"
#include "support_places.h"
#include "support_window.h"
#include "translations/language_name.h"

#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSettings>
#include <QStatusBar>
#include <QTest>
#include <QTextBlock>
#include <QTextBrowser>

namespace tst_window_referee
{

using namespace merlon;

class TestWindowReferee : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir desk_;
    std::unique_ptr<test::Castle> castle_;
    std::unique_ptr<app::MainWindow> window_;

    referee::RefereePanel& panel() const { return window_->refereePanel(); }
    referee::RefereeSession& session() const { return window_->session(); }
    QAbstractItemModel& lines() const { return *window_->journal().model(); }
    QString headline() const { return panel().findChild<referee::VerdictView*>()->headline(); }
    QString html() const { return panel().findChild<referee::VerdictView*>()->html(); }
    std::vector<play::Piece> pieces() const { return play::sceneOf(session().game()).value_or(play::Scene{}).pieces; }
    /// By id, of any force.
    play::Piece piece(std::string_view id) const
    {
        for (const play::Piece& one : pieces())
            if (one.thing.id == id)
                return one;
        qFatal("no such piece");
    }
    void clickOn(const char* counter) const
    {
        const QPoint at = window_->view().viewPoint(piece(counter).hexes.front()).toPoint();
        QTest::mouseClick(window_->view().viewport(), Qt::LeftButton, {}, at);
    }
    void type(const char* field, const char* text) const
    {
        auto* edit = panel().findChild<QLineEdit*>(field);
        edit->setFocus();
        QTest::keyClicks(edit, text);
        QTest::keyClick(edit, Qt::Key_Return);
    }
    /// Alric's shot at Gwyn, by the keyboard alone.
    void ask() const
    {
        window_->action("referee.ask")->trigger();
        type("by", "alr");
        type("at", "gwy");
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
    }

    void cleanup()
    {
        window_.reset();
        app::useLanguage("en");
    }

    void twoClicksADieAndEnter()
    {
        clickOn("alric");
        QVERIFY(panel().scene().lines.empty());
        // Before a target is chosen, those that may be shot are marked.
        QVERIFY(std::ranges::count(panel().scene().marks, play::Mark::May, &play::Marked::mark) >= 3);
        clickOn("gwyn");
        QVERIFY(!panel().scene().lines.empty());
        QVERIFY(session().verdict().legal);
        QVERIFY(session().wantsDie());
        QCOMPARE(headline(), QString("Alric may shoot at Gwyn."));
        QTest::keyClick(panel().findChild<referee::DicePad*>(), Qt::Key_4);
        QVERIFY(!session().wantsDie());
        QCOMPARE(headline(), QString("Gwyn is wounded."));
        QCOMPARE(lines().rowCount(), 0); // shown, not yet applied
        QTest::keyClick(panel().findChild<referee::DicePad*>(), Qt::Key_Return);
        QCOMPARE(lines().rowCount(), 1);
        QVERIFY(QFile::exists(castle_->scenario() + ".journal.yaml"));
    }

    void theKeyboardAlone()
    {
        ask();
        QVERIFY(session().draft());
        QVERIFY(session().wantsDie());
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_4);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
        QCOMPARE(lines().rowCount(), 1);
    }

    void aShotThatMayNotBeSaysWhereItStops()
    {
        clickOn("alric");
        bool stopped = false;
        const std::string ours = piece("alric").force;
        for (const play::Piece& one : pieces())
        {
            if (one.force == ours || stopped)
                continue;
            clickOn(one.thing.id.c_str());
            stopped = session().draft() && !session().verdict().legal &&
                      std::ranges::any_of(panel().scene().lines,
                                          [](const play::Line& line) { return line.stop.has_value(); });
        }
        QVERIFY(stopped);
        QVERIFY(html().contains("No:"));
        QVERIFY(html().contains("href='rule:siege."));
        QVERIFY(headline().contains("cannot shoot"));
    }

    void takenBackAndBroughtBackInAJournalThatOnlyGrows()
    {
        ask();
        session().giveDie(4);
        window_->action("referee.apply")->trigger();
        QCOMPARE(lines().rowCount(), 1);
        window_->action("referee.undo")->trigger();
        QCOMPARE(lines().rowCount(), 2);
        QVERIFY(!session().canUndo());
        window_->action("referee.redo")->trigger();
        QCOMPARE(lines().rowCount(), 3);
        QVERIFY(session().canUndo());
        const QByteArray kept = test::readAll(castle_->scenario() + ".journal.yaml");
        QCOMPARE(kept.count("\n---\n"), 3);
        // and all of it is there when the castle is opened again
        window_.reset();
        window_ = test::windowOn(castle_->scenario());
        QCOMPARE(lines().rowCount(), 3);
        QVERIFY(session().canUndo());
        QCOMPARE(test::readAll(castle_->scenario() + ".journal.yaml"), kept);
    }

    /// Ctrl+Z takes back what was done last: see tst_window_refereeing.
    void undoIsOfTheGameWhereAnOrderWasLast()
    {
        const auto undo = [this] { QTest::keyClick(window_.get(), Qt::Key_Z, Qt::ControlModifier); };
        QVERIFY(!window_->action("edit.undo")->isEnabled());
        ask();
        session().giveDie(4);
        QVERIFY(session().accept());
        QVERIFY(window_->action("edit.undo")->isEnabled());
        undo();
        QCOMPARE(lines().rowCount(), 2);
        QVERIFY(!session().canUndo());
        window_->action("edit.redo")->trigger();
        QVERIFY(session().canUndo());
    }

    void thePhaseEndsByAKey()
    {
        QTest::keyClick(window_.get(), Qt::Key_E, Qt::ControlModifier | Qt::AltModifier);
        QCOMPARE(lines().rowCount(), 0); // four steps are left out: whether it is meant is asked
        QTest::keyClick(window_.get(), Qt::Key_E, Qt::ControlModifier | Qt::AltModifier);
        QCOMPARE(lines().rowCount(), 1);
        QCOMPARE(QApplication::focusWidget(), panel().findChild<QLineEdit*>("by"));
        QVERIFY2(headline().isEmpty() || !headline().contains("Line"), qPrintable(headline()));
        auto* button = panel().findChild<QPushButton*>("end_phase");
        button->setFocus();
        QTest::keyClick(button, Qt::Key_Space);
        QCOMPARE(lines().rowCount(), 1);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
        QCOMPARE(lines().rowCount(), 2);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Space); // does not end the next one
        QCOMPARE(lines().rowCount(), 2);
    }

    void overruledWithANote()
    {
        ask();
        session().giveDie(4);
        const test::Answer forbid(
            [](QDialog& dialog)
            {
                for (auto* button : dialog.findChildren<QAbstractButton*>())
                    if (button->text().contains("Forbid"))
                        button->click();
                for (auto* note : dialog.findChildren<QLineEdit*>())
                    note->setText("He ducked.");
                dialog.accept();
            });
        window_->action("referee.overrule")->trigger();
        QVERIFY(forbid.asked());
        QCOMPARE(lines().rowCount(), 1);
        QVERIFY(test::readAll(castle_->scenario() + ".journal.yaml").contains("He ducked."));
    }

    /// A ruling shuts the door of a tower: the map shows it shut, and open again when that is taken back.
    void aDoorThatTheGameShutsIsDrawnShut()
    {
        const hex::Hex door = *hex::parseHex(window_->workspace().map().map().layout, "O13");
        const auto state = [&]
        {
            for (const map::Feature& one : window_->view().shownMap().features)
                if (one.hex == door && one.kind == "door")
                    return one.state;
            return std::string("no door");
        };
        const auto drawn = [&]
        {
            window_->view().centreOn(door);
            window_->view().setFocus(); // its mark is drawn otherwise without
            window_->view().finishPainting();
            return window_->view().viewport()->grab().toImage();
        };
        QCOMPARE(state(), "open");
        const QImage open = drawn();
        ask();
        session().giveDie(4);
        session().overrule(
            {true,
             {{"leaf", {{"hex", door}, {"side", hex::Side::S0}, {"leaf", play::Choice{"feature-state", "closed"}}}}},
             "The wind took it."});
        QCOMPARE(lines().rowCount(), 1);
        QCOMPARE(state(), "closed");
        window_->inspector().setHex(door);
        const auto inspected = [&](const char* word)
        {
            for (const auto* label : window_->inspector().findChildren<QLabel*>())
                if (label->text().contains(word))
                    return true;
            return false;
        };
        QVERIFY(inspected("closed") && !inspected("open"));
        QVERIFY(drawn() != open);
        session().undo();
        QCOMPARE(state(), "open");
        QCOMPARE(drawn(), open);
    }

    void whatAGameHasChangedIsDrawnWhateverIsUnsaved()
    {
        const hex::Hex hex = window_->workspace().map().map().layout.hexAt({1, 1});
        window_->workspace().paint({edit::Paint::Kind::Raise, {}, 0}, std::span(&hex, 1));
        QVERIFY(window_->workspace().isModified());
        ask();
        session().giveDie(4);
        session().overrule({true, {{"laid", {{"hex", hex}, {"laid", play::Choice{"overlay", "rubble"}}}}}, "A ruin."});
        const auto overlays = [&] { return window_->view().shownMap().overlays.size(); };
        const std::size_t before = window_->workspace().map().map().overlays.size();
        QCOMPARE(overlays(), before + 1);
        QVERIFY(session().undo());
        QCOMPARE(overlays(), before);
    }

    void theDieIsRolledFromARecordedSeed()
    {
        ask();
        window_->action("referee.roll")->trigger();
        QVERIFY(!session().wantsDie());
        window_->action("referee.apply")->trigger();
        const QByteArray kept = test::readAll(castle_->scenario() + ".journal.yaml");
        QVERIFY2(kept.contains("seed"), kept.constData());
        QVERIFY2(kept.contains("rolled"), kept.constData());
    }

    void aRuleOpensItsText()
    {
        ask();
        session().giveDie(4);
        auto* body = panel().findChild<referee::VerdictView*>()->findChild<QTextBrowser*>();
        emit body->anchorClicked(QUrl("rule:siege.1.44e"));
        auto* dialog = panel().findChild<referee::RuleDialog*>();
        QVERIFY(dialog && dialog->isVisible());
        QVERIFY(dialog->windowTitle().contains("siege.1.44e"));
        QVERIFY(dialog->findChild<QTextBrowser*>()->toPlainText().size() > 80);
    }

    void linksFollowTheTheme()
    {
        ask();
        auto* body = panel().findChild<referee::VerdictView*>()->findChild<QTextBrowser*>();
        const auto linkColour = [body]
        {
            for (auto block = body->document()->begin(); block.isValid(); block = block.next())
                for (auto part = block.begin(); !part.atEnd(); ++part)
                    if (part.fragment().charFormat().isAnchor())
                        return part.fragment().charFormat().foreground().color();
            return QColor();
        };
        const int day = linkColour().lightness();
        window_->setTheme("dark");
        QTRY_VERIFY(linkColour().lightness() > 140);
        QVERIFY(day < 110);
    }

    void anotherLanguageInTheMiddleOfAnOrderKeepsTheOrder_data()
    {
        QTest::addColumn<QString>("language");
        for (const QString& language : words::languages())
            if (language != "en")
                QTest::newRow(qPrintable(language)) << language;
    }

    void anotherLanguageInTheMiddleOfAnOrderKeepsTheOrder()
    {
        QFETCH(const QString, language);
        ask();
        const QString english = html();
        window_->setLanguage(language);
        QCoreApplication::processEvents();
        QVERIFY(session().draft());
        QVERIFY(html() != english);
        QVERIFY(headline().contains("Alric") && headline().contains("Gwyn"));
        QVERIFY(!headline().contains("may shoot"));
        QVERIFY(!html().contains("The line"));
    }

    /// A siege has days, and turns only of its assaults.
    void theBriefingOfASiegeCountsItsDays()
    {
        window_.reset();
        const QString name = QStringLiteral("roccafosca-siege");
        for (const QString& file : {name + ".scenario.yaml", name + ".map.yaml"})
            QVERIFY(QFile::copy(test::inSource(u"scenarios/roccafosca-siege/") + file, castle_->folder() + '/' + file));
        window_ = test::windowOn(castle_->folder() + '/' + name + ".scenario.yaml");
        window_->action("referee.briefing")->trigger();
        const auto* text = window_->findChild<app::BriefingDialog*>()->findChild<QTextBrowser*>();
        QVERIFY(text->toPlainText().contains("Start: Day 1 of 12. Each assault lasts 6 turns at most."));
        QVERIFY(!text->toPlainText().contains("The game lasts"));
    }

    void theBriefingIsReadInTheLanguageOfTheWindow()
    {
        window_->action("referee.briefing")->trigger();
        auto* dialog = window_->findChild<app::BriefingDialog*>();
        QVERIFY(dialog && dialog->isVisible());
        auto* text = dialog->findChild<QTextBrowser*>();
        QVERIFY(text->toPlainText().contains("Spring 1136"));
        QVERIFY(text->toPlainText().contains("The game lasts 12 turns."));
        window_->setLanguage("fr");
        QCoreApplication::processEvents();
        QVERIFY(text->toPlainText().contains("Printemps 1136"));
        QVERIFY(text->toPlainText().contains("12 tours"));
        QVERIFY(window_->open(castle_->map()));
        QVERIFY(!dialog->isVisible());
        QVERIFY(!window_->action("referee.briefing")->isEnabled());
    }

    void whatIsPaintedIsJudgedOnceSaved()
    {
        const auto before = session().setting()->boards;
        window_->tools().setTerrain("moat");
        window_->tools().use(QLatin1String("brush"));
        QTest::mouseClick(window_->view().viewport(), Qt::LeftButton, {}, test::pointOf(*window_, "B20"));
        QVERIFY(session().setting()->boards == before);
        QTest::keySequence(window_.get(), QKeySequence::Save);
        QVERIFY(session().setting()->boards != before);
        QCOMPARE(play::hexBoard(session().setting()->boards)->terrainAt(test::hexNamed(*window_, "B20")),
                 std::string("moat"));
    }
};

LIST_TEST(TestWindowReferee)

} // namespace tst_window_referee

#include "tst_window_referee.moc"
