// The window "Options, rulings and tables", by real events.

#include "app/language/language.h"
#include "app/window/theme.h"
#include "core/systems.h"
#include "editor/scenario_document.h"
#include "referee/readings_dialog.h"
#include "referee/sheet_tables_page.h"
#include "referee/verdict_view.h"
#include "support_main.h"
#include "support_window.h"
#include "translations/language_name.h"
#include "translations/words.h"

#include <QAbstractItemModelTester>
#include <QAction>
#include <QApplication>
#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QFileDialog>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QSettings>
#include <QTabWidget>
#include <QTableView>
#include <QTest>
#include <QTextBrowser>

#include <algorithm>

namespace tst_window_readings
{

using namespace merlon;

class TestWindowReadings : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir desk_;
    std::unique_ptr<test::Castle> castle_;
    std::unique_ptr<app::MainWindow> window_;

    referee::ReadingsDialog* dialog() const { return window_->findChild<referee::ReadingsDialog*>(); }
    template <class T>
    T* part(const char* name) const
    {
        return dialog()->findChild<T*>(QString::fromLatin1(name));
    }
    void open()
    {
        QTest::keyClick(window_.get(), Qt::Key_U, Qt::ControlModifier | Qt::AltModifier);
        QVERIFY(dialog() && QTest::qWaitForWindowExposed(dialog()));
    }
    /// A combo box has the keyboard and goes to another line.
    static void chooseNext(QComboBox* box, int steps = 1)
    {
        box->setFocus();
        for (int i = 0; i < std::abs(steps); ++i)
            QTest::keyClick(box, steps > 0 ? Qt::Key_Down : Qt::Key_Up);
    }
    static void type(QTableView* cells, const QModelIndex& cell, const char* letter)
    {
        cells->setFocus();
        cells->setCurrentIndex(cell);
        QTest::keyClicks(cells, letter);
        auto* editor = cells->findChild<QLineEdit*>();
        QVERIFY(editor);
        QTest::keyClick(editor, Qt::Key_Return);
        QTRY_VERIFY(!cells->findChild<QLineEdit*>());
    }
    void find(const char* page, const char* words)
    {
        auto* line = part<QLineEdit>((std::string(page) + ".find").c_str());
        line->setFocus();
        line->clear();
        QTest::keyClicks(line, words);
    }
    play::ChosenRules rules() const
    {
        const auto opened = editor::Workspace::openScenario(castle_->scenario());
        return opened.workspace ? opened.workspace->scenario()->rules() : play::ChosenRules();
    }
    std::string playedBy() const { return window_->session().setting()->scenario.edition; }

private slots:
    void initTestCase()
    {
        test::useOwnDesk(desk_.path());
        app::useTheme("light");
        app::useLanguage("en");
    }
    void init()
    {
        QSettings().clear();
        castle_ = std::make_unique<test::Castle>();
        window_ = test::windowOn(castle_->scenario());
        QVERIFY(window_);
    }
    void cleanup() { window_.reset(); }

    void wordsFromAWebPageFindTheSame()
    {
        open();
        part<QLineEdit>("rulings.find")->setText(QStringLiteral("Alo\u00adng\u00a0HEXSIDE runs"));
        QCOMPARE(part<QTableView>("rulings.table")->model()->rowCount(), 1);
    }

    void aReadingIsChosenByKeyboardUndoneAndSaved()
    {
        open();
        find("rulings", "along hexside runs");
        QCOMPARE(part<QTableView>("rulings.table")->model()->rowCount(), 1);
        auto* ways = part<QComboBox>("rulings.ways");
        QVERIFY(ways->isEnabled());
        QCOMPARE(ways->currentText(), QString("both hexes count"));
        chooseNext(ways);
        QCOMPARE(part<QTableView>("rulings.table")->model()->index(0, 1).data().toString(),
                 QString("either one stops it"));
        QVERIFY(window_->isWindowModified());
        QCOMPARE(window_->action("edit.undo")->text(), QString("Undo: Choose other rules"));
        window_->action("edit.undo")->trigger();
        QCOMPARE(ways->currentIndex(), 0);
        QVERIFY(!window_->isWindowModified());
        window_->action("edit.redo")->trigger();
        QCOMPARE(ways->currentIndex(), 1);
        QVERIFY(rules().options.empty());
        window_->action("file.save")->trigger();
        QVERIFY(!window_->isWindowModified());
        const auto saved = rules();
        QCOMPARE(saved.options.size(), std::size_t(1));
        QCOMPARE(std::get<play::Choice>(saved.options.front().second).word, std::string("strict"));
        QCOMPARE(window_->session().setting()->scenario.options, saved.options);
        QVERIFY(window_->session().notices().isEmpty()); // no game had begun
    }

    void theRestOfTheFileStaysAsItWas()
    {
        const QByteArray before = test::readAll(castle_->scenario());
        open();
        find("rulings", "along hexside runs");
        chooseNext(part<QComboBox>("rulings.ways"));
        window_->action("file.save")->trigger();
        QByteArray after = test::readAll(castle_->scenario());
        QVERIFY(after.contains("options: {edge-line: strict}\n"));
        QCOMPARE(after.replace("options: {edge-line: strict}\n", ""), before);
    }

    void aHouseRuleAndAnotherEdition()
    {
        open();
        dialog()->findChild<QTabWidget*>()->setCurrentIndex(1);
        find("differences", "over-cover");
        auto* ways = part<QComboBox>("differences.ways");
        QVERIFY(ways->isEnabled());
        chooseNext(ways);
        const auto* table = part<QTableView>("differences.table");
        QVERIFY(table->model()->index(0, 3).data().toString().startsWith("house rule"));
        auto* edition = part<QComboBox>("edition");
        chooseNext(edition, edition->currentIndex() == 0 ? 1 : -1);
        QVERIFY(!table->model()->index(0, 3).data().toString().startsWith("house rule"));
        window_->action("file.save")->trigger();
        QCOMPARE(rules().options.size(), std::size_t(1));
        QVERIFY(playedBy() == rules().edition && !playedBy().empty());
    }

    void aResultTableIsTypedPlayedUndoneAndSaved()
    {
        open();
        dialog()->findChild<QTabWidget*>()->setCurrentIndex(2);
        auto* names = part<QListWidget>("tables.names");
        names->setCurrentRow(2);
        QVERIFY(names->currentItem()->text().endsWith("stand-in"));
        auto* cells = part<QTableView>("tables.cells");
        const QModelIndex first = cells->model()->index(0, 0);
        QCOMPARE(first.data().toString(), QString("D"));
        auto* use = part<QPushButton>("tables.use");
        QVERIFY(!use->isEnabled());
        type(cells, first, "z");
        QVERIFY(!use->isEnabled());
        QVERIFY(part<QLabel>("tables.told")->text().contains("'Z' is not a result of this table"));
        type(cells, first, "f");
        QCOMPARE(first.data().toString(), QString("F"));
        QVERIFY(use->isEnabled());
        QTest::mouseClick(use, Qt::LeftButton);
        QVERIFY(names->currentItem()->text().endsWith("typed in"));
        QCOMPARE(names->currentRow(), 2);
        window_->action("edit.undo")->trigger();
        QVERIFY(names->currentItem()->text().endsWith("stand-in"));
        window_->action("edit.redo")->trigger();
        window_->action("file.save")->trigger();
        QCOMPARE(rules().tables.size(), std::size_t(1));
        QCOMPARE(rules().tables.front().cells.front().front(), std::string("F"));
        QCOMPARE(window_->session().setting()->scenario.tables, rules().tables);
        QTest::mouseClick(part<QPushButton>("tables.dismiss"), Qt::LeftButton);
        QVERIFY(names->currentItem()->text().endsWith("stand-in"));
    }

    void aTableIsPastedFromASpreadsheetAndCarriedByAFile()
    {
        open();
        dialog()->findChild<QTabWidget*>()->setCurrentIndex(2);
        part<QListWidget>("tables.names")->setCurrentRow(3);
        auto* cells = part<QTableView>("tables.cells");
        cells->setFocus();
        QApplication::clipboard()->setText("h\tG\nA\tB\n");
        cells->setCurrentIndex(cells->model()->index(1, 6));
        QTest::keySequence(cells, QKeySequence::Paste);
        QCOMPARE(cells->model()->index(1, 6).data().toString(), QString("H"));
        QCOMPARE(cells->model()->index(2, 7).data().toString(), QString("B"));
        QTest::mouseClick(part<QPushButton>("tables.use"), Qt::LeftButton);
        auto* page = dialog()->findChild<referee::SheetTablesPage*>();
        const QString file = castle_->folder() + "/siege.tables.yaml";
        const QString nothing = castle_->folder() + "/nothing";
        QVERIFY(QFile::link(nothing, file)); // under the name that is proposed nobody's link is written through
        {
            const test::Answer warning([](QDialog& box) { box.reject(); });
            page->save(file);
            QVERIFY(warning.asked());
        }
        QVERIFY(!QFile::exists(nothing));
        QFile::remove(file);
        page->save(file);
        QVERIFY(test::readAll(file).startsWith("merlon: tables/1\nruleset: siege\n"));
        window_->action("edit.undo")->trigger();
        QVERIFY(!window_->isWindowModified());
        page->load(file);
        QVERIFY(window_->isWindowModified());
        QCOMPARE(cells->model()->index(1, 6).data().toString(), QString("H"));
    }

    /// From a spreadsheet with Italian headings to a verdict: the stand-in is not spoken of any more.
    void anOwnersPlaySheetIsPastedCheckedAndUsed()
    {
        const play::Record shot{"shoot", {{"by", play::Ref{"counter", "alric"}}, {"at", play::Ref{"counter", "gwyn"}}}};
        const auto standsIn = [&]
        {
            window_->session().judge(shot);
            if (window_->session().wantsDie())
                window_->session().giveDie(5);
            const auto said = window_->findChild<referee::VerdictView*>()->findChild<QTextBrowser*>()->toPlainText();
            const bool named = std::ranges::count(window_->session().verdict().standIns, "siege/shots-foot") > 0;
            return std::pair(said.contains("Stand-in"), named);
        };
        QCOMPARE(standsIn(), std::pair(true, true));
        window_->session().judge({});
        open();
        dialog()->findChild<QTabWidget*>()->setCurrentIndex(2);
        auto* names = part<QListWidget>("tables.names");
        auto* cells = part<QTableView>("tables.cells");
        auto* compare = part<QCheckBox>("tables.compare");
        names->setCurrentRow(0);
        QTest::mouseClick(compare, Qt::LeftButton, {}, QPoint(8, compare->height() / 2));
        QCOMPARE(part<QLabel>("tables.differing")->text(), QString("No cell differs from the stand-in."));
        QStringList columns{""};
        const auto grid = findSystem("siege")->grids({}).front();
        for (const play::Value& head : grid.columns)
        {
            const auto& choice = std::get<play::Choice>(head);
            columns << words::wordInAll("siege", choice.set + '.' + choice.word).last(); // of some other language
        }
        const QString sheet = "Tiro a piedi\r\n" + columns.join('\t') +
                              "\r\n1\t1.2\t1-2\t1-3\t1-4\tC\tC\tB\tB\r\n"
                              "2\t3-5\t3-6\t4-6\t5-7\tB\tB\tA\tA\r\n"
                              "3\t6-8\t7-9\t7-9\t8-9\tA\tA\t\t\r\n"
                              "4\t9-10\t10.0\t10\t10\t\t\t\t\r\n";
        const auto paste = [&](const QString& text)
        {
            QApplication::clipboard()->setText(text);
            cells->setFocus();
            cells->setCurrentIndex(cells->model()->index(0, 0));
            QTest::keySequence(cells, QKeySequence::Paste);
        };
        const int before = cells->model()->rowCount();
        paste(QString(sheet).replace("4\t9-10", "4\t9"));
        QVERIFY2(part<QLabel>("tables.told")->text().contains("10"), qPrintable(part<QLabel>("tables.told")->text()));
        QVERIFY(!part<QPushButton>("tables.use")->isEnabled()); // die 10 of the short bow is lost
        QTest::keySequence(cells, QKeySequence::Undo);
        QCOMPARE(cells->model()->rowCount(), before);
        QVERIFY(!part<QPushButton>("tables.use")->isEnabled());
        paste(sheet);
        QCOMPARE(cells->model()->rowCount(), 4);
        QCOMPARE(cells->model()->index(0, 0).data().toString(), QString("1,2"));
        QCOMPARE(cells->model()->index(2, 7).data().toString(), QString("-"));
        QVERIFY(part<QLabel>("tables.differing")->text().contains("cells differ from the stand-in"));
        QCOMPARE(part<QLabel>("tables.told")->text(), QString("No errors are left in this table."));
        QTest::mouseClick(part<QPushButton>("tables.use"), Qt::LeftButton);
        QVERIFY(names->currentItem()->text().endsWith("typed in"));
        window_->action("file.save")->trigger();
        QCOMPARE(standsIn(), std::pair(false, false));
    }

    void aPasteThatDoesNotFitIsTold()
    {
        open();
        dialog()->findChild<QTabWidget*>()->setCurrentIndex(2);
        part<QListWidget>("tables.names")->setCurrentRow(2);
        auto* cells = part<QTableView>("tables.cells");
        cells->setFocus();
        QApplication::clipboard()->setText("A\tB\n");
        cells->setCurrentIndex(cells->model()->index(1, 7));
        const QString was = cells->currentIndex().data().toString();
        QTest::keySequence(cells, QKeySequence::Paste);
        QVERIFY(part<QLabel>("tables.told")->text().contains("“B” in row 1, column 2"));
        QCOMPARE(cells->currentIndex().data().toString(), was);
    }

    /// Beside the scenario, where whoever is given the scenario finds it.
    void theFileOfTablesIsProposedBesideTheScenario()
    {
        open();
        dialog()->findChild<QTabWidget*>()->setCurrentIndex(2);
        type(part<QTableView>("tables.cells"), part<QTableView>("tables.cells")->model()->index(0, 7), "B");
        QTest::mouseClick(part<QPushButton>("tables.use"), Qt::LeftButton);
        const test::Answer answer(
            [this](QDialog& dialog)
            {
                auto* files = qobject_cast<QFileDialog*>(&dialog);
                QVERIFY(files != nullptr);
                QCOMPARE(QFileInfo(files->directory().path()).canonicalFilePath(),
                         QFileInfo(castle_->folder()).canonicalFilePath());
                QCOMPARE(QFileInfo(files->selectedFiles().value(0)).fileName(), QString("siege.tables.yaml"));
                files->reject();
            });
        QTest::mouseClick(part<QPushButton>("tables.save"), Qt::LeftButton);
        QVERIFY(answer.asked());
    }

    void aSheetOfShotsMayHaveAnotherNumberOfRows()
    {
        open();
        dialog()->findChild<QTabWidget*>()->setCurrentIndex(2);
        const auto* cells = part<QTableView>("tables.cells");
        const QAbstractItemModelTester tester(cells->model());
        const int rows = cells->model()->rowCount();
        QVERIFY(part<QPushButton>("tables.add")->isVisible());
        QTest::mouseClick(part<QPushButton>("tables.add"), Qt::LeftButton);
        QCOMPARE(cells->model()->rowCount(), rows + 1);
        QTest::mouseClick(part<QPushButton>("tables.take"), Qt::LeftButton);
        QCOMPARE(cells->model()->rowCount(), rows);
        part<QListWidget>("tables.names")->setCurrentRow(4);
        QVERIFY(!part<QPushButton>("tables.add")->isVisible());
    }

    void whileAGameRunsItIsSaidThatItMustBeginAnew()
    {
        open();
        QVERIFY(!part<QLabel>("begun")->isVisible());
        QVERIFY(window_->session().ruleByHand({}, "a note"));
        QVERIFY(part<QLabel>("begun")->isVisible());
        find("rulings", "along hexside runs");
        chooseNext(part<QComboBox>("rulings.ways"));
        window_->action("file.save")->trigger();
        QVERIFY(!window_->session().notices().isEmpty());
        QCOMPARE(window_->session().journal().entries.size(), std::size_t(1));
    }

    void aFileThatSomebodyElseWroteIsNotWrittenOver()
    {
        open();
        find("rulings", "along hexside runs");
        chooseNext(part<QComboBox>("rulings.ways"));
        const QByteArray theirs = test::readAll(castle_->scenario()) + "# theirs\n";
        test::writeAll(castle_->scenario(), theirs);
        test::Answer answer([](QDialog& box) { test::click(box, QMessageBox::Cancel); });
        window_->action("file.save")->trigger();
        QVERIFY(answer.asked());
        QCOMPARE(test::readAll(castle_->scenario()), theirs);
        QVERIFY(window_->isWindowModified());
    }

    void withoutAScenarioThereIsNothingToChoose()
    {
        open();
        QVERIFY(window_->open(castle_->map()));
        QVERIFY(part<QLabel>("none")->isVisible());
        QVERIFY(!part<QTableView>("rulings.table")->isVisible());
        QVERIFY(window_->open(castle_->scenario()));
        QVERIFY(part<QTableView>("rulings.table")->isVisible());
    }

    void whatIsFoundIsRead()
    {
        open();
        find("rulings", "zzz");
        QCOMPARE(part<QTableView>("rulings.table")->model()->rowCount(), 0);
        QVERIFY(part<QTextBrowser>("rulings.text")->toPlainText().isEmpty());
        QVERIFY(!part<QComboBox>("rulings.ways")->isEnabled());
        find("rulings", "mantlet move");
        QTest::keyClick(part<QLineEdit>("rulings.find"), Qt::Key_Return);
        QVERIFY(part<QTableView>("rulings.table")->hasFocus());
        QVERIFY(part<QTextBrowser>("rulings.text")->toPlainText().contains("mantlet"));
        QVERIFY(part<QComboBox>("rulings.ways")->isEnabled());
    }

    void everyTextHasRoom()
    {
        open();
        for (const QString& language : words::languages())
            for (const char* theme : {"light", "dark"})
            {
                app::useTheme(theme);
                window_->setLanguage(language);
                for (const int tab : {0, 1, 3})
                {
                    dialog()->findChild<QTabWidget*>()->setCurrentIndex(tab);
                    QCoreApplication::processEvents();
                    QTRY_VERIFY2(test::clippedTexts(*dialog()).isEmpty(),
                                 qPrintable(language + ": " + test::clippedTexts(*dialog()).join('\n')));
                    const auto* table = part<QTableView>(tab == 0 ? "rulings.table" : "differences.table");
                    for (int column = 0; tab < 2 && column < table->model()->columnCount(); ++column)
                        QVERIFY(table->columnWidth(column) >= 60);
                    if (const QByteArray folder = qgetenv("MERLON_SHOTS"); !folder.isEmpty())
                        dialog()->grab().save(QString::fromLocal8Bit(folder) +
                                              QString("/readings-%1-%2-%3.png").arg(language, theme).arg(tab));
                }
            }
        app::useTheme("light");
        window_->setLanguage("en");
    }
};

LIST_TEST(TestWindowReadings)

} // namespace tst_window_readings

#include "tst_window_readings.moc"
