// The played games that ship are met on the welcome page and seen as a film, order by order, and nothing of them is
// changed.

#include "app/language/language.h"
#include "app/window/film_bar.h"
#include "app/window/film_slider.h"
#include "app/window/shipped_model.h"
#include "app/window/theme.h"
#include "app/window/welcome_dialog.h"
#include "editor/hex_map_view.h"
#include "referee/game_file.h"
#include "referee/journal_text.h"
#include "referee/referee_panel.h"
#include "referee/rule_dialog.h"
#include "support_main.h"
#include "support_places.h"
#include "support_window.h"

#include <QAction>
#include <QDir>
#include <QDockWidget>
#include <QInputDialog>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QSettings>
#include <QTest>
#include <QToolButton>

namespace tst_window_film
{

using namespace merlon;

class TestWindowFilm : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir desk_;
    std::unique_ptr<QTemporaryDir> shipped_; ///< a copy, so that what is written beside it is seen
    std::unique_ptr<app::MainWindow> window_;

    referee::RefereeSession& session() const { return window_->session(); }
    const referee::Film& film() const { return *session().film(); }
    app::FilmBar& bar() const { return *window_->findChild<app::FilmBar*>("film"); }
    QString said(const char* label) const { return bar().findChild<QLabel*>(QString::fromLatin1(label))->text(); }
    QString journal() const { return shipped_->filePath("played.journal.yaml"); }
    QStringList files() const { return QDir(shipped_->path()).entryList(QDir::Files | QDir::Hidden, QDir::Name); }
    void press(int key) const { QTest::keyClick(window_->view().viewport(), static_cast<Qt::Key>(key)); }
    QToolButton* button(const char* command) const
    {
        for (auto* one : bar().findChildren<QToolButton*>())
            if (one->defaultAction() == window_->action(QString::fromLatin1(command)))
                return one;
        return nullptr;
    }
    void click(const char* command) const { QTest::mouseClick(button(command), Qt::LeftButton); }
    bool paints() const
    {
        const hex::Hex hexes[] = {window_->workspace().map().map().layout.hexAt({1, 1})};
        window_->tools().setTerrain("moat");
        return window_->workspace().paint({window_->tools().paint()}, hexes);
    }
    void keep(const QString& name) const
    {
        if (const QString folder = qEnvironmentVariable("MERLON_SCREENSHOTS"); !folder.isEmpty())
        {
            QTest::qWait(300);
            QVERIFY(window_->grab().save(folder + '/' + name + ".png"));
        }
    }
    /// Asks for the copy's name and takes the one that is proposed.
    void playOn()
    {
        test::Answer answer([](QDialog& dialog) { dialog.accept(); });
        click("film.playOn");
        QVERIFY(answer.asked());
    }

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
        shipped_ = std::make_unique<QTemporaryDir>();
        const QDir folder(test::inSource(u"scenarios/rochelaure-relief"));
        for (const QString& file : folder.entryList(QDir::Files))
            QVERIFY(QFile::copy(folder.filePath(file), shipped_->filePath(file)));
        window_ = test::windowOn(test::inSource(u"scenarios/norman-gate/norman-gate.scenario.yaml"));
        QVERIFY(window_);
        QVERIFY(window_->open(journal()));
    }
    void cleanup() { window_.reset(); }

    void theWelcomePageOffersAGameAndAClickShowsIt()
    {
        window_->welcome();
        auto* dialog = window_->findChild<app::WelcomeDialog*>();
        QVERIFY(dialog != nullptr && QTest::qWaitForWindowActive(dialog));
        auto* games = dialog->findChild<QListView*>("games");
        QVERIFY(games->model()->rowCount() >= 6);
        const QModelIndex first = games->model()->index(0, 0);
        QTRY_COMPARE_WITH_TIMEOUT(first.data().toString().count('\n'), 1, 20'000);
        QVERIFY2(first.data().toString().startsWith("The breach at Harrowmere\nA game of "),
                 qPrintable(first.data().toString()));
        if (const QString folder = qEnvironmentVariable("MERLON_SCREENSHOTS"); !folder.isEmpty())
        {
            QTest::qWait(4000);
            QVERIFY(dialog->grab().save(folder + "/welcome.png"));
        }
        QTest::mouseClick(games->viewport(), Qt::LeftButton, {}, games->visualRect(first).center());
        QTRY_VERIFY(window_->workspace().path().endsWith("harrowmere-breach.scenario.yaml"));
        QVERIFY(session().film() != nullptr);
        QCOMPARE(film().at(), 0);
        QVERIFY(bar().isVisible());
    }

    void keysGoThroughTheGameThereAndBack()
    {
        QVERIFY(bar().isVisible());
        const auto before = window_->view().counters();
        const int count = film().count();
        QVERIFY(count > 100);
        keep("film-0");
        press(Qt::Key_Right);
        QCOMPARE(film().at(), 1);
        QCOMPARE(said("sentence"), referee::JournalText(session()).aloud(film().line()));
        press(Qt::Key_Right);
        press(Qt::Key_Left);
        QCOMPARE(film().at(), 1);
        press(Qt::Key_End);
        QCOMPARE(film().at(), count);
        QVERIFY(window_->view().counters() != before);
        QVERIFY(said("place").endsWith(QString("%1 of %1").arg(count)));
        keep("film-end");
        press(Qt::Key_Home);
        QCOMPARE(film().at(), 0);
        QVERIFY(window_->view().counters() == before);
    }

    /// The game at each picture is the game that was, whichever way one comes.
    void backwardsIsAsForwards()
    {
        std::vector<std::vector<play::Piece>> seen;
        for (int at = 0; at <= 60; ++at, press(Qt::Key_Right))
            seen.push_back(window_->view().counters());
        for (int at = 60; at >= 0; --at)
        {
            press(Qt::Key_Left);
            QVERIFY2(window_->view().counters() == seen[static_cast<std::size_t>(at)], qPrintable(QString::number(at)));
        }
    }

    void aTurnsStrokeIsReachedAndAClickOnTheSliderGoesThere()
    {
        auto* slider = bar().findChild<app::FilmSlider*>();
        QVERIFY(film().turns().size() > 2);
        slider->setFocus();
        QTest::keyClick(slider, Qt::Key_PageDown);
        QTest::keyClick(slider, Qt::Key_PageDown);
        QCOMPARE(film().at(), film().turns()[2]);
        QTest::keyClick(slider, Qt::Key_PageUp);
        QCOMPARE(film().at(), film().turns()[1]);
        QTest::mouseClick(slider, Qt::LeftButton, {}, QPoint(slider->width() / 2, 4));
        QVERIFY2(std::abs(film().at() - film().count() / 2) <= 2, qPrintable(QString::number(film().at())));
    }

    void itPlaysByItselfUntilOneStepsByHand()
    {
        press(Qt::Key_Space);
        QCOMPARE(film().at(), 1); // at once
        QVERIFY(window_->action("film.play")->isChecked());
        QTRY_COMPARE_WITH_TIMEOUT(film().at(), 2, 12'000);
        click("film.back");
        QCOMPARE(film().at(), 1);
        QVERIFY(!window_->action("film.play")->isChecked());
    }

    /// What happened is marked on the map, and the map goes there.
    void theMapShowsWhoDidIt()
    {
        bool drawn = false;
        for (int at = 0; at < 40; ++at)
        {
            press(Qt::Key_Right);
            const play::Scene& scene = window_->view().overlay();
            drawn = drawn || !scene.lines.empty();
            for (const play::Marked& marked : scene.marks)
                if (const auto* hex = std::get_if<hex::Hex>(&marked.where);
                    hex != nullptr && marked.mark == play::Mark::Aim)
                    QVERIFY(window_->view().viewport()->rect().contains(window_->view().viewPoint(*hex).toPoint()));
        }
        QVERIFY(drawn);
        keep("film-40");
    }

    void theRuleIsNamedAndItsTextIsOneClickAway()
    {
        for (int at = 0; at < 20 && !said("why").contains("<a href"); ++at)
            press(Qt::Key_Right);
        QVERIFY2(said("why").contains("<a href='siege."), qPrintable(said("why")));
        auto* label = bar().findChild<QLabel*>("why");
        QCoreApplication::processEvents();
        const int prefix = label->fontMetrics().horizontalAdvance("According to the rules: ");
        QTest::mouseClick(label, Qt::LeftButton, {}, QPoint(prefix + 10, label->height() / 2));
        QVERIFY(window_->refereePanel().findChild<referee::RuleDialog*>() != nullptr);
    }

    void nothingOfTheFileIsWrittenAndNoOrderIsTaken()
    {
        const QStringList before = files();
        const QByteArray was = test::readAll(journal());
        press(Qt::Key_Right);
        QVERIFY(!session().canUndo());
        QVERIFY(!session().undo());
        QVERIFY(!session().ruleByHand({}, "a note"));
        session().judge({"end", {}});
        QVERIFY(session().draft() == nullptr);
        QTest::mouseClick(window_->view().viewport(), Qt::LeftButton);
        QVERIFY(session().draft() == nullptr);
        QVERIFY(!paints());
        QCOMPARE(files(), before);
        QCOMPARE(test::readAll(journal()), was);
        const auto* problem = window_->refereePanel().findChild<QLabel*>("problem");
        QVERIFY(problem->isVisible());
        QVERIFY2(problem->text().contains("play on from here"), qPrintable(problem->text()));
    }

    void playingOnTakesACopyAndGoesOnFromTheOrderThatIsShown()
    {
        const QByteArray was = test::readAll(journal());
        for (int i = 0; i < 3; ++i)
            press(Qt::Key_Right);
        const auto pieces = window_->view().counters();
        playOn();
        QVERIFY(session().film() == nullptr);
        QVERIFY(!bar().isVisible());
        QCOMPARE(session().gameName(), QString("my game"));
        QCOMPARE(session().fold().inForce().size(), std::size_t(3));
        QCOMPARE(window_->view().counters().size(), pieces.size());
        QVERIFY(session().undo());
        QCOMPARE(test::readAll(journal()), was);
    }

    void endingItLeadsToTheGameThatCanBePlayed()
    {
        press(Qt::Key_Escape);
        QVERIFY(session().film() == nullptr);
        QVERIFY(session().journalProblem().isEmpty());
        QVERIFY(session().journal().entries.empty());
        QVERIFY(paints());
        press(Qt::Key_Right); // the map's again
        QVERIFY(session().film() == nullptr);
    }

    void anotherTabAndBackIsTheSamePicture()
    {
        for (int i = 0; i < 5; ++i)
            press(Qt::Key_Right);
        window_->action("go.nextTab")->trigger();
        QVERIFY(session().film() == nullptr);
        QVERIFY(!bar().isVisible());
        window_->action("go.nextTab")->trigger();
        QVERIFY(session().film() != nullptr);
        QCOMPARE(film().at(), 5);
    }

    void onesOwnGameIsWatchedToo()
    {
        press(Qt::Key_Escape);
        QVERIFY(session().ruleByHand({}, "one"));
        QVERIFY(session().ruleByHand(
            {{"state", {{"counter", play::Ref{"counter", "espan"}}, {"state", play::Choice{"state", "dead"}}}}},
            "two"));
        window_->action("film.watch")->trigger();
        QVERIFY(session().film() != nullptr);
        QCOMPARE(film().count(), 1);
        QVERIFY(!session().canUndo());
        press(Qt::Key_Right);
        QVERIFY2(said("sentence").contains("Espan is killed"), qPrintable(said("sentence")));
        press(Qt::Key_Escape);
        QVERIFY(session().canUndo());
        QVERIFY(session().undo());
    }

    /// The sentences take no room from a map on a small screen, in any language.
    void aSmallScreenHasRoomForMapAndFilm()
    {
        for (const char* language : {"en", "it", "es", "fr"})
            for (const char* theme : {"light", "dark"})
            {
                window_->setLanguage(language);
                window_->setTheme(theme);
                press(Qt::Key_Escape);
                window_->resize(1366, 728);
                QTRY_COMPARE(window_->size(), QSize(1366, 728));
                QVERIFY(window_->open(journal()));
                QTest::qWait(50);
                const int height = window_->view().height();
                QVERIFY2(height >= 400, qPrintable(QString::number(height)));
                for (int at = 0; at < 30; ++at)
                {
                    press(Qt::Key_Right);
                    QCoreApplication::processEvents();
                    QVERIFY2(test::clippedTexts(bar()).isEmpty(), qPrintable(test::clippedTexts(bar()).join('\n')));
                    QCOMPARE(window_->view().height(), height);
                }
                keep(QString("film-small-%1-%2").arg(language, theme));
                press(Qt::Key_Home);
            }
    }
};

LIST_TEST(TestWindowFilm)

} // namespace tst_window_film

#include "tst_window_film.moc"
