// A tournament at a glance: its tables as tiles, what is missing before the next round, and the standings beneath.

#include "support_looks.h"
#include "support_main.h"
#include "support_tournament.h"

#include "referee/support_hand.h"

#include "app/language/language.h"
#include "app/window/theme.h"
#include "referee/desk.h"
#include "referee/referee_panel.h"
#include "referee/referee_session.h"
#include "referee/tile_model.h"
#include "referee/verdict_view.h"

#include <QAbstractItemModelTester>
#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QLabel>
#include <QListView>
#include <QMenu>
#include <QMimeData>
#include <QPushButton>
#include <QSettings>
#include <QTableView>
#include <QTest>

#include <algorithm>

namespace tst_window_glance
{

using namespace merlon;

class TestWindowGlance : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir desk_;
    std::unique_ptr<test::Tournament> tournament_;
    std::unique_ptr<app::MainWindow> window_;

    template <class Widget>
    Widget& part(const char* name) const
    {
        return *window_->findChild<Widget*>(QString::fromLatin1(name));
    }
    QListView& tiles() const { return part<QListView>("glance.tiles"); }
    QListView& lacks() const { return part<QListView>("glance.lacks"); }
    QPushButton& next() const { return part<QPushButton>("glance.next"); }
    QString why() const { return part<QLabel>("glance.why").text(); }
    QString clock() const { return part<QLabel>("glance.clock").text(); }
    static QString text(const QListView& view, int row) { return view.model()->index(row, 0).data().toString(); }
    play::Tone tone(int row) const
    {
        return static_cast<play::Tone>(tiles().model()->index(row, 0).data(referee::TileModel::ToneRole).toInt());
    }
    test::Hand hand() const { return test::Hand(window_->refereePanel()); }
    void record() const { QTest::keyClick(&window_->refereePanel(), Qt::Key_Return); }
    static void click(const QListView& view, int row)
    {
        QTest::mouseClick(view.viewport(), Qt::LeftButton, {}, view.visualRect(view.model()->index(row, 0)).center());
    }
    QStringList offered() const
    {
        QStringList names;
        if (const auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget()))
            for (const QAction* one : menu->actions())
                if (!one->isSeparator() && one->menu() == nullptr)
                    names << one->text();
        return names;
    }
    static void closeMenu()
    {
        if (QWidget* menu = QApplication::activePopupWidget())
            QTest::keyClick(menu, Qt::Key_Escape);
    }
    /// One after the other, each where the keyboard is: Return for \r, Down for \n.
    static void press(int& keys, const char* all)
    {
        for (const char* key = all; *key != '\0'; ++key, ++keys)
        {
            QWidget* at = QApplication::focusWidget();
            QVERIFY(at != nullptr);
            if (*key == '\r' || *key == '\n')
                QTest::keyClick(at, *key == '\r' ? Qt::Key_Return : Qt::Key_Down);
            else
                QTest::keyClick(at, *key);
        }
    }
    /// With three tables of the second round open.
    void openHalfPlayed(int lines = 40)
    {
        window_.reset();
        tournament_->play(lines);
        window_ = test::windowOn(tournament_->file());
        QVERIFY(window_);
        QApplication::setActiveWindow(window_.get());
    }
    void keep(const QString& name) const
    {
        if (const QString folder = qEnvironmentVariable("MERLON_SCREENSHOTS"); !folder.isEmpty())
            QVERIFY(window_->grab().save(folder + '/' + name + ".png"));
    }

private slots:
    void initTestCase() { test::useOwnDesk(desk_.path()); }

    void init()
    {
        QSettings().clear();
        app::useTheme("light");
        app::useLanguage("en");
        tournament_ = std::make_unique<test::Tournament>();
        window_ = test::windowOn(tournament_->file());
        QVERIFY(window_);
        QApplication::setActiveWindow(window_.get());
    }

    void cleanup()
    {
        closeMenu();
        window_.reset();
        app::useLanguage("en");
        app::useTheme("light");
    }

    void itIsTheFirstPageAndSaysWhatBegins()
    {
        const auto* desk = window_->findChild<referee::Desk*>();
        QCOMPARE(desk->currentIndex(), 0);
        QCOMPARE(desk->tabText(0), QString("The round"));
        QCOMPARE(desk->tabText(1), QString("Standings"));
        QCOMPARE(clock(), QString("Registration"));
        QCOMPARE(tiles().model()->rowCount(), 0);
        QCOMPARE(lacks().model()->rowCount(), 0);
        QVERIFY(next().isEnabled());
        QCOMPARE(next().text(), QString("Announcement"));
        QCOMPARE(why(), QString("The tournament has not been announced yet."));
        keep("glance-empty");
        QTest::mouseClick(&next(), Qt::LeftButton);
        QCOMPARE(window_->session().order().kind, std::string("announce"));
        record();
        QVERIFY(!next().isEnabled()); // nobody has entered
        QCOMPARE(lacks().model()->rowCount(), 1);
        QCOMPARE(why(), text(lacks(), 0));
    }

    /// Tables that are played, tables that have points: told by tone and word, and by a screen reader.
    void aTileSaysHowItsTableStands()
    {
        openHalfPlayed();
        const QAbstractItemModelTester tester(tiles().model());
        QCOMPARE(tiles().model()->rowCount(), 6);
        QCOMPARE(clock(), QString("Round 2 of 3, Bridge"));
        QCOMPARE(tone(0), play::Tone::Done);
        QCOMPARE(tone(5), play::Tone::Runs);
        QCOMPARE(tiles().model()->index(0, 0).data(Qt::AccessibleTextRole).toString(),
                 QString("Table 1: Dina Valli 87, Livia Corsi 298, points entered"));
        QCOMPARE(text(tiles(), 5), QString("6: Nives Galanti, Corrado Lanza, playing"));
        keep("glance");
    }

    /// Each line of what is missing begins the order that sees to it; the last one opens the next round.
    void whatIsMissingIsOneClickAway()
    {
        openHalfPlayed();
        const QAbstractItemModelTester tester(lacks().model());
        QCOMPARE(lacks().model()->rowCount(), 3);
        QCOMPARE(text(lacks(), 0), QString("The points of Ilda Rovere and Flora Sesti are missing."));
        QVERIFY(next().isVisible());
        QVERIFY(!next().isEnabled());
        QCOMPARE(why(), QString("Ilda Rovere – Flora Sesti has no points yet."));
        for (int left = 3; left > 0; --left)
        {
            QCOMPARE(lacks().model()->rowCount(), left);
            click(lacks(), 0);
            hand().type("first", "200");
            hand().type("second", "150");
            record();
        }
        QCOMPARE(tone(3), play::Tone::Done);
        QCOMPARE(lacks().model()->rowCount(), 0);
        QVERIFY(next().isEnabled());
        QCOMPARE(why(), QString("Round 3 can be paired."));
        QTest::mouseClick(&next(), Qt::LeftButton);
        QVERIFY(window_->session().verdict().whole());
        record();
        QCOMPARE(tone(0), play::Tone::Idle); // lies there to be looked at
        QCOMPARE(next().text(), QString("Publication"));
        QTest::mouseClick(&next(), Qt::LeftButton);
        record();
        QCOMPARE(tone(0), play::Tone::Waits); // nobody has begun it
        QCOMPARE(clock().left(12), QString("Round 3 of 3"));
        QVERIFY(!next().isVisible()); // there is no fourth
    }

    void theListIsWorkedOffByKeys()
    {
        openHalfPlayed();
        lacks().setFocus(Qt::TabFocusReason);
        QTest::keyClick(&lacks(), Qt::Key_Down);
        QTest::keyClick(&lacks(), Qt::Key_Return);
        hand().type("first", "111");
        hand().type("second", "150");
        record();
        QCOMPARE(text(tiles(), 4), QString("5: Ada Moretti 111, Bice Ferrante 150, points entered"));
        QCOMPARE(lacks().currentIndex().row(), 1);
    }

    /// From the list of what is missing to the points on the record, each key going where the keyboard is.
    void aGameTakesTwelveKeys()
    {
        openHalfPlayed();
        lacks().setFocus(Qt::TabFocusReason);
        lacks().setCurrentIndex(lacks().model()->index(0, 0));
        int keys = 0;
        press(keys, "\r200\r150\r\r");
        QCOMPARE(tone(3), play::Tone::Done);
        QVERIFY2(keys <= 12, qPrintable(QString::number(keys)));
    }

    /// The pairs exchange their tables: an order like any other, which the form shows first.
    void aTileIsDraggedToAnotherTable()
    {
        openHalfPlayed();
        QAbstractItemModel& model = *tiles().model();
        const QString there = text(tiles(), 3).mid(2);
        const QString moved = text(tiles(), 5).mid(2);
        const std::unique_ptr<QMimeData> tile(model.mimeData({model.index(5, 0)}));
        QVERIFY(!model.canDropMimeData(tile.get(), Qt::CopyAction, -1, -1, model.index(5, 0)));
        QVERIFY(!model.canDropMimeData(tile.get(), Qt::CopyAction, 2, 0, {}));
        QVERIFY(model.dropMimeData(tile.get(), Qt::CopyAction, -1, -1, model.index(3, 0)));
        QCOMPARE(window_->session().order().kind, std::string("seat"));
        QVERIFY(window_->session().verdict().whole());
        record();
        QCOMPARE(text(tiles(), 3).mid(2), moved);
        QCOMPARE(text(tiles(), 5).mid(2), there);
    }

    /// A click on a tile offers what may be done at that table and with its players.
    void aTileBeginsWhatMayBeDone()
    {
        openHalfPlayed();
        click(tiles(), 5);
        QStringList menu = offered();
        QVERIFY2(!menu.filter("Points of a table").isEmpty(), qPrintable(menu.join('|')));
        QVERIFY2(menu.filter("Leaving and conceding").size() == 2, qPrintable(menu.join('|')));
        closeMenu();
        click(tiles(), 0); // has its points
        menu = offered();
        QVERIFY2(!menu.filter("Correction of points").isEmpty(), qPrintable(menu.join('|')));
        QVERIFY2(menu.filter("Points of a table").isEmpty(), qPrintable(menu.join('|')));
        closeMenu();
        tiles().setFocus(Qt::TabFocusReason);
        tiles().setCurrentIndex(tiles().model()->index(0, 0));
        QTest::keyClick(&tiles(), Qt::Key_Right);
        QCOMPARE(tiles().currentIndex().row(), 1);
        QTest::keyClick(&tiles(), Qt::Key_5);
        QCOMPARE(tiles().currentIndex().row(), 4);
        QTest::keyClick(&tiles(), Qt::Key_Return);
        QVERIFY(QApplication::activePopupWidget() != nullptr);
        const auto all = qobject_cast<QMenu*>(QApplication::activePopupWidget())->actions();
        const auto points =
            std::ranges::find_if(all, [](const QAction* one) { return one->text().contains("Points of a table"); });
        QVERIFY(points != all.end());
        QTest::keyClick(QApplication::activePopupWidget(), Qt::Key(Qt::Key_0 + (*points)->text().mid(1, 1).toInt()));
        QCOMPARE(window_->session().order().kind, std::string("score"));
        hand().type("first", "10");
        hand().type("second", "20");
        record();
        QCOMPARE(tone(4), play::Tone::Done);
        QCOMPARE(tiles().currentIndex().row(), 4); // where he was
    }

    /// They say that they are provisional, and which games are open; whoever sorts and filters keeps that.
    void theStandingsBeneathAreThoseOfNow()
    {
        openHalfPlayed();
        auto& stand = part<QTableView>("glance.stand");
        const auto* notes = stand.parentWidget()->findChild<QLabel*>("notes");
        QCOMPARE(notes->text(), QString("Provisional: 3 games are still in progress, at tables 4, 5 and 6."));
        QCOMPARE(stand.model()->rowCount(), 12);
        stand.sortByColumn(1, Qt::AscendingOrder);
        QCOMPARE(stand.model()->index(0, 1).data().toString(), QString("Ada Moretti"));
        stand.sortByColumn(8, Qt::AscendingOrder);
        QCOMPARE(stand.model()->index(0, 8).data().toString(), QString("1"));
        stand.sortByColumn(1, Qt::AscendingOrder);
        const QString tip = stand.model()->headerData(3, Qt::Horizontal, Qt::ToolTipRole).toString();
        QVERIFY2(tip.contains("points that a player’s opponents have scored"), qPrintable(tip));
        for (int left = 3; left > 0; --left)
        {
            click(lacks(), 0);
            hand().type("first", "200");
            hand().type("second", "150");
            record();
        }
        QVERIFY(!notes->isVisible());
        QCOMPARE(stand.model()->index(0, 1).data().toString(), QString("Ada Moretti"));
    }

    void whatIsMissingWithoutAnOrderOffersWhomItIsAbout()
    {
        openHalfPlayed(3); // announced, one entered with his list
        hand().choose("kind", "Registration");
        hand().type("player", "Zeno Prati");
        hand().type("place", "Modena");
        record();
        QStringList all;
        for (int row = 0; row < lacks().model()->rowCount(); ++row)
            all << text(lacks(), row);
        const auto row = all.indexOf("Zeno Prati has not handed in an army list.");
        QVERIFY2(row >= 0, qPrintable(all.join('|')));
        click(lacks(), static_cast<int>(row));
        const auto* kind = window_->refereePanel().findChild<QComboBox*>("kind");
        QCOMPARE(kind->currentText(), QString("Zeno Prati has not handed in an army list."));
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
        openHalfPlayed();
        app::useTheme(theme);
        window_->setLanguage(language);
        QTest::qWait(200);
        keep("glance-" + language + '-' + theme);
        auto* page = window_->findChild<referee::Desk*>()->widget(0);
        QTRY_COMPARE((test::cutTexts(*page) + test::unnamed(*page) + test::faintTexts(*page)).join('\n'), QString());
        window_->resize(1024, 640);
        QTest::qWait(200);
        keep("glance-small-" + language + '-' + theme);
        QTRY_COMPARE((test::cutTexts(*page) + test::unnamed(*page)).join('\n'), QString());
    }
};

LIST_TEST(TestWindowGlance)

} // namespace tst_window_glance

#include "tst_window_glance.moc"
