// What players see and referees glance at: the players' window, losses, counters large, hidden or named, and the lines
// of the journal on the map.

#include "app/language/language.h"
#include "app/window/players_window.h"
#include "app/window/theme.h"
#include "core/play/losses.h"
#include "editor/hex_map_view.h"
#include "referee/head_view.h"
#include "referee/journal_view.h"
#include "referee/referee_panel.h"
#include "support_main.h"
#include "support_window.h"

#include <QAction>
#include <QApplication>
#include <QLabel>
#include <QLineEdit>
#include <QSettings>
#include <QTest>

namespace tst_window_players
{

using namespace merlon;

class TestWindowPlayers : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir desk_;
    std::unique_ptr<test::Castle> castle_;
    std::unique_ptr<app::MainWindow> window_;

    referee::RefereeSession& session() const { return window_->session(); }
    app::PlayersWindow* players() const { return window_->findChild<app::PlayersWindow*>("players"); }
    app::PlayersWindow* openPlayers()
    {
        QTest::keyClick(window_.get(), Qt::Key_P, Qt::ControlModifier | Qt::AltModifier);
        if (players() != nullptr && !QTest::qWaitForWindowExposed(players()))
            return nullptr;
        return players();
    }
    void shoot(const char* by, const char* at)
    {
        session().judge({"shoot", {{"by", play::Ref{"counter", by}}, {"at", play::Ref{"counter", at}}}});
    }
    void kill(const char* counter)
    {
        const play::Record dead{"state",
                                {{"counter", play::Ref{"counter", counter}}, {"state", play::Choice{"state", "dead"}}}};
        QVERIFY(session().ruleByHand({dead}, {}));
    }
    hex::Hex hexOf(const char* name) const
    {
        const auto scene = play::sceneOf(session().game());
        return std::ranges::find(scene->pieces, std::string(name), &play::Piece::name)->hexes.front();
    }
    static QString text(const QWidget& within, const char* label)
    {
        const auto* one = within.findChild<QLabel*>(QString::fromLatin1(label));
        return one->isVisibleTo(&within) ? one->text() : QString();
    }
    QImage map() const { return window_->view().viewport()->grab().toImage(); }

private slots:
    void initTestCase()
    {
        test::useOwnDesk(desk_.path());
        app::useTheme("light");
    }
    void init()
    {
        QSettings().clear();
        app::useLanguage("en");
        castle_ = std::make_unique<test::Castle>();
        window_ = test::windowOn(castle_->scenario());
        QVERIFY(window_);
    }
    void cleanup() { window_.reset(); }

    void thePlayersSeeTheGameAndReadOneSentence()
    {
        auto* seen = openPlayers();
        QVERIFY(seen);
        QVERIFY(!seen->sentence().isEmpty()); // before the first order: the scenario's title
        auto* view = seen->findChild<editor::HexMapView*>();
        QCOMPARE(view->counters().size(), window_->view().counters().size());

        shoot("alric", "iorwerth");
        QVERIFY2(seen->sentence().contains("Alric") && seen->sentence().contains("die"), qPrintable(seen->sentence()));
        session().giveDie(10);
        QVERIFY(session().accept());
        const QString said = text(*seen, "sentence");
        QVERIFY2(said.startsWith("Alric shoots at Iorwerth: range "), qPrintable(said));
        QVERIFY2(said.endsWith(" Die 10. The shot misses Iorwerth."), qPrintable(said));
        kill("iorwerth");
        QCOMPARE(view->counters(), session().table().pieces);
        QVERIFY(session().undo());
        QVERIFY2(seen->sentence().contains("Undo"), qPrintable(seen->sentence()));
    }

    void thePlayersSeeNeitherChoicesNorAWhatIf()
    {
        auto* seen = openPlayers();
        auto* view = seen->findChild<editor::HexMapView*>();
        const auto picture = [view]
        {
            view->finishPainting();
            return view->viewport()->grab().toImage();
        };
        const QImage nothing = picture();
        session().judge({"shoot", {{"by", play::Ref{"counter", "alric"}}}}); // targets are marked for the referee now
        QVERIFY(picture() != nothing);                                       // that he acts
        const bool choices = std::ranges::any_of(window_->refereePanel().scene().marks, [](const play::Marked& marked)
                                                 { return marked.mark == play::Mark::May; });
        QVERIFY(choices);
        const bool targets = view->overlay().marks.size() < window_->refereePanel().scene().marks.size();
        QVERIFY(targets);
        const QString before = seen->sentence();
        session().setWhatIf(true);
        shoot("iorwerth", "alric");
        QCOMPARE(seen->sentence(), before);
        QVERIFY(picture() == nothing);
        session().setWhatIf(false);
        shoot("alric", "iorwerth");
        QVERIFY(picture() != nothing); // the line of the shot
    }

    /// Names grow with the window, and the head gives back what a smaller one does not need.
    void whatIsReadGrowsAndShrinksWithTheWindow()
    {
        auto* seen = openPlayers();
        auto* view = seen->findChild<editor::HexMapView*>();
        auto* head = seen->findChild<referee::HeadView*>();
        seen->resize(700, 520);
        QTRY_COMPARE(seen->size(), QSize(700, 520));
        const int small = head->minimumHeight();
        const int letters = head->font().pixelSize();
        QCOMPARE(view->namePixels(), editor::usualNamePixels);
        QTest::keyClick(seen, Qt::Key_F11);
        QTRY_VERIFY(seen->isFullScreen() && seen->height() > 700);
        QTRY_VERIFY(head->font().pixelSize() > letters);
        QVERIFY(view->namePixels() > editor::usualNamePixels);
        QTest::keyClick(seen, Qt::Key_Escape);
        QTRY_COMPARE(seen->size(), QSize(700, 520));
        QTRY_COMPARE(head->minimumHeight(), small);
        QCOMPARE(head->font().pixelSize(), letters);
        QCOMPARE(view->namePixels(), editor::usualNamePixels);
    }

    void thePlayersWindowSpeaksTheReadersLanguage()
    {
        auto* seen = openPlayers();
        shoot("alric", "iorwerth");
        const QString english = seen->sentence();
        for (const char* language : {"it", "es", "fr"})
        {
            window_->setLanguage(language);
            QTRY_VERIFY2(text(*seen, "sentence") != english, language);
            QVERIFY2(test::clippedTexts(*seen).isEmpty(), qPrintable(test::clippedTexts(*seen).join('\n')));
        }
    }

    void theTypeGrowsWithTheWindowAndF11FillsTheScreen()
    {
        auto* seen = openPlayers();
        seen->resize(700, 500);
        QCoreApplication::processEvents();
        auto* sentence = seen->findChild<QLabel*>("sentence");
        const int small = sentence->font().pixelSize();
        seen->resize(1400, 1000);
        QCoreApplication::processEvents();
        QVERIFY(sentence->font().pixelSize() > small);
        QTest::keyClick(seen, Qt::Key_F11);
        QVERIFY(seen->isFullScreen());
        QTest::keyClick(seen, Qt::Key_Escape);
        QVERIFY(!seen->isFullScreen());
    }

    void paintingIsNotPlayed()
    {
        auto* view = openPlayers()->findChild<editor::HexMapView*>();
        const hex::Hex hex = window_->workspace().map().map().layout.hexAt({1, 1});
        const std::string before = view->shownMap().terrainAt(hex);
        window_->tools().setTerrain(before == "moat" ? "plain" : "moat");
        const hex::Hex hexes[] = {hex};
        QVERIFY(window_->workspace().paint({window_->tools().paint()}, hexes));
        QVERIFY(window_->workspace().map().map().terrainAt(hex) != before);
        QCOMPARE(view->shownMap().terrainAt(hex), before);
    }

    void lossesAreSeenAtAGlance()
    {
        QCOMPARE(text(window_->refereePanel(), "losses"), QString());
        kill("iorwerth");
        kill("gwyn");
        const auto losses = play::lossesOf(session().game());
        QCOMPARE(losses.size(), std::size_t{2});
        QCOMPARE(losses[0].gone + losses[1].gone, 2);
        const QString said = text(window_->refereePanel(), "losses");
        const auto& lost = losses[0].gone > 0 ? losses[0] : losses[1];
        QVERIFY2(said.contains(QStringLiteral("2 of %1").arg(lost.strength)), qPrintable(said));
        QVERIFY(session().undo());
        QVERIFY(text(window_->refereePanel(), "losses").contains("1 of"));
    }

    void aHeldKeyMagnifiesAnotherHides()
    {
        auto& view = window_->view();
        view.setFocus();
        view.finishPainting();
        QTest::mouseMove(view.viewport(), view.viewPoint(hexOf("Alric")).toPoint());
        const QImage plain = map();
        QTest::keyPress(&view, Qt::Key_F6);
        const QImage large = map();
        QVERIFY(large != plain);
        QTest::keyRelease(&view, Qt::Key_F6);
        QVERIFY(map() == plain);
        QTest::keyPress(&view, Qt::Key_F7);
        const QImage bare = map();
        QVERIFY(bare != plain && bare != large);
        QTest::keyRelease(&view, Qt::Key_F7);
        QVERIFY(map() == plain);
    }

    void aKeyIsLetGoWhereverTheCursorIsMeanwhile()
    {
        auto& view = window_->view();
        view.setFocus();
        view.finishPainting();
        const QImage plain = map();
        QTest::keyPress(&view, Qt::Key_F7);
        QVERIFY(map() != plain);
        auto* field = window_->refereePanel().findChild<QLineEdit*>();
        field->setFocus();
        QTest::keyRelease(field, Qt::Key_F7, Qt::ShiftModifier);
        view.setFocus();
        QVERIFY(map() == plain);
    }

    void aKeyThatIsReleasedElsewhereHidesNothing()
    {
        auto& view = window_->view();
        view.setFocus();
        const auto hidden = [&]
        {
            view.finishPainting();
            const QImage now = map();
            view.setCountersHidden(true);
            const bool same = map() == now;
            return same;
        };
        QTest::keyPress(&view, Qt::Key_F7);
        QVERIFY(hidden());
        auto* players = openPlayers();
        players->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(players));
        QVERIFY(!hidden());
    }

    void aLineOfTheJournalLightsUpWhatItSpeaksOf()
    {
        shoot("alric", "iorwerth");
        session().giveDie(10);
        QVERIFY(session().accept());
        kill("gwyn");
        play::Scene shown;
        const QObject listener;
        connect(&window_->refereePanel(), &referee::RefereePanel::sceneChanged, &listener,
                [&shown](const play::Scene& scene) { shown = scene; });
        const auto marks = [&shown](hex::Hex hex)
        { return std::ranges::count(shown.marks, play::Value{hex}, &play::Marked::where); };
        auto& journal = window_->journal();
        const auto click = [&journal](int row)
        {
            const QRect cell = journal.visualRect(journal.model()->index(row, 3));
            QTest::mouseClick(journal.viewport(), Qt::LeftButton, {}, cell.center());
        };
        click(0);
        QVERIFY(marks(hexOf("Alric")) == 1 && marks(hexOf("Iorwerth")) == 1 && marks(hexOf("Gwyn")) == 0);
        QVERIFY(!shown.lines.empty());
        click(1);
        QVERIFY(marks(hexOf("Gwyn")) == 1 && marks(hexOf("Alric")) == 0);
    }
};

LIST_TEST(TestWindowPlayers)

} // namespace tst_window_players

#include "tst_window_players.moc"
