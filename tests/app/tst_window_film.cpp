// The played games that ship are met on the welcome page and seen as a film, order by order, and nothing of them is
// changed.

#include "app/language/language.h"
#include "app/window/film_bar.h"
#include "app/window/film_slider.h"
#include "app/window/shipped_model.h"
#include "app/window/theme.h"
#include "app/window/welcome_dialog.h"
#include "core/io/journal_file.h"
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
#include <QProcess>
#include <QSettings>
#include <QTabBar>
#include <QTest>
#include <QToolButton>

#include <algorithm>
#include <csignal>

namespace tst_window_film
{

using namespace merlon;

namespace
{

play::ByHand death(const char* counter)
{
    return {{{"state", {{"counter", play::Ref{"counter", counter}}, {"state", play::Choice{"state", "dead"}}}}},
            "meanwhile"};
}

void press(app::MainWindow& window, int key)
{
    QTest::keyClick(window.view().viewport(), static_cast<Qt::Key>(key));
}

/// Whether the settings know that, of a run that has not ended.
bool isRecorded(const QByteArray& what)
{
    QSettings settings;
    settings.beginGroup("running");
    const QStringList runs = settings.childKeys();
    return std::ranges::any_of(runs,
                               [&](const QString& run) { return settings.value(run).toByteArray().contains(what); });
}

/// In a process of its own, given a scenario with a game of its own, a journal that is none of that and a desk: shows
/// the first game as a film and then the other, each at a picture of its own; and the program is killed.
int crash(const QStringList& arguments)
{
    test::useOwnDesk(arguments.value(2));
    const auto window = test::windowOn(arguments.value(0));
    if (!window)
        return 1;
    window->action("film.watch")->trigger();
    press(*window, Qt::Key_Right);
    if (!window->open(arguments.value(1)))
        return 1;
    for (int i = 0; i < 4; ++i)
        press(*window, Qt::Key_Right);
    if (!QTest::qWaitFor([] { return isRecorded(R"("picture":1)") && isRecorded(R"("picture":4)"); }, 20'000))
        return 1;
    std::raise(SIGKILL);
    return 1;
}

} // namespace

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
        QVERIFY2(window_->windowTitle().startsWith("The breach at Harrowmere: replay"), // its file is "played"
                 qPrintable(window_->windowTitle()));
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

    void whatIsAddedMeanwhileMakesTheFilmLonger()
    {
        for (int i = 0; i < 5; ++i)
            press(Qt::Key_Right);
        const int count = film().count();
        const int line = film().line();
        auto other = io::JournalFile::open(journal().toStdString(), session().journal().header, session().setting());
        QVERIFY(other);
        QVERIFY(other->append(death("espan")));
        auto* slider = bar().findChild<app::FilmSlider*>();
        QTRY_COMPARE(slider->maximum(), count + 1);
        QVERIFY(session().film() != nullptr);
        QCOMPARE(film().line(), line);
        QCOMPARE(slider->value(), 5);
        QVERIFY(said("place").endsWith(QString("5 of %1").arg(count + 1)));
        press(Qt::Key_End);
        QVERIFY2(said("sentence").contains("Espan is killed"), qPrintable(said("sentence")));
        QVERIFY(other->append(play::Undone{})); // the line that is shown
        QTRY_COMPARE(slider->maximum(), count);
        QCOMPARE(slider->value(), count);
    }

    /// A game that another Merlon keeps; and when that ends, the film does not.
    void onesOwnGameGrowsWhileItIsWatched()
    {
        press(Qt::Key_Escape);
        QVERIFY(session().ruleByHand(death("espan").effects, "one"));
        referee::RefereeSession first;
        const QString scenario = session().scenarioFile();
        const auto setting = session().setting();
        window_.reset();
        first.open(setting, scenario);
        QVERIFY(first.ruleByHand({}, "mine"));
        window_ = test::windowOn(scenario);
        QVERIFY(window_ && session().follows());
        window_->action("film.watch")->trigger();
        press(Qt::Key_Right);
        QCOMPARE(film().count(), 1);
        QVERIFY(first.ruleByHand(death("gaston").effects, "two"));
        QTRY_VERIFY(session().film() != nullptr && film().count() == 2);
        QCOMPARE(film().at(), 1);
        first.close();
        QTRY_VERIFY(!session().follows());
        QVERIFY(session().film() != nullptr);
        QCOMPARE(film().at(), 1);
        press(Qt::Key_Escape);
        QVERIFY(session().canUndo());
    }

    void filmsAreShownAgainAfterACrash()
    {
        press(Qt::Key_Escape);
        QVERIFY(session().ruleByHand(death("espan").effects, "one"));
        const QString own = session().scenarioFile();
        window_.reset();
        QTemporaryDir elsewhere;
        const QDir folder(test::inSource(u"scenarios/valserra-escalade"));
        for (const QString& file : folder.entryList(QDir::Files))
            QVERIFY(QFile::copy(folder.filePath(file), elsewhere.filePath(file)));
        const QString other = elsewhere.filePath("played.journal.yaml");
        QProcess child;
        child.setProcessChannelMode(QProcess::ForwardedChannels);
        QTemporaryDir desk;
        child.start(QCoreApplication::applicationFilePath(), {"crash_window_film", own, other, desk.path()});
        QVERIFY(child.waitForFinished(60'000));
        QCOMPARE(child.exitStatus(), QProcess::CrashExit);

        test::useOwnDesk(desk.path());
        window_ = std::make_unique<app::MainWindow>();
        window_->resize(1440, 900);
        window_->show();
        QVERIFY(window_->reopen());
        QVERIFY(QTest::qWaitForWindowExposed(window_.get()));
        QVERIFY(session().film() != nullptr);
        QCOMPARE(session().journalFile(), other);
        QCOMPARE(film().at(), 4);
        QVERIFY(bar().isVisible());
        QCOMPARE(bar().findChild<app::FilmSlider*>()->value(), 4);
        QTest::keySequence(window_.get(), QKeySequence("Ctrl+Tab"));
        QCOMPARE(window_->workspace().path(), own);
        QVERIFY(session().film() != nullptr && !session().watches());
        QCOMPARE(film().at(), 1);
        press(Qt::Key_Escape);
        QVERIFY(session().canUndo());
        window_.reset();
        test::useOwnDesk(desk_.path());
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

LIST_DEED("crash_window_film", crash)
LIST_TEST(TestWindowFilm)

} // namespace tst_window_film

#include "tst_window_film.moc"
