#include "support_desk.h"
#include "support_hand.h"
#include "support_main.h"

#include "referee/pasted_rows.h"
#include "referee/referee_panel.h"
#include "referee/referee_session.h"
#include "referee/verdict_view.h"

#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QStandardPaths>
#include <QTest>

namespace tst_toy_paste
{

using namespace merlon;
using namespace merlon::test;

/// Rows of a spreadsheet in the form: of a list, and an order of each.
class TestToyPaste : public QObject
{
    Q_OBJECT

private:
    std::unique_ptr<test::Desk> desk_;
    std::unique_ptr<referee::RefereeSession> session_;
    std::unique_ptr<referee::RefereePanel> panel_;

    template <class T>
    T* child(const char* name) const
    {
        return panel_->findChild<T*>(name);
    }
    const toy::State& now() const { return toy::System::stateOf(session_->game()); }
    Hand hand() const { return Hand(*panel_); }
    QString said() const { return panel_->findChild<referee::VerdictView*>()->headline(); }
    QString waiting() const { return child<QLabel>("pastedRows")->text(); }
    QListWidget* cargo() const { return child<QListWidget>("rows.cargo"); }
    static void copy(const QString& text) { QApplication::clipboard()->setText(text); }
    std::size_t lines() const { return session_->journal().entries.size(); }
    void trade() const
    {
        hand().choose("kind", "Trade");
        hand().type("by", "rook");
    }

private slots:
    void initTestCase() { QStandardPaths::setTestModeEnabled(true); }

    void init()
    {
        desk_ = std::make_unique<test::Desk>();
        session_ = std::make_unique<referee::RefereeSession>();
        panel_ = std::make_unique<referee::RefereePanel>(*session_);
        session_->open(desk_->setting(), desk_->scenario());
        panel_->resize(360, 860);
        panel_->show();
        QVERIFY(QTest::qWaitForWindowExposed(panel_.get()));
    }

    void cleanup()
    {
        if (qEnvironmentVariableIsSet("MERLON_TEST_PICTURE"))
            panel_->grab().save(qEnvironmentVariable("MERLON_TEST_PICTURE"));
        panel_.reset();
        session_.reset();
    }

    void rowsOfAListArePasted()
    {
        trade();
        copy("wool\t3\tnorth; HOLM\nsalt\t5\t\n");
        hand().click("paste.cargo");
        QCOMPARE(cargo()->count(), 2);
        QCOMPARE(cargo()->item(0)->text(), QString("wool, 3, north, holm"));
        QCOMPARE(cargo()->item(1)->text(), QString("salt, 5"));
        copy("Amount,Ware\r\n\"2\",wool\r\n"); // by its headings, and behind those that there are
        QTest::keyClick(child<QLineEdit>("amount"), Qt::Key_V, Qt::ControlModifier);
        QCOMPARE(cargo()->count(), 3);
        QCOMPARE(cargo()->item(2)->text(), QString("wool, 2"));
    }

    void noRowIsTakenUnlessAllCanBeRead_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("why");
        QTest::newRow("number") << "wool\t3\nsalt\tmany"
                                << "Row 2, Amount: Invalid value: “many”. "
                                   "It must be a number from 1 to 20.";
        QTest::newRow("range") << "wool\t21"
                               << "Row 1, Amount: Invalid value: “21”. "
                                  "It must be a number from 1 to 20.";
        QTest::newRow("word") << "Ware\tAmount\nwood\t2"
                              << "Row 2, Ware: Invalid value: “wood”. "
                                 "Allowed: salt, wool.";
        QTest::newRow("missing") << "wool\t"
                                 << "Row 1, Amount: There is no value. "
                                    "It must be a number from 1 to 20.";
        QTest::newRow("too many") << "wool\t2\tnorth\tred"
                                  << "Row 1: “red” belongs to no field.";
        QTest::newRow("heading") << "Ware\tAmount\tPrice\nwool\t2\t3"
                                 << "No field is called “Price”. The fields are: Ware, Amount, Bound for.";
        QTest::newRow("twice") << "Ware\tAmount\tWare\nwool\t2\tsalt"
                               << "Two columns are called “Ware”.";
        QTest::newRow("list") << "wool\t2\tnorth, ness, holm, sound"
                              << "Row 1, Bound for: No more than 3 can be entered here.";
        QTest::newRow("nothing") << " \n"
                                 << "The clipboard holds no rows.";
    }

    void noRowIsTakenUnlessAllCanBeRead()
    {
        QFETCH(const QString, text);
        QFETCH(const QString, why);
        trade();
        copy(text);
        hand().click("paste.cargo");
        QCOMPARE(said(), why);
        QCOMPARE(cargo()->count(), 0);
    }

    void thingsOfAListArePasted()
    {
        hand().choose("kind", "Trade");
        auto* by = child<QLineEdit>("by");
        by->setFocus();
        copy("Bell\nbrig\n");
        QTest::keyClick(by, Qt::Key_V, Qt::ControlModifier);
        QCOMPARE(by->parentWidget()->findChild<QLabel*>()->text(), QString("Bell and Brig"));
        copy("Rook\nNobody\n");
        QTest::keyClick(by, Qt::Key_V, Qt::ControlModifier);
        QCOMPARE(said(), QString("Row 2, column 1: Invalid value: “Nobody”. Allowed: Rook, Robin, Bell, Brig."));
        QCOMPARE(by->parentWidget()->findChild<QLabel*>()->text(), QString("Bell and Brig"));
    }

    /// Of two boats whose names differ by an accent each is meant by its id, whichever comes first.
    void anAmbiguousNameIsAskedFor()
    {
        QByteArray text = test::Desk::textOf(desk_->scenario());
        text.replace("{id: robin, name: Robin, at: holm}",
                     "{id: rook3, name: rook2, at: holm}\n      - {id: robin, name: Robin, at: holm}\n"
                     "      - {id: rook2, name: Roök, at: holm}");
        test::Desk::write(desk_->scenario(), text);
        session_->open(io::loadScenario(desk_->scenario().toStdString()).value.value(), desk_->scenario());
        hand().choose("kind", "Ferry");
        copy("ROOK\tness\nrook\tness\nrook2\tsound\n");
        hand().click("pasteOrders");
        QCOMPARE(waiting(), QString("Row 1, Boat: Several are called “ROOK”; their ids are: rook, rook2.\n"
                                    "Rows waiting: 3."));
        QCOMPARE(lines(), std::size_t(0));
        hand().click("leaveOut");
        QCOMPARE(now().find("rook")->at, std::string("ness"));
        QCOMPARE(now().find("rook2")->at, std::string("sound"));
        QVERIFY(!child<QLabel>("pastedRows")->isVisible());
    }

    /// A text of several cells is no name.
    void oneValueTakesNoCells()
    {
        hand().choose("kind", "Ferry");
        auto* boat = child<QLineEdit>("boat");
        boat->setFocus();
        copy("Rook\tnorth\n");
        QTest::keyClick(boat, Qt::Key_V, Qt::ControlModifier);
        QVERIFY(boat->text().isEmpty());
        QVERIFY(said().contains("several cells"));
    }

    void sixtyRowsAreSixtyOrders()
    {
        hand().choose("kind", "New boat");
        QString rows = "Name\tHouse\tIsle\tOars\n";
        for (int i = 1; i <= 60; ++i)
            rows += QStringLiteral("b%1\t%2\tness\t6\n").arg(QString::number(i), i % 2 == 0 ? "Red" : "Blue");
        copy(rows);
        QElapsedTimer clock;
        clock.start();
        hand().click("pasteOrders");
        QVERIFY2(clock.elapsed() < 20000, qPrintable(QString::number(clock.elapsed())));
        QCOMPARE(now().boats.size(), std::size_t(64));
        QCOMPARE(lines(), std::size_t(60));
        QCOMPARE(now().find("b60")->house, std::string("red"));
        QVERIFY(!child<QLabel>("pastedRows")->isVisible());
    }

    void itStopsAtTheFirstThatIsRefused()
    {
        hand().choose("kind", "New boat");
        copy("red\traven\tness\t6\nred\trook\tness\t6\nblue\tgull\tholm\t4\n");
        hand().click("pasteOrders");
        QVERIFY(now().find("raven") != nullptr && now().find("gull") == nullptr);
        QVERIFY2(waiting().startsWith("Row 2: "), qPrintable(waiting()));
        QVERIFY2(waiting().endsWith("Rows waiting: 2."), qPrintable(waiting()));
        QCOMPARE(child<QComboBox>("kind")->currentText(), QString("New boat"));
        QCOMPARE(play::plain(*session_->draft()->value("name")), std::string("rook")); // to be seen, and mended
        hand().click("goOn");                                                          // the same row once more
        QVERIFY(waiting().startsWith("Row 2: "));
        hand().type("name", "rook2");
        QTest::keyClick(panel_.get(), Qt::Key_Return);
        QVERIFY(now().find("rook2") != nullptr);
        QCOMPARE(waiting(), QString("Rows waiting: 1."));
        hand().click("goOn");
        QVERIFY(now().find("gull") != nullptr);
        QCOMPARE(lines(), std::size_t(3));
        QVERIFY(!child<QLabel>("pastedRows")->isVisible());
    }

    void aRowIsLeftOutOrTheRestIsDropped()
    {
        hand().choose("kind", "New boat");
        copy("red\trook\tness\t6\nblue\tgull\tholm\t4\nblue\ttern\tholm\tmany\nblue\tskua\tholm\t4\n");
        hand().click("pasteOrders");
        hand().click("leaveOut");
        QVERIFY(now().find("gull") != nullptr);
        QCOMPARE(waiting(), QString("Row 3, Oars: Invalid value: “many”. It must be a number from 2 to 12.\n"
                                    "Rows waiting: 2."));
        hand().click("drop");
        QVERIFY(now().find("skua") == nullptr);
        QVERIFY(child<QPushButton>("pasteOrders")->isVisible());
    }

    void itStopsWhereTheRulesDo()
    {
        hand().choose("kind", "Trade");
        QVERIFY(!child<QPushButton>("pasteOrders")->isVisible()); // its cargo stands in no cell
        hand().choose("kind", "Ferry");
        copy("Rook\tness, holm\nRobin\tnorth\nBell\tskerry\n");
        hand().click("pasteOrders");
        QCOMPARE(now().find("rook")->at, std::string("holm"));
        QVERIFY2(waiting().startsWith("Row 2: "), qPrintable(waiting())); // no neighbours
        session_->clear();
        hand().click("leaveOut");
        QCOMPARE(now().find("bell")->at, std::string("skerry"));
        QCOMPARE(now().find("robin")->at, std::string("holm"));
    }

    void theRowsOfAnotherGameAreDropped()
    {
        hand().choose("kind", "New boat");
        copy("red\trook\tness\t6\nblue\tgull\tholm\t4\n");
        hand().click("pasteOrders");
        QVERIFY(child<QLabel>("pastedRows")->isVisible());
        session_->close();
        QVERIFY(!child<QLabel>("pastedRows")->isVisible());
    }

    void cellsOfAllSpreadsheets_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QStringList>("cells");
        QTest::newRow("tabs") << "a, b\tc\r\nd\te\r\n" << QStringList{"a, b", "c", "d", "e"};
        QTest::newRow("semicolons") << "a,5;c\nd;e" << QStringList{"a,5", "c", "d", "e"};
        QTest::newRow("commas") << "a,\"c, d\"\n\"say \"\"e\"\"\",f" << QStringList{"a", "c, d", "say \"e\"", "f"};
        QTest::newRow("semicolons in quotes") << "\"a \"\"b;c\"\"\",d" << QStringList{"a \"b;c\"", "d"};
        QTest::newRow("lines in quotes") << "\"a\nb\"\tc" << QStringList{"a\nb", "c"};
        QTest::newRow("a quote within") << "6\" wide\tc" << QStringList{"6\" wide", "c"};
    }

    void cellsOfAllSpreadsheets()
    {
        QFETCH(const QString, text);
        QFETCH(const QStringList, cells);
        QStringList found;
        for (const referee::PastedRow& row : referee::cellsOf(text))
            found += row.cells;
        QCOMPARE(found, cells);
    }
};

LIST_TEST(TestToyPaste)

} // namespace tst_toy_paste

#include "tst_toy_paste.moc"
