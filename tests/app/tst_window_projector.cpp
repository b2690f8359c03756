// Sheets of a game on the wall: chosen, large, page after page, as the game goes on.

#include "support_looks.h"
#include "support_main.h"
#include "support_tournament.h"

#include "app/language/language.h"
#include "app/window/projector_window.h"
#include "app/window/theme.h"
#include "referee/referee_session.h"

#include <QAbstractItemModelTester>
#include <QAction>
#include <QApplication>
#include <QLabel>
#include <QMenu>
#include <QSettings>
#include <QSpinBox>
#include <QTableView>
#include <QTest>
#include <QToolButton>

namespace tst_window_projector
{

using namespace merlon;

class TestWindowProjector : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir desk_;
    std::unique_ptr<test::Tournament> tournament_;
    std::unique_ptr<app::MainWindow> window_;

    app::ProjectorWindow* wall() const { return window_->findChild<app::ProjectorWindow*>("projector"); }
    QString said(const char* label) const
    {
        const auto* one = wall()->findChild<QLabel*>(QString::fromLatin1(label));
        return one->isVisible() ? one->text() : QString();
    }
    const QTableView& rows() const { return *wall()->findChild<QTableView*>("projector.rows"); }
    QString cell(int row, int column) const { return rows().model()->index(row, column).data().toString(); }
    QAction* sheet(const char* key) const
    {
        return wall()->findChild<QMenu*>()->findChild<QAction*>(QString::fromLatin1(key));
    }
    void openWall(int lines)
    {
        tournament_->play(lines);
        window_ = test::windowOn(tournament_->file());
        QVERIFY(window_);
        QApplication::setActiveWindow(window_.get());
        QTest::keyClick(window_.get(), Qt::Key_P, Qt::ControlModifier | Qt::AltModifier | Qt::ShiftModifier);
        QVERIFY(wall() != nullptr);
        QVERIFY(QTest::qWaitForWindowExposed(wall()));
        wall()->resize(1000, 720);
    }
    void press(Qt::Key key) const { QTest::keyClick(wall(), key); }
    void keep(const QString& name) const
    {
        if (const QString folder = qEnvironmentVariable("MERLON_SCREENSHOTS"); !folder.isEmpty())
            QVERIFY(wall()->grab().save(folder + '/' + name + ".png"));
    }

private slots:
    void initTestCase() { test::useOwnDesk(desk_.path()); }

    void init()
    {
        QSettings().clear();
        app::useTheme("light");
        app::useLanguage("en");
        tournament_ = std::make_unique<test::Tournament>();
    }

    void cleanup()
    {
        window_.reset();
        app::useLanguage("en");
        app::useTheme("light");
    }

    /// Standings, pairings by table and by name, one after the other and round again.
    void itShowsWhatIsPosted()
    {
        openWall(40);
        const QAbstractItemModelTester tester(rows().model());
        QCOMPARE(said("projector.clock"), QString("Round 2 of 3, Bridge"));
        QCOMPARE(said("projector.title"), QString("Standings"));
        press(Qt::Key_Right);
        QCOMPARE(said("projector.title"), QString("The round"));
        QCOMPARE(rows().model()->rowCount(), 6);
        press(Qt::Key_Right);
        QCOMPARE(said("projector.title"), QString("Seats by name"));
        QCOMPARE(cell(0, 0), QString("Ada Moretti"));
        QCOMPARE(cell(0, 1), QString("5"));
        QCOMPARE(cell(0, 2), QString("Bice Ferrante"));
        press(Qt::Key_Right);
        QCOMPARE(said("projector.title"), QString("Standings"));
        press(Qt::Key_Left);
        QCOMPARE(said("projector.title"), QString("Seats by name"));
    }

    /// Every row once, on as many pages as they need, and the letters do not change between them.
    void rowsThatDoNotFitGoOnOnTheNextPage()
    {
        openWall(40);
        wall()->resize(1000, 360);
        QTest::qWait(20);
        QVERIFY(said("projector.page").startsWith("1 of "));
        const int pages = said("projector.page").mid(5).toInt();
        QVERIFY(pages >= 2);
        QStringList seen;
        const int letters = rows().font().pixelSize();
        for (int page = 1; page <= pages; ++page)
        {
            QCOMPARE(said("projector.page"), QString("%1 of %2").arg(page).arg(pages));
            QCOMPARE(rows().font().pixelSize(), letters);
            for (int row = 0; row < rows().model()->rowCount(); ++row)
            {
                seen << cell(row, 1);
                QVERIFY(rows().viewport()->rect().contains(rows().visualRect(rows().model()->index(row, 0))));
            }
            press(Qt::Key_PageDown);
        }
        QCOMPARE(seen.size(), 12);
        QCOMPARE(QSet<QString>(seen.begin(), seen.end()).size(), 12);
        QCOMPARE(said("projector.title"), QString("The round"));
        press(Qt::Key_PageUp); // back to the last page
        QCOMPARE(said("projector.page"), QString("%1 of %1").arg(pages));
    }

    void pagesTurnByThemselvesUntilSpaceHoldsThem()
    {
        QSettings().setValue("projector/seconds", 2);
        openWall(40);
        QTRY_COMPARE_WITH_TIMEOUT(said("projector.title"), QString("The round"), 6000);
        press(Qt::Key_Space);
        QCOMPARE(said("projector.page"), QString("Paused"));
        QTest::qWait(2600);
        QCOMPARE(said("projector.title"), QString("The round"));
        press(Qt::Key_Right); // by hand it goes on, and stays held
        QCOMPARE(said("projector.title"), QString("Seats by name"));
        QCOMPARE(said("projector.page"), QString("Paused"));
        press(Qt::Key_Space);
        QTRY_COMPARE_WITH_TIMEOUT(said("projector.title"), QString("Standings"), 6000);
    }

    void theSheetsAreChosen()
    {
        openWall(40);
        sheet("standings")->trigger(); // not wanted
        QCOMPARE(said("projector.title"), QString("The round"));
        sheet("round")->trigger();
        sheet("seats")->trigger();
        QCOMPARE(said("projector.title"), QString());
        sheet("history")->trigger();
        QCOMPARE(said("projector.title"), QString("History"));
        press(Qt::Key_Right);
        QCOMPARE(said("projector.title"), QString("History"));
        auto* seconds = wall()->findChild<QSpinBox*>();
        seconds->setValue(25);
        QCOMPARE(QSettings().value("projector/seconds").toInt(), 25);
    }

    /// What is only proposed is not posted; what is recorded is seen at once, on the page that is shown.
    void itFollowsTheGame()
    {
        openWall(40);
        press(Qt::Key_Right);
        QCOMPARE(cell(3, 2), QString("Flora Sesti"));
        const auto score = [&](const char* table)
        {
            auto& session = window_->session();
            session.judge({"score", {{"table", play::Ref{"table", table}}, {"first", 111}, {"second", 99}}});
            QVERIFY(session.accept());
        };
        for (const char* table : {"r2-t4", "r2-t5", "r2-t6"})
            score(table);
        QCOMPARE(said("projector.title"), QString("The round"));
        QCOMPARE(cell(3, 3), QString("111"));
        window_->session().judge(*window_->session().setting()->system->next(window_->session().game()));
        QVERIFY(window_->session().accept());
        QCOMPARE(said("projector.title"), QString("Standings")); // the pairs are not published
        press(Qt::Key_Right);
        QCOMPARE(said("projector.title"), QString("Seats by name"));
        QCOMPARE(cell(0, 2), QString("Bice Ferrante")); // of the round that was
    }

    void f11FillsTheScreenWithoutItsBar()
    {
        openWall(40);
        const auto* bar = wall()->findChild<QSpinBox*>();
        QVERIFY(bar->isVisible());
        press(Qt::Key_F11);
        QTRY_VERIFY(wall()->isFullScreen());
        QVERIFY(!bar->isVisible());
        press(Qt::Key_Escape);
        QTRY_VERIFY(!wall()->isFullScreen());
        QVERIFY(bar->isVisible());
    }

    void beforeThereIsAnythingItSaysSo()
    {
        window_ = test::windowOn(tournament_->file());
        QVERIFY(window_);
        window_->action("referee.projector")->trigger();
        QVERIFY(wall() != nullptr);
        QVERIFY(QTest::qWaitForWindowExposed(wall()));
        QVERIFY(said("projector.title").isEmpty());
        bool told = false;
        for (const QLabel* label : wall()->findChildren<QLabel*>())
            told = told || (label->isVisible() && label->text() == "There is nothing to show yet.");
        QVERIFY(told);
        press(Qt::Key_Right);
        press(Qt::Key_Left);
        press(Qt::Key_Space);
    }

    void itLooksRight_data()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<QString>("theme");
        for (const char* language : {"en", "it", "es", "fr"})
            for (const char* theme : {"light", "dark"})
                QTest::addRow("%s-%s", language, theme) << language << theme;
    }
    void itLooksRight()
    {
        QFETCH(const QString, language);
        QFETCH(const QString, theme);
        openWall(40);
        app::useTheme(theme);
        window_->setLanguage(language);
        for (int page = 0; page < 3; ++page)
        {
            QTest::qWait(100);
            keep(QString("projector-%1-%2-%3").arg(language, theme).arg(page));
            QCOMPARE((test::cutTexts(*wall()) + test::unnamed(*wall()) + test::faintTexts(*wall())).join('\n'),
                     QString());
            press(Qt::Key_Right);
        }
    }
};

LIST_TEST(TestWindowProjector)

} // namespace tst_window_projector

#include "tst_window_projector.moc"
